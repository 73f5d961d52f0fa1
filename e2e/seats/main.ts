/** The server with the synthetic games beside its own, as its tests play them. */
import { runServer } from '../../apps/server/src/process.ts';

runServer(new URL('../../apps/server/test/catalog.ts', import.meta.url)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
