// npm start: makes ready what is missing, then becomes the server.
import { prepare, SetupProblem, root } from './prepare.mjs';

if (process.env.npm_lifecycle_event) stopWithNpm();
try {
  await prepare();
} catch (error) {
  console.error(error instanceof SetupProblem ? error.message : error);
  process.exit(1);
}
process.chdir(root);
process.setSourceMapsEnabled(true);
await import('../apps/server/build/main.js');

/**
 * A signal that reaches npm alone ends npm and its shell, and never comes here: their end is taken for SIGTERM, unless
 * the server has heard a signal by itself.
 */
function stopWithNpm() {
  const parent = process.ppid;
  let listening = false;
  const watch = setInterval(() => {
    // Not before the server listens: until then a signal has to end this process as it ends any other.
    if (!listening && process.listenerCount('SIGTERM') > 0) {
      listening = true;
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch));
    }
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 100).unref();
}
