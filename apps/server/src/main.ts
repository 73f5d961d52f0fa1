/** `npm start`: the server with the rulesets of the catalog. */
import { runServer } from './process.ts';

runServer(new URL(import.meta.resolve('@broadside/rules/catalog'))).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
