/** A server process with the synthetic game, for tests that kill it. */
import { runServer } from '../src/process.ts';

const synthetic = new URL('../../../bench/synthetic/catalog.ts', import.meta.url);
runServer(synthetic).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
