/**
 * Whatever happens at a table whose watchers are late, no stranger gets another byte before it is released: on any route, by any
 * socket, in any header, and at no other time.
 */
import { synthetic } from '@broadside/bench/synthetic';
import type { WatchDelay } from '@broadside/match';
import { catalog } from '@broadside/rules/catalog';
import { protocolVersion, watchVersion } from '@broadside/protocol';
import type { FromClient } from '@broadside/protocol';
import { seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, View } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Room } from '../src/rooms/room.ts';
import { socketUrl } from '@broadside/client';
import { RawSocket, refusal, startServer } from './harness.ts';
import type { Guest, TestServer } from './harness.ts';
import { idOf, memberAt, until } from './members.ts';
import { SimulatedTime } from './simulated-time.ts';
import { aMoment, actingRoutes, changed, everything, readRoutes, strangersSite } from './strangers.ts';

const time = new SimulatedTime(Date.now());
let server: TestServer;
let stranger: Guest;
beforeAll(async () => {
  server = await startServer({
    catalog: { ...catalog, synthetic: () => Promise.resolve(synthetic) },
    settings: {
      WEB_DIR: '/nowhere',
      PUBLIC_URL: strangersSite,
      REQUESTS_PER_MINUTE: '10000000',
      SOCKETS_PER_ADDRESS: '1000',
    },
    time,
  });
  stranger = await memberAt(server, 'Stranger');
});
afterAll(async () => {
  await server.stop();
});

interface Table {
  readonly id: string;
  readonly room: Room;
  readonly seated: readonly Guest[];
  readonly random: () => number;
  given: number;
  /** Somebody who sits there comes, and stays until the next time. */
  stays?: { close(): void };
}

/** How many matches of each game and delay, each to its end where there are several: `npm run test:long -- watched`. */
const matches = Number(process.env['WATCHED_MATCHES'] ?? 1);
const [bursts, decisions] = matches > 1 ? [1000, 60] : [2, 12];

/** Two with accounts at a rated match that has not begun for anybody but them. */
async function tableOf(ruleset: AnyRuleset, delay: WatchDelay, seed: number): Promise<Table> {
  const [ada, bob] = [await memberAt(server, 'Ada'), await memberAt(server, 'Bob')];
  const watch = { delay, listed: true };
  const made = await ada.api.createMatch({ ruleset: ruleset.id, opponent: 'friend', watch, setUp: true });
  const { id } = made.match;
  const [invitation] = made.invitations;
  if (invitation === undefined) throw new Error('No invitation.');
  await bob.api.join(id, invitation.seat, { token: invitation.token });
  const room = await server.app.rooms.get(id);
  if (room === undefined) throw new Error('No room.');
  await until(
    () => Promise.resolve(room.game.seq),
    (seq) => seq > 0,
  );
  return { id, room, seated: [ada, bob], random: seededRandom(seed), given: 0 };
}

/** Random decisions of whoever is asked. */
async function decide(table: Table, most: number): Promise<void> {
  const { room, random } = table;
  for (let left = most; left > 0 && room.status === 'live'; left -= 1) {
    const { ruleset, state, awaiting, seq } = room.game;
    const seat = awaiting[Math.floor(random() * awaiting.length)];
    if (seat === undefined) return;
    const view = ruleset.view(state, { kind: 'seat', seat }) as View;
    const offers = ruleset.offers(view, seat) as unknown[];
    const offer = offers[Math.floor(random() * offers.length)];
    const command: unknown =
      offer === undefined ? ruleset.standingAnswer(view, seat) : ruleset.sample(view, offer, seat, random);
    table.given += 1;
    const id = `decision-${String(table.given).padStart(4, '0')}`;
    await new Promise((done) => room.submit({ id, seq, seat, asks: { command }, from: null }, done));
  }
}

/** What is at once public: the match at its public moment, as the page of a watcher is sent it. */
class Watcher {
  readonly #socket: RawSocket;

  constructor(id: string, cookie?: string) {
    this.#socket = new RawSocket(socketUrl(server.url, id), cookie === undefined ? {} : { cookie });
  }

  async come(): Promise<this> {
    await this.#socket.send({ t: 'hello', v: protocolVersion });
    await this.#socket.next(({ t }) => t === 'presence');
    return this;
  }

  get heard(): readonly { readonly t: string; readonly [field: string]: unknown }[] {
    return this.#socket.messages;
  }

  /** The newest entry that it was shown. */
  get seq(): number {
    return this.heard.reduce((last, { t, seq }) => (t === 'frame' || t === 'snapshot' ? Number(seq) : last), 0);
  }

  /** What the server answers to each thing that a socket can ask for, and somebody without a seat cannot have. */
  async probe(seq: number): Promise<readonly unknown[]> {
    const from = this.heard.length;
    const asks: readonly FromClient[] = [
      { t: 'command', id: `probe-command-${String(from)}`, seq, command: {} },
      { t: 'act', id: `probe-act-${String(from)}`, seq, act: { act: 'resign' } },
      { t: 'resync' },
      { t: 'ping', n: from },
    ];
    for (const ask of asks) await this.#socket.send(ask);
    await this.#socket.next((message) => message.t === 'pong' && message['n'] === from);
    return this.heard.slice(from).map(({ t, id: _id, n: _n, at: _at, ...told }) => [t, told]);
  }

  /** Says something; the entry at which the server says that it was said. */
  async say(text: string): Promise<unknown> {
    const id = `says-${String(this.heard.length)}-0000`;
    await this.#socket.send({ t: 'say', id, text });
    const answer = await this.#socket.next((message) => message['id'] === id);
    return answer['seq'];
  }

  leave(): void {
    this.#socket.socket.close();
  }
}

/** What the two do beside their decisions: talk, ask for things, come and go. */
async function rustle(table: Table): Promise<void> {
  const {
    id,
    seated: [ada, bob],
  } = table;
  const [one, two] = [ada?.open(id), bob?.open(id)];
  await one?.when((state) => state.seq > 0);
  await two?.when((state) => state.seq > 0);
  await one?.say('Between us.');
  await one?.act({ act: 'ask', for: { what: 'draw' } }).catch(() => undefined);
  one?.close();
  table.stays?.close();
  if (two !== undefined) table.stays = two;
}

async function giveUp({ id, room, seated: [ada] }: Table): Promise<void> {
  if (room.status !== 'live') return;
  const table = ada?.open(id);
  await table?.when((state) => state.seq > 0);
  await table?.act({ act: 'resign' });
  table?.close();
  await until(
    () => Promise.resolve(room.status),
    (status) => status === 'finished',
  );
}

const namedIn = async ({ id, room, seated }: Table) => ({
  match: id,
  version: watchVersion(room.game.ruleset.edition),
  players: await Promise.all(seated.map(idOf)),
});

const delays: readonly WatchDelay[] = [{ kind: 'seconds', seconds: 60 }, { kind: 'round' }, { kind: 'end' }];
const aboutMatches = /\/match|\/watch|\/tv|\/players|\/lobby|\/oembed|\/clip/;

/** Everything of one match, act by act, with a stranger who looks at all of it in between. */
async function watched(ruleset: AnyRuleset, delay: WatchDelay, seed: number): Promise<void> {
  const table = await tableOf(ruleset, delay, seed);
  const named = await namedIn(table);
  const watchers = [await new Watcher(table.id).come(), await new Watcher(table.id, stranger.cookie).come()];
  const routes = [...readRoutes(server).filter((route) => aboutMatches.test(route)), ...actingRoutes(server)];
  const look = async (all = false): Promise<{ told: ReadonlyMap<string, string>; heard: readonly number[] }> => {
    await aMoment();
    const told = await everything(server, named, [undefined, stranger.cookie], all ? readRoutes(server) : routes);
    return { told, heard: watchers.map(({ heard }) => heard.length) };
  };
  await look();
  const prober = await new Watcher(table.id, stranger.cookie).come();
  await look();
  for (let burst = 0; burst < bursts && table.room.status === 'live'; burst += 1) {
    const before = await look();
    const shown = watchers.map(({ seq }) => seq);
    const probed = await prober.probe(1);
    await decide(table, decisions);
    await rustle(table);
    const after = await look();
    // A round, or a match, that ended is released with its last entry: then, and then alone, the public learns of this.
    const moved = watchers.some(({ seq }, i) => seq !== shown[i]);
    const over = table.room.status !== 'live';
    if (delay.kind === 'seconds' || (delay.kind === 'end' && !over)) expect(moved).toBe(false);
    if (moved) continue;
    expect(changed(before.told, after.told)).toEqual([]);
    expect(after.heard).toEqual(before.heard);
    expect(await prober.probe(1)).toEqual(probed);
    // Once: nobody may say more than one thing a second.
    if (burst === 0) expect(await watchers[1]?.say('Who is ahead?')).toBe(shown[1]);
    if (delay.kind !== 'seconds') continue;
    const { seq } = table.room.game;
    await time.moveTo(time.now() + 59_999);
    // What was said, and that they are three by now.
    const said = after.heard.map((count, i) => (burst > 0 ? count : count + (i === 1 ? 3 : 2)));
    expect((await look()).heard).toEqual(said);
    for (const { heard } of watchers)
      expect(heard.findLast(({ t }) => t === 'presence')).toMatchObject({ watching: 3 });
    await time.moveTo(time.now() + 1);
    const released = await look();
    expect(watchers.map((watcher) => watcher.seq)).toEqual([seq, seq]);
    for (const part of ['/log', '/after/0 ', '/index.json ', '/api/watch ', '/api/tv '])
      expect(changed(after.told, released.told).some((path) => path.includes(part))).toBe(true);
  }
  await published(table, delay, look, watchers);
  for (const each of [...watchers, prober]) each.leave();
  table.stays?.close();
}

/** The end comes as late as all else, and with it all that follows from it. */
async function published(
  table: Table,
  delay: WatchDelay,
  look: (all?: boolean) => Promise<{ told: ReadonlyMap<string, string>; heard: readonly number[] }>,
  watchers: readonly Watcher[],
): Promise<void> {
  const { id, room, seated } = table;
  const [ada] = seated;
  const rating = async (): Promise<number | undefined> =>
    (await stranger.api.player(await idOf(ada as Guest))).ratings[0]?.matches;
  const whole = room.status !== 'live';
  if (!whole) expect(await rating()).toBeUndefined();
  if (whole || delay.kind !== 'seconds') await giveUp(table);
  else {
    await look(true);
    const before = await look(true);
    await giveUp(table);
    const after = await look(true);
    expect(changed(before.told, after.told)).toEqual([]);
    expect(after.heard).toEqual(before.heard);
    expect((await refusal(stranger.api.record(id))).code).toBe('not-over');
    expect((await stranger.api.match(id)).match.status).toBe('live');
    // Those who played know at once.
    expect((await ada?.api.match(id))?.match.status).toBe('finished');
    expect(await rating()).toBeUndefined();
    await time.moveTo(time.now() + 60_000);
  }
  await until(rating, (matches) => matches === 1);
  expect(await rating()).toBe(1);
  expect((await stranger.api.match(id)).match).toMatchObject({ status: 'finished', round: room.header().round });
  expect((await stranger.api.record(id)).outcome).toEqual(room.game.outcome);
  await until(
    () => Promise.resolve(watchers),
    (all) => all.every(({ seq }) => seq === room.game.seq),
  );
  expect(watchers.map(({ seq }) => seq)).toEqual([room.game.seq, room.game.seq]);
  // What the players said among themselves is told now.
  await until(
    () => Promise.resolve(watchers),
    (all) => all.every(({ heard }) => JSON.stringify(heard).includes('Between us.')),
  );
  expect(JSON.stringify(watchers[0]?.heard)).toContain('Between us.');
}

describe('[WATCH-5] [WATCH-6] a stranger', () => {
  for (const [name, load] of Object.entries(catalog))
    for (const delay of delays)
      it(`learns nothing of ${name} before it is released: ${delay.kind}`, { timeout: matches * 600_000 }, async () => {
        for (let seed = 1; seed <= matches; seed += 1) await watched(await load(), delay, seed);
      });

  it('is not kept waiting for rounds that nobody counts', async () => {
    const watch = { delay: { kind: 'round' }, listed: true } as const;
    const refused = await refusal(stranger.api.createMatch({ ruleset: 'synthetic', opponent: 'friend', watch }));
    expect([refused.status, refused.code]).toEqual([400, 'no-rounds']);
  });
});
