/**
 * W4, a long match read: how long its cold load takes, what each new audience costs, and every dear read of it over the
 * routes of the server, asked for the first time and again. Nothing goes through sockets; PostgreSQL is real.
 *
 *   npm run w4 -- [--ruleset quantum-rebellion|darkmatter-armada|synthetic] [--entries 2000] [--tail 99] [--rounds 7] [--record]
 *
 * Prints one JSON line for each kind of reading, in milliseconds: `firstMs` in a process that has not done it yet,
 * `medianMs` of the rounds after it, `cpuMs` of processor time in the server's own process, which live play would miss.
 */
import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { catalog } from '@broadside/rules/catalog';
import type { Seat } from '@broadside/rules/kernel';
import { pino } from 'pino';
import type { WebSocket } from 'ws';
import { buildApp } from '../apps/server/src/app.ts';
import type { App } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { Peer, defaultPeerLimits } from '../apps/server/src/rooms/peer.ts';
import { openDatabase } from '../apps/server/src/store/database.ts';
import { migrate } from '../apps/server/src/store/migrate.ts';
import { PgJournal } from '../apps/server/src/store/pg-journal.ts';
import { openLimits } from './drivers/ours.ts';
import { startDatabase } from './measure/database.ts';
import { makeLongMatch } from './measure/long-match.ts';
import type { LongMatch } from './measure/long-match.ts';
import { step, within } from './measure/progress.ts';
import { record } from './measure/record.ts';
import { median, rounded } from './measure/statistics.ts';
import { synthetic } from './synthetic/index.ts';

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string', default: 'quantum-rebellion' },
    entries: { type: 'string', default: '2000' },
    tail: { type: 'string', default: '99' },
    rounds: { type: 'string', default: '7' },
    record: { type: 'boolean', default: false },
  },
});
const [entries, tail, rounds] = [values.entries, values.tail, values.rounds].map(Number) as [number, number, number];
const { ruleset } = values;
const url = await newDatabase();

/** A server process in small: its own caches, its own threads. */
interface Opened {
  readonly app: App;
  readonly close: () => Promise<void>;
}

async function newDatabase(): Promise<{ readonly href: string; readonly stop: () => Promise<void> }> {
  const database = await startDatabase();
  const href = await database.create();
  await migrate(href, fileURLToPath(new URL('../prisma/migrations', import.meta.url)));
  return { href, stop: () => database.stop() };
}

async function open(): Promise<Opened> {
  const config = readConfig({
    ...openLimits,
    DATABASE_URL: url.href,
    LOG_LEVEL: 'error',
    AUTH_SECRET: 'w4'.repeat(16),
  });
  const database = openDatabase(url.href);
  const journal = new PgJournal({ url: url.href });
  const logger = pino({ level: 'error' }, pino.destination(2));
  const rulesets = { ...catalog, synthetic: () => Promise.resolve(synthetic) };
  const app = await buildApp({
    ...{ config, catalog: rulesets, database, databaseUrl: url.href, journal, logger },
    catalogModule: new URL('../apps/server/test/catalog.ts', import.meta.url),
  });
  await app.fastify.ready();
  return {
    app,
    async close() {
      await app.drain();
      await journal.close();
      await database.$disconnect();
    },
  };
}

class Timings {
  readonly #taken = new Map<string, { readonly ms: number; readonly cpu: number }[]>();

  async of<T>(what: string, work: () => Promise<T>): Promise<T> {
    const [began, cpu] = [performance.now(), process.cpuUsage()];
    const result = await work();
    const ms = performance.now() - began;
    const { user, system } = process.cpuUsage(cpu);
    this.#taken.set(what, [...(this.#taken.get(what) ?? []), { ms, cpu: (user + system) / 1000 }]);
    return result;
  }

  report(): void {
    for (const [what, [first, ...later]] of this.#taken) {
      const of = later.length === 0 && first !== undefined ? [first] : later;
      const line = {
        ...{ bench: 'w4', ruleset, entries, tail, what, firstMs: rounded(first?.ms ?? NaN) },
        medianMs: rounded(median(of.map(({ ms }) => ms))),
        cpuMs: rounded(median(of.map((each) => each.cpu))),
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
      if (values.record) record(line);
    }
  }
}

/** Somebody at the table whose socket takes everything at once; `shown` resolves with the first whole view. */
function visitor(seat: Seat | null): { readonly peer: Peer; readonly shown: Promise<void> } {
  let done: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => (done = resolve));
  const stream = Object.assign(new EventEmitter(), {
    writableLength: 0,
    write: (frame: Buffer) => {
      if (frame.includes('{"t":"snapshot"')) done();
      return true;
    },
  }) as unknown as Socket;
  const socket = Object.assign(new EventEmitter(), { close: () => undefined }) as unknown as WebSocket;
  return { peer: new Peer(socket, stream, { personId: seat, name: seat, seat }, defaultPeerLimits), shown };
}

async function people({ app, close }: Opened): Promise<{ readonly ids: [string, string]; readonly cookie: string }> {
  const made = [];
  for (const name of ['Ada', 'Bob']) {
    const answer = await app.fastify.inject({ method: 'POST', url: '/api/guests', payload: { name } });
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const me = await app.fastify.inject({ url: '/api/me', headers: { cookie } });
    made.push({ cookie, id: (JSON.parse(me.body) as { person: { id: string } }).person.id });
  }
  await close();
  return { ids: [made[0]?.id ?? '', made[1]?.id ?? ''], cookie: made[0]?.cookie ?? '' };
}

/** The match comes into memory, and its three audiences after it. */
async function arrivals(timings: Timings, { id }: LongMatch): Promise<void> {
  const { app, close } = await open();
  // The connections of a server that runs are open, and its ruleset is there.
  await Promise.all([app.rooms.lastShown(id), app.fastify.inject({ url: `/api/matches/${id}` })]);
  const room = await timings.of('cold load', async () => app.rooms.get(id));
  if (room === undefined) throw new Error('The match is not there.');
  for (const seat of ['seat-1', 'seat-2', null] as const) {
    const { peer, shown } = visitor(seat);
    await timings.of('new audience', () => {
      room.enter(peer, {});
      return shown;
    });
  }
  await close();
}

/** Every dear read, each from another place in the match than the rounds before, and once more. */
async function reads(timings: Timings, { id }: LongMatch, cookie: string, round: number): Promise<void> {
  const { app, close } = await open();
  const at = (part: number): string => String(Math.floor(entries * part) - round);
  const asked = {
    'log, newest page': `/api/matches/${id}/log`,
    'log, page in the middle': `/api/matches/${id}/log?before=${at(0.5)}`,
    'log, late page': `/api/matches/${id}/log?before=${at(0.95)}`,
    'picture.svg, now': `/match/${id}/picture.svg`,
    'picture.svg, late': `/match/${id}/picture.svg?at=${at(0.9)}`,
    'picture.png, late': `/match/${id}/picture.png?at=${at(0.8)}`,
    'picture, beyond the end': `/match/${id}/picture.svg?at=${String(entries + 5)}`,
    'replay, first page': `/api/matches/${id}/replay?after=0`,
    'replay, late page': `/api/matches/${id}/replay?after=${at(0.9)}`,
    'replay, beyond the end': `/api/matches/${id}/replay?after=${String(entries + 5)}`,
    offers: `/api/matches/${id}/offers`,
  };
  for (const [what, path] of Object.entries(asked))
    for (const time of ['', ', again']) {
      const answer = await timings.of(what + time, () =>
        app.fastify.inject({ url: path, headers: { cookie, 'accept-encoding': 'gzip' } }),
      );
      const expected = what.startsWith('picture, beyond') ? 404 : 200;
      if (answer.statusCode !== expected && !(ruleset === 'synthetic' && what.startsWith('picture')))
        throw new Error(`${path} answered ${String(answer.statusCode)}: ${answer.body.slice(0, 300)}`);
    }
  await close();
}

/** The record of a match that is over. */
async function recordsOf(timings: Timings, { id }: LongMatch): Promise<void> {
  const database = openDatabase(url.href);
  await database.match.update({ where: { id }, data: { status: 'aborted' } });
  for (let round = 0; round <= rounds; round += 1) {
    const { app, close } = await open();
    for (const what of ['record', 'record, again'])
      await timings.of(what, () =>
        app.fastify.inject({ url: `/api/matches/${id}/record`, headers: { 'accept-encoding': 'gzip' } }),
      );
    await close();
  }
  await database.$disconnect();
}

async function main(): Promise<void> {
  const { ids, cookie } = await people(await open());
  const database = openDatabase(url.href);
  const journal = new PgJournal({ url: url.href });
  step(`a match of ${String(entries)} entries is made`);
  const match = await makeLongMatch(database, journal, { ruleset, entries, tail, people: ids });
  await journal.close();
  const timings = new Timings();
  for (let round = 0; round <= rounds; round += 1) {
    step(`cold load and audiences, round ${String(round)} of ${String(rounds)}`);
    await arrivals(timings, match);
    // What a room writes when it is closed would spare the next one its tail.
    await database.snapshot.deleteMany({ where: { matchId: match.id, seq: { gt: entries - tail } } });
  }
  for (let round = 0; round <= rounds; round += 1) {
    step(`reads, round ${String(round)} of ${String(rounds)}`);
    await reads(timings, match, cookie, round);
  }
  step('the record of the match when it is over');
  await recordsOf(timings, match);
  await database.$disconnect();
  timings.report();
}

try {
  await within(120 + 60 * (rounds + 1), 'W4', main());
} finally {
  await url.stop();
}
process.exit(0);
