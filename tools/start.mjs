// npm start: makes ready what is missing, then runs the server until it is told to stop.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { prepare, Problem, root } from './prepare.mjs';

try {
  await prepare();
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}

const server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // Ctrl+C in a terminal reaches the server by itself: said twice, it would mean "at once".
  process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : server.kill(signal)));
}
server.once('error', (error) => {
  console.error(error);
  process.exit(1);
});
server.once('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
