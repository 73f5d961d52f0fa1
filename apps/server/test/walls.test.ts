/** Walls on a real database: all boards by one stream, as late as each is, without a gap. */
import { moveFor, synthetic } from '@broadside/bench/synthetic';
import { followWall } from '@broadside/client';
import type { BoardSeen, WatchedEntry } from '@broadside/client';
import { mostOnWall, WallNews, wallOfMatches } from '@broadside/protocol';
import { hashView } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { nextId } from './league-people.ts';
import { SimulatedTime } from './simulated-time.ts';
import { begunAt, leagueNight, minuteLate } from './watched-tables.ts';

const time = new SimulatedTime(Date.now());
const catalog = { synthetic: () => Promise.resolve(synthetic) };
const settings = { WEB_DIR: '/nowhere', WATCH_WAIT_SECONDS: '25' };
let databaseUrl: string;
let server: TestServer;
const start = (): Promise<TestServer> => startServer({ databaseUrl, catalog, settings, time });
beforeAll(async () => {
  databaseUrl = await newDatabase();
  server = await start();
});
afterAll(() => server.stop());

const pass = (ms: number): Promise<void> => time.moveTo(time.now() + ms);

/** Waits until it is so, however slowly the readers start. */
const soon = <T>(ask: () => T, so: (answer: T) => boolean): Promise<unknown> =>
  expect.poll(() => so(ask()), { interval: 25, timeout: 30_000 }).toBe(true);

/** A wall that is followed; what came of it. */
function wallAt(wall: string) {
  const heard = { boards: [] as readonly BoardSeen[], fresh: [] as WatchedEntry[], told: 0, missing: false };
  const stop = followWall(
    { url: server.url, wall },
    {
      boards(boards, fresh) {
        heard.boards = boards;
        heard.fresh.push(...[...fresh.values()].flat());
        heard.told += 1;
      },
      away: () => undefined,
      missing: () => (heard.missing = true),
    },
  );
  const seqs = () => heard.boards.map(({ entry }) => entry?.seq ?? 0);
  return { heard, stop, seqs };
}

/** One move of whoever is asked. */
async function move(id: string): Promise<void> {
  const room = await server.app.rooms.get(id);
  const [seat] = room?.game.awaiting ?? [];
  if (room === undefined || seat === undefined) throw new Error('Nobody is asked.');
  const { seq } = room.game;
  const command = moveFor(seq - 1);
  await new Promise((done) => room.submit({ id: `move-${nextId()}`, seq, seat, asks: { command }, from: null }, done));
}

describe('[WATCH-47] a wall', () => {
  it('tells all boards of an address by one stream, as late as each is, without a gap', async () => {
    const [one, other] = [await begunAt(server), await begunAt(server, minuteLate)];
    const { heard, stop, seqs } = wallAt(wallOfMatches([other.id, one.id]));
    await soon(
      () => heard.told,
      (told) => told > 0,
    );
    expect(heard.boards.map(({ told }) => told.match.id)).toEqual([one.id]);
    await move(one.id);
    await move(other.id);
    await soon(
      () => server.app.watching(),
      (count) => count > 0,
    );
    await pass(1000);
    await soon(
      () => seqs(),
      ([seq = 0]) => seq > 1,
    );
    expect(seqs()).toEqual([2]);
    await pass(59_000);
    // The other one has begun for everybody, in the order of the address.
    await soon(
      () => seqs(),
      ({ length }) => length === 2,
    );
    expect(heard.boards.map(({ told }) => told.match.id)).toEqual([other.id, one.id]);
    expect(seqs()).toEqual([2, 2]);
    for (let i = 0; i < 3; i += 1) {
      await pass(1);
      await move(one.id);
      await soon(
        () => server.app.watching(),
        (count) => count > 0,
      );
      await pass(1000);
      await soon(
        () => seqs(),
        (all) => all[1] === 3 + i,
      );
    }
    expect(heard.fresh.slice(-3).map(({ seq }) => seq)).toEqual([3, 4, 5]);
    const room = await server.app.rooms.get(one.id);
    const view = room?.game.ruleset.view(room.game.state, { kind: 'public' }) as Parameters<typeof hashView>[0];
    expect(hashView(heard.boards[1]?.entry?.view ?? {})).toBe(hashView(view));
    stop();
  });

  it('takes the address of as many matches as a wall has places', async () => {
    const { id } = await begunAt(server);
    const others = Array.from({ length: mostOnWall - 1 }, (_, i) => String(i).padStart(12, 'x'));
    const wall = wallOfMatches([id, ...others]);
    const answer = await fetch(`${server.url}/watch/wall/${encodeURIComponent(wall)}/after/0`);
    expect([answer.status, wall.length]).toEqual([200, mostOnWall * 13]);
    expect(((await answer.json()) as WallNews).boards.map(({ match }) => match)).toEqual([id]);
  });

  it('tells in the same bytes what came since a place, also after a restart, and nothing of what is ahead', async () => {
    const [one, other] = [await begunAt(server), await begunAt(server, minuteLate)];
    const wall = wallOfMatches([one.id, other.id]);
    const ask = async (n: number) => {
      const response = await fetch(`${server.url}/watch/wall/${encodeURIComponent(wall)}/after/${String(n)}`);
      return { status: response.status, cookie: response.headers.get('set-cookie'), text: await response.text() };
    };
    const { n } = WallNews.parse(JSON.parse((await ask(0)).text));
    await pass(10);
    await move(one.id);
    const first = await ask(n);
    expect(WallNews.parse(JSON.parse(first.text)).boards).toMatchObject([
      { match: one.id, seq: 2, frames: [{ seq: 2 }] },
    ]);
    await move(other.id);
    expect(await ask(n)).toEqual(first);
    await server.stop();
    server = await start();
    expect(await ask(n)).toEqual(first);
    expect((await ask((time.now() + 1) * 1024)).status).toBe(404);
    const missing = wallAt('no-such-league');
    await soon(
      () => missing.heard,
      ({ missing: gone }) => gone,
    );
    expect(missing.heard.missing).toBe(true);
  });

  it('of a league shows the tables of its round', async () => {
    const { slug, tables } = await leagueNight(server);
    const { heard, stop } = wallAt(slug);
    await soon(
      () => heard.told,
      (told) => told > 0,
    );
    expect(heard.boards).toEqual([]);
    await soon(
      () => server.app.watching(),
      (count) => count > 0,
    );
    await pass(60_000);
    await soon(
      () => heard.boards,
      ({ length }) => length === 2,
    );
    expect(heard.boards.map(({ told }) => told.match.id).sort()).toEqual([...tables].sort());
    expect(heard.boards.map(({ told }) => told.place?.table)).toEqual([1, 2]);
    stop();
  });
});
