// npm start: makes ready what is missing, then becomes the server.
import { prepare, Problem, root } from './prepare.mjs';

try {
  await prepare();
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}
if (process.env.npm_lifecycle_event) stopWithNpm();
process.chdir(root);
await import('tsx');
await import('../apps/server/src/main.ts');

/**
 * A signal that reaches npm alone ends npm and its shell, and never comes here: their end is taken for SIGTERM, unless
 * a signal came by itself, which the server has seen already.
 */
function stopWithNpm() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 100).unref();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch));
}
