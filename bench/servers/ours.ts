/** This server as it is run, with the synthetic game in its catalog. */
import { runServer } from '@broadside/server/process';
import { synthetic } from '../synthetic/index.ts';

await runServer({ synthetic: () => Promise.resolve(synthetic) });
