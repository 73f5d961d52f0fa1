/**
 * The `prepack` of packages that are released: builds `dist` anew from the sources. pnpm runs it before it packs or
 * publishes; npm must not, because it would leave the workspace's own imports and versions in the manifest.
 */
import { rmSync } from 'node:fs';
import { SetupProblem, run } from './prepare.mjs';

try {
  if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
    throw new SetupProblem(
      'npm packs what runs in this repository alone. Run pnpm pack here, or pnpm pack-client for all.',
    );
  }
  rmSync('dist', { recursive: true, force: true });
  await run('tsc', ['-b', 'tsconfig.build.json'], { cwd: process.cwd() });
} catch (error) {
  console.error(error instanceof SetupProblem ? error.message : error);
  process.exit(1);
}
