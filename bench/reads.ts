/**
 * What dear reads do to live play: a real server process, a live match of many entries with two players who decide in
 * turn, and how long a command takes to be answered while everybody else reads. Each kind of reading has its own phase.
 *
 *   npm run reads -- [--entries 2000] [--rate 50] [--seconds 12] [--only TEXT] [--record]
 *
 * Prints one JSON line for each phase: the median and the 95th percentile of the commands, their ratios to the quiet
 * phase, and what became of the reads. They ask for another moment each time, so that nothing kept hides what it costs;
 * `… again` asks for the same one. Limits are lifted.
 */
import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { connect, socketUrl } from '@broadside/client';
import type { Connection } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import { pick, randomBot, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, Bot, Seat, View } from '@broadside/rules/kernel';
import WebSocket from 'ws';
import { openDatabase } from '../apps/server/src/store/database.ts';
import { PgJournal } from '../apps/server/src/store/pg-journal.ts';
import { becomeGuest, openLimits, personIdOf } from './drivers/ours.ts';
import { ourServer } from './measure/built-server.ts';
import { startDatabase } from './measure/database.ts';
import { copyMatch, makeLongMatch } from './measure/long-match.ts';
import { cpuSeconds, cpuSecondsWithChildren, startServer } from './measure/processes.ts';
import type { ServerUnderTest } from './measure/processes.ts';
import type { ReadingEnd, ReadingLoad } from './measure/reading-load.ts';
import { record } from './measure/record.ts';
import { median, percentile, rounded } from './measure/statistics.ts';

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '12' },
    only: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});
const [entries, rate, seconds] = [values.entries, values.rate, values.seconds].map(Number) as [number, number, number];
/** Between a command that was answered and the next one, in milliseconds. */
const thinkingMs = 80;

interface Scene {
  readonly server: ServerUnderTest;
  readonly cookies: readonly [string, string];
  /** The match that is played, and one that is over. */
  readonly live: string;
  readonly over: string;
}

/** The path of the n-th read. */
type Read = (scene: Scene, turn: number) => string;

/** Another moment each time, late in the match. */
const moment = (turn: number): string => String(entries - ((turn * 37) % Math.floor(entries / 2)));
const reads: Readonly<Record<string, Read>> = {
  log: ({ live }, turn) => `/api/matches/${live}/log?before=${moment(turn)}`,
  'log again': ({ live }) => `/api/matches/${live}/log?before=${moment(1)}`,
  'log now': ({ live }) => `/api/matches/${live}/log`,
  'picture.svg': ({ live }, turn) => `/match/${live}/picture.svg?at=${moment(turn)}`,
  'picture.png': ({ live }, turn) => `/match/${live}/picture.png?at=${moment(turn)}`,
  'picture.png again': ({ live }) => `/match/${live}/picture.png?at=${moment(1)}`,
  'picture now': ({ live }) => `/match/${live}/picture.png`,
  'picture beyond the end': ({ live }, turn) => `/match/${live}/picture.svg?at=${String(entries + 10_000 + turn)}`,
  replay: ({ live }, turn) => `/api/matches/${live}/replay?after=${moment(turn)}`,
  offers: ({ live }) => `/api/matches/${live}/offers`,
  record: ({ over }) => `/api/matches/${over}/record`,
  'page of the match': ({ live }) => `/match/${live}`,
  'list of matches': () => '/api/matches',
  lobby: () => '/api/lobby',
};

/** Asks `rate` times a second, from another process, until stopped. */
function reader(scene: Scene, read: Read) {
  const child = fork(new URL('measure/reading-load.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  const paths = Array.from({ length: entries }, (_, turn) => read(scene, turn));
  const headers = { cookie: scene.cookies[0], accept: 'text/html,application/json,image/*', 'accept-encoding': 'gzip' };
  child.send({ address: scene.server.address, headers, paths, perSecond: rate } satisfies ReadingLoad);
  return {
    stop: () =>
      new Promise<ReadingEnd>((done) => {
        child.once('message', (end) => done(end as ReadingEnd));
        child.send('stop');
      }),
  };
}

function sit({ server, cookies, live }: Scene, side: 0 | 1): Connection {
  class Socket extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { cookie: cookies[side] }, perMessageDeflate: false });
    }
  }
  return connect({ url: socketUrl(server.address, live), catalog, WebSocket: Socket });
}

/** The players decide in turn for so long; how long each command waited for its answer. */
async function play(
  scene: Scene,
  ruleset: AnyRuleset,
  forMs: number,
  tables: readonly Connection[],
): Promise<number[]> {
  const bot = randomBot(ruleset) as unknown as Bot<View, Readonly<Record<string, unknown>>, unknown>;
  const random = seededRandom(9);
  const waited: number[] = [];
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    const awaiting = tables[0]?.state.awaiting ?? [];
    if (awaiting.length === 0) break;
    const seat: Seat = pick(awaiting, random);
    const table = tables[seat === 'seat-1' ? 0 : 1];
    const view = table?.state.view ?? null;
    if (table === undefined || view === null) throw new Error('The table is not there.');
    const command = bot.choose(view, table.offers(), seat, random);
    const begun = performance.now();
    const answer = await table.send(command);
    if (answer.kind !== 'accepted') throw new Error(`A command was ${JSON.stringify(answer)}.`);
    waited.push(performance.now() - begun);
    await Promise.all(tables.map((each) => each.when((state) => state.seq >= answer.seq)));
    await new Promise((next) => setTimeout(next, thinkingMs));
  }
  return waited;
}

interface Phase {
  readonly name: string;
  readonly read: Read | undefined;
}

async function measure(scene: Scene, ruleset: AnyRuleset, { read }: Phase) {
  const tables = [sit(scene, 0), sit(scene, 1)];
  await Promise.all(tables.map((table) => table.when((state) => state.seq >= entries && table.ruleset !== null)));
  await play(scene, ruleset, 2000, tables);
  const reading = read === undefined ? undefined : reader(scene, read);
  await new Promise((next) => setTimeout(next, 1500));
  const cpu = [cpuSeconds(scene.server.pid), cpuSecondsWithChildren(scene.server.pid)] as const;
  const waited = await play(scene, ruleset, seconds * 1000, tables);
  const spent = cpuSeconds(scene.server.pid) - cpu[0];
  const withWorkers = cpuSecondsWithChildren(scene.server.pid) - cpu[1];
  const came = await reading?.stop();
  for (const table of tables) table.close();
  return {
    waited,
    came,
    mainCpuPercent: rounded((spent / seconds) * 100),
    cpuPercent: rounded((withWorkers / seconds) * 100),
  };
}

async function main(): Promise<void> {
  const ruleset = await catalog['quantum-rebellion']?.();
  if (ruleset === undefined) throw new Error('The ruleset is not there.');
  const wanted = Object.entries(reads).filter(([name]) => values.only === undefined || name.includes(values.only));
  const phases: Phase[] = [
    { name: 'quiet', read: undefined },
    ...wanted.map(([name, read]): Phase => ({ name, read })),
    { name: 'quiet at the end', read: undefined },
  ];
  const postgres = await startDatabase();
  const url = await postgres.create();
  const server = await startServer(await ourServer(), { ...openLimits, DATABASE_URL: url });
  try {
    const cookies = [await becomeGuest(server.address, 'Ada'), await becomeGuest(server.address, 'Bob')] as const;
    const ids = await Promise.all(cookies.map((cookie) => personIdOf(server.address, cookie)));
    const [database, journal] = [openDatabase(url), new PgJournal({ url })];
    const people = [ids[0] ?? '', ids[1] ?? ''] as const;
    const first = await makeLongMatch(database, journal, { ruleset: 'quantum-rebellion', entries, tail: 99, people });
    await database.match.update({ where: { id: first.id }, data: { status: 'aborted' } });
    let quiet: readonly [number, number] | undefined;
    for (const phase of phases) {
      const live = await copyMatch(database, first.id);
      const scene: Scene = { server, cookies, live, over: first.id };
      const { waited, came, ...rest } = await measure(scene, ruleset, phase);
      const [p50, p95] = [median(waited), percentile(waited, 0.95)];
      quiet ??= [p50, p95];
      const result = {
        ...{ bench: 'reads', entries, rate, phase: phase.name, commands: waited.length },
        ...{ p50Ms: rounded(p50), p95Ms: rounded(p95), maxMs: rounded(Math.max(...waited)) },
        ...{ p50Ratio: rounded(p50 / quiet[0]), p95Ratio: rounded(p95 / quiet[1]) },
        ...rest,
        ...came,
      };
      process.stdout.write(`${JSON.stringify(result)}\n`);
      if (values.record) record(result);
    }
    await journal.close();
    await database.$disconnect();
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

await main();
process.exit(0);
