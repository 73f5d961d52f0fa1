/**
 * W1 with a real game: matches of a ruleset of the catalog, both seats played by its bot through the headless client,
 * one watcher each. The bots think in this process; the server only judges.
 *
 *   npm run bots -- [--ruleset quantum-rebellion] [--matches 8] [--seconds 30]
 */
import { parseArgs } from 'node:util';
import { catalog } from '@broadside/rules/catalog';
import { becomeGuest, openLimits } from './drivers/ours.ts';
import { bytesRead, oneMatch, Tally } from './measure/bot-matches.ts';
import { ourServer } from './measure/built-server.ts';
import { startDatabase } from './measure/database.ts';
import { cpuSeconds, cpuSecondsWithChildren, startServer } from './measure/processes.ts';
import { record } from './measure/record.ts';
import { percentile, rounded } from './measure/statistics.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ruleset: { type: 'string', default: 'quantum-rebellion' },
      matches: { type: 'string', default: '8' },
      seconds: { type: 'string', default: '30' },
      profile: { type: 'string' },
    },
  });
  const ruleset = await catalog[values.ruleset]?.();
  if (ruleset === undefined)
    throw new Error(`No ruleset ${values.ruleset}. Choose one of ${Object.keys(catalog).join(', ')}.`);
  const database = await startDatabase();
  const nodeArgs = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const script = await ourServer();
  const server = await startServer(script, { ...openLimits, DATABASE_URL: await database.create() }, nodeArgs);
  const cookies = [await becomeGuest(server.address, 'Ada'), await becomeGuest(server.address, 'Bob')] as const;
  const tally = new Tally();
  const began = performance.now();
  const until = (): boolean => performance.now() - began > Number(values.seconds) * 1000;
  const [serverCpu, postgresCpu] = [cpuSeconds(server.pid), cpuSecondsWithChildren(database.pid)];
  const lane = async (): Promise<void> => {
    while (!until()) await oneMatch(server.address, cookies, ruleset, tally, until);
  };
  await Promise.all(Array.from({ length: Number(values.matches) }, lane));
  const seconds = (performance.now() - began) / 1000;
  const moves = tally.latencies.length;
  const result = {
    bench: 'w1-bots',
    ruleset: ruleset.id,
    edition: ruleset.edition,
    matches: Number(values.matches),
    seconds: rounded(seconds),
    movesPerSecond: rounded(moves / seconds),
    p50Ms: rounded(percentile(tally.latencies, 0.5)),
    p99Ms: rounded(percentile(tally.latencies, 0.99)),
    bytesPerMoveToPlayer: rounded(bytesRead('player') / moves / 2),
    bytesPerMoveToWatcher: rounded(bytesRead('watcher') / moves),
    serverCpuUsPerMove: rounded(((cpuSeconds(server.pid) - serverCpu) * 1e6) / moves),
    postgresCpuUsPerMove: rounded(((cpuSecondsWithChildren(database.pid) - postgresCpu) * 1e6) / moves),
    botUsPerMove: rounded((tally.thinkingMs * 1000) / moves),
    finished: tally.finished,
    refusals: Object.fromEntries(tally.refusals),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  record(result);
  await server.stop();
  await database.stop();
}

await main();
process.exit(0);
