// What the operator alone may do to people: node tools/operator.mjs role HANDLE ROLE | password-link HANDLE
import process from 'node:process';

process.env.LOG_LEVEL ??= 'error';
await import('tsx');
const { operate } = await import('../apps/server/src/operator.ts');
process.exitCode = await operate(process.argv.slice(2));
