/** Beyond so many sockets, watchers follow a match over HTTP; seats always have theirs. All are counted, and nobody is known. */
import { socketUrl } from '@broadside/client';
import { protocolVersion } from '@broadside/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/store/database.ts';
import { WatchMinutes } from '../src/store/watch-minutes.ts';
import { Guest, RawSocket, open, seatedMatch, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { until } from './members.ts';
import { SimulatedTime } from './simulated-time.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { WEB_DIR: '/nowhere', WATCH_SOCKETS: '1' } });
});
afterAll(() => server.stop());

async function arrives(at: TestServer, id: string): Promise<RawSocket> {
  const socket = new RawSocket(socketUrl(at.url, id), {});
  await socket.send({ t: 'hello', v: protocolVersion });
  await socket.next(({ t }) => t === 'presence' || t === 'closing');
  return socket;
}

describe('[WATCH-14] whoever only watches', () => {
  it('is sent to the stream beyond so many sockets, and nobody else is', async () => {
    const { id, ada, bob } = await seatedMatch(server.url);
    const eve = await Guest.arrive(server.url, 'Eve');
    expect(await eve.api.match(id)).not.toHaveProperty('stream');
    const first = await arrives(server, id);
    expect(first.messages.map(({ t }) => t)).not.toContain('closing');
    expect(await eve.api.match(id)).toMatchObject({ stream: '' });
    expect(await ada.api.match(id)).not.toHaveProperty('stream');
    const second = await arrives(server, id);
    expect(second.messages).toEqual([expect.objectContaining({ t: 'closing', code: 'stream', stream: '' })]);
    expect(await second.closed).toEqual({ code: 4410, reason: 'stream' });
    const ours = open(server.url, id, eve.cookie);
    await expect(ours.when(({ phase }) => phase === 'live')).rejects.toMatchObject({ code: 'stream' });
    expect(ours.state.closing).toMatchObject({ stream: '' });
    const seats = [ada.open(id), bob.open(id)];
    for (const seat of seats) await seat.when(({ seq }) => seq > 0);
    first.socket.close();
    await until(
      () => eve.api.match(id),
      (told) => told.stream === undefined,
    );
    expect(await eve.api.match(id)).not.toHaveProperty('stream');
    for (const seat of seats) seat.close();
  });

  it('waits by socket until the match has begun', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const { match } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
    const waiting = [await arrives(server, match.id), await arrives(server, match.id)];
    for (const { messages } of waiting) expect(messages.map(({ t }) => t)).toEqual(['welcome', 'presence']);
    for (const { socket } of waiting) socket.close();
  });

  it('is sent to the cache where there is one', async () => {
    const cached = await startServer({ settings: { WEB_DIR: '/nowhere', WATCH_URL: 'https://watch.example.org/' } });
    const { id } = await seatedMatch(cached.url);
    const eve = await Guest.arrive(cached.url, 'Eve');
    const stream = 'https://watch.example.org';
    expect(await eve.api.match(id)).toMatchObject({ stream });
    expect((await arrives(cached, id)).messages[0]).toMatchObject({ t: 'closing', code: 'stream', stream });
    const { headers } = await fetch(`${cached.url}/api/matches/${id}`);
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ws: wss: ${stream}`);
    await cached.stop();
  });
});

describe('[WATCH-16] a page that follows a match over HTTP', () => {
  const time = new SimulatedTime(Date.now());
  const lines: string[] = [];
  let counting: TestServer;
  beforeAll(async () => {
    const log = { write: (line: string) => void lines.push(line) };
    const settings = { WEB_DIR: '/nowhere', LOG_LEVEL: 'trace', SOCKETS_PER_ADDRESS: '8' };
    counting = await startServer({ settings, time, log });
  });
  afterAll(() => counting.stop());

  const watchers = ['aaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbb', 'cccccccccccccccccccc'];
  const says = (id: string, body: unknown, headers = {}): Promise<Response> =>
    fetch(`${counting.url}/watch/${id}/here`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://elsewhere.example', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const index = async (id: string): Promise<unknown> => (await fetch(`${counting.url}/watch/${id}/index.json`)).json();

  it('counts with those at sockets, and is nobody in the database and the log', async () => {
    const { id, ada } = await seatedMatch(counting.url);
    const table = ada.open(id, { watcher: watchers[0]! });
    await table.when(({ seq }) => seq > 0);
    const tabs = [0, 0, 1].map(() => new RawSocket(socketUrl(counting.url, id), {}));
    for (const [tab, number] of [0, 0, 1].entries()) {
      await tabs[tab]!.send({ t: 'hello', v: protocolVersion, watcher: watchers[number] });
      await tabs[tab]!.next(({ t }) => t === 'presence');
    }
    expect(await index(id)).toMatchObject({ viewers: 0, here: { everyMs: 60_000, oneIn: 1 } });
    for (const watcher of watchers.slice(1)) {
      const answer = await says(id, { watcher, oneIn: 1 });
      expect([answer.status, await answer.text()]).toEqual([204, '']);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.has('set-cookie')).toBe(false);
    }
    const heard = tabs.map(({ messages }) => messages.length);
    await time.moveTo(time.now() + 5000);
    await tabs[0]!.next(({ watching }) => watching === 3);
    await table.when(({ watching }) => watching === 3);
    expect(tabs.map(({ messages }, tab) => messages.length - heard[tab]!)).toEqual([1, 1, 1]);
    expect(await index(id)).toMatchObject({ viewers: 3 });
    await time.moveTo(time.now() + 60_000);
    await until(
      () => dump(counting),
      (rows) => rows.some((row) => row.includes(`"match_id":"${id}"`) && row.includes('"viewers":3')),
    );
    const kept = [...(await dump(counting)), ...lines, ...tabs.map(({ messages }) => JSON.stringify(messages))].join(
      '\n',
    );
    expect(kept).toContain('"viewers":3');
    for (const watcher of watchers) expect(kept).not.toContain(watcher);
    for (const { socket } of tabs) socket.close();
    table.close();
  });

  it('is told what is wrong with what it sends', async () => {
    const { id } = await seatedMatch(counting.url);
    const watcher = watchers[0]!;
    expect((await says('zzzzzzzzzzzz', { watcher, oneIn: 1 })).status).toBe(404);
    for (const wrong of [
      'no JSON',
      { watcher: 'short', oneIn: 1 },
      { watcher, oneIn: 0 },
      { watcher },
      'x'.repeat(2000),
    ])
      expect((await says(id, wrong)).status).toBeGreaterThanOrEqual(400);
    // From one address no more than may have sockets.
    const answers = await Promise.all(Array.from({ length: 9 }, () => says(id, { watcher, oneIn: 1 })));
    expect(answers.at(-1)?.status).toBe(429);
  });
});

/** Every row of the database, as JSON. */
async function dump({ databaseUrl }: TestServer): Promise<string[]> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const tables = await db.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  );
  const rows: string[] = [];
  for (const { name } of tables.rows)
    rows.push(
      ...(await db.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`)).rows.map(
        ({ row }) => row,
      ),
    );
  await db.end();
  return rows;
}

it('[WATCH-17] the matches of a season are one curve', async () => {
  const ids = [await seatedMatch(server.url), await seatedMatch(server.url), await seatedMatch(server.url)].map(
    ({ id }) => id,
  );
  const database = openDatabase(server.databaseUrl);
  const { id: hostId } = (await database.match.findUniqueOrThrow({ where: { id: ids[0]! }, select: { host: true } }))
    .host;
  const league = await database.league.create({
    data: { id: 'league-of-17', slug: 'of-17', name: 'Of 17', about: '', ownerId: hostId },
  });
  const season = await database.season.create({
    data: {
      id: 'season-of-17',
      leagueId: league.id,
      name: 'One',
      ruleset: 'synthetic',
      status: 'running',
      seed: new Uint8Array(32),
      seq: 0,
    },
  });
  await database.match.updateMany({ where: { id: { in: ids.slice(0, 2) } }, data: { seasonId: season.id } });
  const minutes = new WatchMinutes(database);
  const of = (matchId: string, minute: number, viewers: number) => ({ matchId, minute, viewers });
  await minutes.keep([
    of(ids[0]!, 5000, 4),
    of(ids[1]!, 5000, 5),
    of(ids[2]!, 5000, 50),
    of(ids[1]!, 5001, 2),
    of(ids[0]!, 1, 9),
  ]);
  expect(await minutes.ofSeason(season.id)).toEqual([
    { minute: 5000, viewers: 9 },
    { minute: 5001, viewers: 2 },
  ]);
  expect(await minutes.ofSeason('season-nobody')).toEqual([]);
  await database.watchCount.deleteMany({});
  await database.$disconnect();
});

it('[WATCH-17] after 90 days only the highest number of a match is kept', async () => {
  const { id } = await seatedMatch(server.url);
  const { id: other } = await seatedMatch(server.url);
  const database = openDatabase(server.databaseUrl);
  const minutes = new WatchMinutes(database);
  const kept = async (): Promise<unknown> =>
    (await database.watchCount.findMany({ orderBy: [{ minute: 'asc' }, { viewers: 'asc' }] })).map(
      ({ matchId, minute, viewers }) => [matchId === id ? 'one' : 'other', minute, viewers],
    );
  const day = 24 * 60;
  const of = (matchId: string, minute: number, viewers: number) => ({ matchId, minute, viewers });
  await minutes.keep([of(id, 1, 4), of(id, 2, 9), of(id, 3, 9), of(other, 4, 5), of(other, 100 * day, 7)]);
  await minutes.keep([of(id, 1, 3), of(id, 2, 10), of(id, 100 * day, 1)]);
  await minutes.forget((3 + 90 * day) * 60_000);
  expect(await kept()).toEqual([
    ['one', 2, 10],
    ['one', 3, 9],
    ['other', 4, 5],
    ['one', 100 * day, 1],
    ['other', 100 * day, 7],
  ]);
  await minutes.forget(200 * day * 60_000);
  expect(await kept()).toEqual([
    ['one', 2, 10],
    ['other', 100 * day, 7],
  ]);
  await database.$disconnect();
});
