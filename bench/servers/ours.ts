/** This server as it is run, with the synthetic game in its catalog; bundled by `measure/built-server.ts`. */
import { runServer } from '@broadside/server/process';

await runServer(new URL('catalog.js', import.meta.url));
