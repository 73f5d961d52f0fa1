/** A server process with the synthetic game, for tests that kill it. */
import { synthetic } from '@broadside/bench/synthetic';
import { runServer } from '../src/process.ts';

runServer({ synthetic: () => Promise.resolve(synthetic) }).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
