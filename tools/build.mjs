// npm run build: makes ready all that the server needs, and starts nothing.
import { prepare, SetupProblem } from './prepare.mjs';

try {
  await prepare();
} catch (error) {
  console.error(error instanceof SetupProblem ? error.message : error);
  process.exit(1);
}
