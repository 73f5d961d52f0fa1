// What the operator alone may do: roles, password links, backups. Without words it says how it is called.
import { createRequire } from 'node:module';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

process.env.LOG_LEVEL ??= 'error';
// The server's own: where only its packages are installed, there is no other.
const ofServer = createRequire(new URL('../apps/server/package.json', import.meta.url));
await import(pathToFileURL(ofServer.resolve('tsx')).href);
const { operate } = await import('../apps/server/src/operator.ts');
process.exitCode = await operate(process.argv.slice(2));
