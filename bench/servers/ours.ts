/** This server as it is run, with the synthetic game in its catalog. */
import { runServer } from '@broadside/server/process';

await runServer(new URL('../synthetic/catalog.ts', import.meta.url));
