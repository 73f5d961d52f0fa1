// What the operator alone may do: roles, password links, backups. Without words it says how it is called.
import { existsSync } from 'node:fs';
import process from 'node:process';

process.env.LOG_LEVEL ??= 'error';
// Where there are sources they are what is meant: the bundle beside them may be an older one.
const source = new URL('../apps/server/src/operator.ts', import.meta.url);
const sources = existsSync(source);
if (sources) await import('tsx');
const { operate } = await import(sources ? source.href : '../apps/server/build/operator.js');
process.exitCode = await operate(process.argv.slice(2));
