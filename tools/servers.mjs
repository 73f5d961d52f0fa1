// The servers that tests and benches start as processes; with types for those who are checked.
import { join } from 'node:path';
import { buildServer, root } from './prepare.mjs';

export { buildSyntheticServer } from './prepare.mjs';

export async function buildOurServer() {
  await buildServer();
  return join(root, 'apps/server/build/main.js');
}
