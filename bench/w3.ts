/**
 * W3, what a server keeps: bytes of the heap and of what it holds outside it, after a forced collection, for each match
 * that is loaded and idle, for each idle socket, and for a match that was put away. The bare server and ours in turn; ours
 * with the benchmark's game and with real rulesets.
 *
 *   npm run w3 -- [--matches 200] [--sockets 200] [--rounds 3] [--rulesets synthetic,quantum-rebellion,darkmatter-armada,…]
 *
 * A match is loaded by a watcher who looks once and leaves. Each socket is the first watcher of another match;
 * `socketMoreKb` is that of each of three more in the same match, `socketMeanKb` of the four together.
 */
import { parseArgs } from 'node:util';
import { catalog } from '@broadside/rules/catalog';
import { startBare } from './drivers/bare.ts';
import type { Driver } from './drivers/driver.ts';
import { startOurs } from './drivers/ours.ts';
import { startDatabase } from './measure/database.ts';
import { pause } from './measure/move-load.ts';
import { step, within } from './measure/progress.ts';
import { record } from './measure/record.ts';
import { mediansOf, ratiosTo, rounded } from './measure/statistics.ts';
import { printTable } from './measure/table.ts';
import type { ThinClient } from './measure/thin-client.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    sockets: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    rulesets: { type: 'string', default: ['synthetic', ...Object.keys(catalog)].join(',') },
  },
});
const [matches, sockets, rounds] = [values.matches, values.sockets, values.rounds].map(Number) as [
  number,
  number,
  number,
];
/** Matches that come first, so that what is loaded and compiled once is there. */
const warmMatches = 100;
/** Watchers of each match after the first. */
const further = 3;

interface Result {
  readonly server: string;
  readonly baseMb: number;
  readonly idleMatchKb: number;
  readonly socketKb: number;
  readonly socketMoreKb: number;
  readonly socketMeanKb: number;
}

/** Twice, after a while: what was just done leaves timers and buffers. */
async function held(driver: Driver): Promise<number> {
  await pause(1);
  await driver.memory();
  return driver.memory();
}

async function looked(driver: Driver, count: number): Promise<string[]> {
  const games = await driver.createGames(count);
  for (const game of games) (await driver.watch(game, () => undefined)).close();
  return games;
}

async function watched(driver: Driver, games: readonly string[]): Promise<ThinClient[]> {
  const clients = [];
  for (let index = 0; index < sockets; index += 1)
    clients.push(await driver.watch(games[index % games.length] ?? '', () => undefined));
  return clients;
}

async function measured(driver: Driver, server: string): Promise<Result> {
  const warmGames = await looked(driver, warmMatches);
  for (let time = 0; time <= further; time += 1) for (const client of await watched(driver, warmGames)) client.close();
  const base = await held(driver);
  const games = await looked(driver, matches);
  const idle = await held(driver);
  const first = await watched(driver, games);
  const one = await held(driver);
  const second: ThinClient[] = [];
  for (let time = 0; time < further; time += 1) second.push(...(await watched(driver, games)));
  const more = await held(driver);
  for (const client of [...first, ...second]) client.close();
  return {
    server,
    baseMb: rounded(base / 1e6),
    idleMatchKb: rounded((idle - base) / matches / 1000),
    socketKb: rounded((one - idle) / sockets / 1000),
    socketMoreKb: rounded((more - one) / sockets / further / 1000),
    socketMeanKb: rounded((more - idle) / sockets / (further + 1) / 1000),
  };
}

/** What is left of each match in a server that puts matches away after a second. */
async function evicted(driver: Driver, server: string): Promise<{ server: string; evictedMatchKb: number }> {
  await looked(driver, warmMatches);
  await pause(4);
  const base = await held(driver);
  await looked(driver, matches);
  await pause(4);
  return { server, evictedMatchKb: rounded(((await held(driver)) - base) / matches / 1000) };
}

const database = await startDatabase();

async function run<T extends object>(
  what: string,
  start: (url: string) => Promise<Driver>,
  work: (driver: Driver, server: string) => Promise<T>,
): Promise<T> {
  step(`${what}, ${String(matches)} matches`);
  const driver = await start(await database.create());
  try {
    const result = await within(400, `W3 of ${what}`, work(driver, what));
    process.stdout.write(`${JSON.stringify(result)}\n`);
    record({ bench: 'w3', matches, sockets, ...result });
    return result;
  } finally {
    await driver.stop();
  }
}

const ours =
  (ruleset: string, idleSeconds: number) =>
  (url: string): Promise<Driver> =>
    startOurs(url, { ruleset, collects: true, environment: { ROOM_IDLE_SECONDS: String(idleSeconds) } });

const kept: Result[] = [];
const gone: { server: string; evictedMatchKb: number }[] = [];
try {
  for (let round = 1; round <= rounds; round += 1) {
    step(`round ${String(round)} of ${String(rounds)}`);
    kept.push(await run('bare', (url) => startBare(url, { collects: true }), measured));
    for (const ruleset of values.rulesets.split(',')) {
      kept.push(await run(`ours, ${ruleset}`, ours(ruleset, 86_400), measured));
      gone.push(await run(`ours, ${ruleset}`, ours(ruleset, 1), evicted));
    }
  }
} finally {
  await database.stop();
}
const left = mediansOf(gone, 'server');
const medians = mediansOf(kept, 'server').map((row) => ({
  ...row,
  ...left.find(({ server }) => server === row['server']),
}));
const ratios = ratiosTo('bare', mediansOf(kept, 'server'), 'server');
printTable([...medians, ...ratios]);
for (const ratio of ratios) record({ bench: 'w3-ratio', matches, sockets, rounds, ...ratio });
process.exit(0);
