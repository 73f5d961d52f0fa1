/** `npm start`: the server with the rulesets of the catalog. */
import { catalog } from '@broadside/rules/catalog';
import { runServer } from './process.ts';

runServer(catalog).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
