// npm run test:long: `node tools/storm.mjs MATCHES KILLS [SEED]` plays matches over real sockets while the server is killed.
import './node20.mjs';
import { spawnSync } from 'node:child_process';

const [matches = '200', kills = '10', seed = '7'] = process.argv.slice(2);
const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'apps/server/test/storm.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, STORM_MATCHES: matches, STORM_KILLS: kills, STORM_SEED: seed },
});
process.exit(run.status ?? 1);
