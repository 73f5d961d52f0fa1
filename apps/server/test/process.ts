/** A server process with the synthetic game, for tests that kill it. */
import { synthetic } from '@broadside/bench/synthetic';
import { runServer } from '../src/process.ts';

runServer({ synthetic: () => Promise.resolve(synthetic) }).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
