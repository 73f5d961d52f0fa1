/** `npm start`: the server with the rulesets of the catalog. */
import { catalogModule } from './places.ts';
import { runServer } from './process.ts';

runServer(catalogModule).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
