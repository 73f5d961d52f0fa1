/**
 * What whoever only watches waits for, and what can be told from how long it takes. Each phase by itself:
 *
 * `late`: somebody comes to a match of many entries: the public moment by two requests, then the whole timeline by one more
 * for each segment. Cold is the first who comes after the start of the server, warm are those after.
 * `hidden`: a moment that is not released yet, asked for in turn with one that never will be, of a match that everybody may
 * look at and one that nobody has: by how much the middle of their times differs, and how often (of 100) an answer to the
 * first takes longer than one to the second; 50 is "nobody can tell".
 * `players`: two players make ten moves a second, with nobody who watches and with many, in turn: how long they wait for their own
 * update. The watchers are in a process of their own.
 * `arrivals`: watchers come by socket over ten seconds: how many counts each was sent, and what an arrival costs.
 *
 *   npm run watch -- [--only late|hidden|players|arrivals] [--entries 500] [--tries 1000] [--watchers 1000] [--rounds 5] [--profile FOLDER] [--record]
 */
import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { socketUrl, watch } from '@broadside/client';
import { usualTableTerms } from '@broadside/match';
import type { TableTerms } from '@broadside/match';
import { protocolVersion, watchSegmentEntries } from '@broadside/protocol';
import { openDatabase } from '../apps/server/src/store/database.ts';
import type { Database } from '../apps/server/src/store/database.ts';
import { PgJournal } from '../apps/server/src/store/pg-journal.ts';
import { becomeGuest, openLimits, personIdOf, startOurs } from './drivers/ours.ts';
import type { OurDriver } from './drivers/ours.ts';
import { ourServer, syntheticServer } from './measure/built-server.ts';
import { startDatabase } from './measure/database.ts';
import { copyMatch, makeLongMatch } from './measure/long-match.ts';
import { pause } from './measure/move-load.ts';
import { cpuSeconds, startServer } from './measure/processes.ts';
import { step } from './measure/progress.ts';
import { record } from './measure/record.ts';
import { median, percentile, rounded } from './measure/statistics.ts';
import { openThinClient } from './measure/thin-client.ts';
import type { ThinClient } from './measure/thin-client.ts';
import type { WatchingLoad } from './measure/watching-load.ts';
import { moveFor } from './synthetic/index.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    entries: { type: 'string', default: '500' },
    tries: { type: 'string', default: '1000' },
    watchers: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    profile: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});
const [entries, tries, watchers] = [values.entries, values.tries, values.watchers].map(Number) as [
  number,
  number,
  number,
];
/** Over so many seconds they come. */
const arrivalSeconds = 10;
/** Cold loads of each ruleset: one match each, since what was read once is known. */
const coldLoads = 5;
const warmLoads = 20;
/** Moves that are made before it counts, and that count. */
const [movesWarm, movesTimed] = [50, 150] as const;
const rulesets = ['synthetic', 'quantum-rebellion', 'darkmatter-armada'];

function told(result: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify(result)}\n`);
  if (values.record) record(result);
}

interface Site {
  readonly address: string;
  readonly pid: number;
  readonly database: Database;
  readonly match: string;
  readonly copy: () => Promise<string>;
}

/** A server at whose database there is a match of so many entries. */
async function withSite(ruleset: string, use: (site: Site) => Promise<void>): Promise<void> {
  const postgres = await startDatabase();
  const url = await postgres.create();
  const script = await (ruleset === 'synthetic' ? syntheticServer() : ourServer());
  const nodeArgs = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const server = await startServer(script, { ...openLimits, DATABASE_URL: url }, { nodeArgs });
  const { address, pid } = server;
  try {
    const cookies = [await becomeGuest(address, 'Ada'), await becomeGuest(address, 'Bob')];
    const [ada = '', bob = ''] = await Promise.all(cookies.map((cookie) => personIdOf(address, cookie)));
    const [database, journal] = [openDatabase(url), new PgJournal({ url })];
    const { id } = await makeLongMatch(database, journal, { ruleset, entries, tail: 99, people: [ada, bob] });
    await use({ address, pid, database, match: id, copy: () => copyMatch(database, id) });
    await journal.close();
    await database.$disconnect();
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

/** Milliseconds to the public moment and to the whole timeline, and the requests of each. */
async function comesLate(address: string, match: string) {
  let requests = 0;
  const counting: typeof fetch = (input, init) => {
    requests += 1;
    return fetch(input, init);
  };
  const watched = watch({ url: address, match, fetch: counting });
  const begun = performance.now();
  const newest = await watched.open();
  const [openMs, openRequests] = [performance.now() - begun, requests];
  if (newest?.seq !== entries) throw new Error(`The newest entry is ${String(newest?.seq)}.`);
  for (let seq = entries; seq > 0; seq -= watchSegmentEntries) await watched.reach(seq);
  const [allMs, allRequests] = [performance.now() - begun, requests];
  watched.close();
  return { openMs, openRequests, allMs, allRequests };
}

async function late(ruleset: string): Promise<void> {
  await withSite(ruleset, async ({ address, match, copy }) => {
    // The first request of a process is slow whatever it asks for.
    await comesLate(address, match);
    const ids = await Promise.all(Array.from({ length: coldLoads }, copy));
    const cold = [];
    for (const id of ids) cold.push(await comesLate(address, id));
    const warm = [];
    for (let load = 0; load < warmLoads; load += 1) warm.push(await comesLate(address, match));
    for (const [phase, loads] of Object.entries({ cold, warm }))
      told({
        ...{ bench: 'watch-late', ruleset, entries, phase, loads: loads.length },
        openP50Ms: rounded(median(loads.map(({ openMs }) => openMs))),
        openMaxMs: rounded(Math.max(...loads.map(({ openMs }) => openMs))),
        allP50Ms: rounded(median(loads.map(({ allMs }) => allMs))),
        openRequests: Math.max(...loads.map(({ openRequests }) => openRequests)),
        allRequests: Math.max(...loads.map(({ allRequests }) => allRequests)),
      });
  });
}

/** Of 100 pairs, those in which the first takes longer; half of a draw. */
function longerOf100(first: readonly number[], second: readonly number[]): number {
  const sorted = Float64Array.from(second).sort();
  const below = (value: number, same: boolean): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = sorted[middle] ?? Infinity;
      if (at < value || (same && at === value)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const won = first.reduce((sum, value) => sum + (below(value, false) + below(value, true)) / 2, 0);
  return (won / (first.length * second.length)) * 100;
}

async function hidden(): Promise<void> {
  await withSite('synthetic', async ({ address, database, match }) => {
    const terms = { ...usualTableTerms, watch: { delay: { kind: 'end' }, listed: true } } satisfies TableTerms;
    await database.match.update({ where: { id: match }, data: { terms, late: true } });
    const { version } = (await (await fetch(`${address}/watch/${match}/index.json`)).json()) as { version: string };
    const ahead = { segment: `${match}/${version}/s/1`, after: `${match}/after/70` };
    const never = { segment: `${match}/${version}/s/90000`, after: `${match}/after/5000000` };
    const nowhere = { segment: `zzzzzzzzzzzz/${version}/s/1`, after: 'zzzzzzzzzzzz/after/70' };
    const asked = async (path: string): Promise<number> => {
      const begun = performance.now();
      const response = await fetch(`${address}/watch/${path}`);
      await response.arrayBuffer();
      if (response.status !== 404) throw new Error(`${path}: ${String(response.status)}`);
      return performance.now() - begun;
    };
    for (const kind of ['segment', 'after'] as const) {
      const times = { ahead: [] as number[], never: [] as number[], nowhere: [] as number[] };
      const paths = { ahead: ahead[kind], never: never[kind], nowhere: nowhere[kind] };
      for (let turn = -50; turn < tries; turn += 1)
        // Each stands first as often as the others.
        for (let place = 0; place < 3; place += 1) {
          const name = (['ahead', 'never', 'nowhere'] as const)[(place + turn + 51) % 3] ?? 'ahead';
          const ms = await asked(paths[name]);
          if (turn >= 0) times[name].push(ms);
        }
      for (const other of ['never', 'nowhere'] as const)
        told({
          ...{ bench: 'watch-hidden', kind, other, tries },
          aheadP50Us: rounded(median(times.ahead) * 1000),
          otherP50Us: rounded(median(times[other]) * 1000),
          aheadP90Us: rounded(percentile(times.ahead, 0.9) * 1000),
          otherP90Us: rounded(percentile(times[other], 0.9) * 1000),
          longerOf100: rounded(longerOf100(times.ahead, times[other])),
        });
    }
  });
}

const presenceMarker = Buffer.from('{"t":"presence"');

async function arrivals(): Promise<void> {
  await withSite('synthetic', async ({ address, pid, match }) => {
    const counts = new Map<ThinClient, number>();
    const come = async (): Promise<void> => {
      const told = (frame: Buffer, client: ThinClient): void => {
        if (frame.subarray(0, presenceMarker.length).equals(presenceMarker))
          counts.set(client, (counts.get(client) ?? 0) + 1);
      };
      const client = await openThinClient(socketUrl(address, match), told);
      client.send(JSON.stringify({ t: 'hello', v: protocolVersion, watcher: crypto.randomUUID() }));
    };
    const before = cpuSeconds(pid);
    const coming: Promise<void>[] = [];
    for (let index = 0; index < watchers; index += 1) {
      coming.push(come());
      await pause(arrivalSeconds / watchers);
    }
    await Promise.all(coming);
    await pause(1);
    const cpu = cpuSeconds(pid) - before;
    told({
      ...{ bench: 'watch-arrivals', watchers, seconds: arrivalSeconds, sockets: counts.size },
      // The first count is part of the answer to whoever comes.
      countsMost: Math.max(...counts.values()) - 1,
      cpuMsPerArrival: rounded((cpu * 1000) / watchers),
      cpuPercent: rounded((cpu / (arrivalSeconds + 1)) * 100),
    });
  });
}

/** Milliseconds from a move to its maker's own update. */
async function playersWait(driver: OurDriver, many: number): Promise<number[]> {
  const [game = ''] = await driver.createGames(1);
  const waited: number[] = [];
  let [moves, sentAt] = [0, 0];
  const players = await Promise.all(
    ([0, 1] as const).map((side) =>
      driver.join(game, side, (made) => {
        if (made === moves && side === (moves - 1) % 2) waited.push(performance.now() - sentAt);
      }),
    ),
  );
  const load = fork(new URL('measure/watching-load.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  const url = socketUrl(driver.address, game);
  await new Promise((ready) => {
    load.once('message', ready);
    load.send({ url, hello: driver.hello, watchers: many } satisfies WatchingLoad);
  });
  for (let turn = 0; turn < movesWarm + movesTimed; turn += 1) {
    if (turn === movesWarm) waited.length = 0;
    const player = players[moves % 2];
    moves += 1;
    sentAt = performance.now();
    if (player) driver.move(player, moveFor(moves - 1), moves - 1);
    await pause(0.1);
  }
  await new Promise((stopped) => {
    load.once('message', stopped);
    load.send('stop');
  });
  for (const player of players) player.close();
  return waited;
}

async function players(): Promise<void> {
  const postgres = await startDatabase();
  const ratios: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const driver = await startOurs(await postgres.create());
    const medians: number[] = [];
    for (const many of [0, watchers]) {
      const waited = await playersWait(driver, many);
      medians.push(median(waited));
      const p99Ms = rounded(percentile(waited, 0.99));
      told({ bench: 'watch-players', watchers: many, moves: waited.length, p50Ms: rounded(median(waited)), p99Ms });
    }
    ratios.push((medians[1] ?? NaN) / (medians[0] ?? NaN));
    await driver.stop();
  }
  told({ bench: 'watch-players-ratio', watchers, rounds: ratios.length, p50Ratio: rounded(median(ratios)) });
  await postgres.stop();
}

const phases = { late: async () => each(rulesets, late), hidden, players, arrivals };

async function each(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  for (const name of names) await work(name);
}

for (const [name, phase] of Object.entries(phases)) {
  if (values.only !== undefined && values.only !== name) continue;
  step(name);
  await phase();
}
process.exit(0);
