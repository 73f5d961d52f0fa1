/** This server as it is run, with the synthetic game in its catalog: see tools/servers.mjs. */
import { runServer } from '@broadside/server/process';

runServer(new URL('catalog.js', import.meta.url)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
