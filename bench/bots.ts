/**
 * W1 with real games: matches of each ruleset of the catalog, both seats played by its bot through the headless client,
 * one watcher each. The bots think in this process; the server only judges. Each ruleset has a server of its own, which is
 * measured after a warm-up; beside it the bare durable server plays W1.
 *
 *   npm run bots -- [--ruleset ID,ID] [--matches 8] [--seconds 30] [--warmup 20] [--rounds 1]
 *
 * `frameBytes` are those of the frames that tell a move to a player, the log and the dice included; `bytesPerMoveToPlayer`
 * is everything that came over the socket, with answers and first views. `ratio` is processor time a move to the bare
 * server's with the load of W1, `ratioAsFast` to its with as many matches and moves a second as the bots came to.
 */
import { parseArgs } from 'node:util';
import { catalog } from '@broadside/rules/catalog';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { becomeGuest, openLimits } from './drivers/ours.ts';
import { bytesRead, frameBytes, oneMatch, Tally } from './measure/bot-matches.ts';
import { ourServer } from './measure/built-server.ts';
import { startBare } from './drivers/bare.ts';
import { startDatabase } from './measure/database.ts';
import type { BenchDatabase } from './measure/database.ts';
import { measure, pause } from './measure/move-load.ts';
import type { Load } from './measure/move-load.ts';
import { cpuSeconds, cpuSecondsWithChildren, startServer } from './measure/processes.ts';
import type { ServerUnderTest } from './measure/processes.ts';
import { step, within } from './measure/progress.ts';
import { record } from './measure/record.ts';
import { median, mediansOf, percentile, rounded } from './measure/statistics.ts';
import { printTable } from './measure/table.ts';

interface Meter {
  readonly at: number;
  readonly moves: number;
  readonly server: number;
  readonly postgres: number;
  readonly toPlayers: number;
  readonly toWatchers: number;
  readonly thinkingMs: number;
}

interface Processes {
  readonly server: ServerUnderTest;
  readonly database: BenchDatabase;
}

const meter = (tally: Tally, { server, database }: Processes): Meter => ({
  at: performance.now(),
  moves: tally.latencies.length,
  server: cpuSeconds(server.pid),
  postgres: cpuSecondsWithChildren(database.pid),
  toPlayers: bytesRead('player'),
  toWatchers: bytesRead('watcher'),
  thinkingMs: tally.thinkingMs,
});

const perMove = (
  from: Meter,
  to: Meter,
  of: 'server' | 'postgres' | 'toPlayers' | 'toWatchers' | 'thinkingMs',
): number => (to[of] - from[of]) / (to.moves - from.moves);

/** Matches of one ruleset, one after the other in each lane, in a server that was just started. */
async function playMatches(ruleset: AnyRuleset, database: BenchDatabase) {
  const script = await ourServer();
  const server = await startServer(script, { ...openLimits, DATABASE_URL: await database.create() }, { nodeArgs });
  try {
    const cookies = [await becomeGuest(server.address, 'Ada'), await becomeGuest(server.address, 'Bob')] as const;
    const tally = new Tally();
    let over = false;
    const until = (): boolean => over;
    const lane = async (): Promise<void> => {
      while (!until()) await oneMatch(server.address, cookies, ruleset, tally, until);
    };
    const processes = { server, database };
    frameBytes.length = 0;
    const cold = meter(tally, processes);
    const lanes = Promise.all(Array.from({ length: matches }, lane));
    await Promise.race([lanes, pause(warmupSeconds)]);
    const before = meter(tally, processes);
    const [framesBefore, finishedBefore] = [frameBytes.length, tally.finished];
    step(`${ruleset.id}: warm after ${String(before.moves)} moves, now ${String(seconds)} s`);
    await Promise.race([lanes, pause(seconds)]);
    const after = meter(tally, processes);
    over = true;
    await within(60, `The end of the matches of ${ruleset.id}`, lanes);
    const latencies = tally.latencies.slice(before.moves, after.moves);
    const sent = frameBytes.slice(framesBefore);
    return {
      ...{ ruleset: ruleset.id, edition: ruleset.edition, moves: after.moves - before.moves },
      movesPerSecond: rounded(((after.moves - before.moves) * 1000) / (after.at - before.at)),
      p50Ms: rounded(percentile(latencies, 0.5)),
      p99Ms: rounded(percentile(latencies, 0.99)),
      frameBytesMedian: rounded(median(sent)),
      frameBytesMean: rounded(sent.reduce((sum, bytes) => sum + bytes, 0) / sent.length),
      bytesPerMoveToPlayer: rounded(perMove(before, after, 'toPlayers') / 2),
      bytesPerMoveToWatcher: rounded(perMove(before, after, 'toWatchers')),
      serverCpuUsPerMove: rounded(perMove(before, after, 'server') * 1e6),
      warmupCpuUsPerMove: rounded(perMove(cold, before, 'server') * 1e6),
      postgresCpuUsPerMove: rounded(perMove(before, after, 'postgres') * 1e6),
      botUsPerMove: rounded(perMove(before, after, 'thinkingMs') * 1000),
      finished: tally.finished - finishedBefore,
      refusals: Object.fromEntries(tally.refusals),
    };
  } finally {
    await server.stop();
  }
}

/**
 * Processor time of a move of the bare server: with the load of W1, which is the least that a move can cost, and with as
 * many matches and moves a second as the bots came to, where moves hardly ever share a transaction.
 */
async function bareCpu(database: BenchDatabase, movesPerSecond: number) {
  const of = async (load: Load): Promise<number> => {
    const url = await database.create();
    return (await measure(() => startBare(url), load, database.pid)).serverCpuUsPerMove;
  };
  step('the bare durable server: W1 with 100 matches, 5 s');
  const inW1 = await of({ games: 100, watchers: 2, warmupSeconds: 3, seconds: 5 });
  step(`the bare durable server: ${String(matches)} matches, ${String(movesPerSecond)} moves/s, 10 s`);
  const asFast = await of({ games: matches, watchers: 1, warmupSeconds: 5, seconds: 10, movesPerSecond });
  return { bareCpuUsPerMove: inW1, bareCpuUsPerMoveAsFast: asFast };
}

async function main(database: BenchDatabase): Promise<void> {
  const lines: ({ readonly ruleset: string } & object)[] = [];
  for (let round = 1; round <= rounds; round += 1)
    for (const id of wanted) {
      const ruleset = await catalog[id]?.();
      if (ruleset === undefined) throw new Error(`No ruleset ${id}. Choose one of ${Object.keys(catalog).join(', ')}.`);
      const how = `${String(matches)} matches of bots, warm-up ${String(warmupSeconds)} s`;
      step(`round ${String(round)} of ${String(rounds)}: ${id}, ${how}`);
      const played = await within(180 + warmupSeconds + seconds, id, playMatches(ruleset, database));
      const bare = await bareCpu(database, played.movesPerSecond);
      const ratio = rounded(played.serverCpuUsPerMove / bare.bareCpuUsPerMove);
      const ratioAsFast = rounded(played.serverCpuUsPerMove / bare.bareCpuUsPerMoveAsFast);
      const line = { ...played, ...bare, ratio, ratioAsFast };
      lines.push(line);
      process.stdout.write(`${JSON.stringify(line)}\n`);
      record({ bench: 'w1-bots', matches, warmupSeconds, seconds, ...line });
    }
  printTable(mediansOf(lines, 'ruleset'));
}

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string', default: Object.keys(catalog).join(',') },
    matches: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '30' },
    warmup: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '1' },
    profile: { type: 'string' },
  },
});
const [matches, seconds, warmupSeconds, rounds] = [
  ...[values.matches, values.seconds, values.warmup, values.rounds].map(Number),
] as [number, number, number, number];
const wanted = values.ruleset.split(',');
const nodeArgs = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
const benchDatabase = await startDatabase();
try {
  await main(benchDatabase);
} finally {
  await benchDatabase.stop();
}
process.exit(0);
