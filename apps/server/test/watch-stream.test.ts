/** Watching over HTTP: the same as over a socket, at the same instants, in the same bytes for everybody and for ever. */
import { get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { moveFor, synthetic } from '@broadside/bench/synthetic';
import { socketUrl, watch } from '@broadside/client';
import type { WatchDelay } from '@broadside/match';
import { WatchIndex, WatchNews, WatchSegment, protocolVersion, watchVersion } from '@broadside/protocol';
import type { Seat } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import { changed, hashView, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, Changes, View } from '@broadside/rules/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Room } from '../src/rooms/room.ts';
import { RawSocket, newDatabase, startServer } from './harness.ts';
import type { Guest, TestServer } from './harness.ts';
import { memberAt, until } from './members.ts';
import { SimulatedTime, settled } from './simulated-time.ts';

const games = { ...catalog, synthetic: () => Promise.resolve(synthetic) };
const settings = { WEB_DIR: '/nowhere', WATCH_WAIT_SECONDS: '25' };
const time = new SimulatedTime(Date.now());
let server: TestServer;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await newDatabase();
  server = await startServer({ databaseUrl, catalog: games, settings, time });
});
afterAll(() => server.stop());

/** Entries of a match that is told both ways; more than any has are whole matches. */
const streamed = Number(process.env['STREAMED_ENTRIES'] ?? 150);

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly bytes: Buffer;
  readonly body: unknown;
}

/** Headers that tell when, and by which connection. */
const passing = new Set(['date', 'connection', 'keep-alive']);

function ask(path: string): Promise<Answer> {
  return new Promise((done, failed) => {
    const headers = { 'accept-encoding': 'gzip', cookie: 'nobody=reads-this' };
    get(`${server.url}/watch/${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
        const kept = Object.entries(response.headers).filter(([name]) => !passing.has(name));
        const body = JSON.parse(text.toString()) as unknown;
        done({ status: response.statusCode ?? 0, headers: Object.fromEntries(kept), bytes, body });
      });
    }).on('error', failed);
  });
}

interface Played {
  readonly id: string;
  readonly room: Room;
  readonly version: string;
  readonly seated: readonly Guest[];
}

async function begun(ruleset: AnyRuleset, delay: WatchDelay | null): Promise<Played> {
  const seated = [await memberAt(server, 'Zelmira'), await memberAt(server, 'Ulfheim')];
  const watch = { delay, listed: true };
  const made = await seated[0]!.api.createMatch({ ruleset: ruleset.id, opponent: 'friend', watch, setUp: true });
  const { id } = made.match;
  const [invitation] = made.invitations;
  await seated[1]!.api.join(id, invitation!.seat, { token: invitation!.token });
  const room = (await server.app.rooms.get(id))!;
  await until(
    () => Promise.resolve(room.game.seq),
    (seq) => seq > 0,
  );
  return { id, room, version: watchVersion(ruleset.edition), seated };
}

async function order(room: Room, seat: Seat, command: unknown): Promise<void> {
  const { seq } = room.game;
  const reply = await new Promise((done) =>
    room.submit({ id: `order-${String(seq).padStart(6, '0')}`, seq, seat, asks: { command }, from: null }, done),
  );
  // The server may still set the match up: then it is another entry that is asked for.
  if (room.game.seq === seq) expect(reply).toMatchObject({ t: 'accepted' });
}

/** The computer plays all seats up to entry `until`. */
async function bots({ room }: Played, upTo: number): Promise<void> {
  const random = seededRandom(11);
  while (room.game.seq < upTo && room.status === 'live') {
    const { ruleset, state, awaiting } = room.game;
    const [seat] = awaiting;
    if (seat === undefined) return;
    const bot = ruleset.bots.find(({ ponders }) => ponders !== true);
    const view = ruleset.view(state, { kind: 'seat', seat }) as View;
    await order(room, seat, bot?.choose(view, ruleset.offers(view, seat), seat, random));
  }
}

async function moves({ room }: Played, upTo: number): Promise<void> {
  while (room.game.seq < upTo) await order(room, room.game.awaiting[0]!, moveFor(room.game.seq - 1));
}

/** It may be over by itself. */
async function resigned({ id, room, seated }: Played): Promise<void> {
  if (room.status !== 'live') return;
  const table = seated[0]!.open(id, { catalog: games });
  await table.when((state) => state.seq > 0);
  await table.act({ act: 'resign' });
  table.close();
  await until(
    () => Promise.resolve(room.status),
    (status) => status === 'finished',
  );
}

/** What somebody at a socket was shown, entry by entry. */
function shownBy(socket: RawSocket): ReadonlyMap<number, unknown> {
  let view: View = {};
  let end: object = {};
  const shown = new Map<number, unknown>();
  for (const { t, seq, ...of } of socket.messages) {
    if (t !== 'frame' && t !== 'snapshot') continue;
    view = t === 'snapshot' ? (of['view'] as View) : changed(view, (of['changes'] ?? {}) as Changes);
    const { awaiting, outcome, table } = { ...end, ...of } as Record<string, unknown>;
    end = { awaiting, outcome, table };
    shown.set(Number(seq), { view: hashView(view), ...end });
  }
  return shown;
}

describe('[WATCH-9] [WATCH-10] segments', () => {
  it.each(Object.keys(catalog))('tell a match of %s as a socket does, and name nobody', async (name) => {
    const match = await begun(await catalog[name as keyof typeof catalog]!(), null);
    const { id, room, version } = match;
    const socket = new RawSocket(socketUrl(server.url, id), {});
    await socket.send({ t: 'hello', v: protocolVersion });
    await socket.next(({ t }) => t === 'snapshot');
    await bots(match, streamed);
    await resigned(match);
    const last = room.game.seq;
    await socket.next(({ seq }) => seq === last);
    const index = WatchIndex.parse((await ask(`${id}/index.json`)).body);
    expect(index).toMatchObject({ version, seq: last, over: true, segments: Math.ceil(last / 64), delay: null });
    let view: View = {};
    const told = new Map<number, unknown>();
    for (let n = 0; n < index.segments; n += 1) {
      const answer = await ask(`${id}/${version}/s/${String(n)}`);
      const segment = WatchSegment.parse(answer.body);
      expect(hashView(segment.view)).toBe(hashView(view));
      for (const { seq, changes, awaiting, outcome, table, hash, ms, log } of segment.frames) {
        view = changed(view, changes);
        told.set(seq, { view: hashView(view), awaiting, outcome, table });
        if (hash !== undefined) expect(hash).toBe(hashView(view));
        for (const line of log) expect(line.at - segment.began!).toBe(ms);
      }
      expect(segment.frames.at(-1)?.hash).toBe(hashView(view));
      expect(JSON.stringify(answer.body)).not.toMatch(/Zelmira|Ulfheim/);
    }
    expect([...told.keys()]).toEqual(Array.from({ length: last }, (_, before) => before + 1));
    const shown = shownBy(socket);
    expect(shown.size).toBeGreaterThan(100);
    for (const [seq, each] of shown) expect([seq, told.get(seq)]).toEqual([seq, each]);
    socket.socket.close();
  });

  it('are the same bytes told from the first entry and from a snapshot', async () => {
    const ruleset = await Object.values(catalog)[0]!();
    let match = await begun(ruleset, null);
    await bots(match, 192);
    // Chance may end a match early: the segment shall lie behind a snapshot.
    for (let tries = 0; match.room.game.seq <= 128 && tries < 5; tries += 1) {
      match = await begun(ruleset, null);
      await bots(match, 192);
    }
    const { id, version, room } = match;
    expect(room.game.seq).toBeGreaterThan(128);
    // The row is written a moment after the last entry.
    await until(
      () => ask(`${id}/index.json`),
      ({ body }) => WatchIndex.parse(body).segments > 2,
    );
    const before = await ask(`${id}/${version}/s/2`);
    expect(before.status).toBe(200);
    await server.stop();
    server = await startServer({ databaseUrl, catalog: games, settings, time });
    expect(await ask(`${id}/${version}/s/2`)).toEqual(before);
  });

  it('are the same bytes from memory and rebuilt, whatever becomes of who played', async () => {
    const match = await begun(synthetic, null);
    const { id, version } = match;
    await moves(match, 64);
    const addresses = [`${id}/${version}/s/0`, `${id}/${version}/s/1`];
    const early = await ask(addresses[0]!);
    expect(early.status).toBe(200);
    expect((await ask(addresses[1]!)).status).toBe(404);
    await moves(match, 128);
    const before = await Promise.all(addresses.map(ask));
    expect(before[0]).toEqual(early);
    expect(before[0]!.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
    });
    await server.stop();
    const db = new pg.Client({ connectionString: databaseUrl });
    await db.connect();
    await db.query('update person set name = $1', ['Somebody']);
    await db.query('delete from snapshot where match_id = $1', [id]);
    await db.end();
    server = await startServer({ databaseUrl, catalog: games, settings, time });
    expect(await Promise.all([...addresses].reverse().map(ask))).toEqual([...before].reverse());
  });
});

describe('[WATCH-11] [WATCH-13] what is not released', () => {
  it('cannot be told from what never will be', async () => {
    const match = await begun(synthetic, { kind: 'seconds', seconds: 60 });
    const { id, room, version, seated } = match;
    await moves(match, 130);
    const table = seated[0]!.open(id, { catalog: games });
    await table.when((state) => state.seq >= 130);
    await table.act({ act: 'ask', for: { what: 'draw' } });
    expect(room.game.table.request).not.toBeNull();
    const never = await ask(`zzzzzzzzzzzz/${version}/s/0`);
    expect(never.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    expect(never.headers).not.toHaveProperty('set-cookie');
    const ahead = [`${id}/${version}/s/0`, `${id}/${version}/s/1`, `${id}/after/1`, `${id}/after/70`];
    const beyond = [`${id}/${version}/s/2`, `${id}/1.0.0/s/0`, `${id}/${version}/s/99999`, `${id}/after/99999`];
    for (const path of [...ahead, ...beyond]) expect([path, await ask(path)]).toEqual([path, never]);
    expect((await ask(`${id}/index.json`)).body).toMatchObject({ seq: 0, segments: 0, over: false });
    await time.moveTo(time.now() + 60_000);
    for (const path of ahead) expect([path, (await ask(path)).status]).toEqual([path, 200]);
    for (const path of beyond) expect([path, await ask(path)]).toEqual([path, never]);
    const { headers, body } = await ask(`${id}/index.json`);
    expect(WatchIndex.parse(body)).toMatchObject({ seq: room.game.seq, segments: 2, over: false });
    expect(headers['cache-control']).toBe('public, max-age=1');
    // The draw was offered, and nobody has answered: whoever is late is not told that it is open.
    const { frames } = WatchNews.parse((await ask(`${id}/after/129`)).body);
    expect(frames.map(({ seq, table: { request } }) => [seq, request])).toEqual([
      [130, null],
      [131, null],
    ]);
    table.close();
  });
});

describe('[WATCH-12] whoever waits for news', () => {
  const waited = async (id: string, after: number) => {
    let answer: WatchNews | undefined;
    const asked = ask(`${id}/after/${String(after)}`).then(({ body }) => (answer = WatchNews.parse(body)));
    // The question is at the server before anything happens.
    await until(
      () => Promise.resolve(server.app.watching()),
      (waiting) => waiting > 0,
    );
    await settled();
    return { asked, answered: () => answer };
  };

  it('is told at once where everybody sees everything', async () => {
    const match = await begun(synthetic, null);
    const { asked, answered } = await waited(match.id, 1);
    expect(answered()).toBeUndefined();
    await moves(match, 2);
    expect(await asked).toMatchObject({ over: false, frames: [{ seq: 2, ms: 0 }] });
  });

  it('is told at the instant of the release, and of nothing before', async () => {
    const match = await begun(synthetic, { kind: 'seconds', seconds: 60 });
    const { id, room } = match;
    const { asked, answered } = await waited(id, 0);
    await moves(match, 3);
    await time.moveTo(time.now() + 59_999);
    expect(answered()).toBeUndefined();
    await time.moveTo(time.now() + 1);
    expect((await asked).frames.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    const end = await waited(id, 3);
    await resigned(match);
    await time.moveTo(time.now() + 59_999);
    expect(end.answered()).toBeUndefined();
    await time.moveTo(time.now() + 1);
    const { frames } = await end.asked;
    expect(frames.at(-1)).toMatchObject({ seq: room.game.seq, outcome: room.game.outcome });
    // Nothing follows: nobody is kept waiting for it.
    expect((await ask(`${id}/after/${String(room.game.seq)}`)).body).toEqual({ over: true, began: null, frames: [] });
  });
});

describe('[WATCH-12] the client of the stream', () => {
  /** Addresses that were asked for, without the match. */
  function follower(id: string) {
    const asked: string[] = [];
    const counting: typeof fetch = (input, init) => {
      asked.push((input as string).replace(`${server.url}/watch/${id}/`, ''));
      return fetch(input, init);
    };
    return { asked, match: watch({ url: server.url, match: id, fetch: counting }) };
  }

  it('shows the public moment after two requests, and any other with one more', async () => {
    const played = await begun(synthetic, null);
    await moves(played, 150);
    const { id, version, room } = played;
    const { asked, match } = follower(id);
    const newest = await match.open();
    expect(newest?.view).toEqual(room.game.ruleset.view(room.game.state, { kind: 'public' }));
    expect(asked).toEqual(['index.json', 'after/128']);
    const early = await match.reach(70);
    expect([early.seq, match.entry(65)?.seq, match.entry(128)?.seq, match.entry(64)]).toEqual([70, 65, 128, undefined]);
    expect(asked.slice(2)).toEqual([`${version}/s/1`]);
    await match.reach(100);
    expect(asked).toHaveLength(3);
    await expect(match.reach(151)).rejects.toMatchObject({ code: 'not-there' });
    match.close();
  });

  it('goes on with what happens until the end, and takes what was heard over a socket', async () => {
    const played = await begun(synthetic, null);
    await moves(played, 3);
    const { match } = follower(played.id);
    await match.open();
    match.follow();
    await moves(played, 70);
    await until(
      () => Promise.resolve(match.state.seq),
      (seq) => seq === 70,
    );
    expect(match.entry(70)?.view).toEqual(synthetic.view(played.room.game.state as never, { kind: 'public' }));
    match.put({ ...match.entry(70)!, seq: 71 });
    expect(match.state).toMatchObject({ seq: 71, over: false });
    match.close();
    const last = follower(played.id).match;
    await last.open();
    last.follow();
    await resigned(played);
    await until(
      () => Promise.resolve(last.state.over),
      (over) => over,
    );
    expect(last.entry(last.state.seq)?.outcome).toEqual(played.room.game.outcome);
    last.close();
  });
});
