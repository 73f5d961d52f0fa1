/** `npm start`: the server with the rulesets of the catalog. */
import { catalog } from '@broadside/rules/catalog';
import { runServer } from './process.ts';

runServer(catalog).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
