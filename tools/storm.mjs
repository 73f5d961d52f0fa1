/**
 * npm run test:long: matches over real sockets while something is killed.
 * `node tools/storm.mjs MATCHES KILLS [SEED]` kills the server, `node tools/storm.mjs postgres KILLS [SEED]` its PostgreSQL,
 * and says after each kill how long it took until every match went on.
 */
import './node20.mjs';
import { spawnSync } from 'node:child_process';

const [what = '200', kills = '10', seed = '7'] = process.argv.slice(2);
const wanted = what === 'postgres' ? { STORM_POSTGRES_KILLS: kills } : { STORM_MATCHES: what, STORM_KILLS: kills };
const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'apps/server/test/storm.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, ...wanted, STORM_SEED: seed },
});
process.exit(run.status ?? 1);
