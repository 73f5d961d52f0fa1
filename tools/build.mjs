// npm run build: makes ready all that the server needs, and starts nothing.
import { prepare, Problem } from './prepare.mjs';

try {
  await prepare();
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}
