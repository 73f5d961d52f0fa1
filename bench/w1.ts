/**
 * W1, durable moves per second: games with two players and watchers each, one move in flight per game; the next leaves
 * when both players have the update. The bare server and ours run in turn on the same machine and the same PostgreSQL.
 *
 *   npm run w1 -- [--games 100] [--watchers 2] [--seconds 8] [--warmup 3] [--rounds 3] [--only ours|bare]
 */
import { parseArgs } from 'node:util';
import { startBare } from './drivers/bare.ts';
import { startOurs } from './drivers/ours.ts';
import { startDatabase } from './measure/database.ts';
import { measure } from './measure/move-load.ts';
import type { Load, Result } from './measure/move-load.ts';
import { step } from './measure/progress.ts';
import { record } from './measure/record.ts';
import { mediansOf, ratiosTo } from './measure/statistics.ts';
import { printTable } from './measure/table.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    watchers: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '8' },
    warmup: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    profile: { type: 'string' },
  },
});
const load: Load = {
  games: Number(values.games),
  watchers: Number(values.watchers),
  warmupSeconds: Number(values.warmup),
  seconds: Number(values.seconds),
};
const nodeArgs = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
const wanted = Object.entries({ bare: startBare, ours: startOurs }).filter(
  ([name]) => values.only === undefined || name === values.only,
);
const database = await startDatabase();
const results: Result[] = [];
try {
  for (let round = 1; round <= Number(values.rounds); round += 1)
    for (const [name, start] of wanted) {
      step(`round ${String(round)} of ${values.rounds}: ${name}, warm-up ${values.warmup} s, then ${values.seconds} s`);
      const url = await database.create();
      const result = await measure(() => start(url, { nodeArgs }), load, database.pid);
      results.push(result);
      process.stdout.write(`${JSON.stringify(result)}\n`);
      record({ bench: 'w1', ...load, ...result });
    }
} finally {
  await database.stop();
}
const medians = mediansOf(results, 'server');
printTable([...medians, ...ratiosTo('bare', medians, 'server')]);
for (const ratio of ratiosTo('bare', medians, 'server'))
  record({ bench: 'w1-ratio', ...load, rounds: Number(values.rounds), ...ratio });
process.exit(0);
