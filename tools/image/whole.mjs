// npm run test:long: every step of the Dockerfile for real. Needs the npm registry, and some minutes.
import '../node20.mjs';
import { spawnSync } from 'node:child_process';

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=structure', 'tools/image/image.test.ts'];
const run = spawnSync(process.execPath, vitest, { stdio: 'inherit', env: { ...process.env, IMAGE: 'whole' } });
process.exit(run.status ?? 1);
