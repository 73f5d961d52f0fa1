/** TV on a real database: what channels show of real matches, as late as their watchers are, and who may change it. */
import { synthetic } from '@broadside/bench/synthetic';
import { api, followChannel, followWall, leaguesApi } from '@broadside/client';
import type { BoardSeen, WatchedEntry } from '@broadside/client';
import type { WatchTerms } from '@broadside/match';
import { WallNews, wallOfMatches } from '@broadside/protocol';
import type { ChannelProgramme } from '@broadside/protocol';
import { moveFor } from '@broadside/bench/synthetic';
import { hashView } from '@broadside/rules/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase, refusal, startServer } from './harness.ts';
import type { Guest, TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms } from './league-people.ts';
import { memberAt, until } from './members.ts';
import { SimulatedTime } from './simulated-time.ts';

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

const minute: WatchTerms = { delay: { kind: 'seconds', seconds: 60 }, listed: true };
const stranger = () => api(server.url);
const on = async (channel = 'best'): Promise<string | null> => (await stranger().channel(channel)).on?.match.id ?? null;
const pass = (ms: number): Promise<void> => time.moveTo(time.now() + ms);

interface Begun {
  readonly ada: Guest;
  readonly bob: Guest;
  readonly id: string;
}

/** Two begin a match. */
async function begun(watch?: WatchTerms, by?: readonly [Guest, Guest]): Promise<Begun> {
  const [ada, bob] = by ?? [await memberAt(server, 'Ada'), await memberAt(server, 'Bob')];
  const made = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend', ...(watch && { watch }) });
  const { id } = made.match;
  const [invitation] = made.invitations;
  await bob.api.join(id, invitation?.seat ?? 'seat-2', { token: invitation?.token ?? '' });
  const room = await server.app.rooms.get(id);
  await until(
    () => Promise.resolve(room?.game.seq ?? 0),
    (seq) => seq > 0,
  );
  return { ada, bob, id };
}

async function end({ ada, id }: Begun): Promise<void> {
  const table = ada.open(id);
  await table.when((state) => state.seq >= 1);
  await table.act({ act: 'resign' });
  table.close();
  await until(
    () => ada.api.match(id),
    ({ match }) => match.status === 'finished',
  );
}

/** All that goes on has ended, and its time on channels is over. */
async function quiet(...matches: readonly Begun[]): Promise<void> {
  for (const each of matches) await end(each);
  await pass(3_700_000);
  expect(await on()).toBeNull();
}

describe('[WATCH-40] [WATCH-42] a channel', () => {
  it('shows a match once everybody may know of it, until everybody knows its end, and then its rematch', async () => {
    const first = await begun(minute);
    expect(await on()).toBeNull();
    await pass(59_999);
    expect(await on()).toBeNull();
    await pass(1);
    expect(await on()).toBe(first.id);
    expect(await on('synthetic')).toBe(first.id);
    expect(await on('under-1500')).toBeNull();
    expect(await on('bots')).toBeNull();
    await end(first);
    await first.ada.api.askRematch(first.id);
    const again = (await first.bob.api.askRematch(first.id)).match ?? '';
    const shown = (await stranger().channel('best')).on;
    expect([shown?.match.id, shown?.match.status, shown?.match.outcome]).toEqual([first.id, 'live', null]);
    await pass(60_000);
    expect((await stranger().channel('best')).on?.match.status).toBe('finished');
    const better = await begun();
    await pass(19_999);
    expect(await on()).toBe(first.id);
    // A restart in between changes nothing.
    await server.stop();
    server = await start();
    expect(await on()).toBe(first.id);
    await pass(1);
    await until(on, (id) => id === again);
    expect(await on()).toBe(again);
    await quiet({ ...first, id: again, ada: first.ada.at(server.url) }, { ...better, ada: better.ada.at(server.url) });
  });

  it('[WATCH-46] is a stream that tells it in the same bytes to everybody, and wakes who waits', async () => {
    const heard: ChannelProgramme[] = [];
    const stop = followChannel(
      { url: server.url, channel: 'synthetic' },
      { on: (programme) => heard.push(programme), away: () => undefined, missing: () => undefined },
    );
    await until(
      () => Promise.resolve(heard),
      ({ length }) => length > 0,
    );
    expect(heard.map(({ on: shown }) => shown)).toEqual([null]);
    const n = heard[0]?.n ?? 0;
    const match = await begun();
    await until(
      () => Promise.resolve(server.app.watching()),
      (count) => count > 0,
    );
    await pass(2000);
    await until(
      () => Promise.resolve(heard),
      ({ length }) => length > 1,
    );
    expect(heard.map(({ on: shown }) => shown?.match.id ?? null)).toEqual([null, match.id]);
    stop();
    const ask = (cookie: string) =>
      fetch(`${server.url}/watch/tv/synthetic/after/${String(n)}`, { headers: { cookie } });
    const [one, other] = [await ask('nobody=1'), await ask(match.ada.cookie)];
    expect(await one.text()).toBe(await other.text());
    expect([one.headers.get('cache-control'), one.headers.get('set-cookie')]).toEqual(['public, max-age=1', null]);
    expect(one.headers.get('access-control-allow-origin')).toBe('*');
    const later = `${server.url}/watch/tv/synthetic/after/${String(time.now() + 1)}`;
    const never = `${server.url}/watch/tv/no-such-channel/after/0`;
    const bodies = await Promise.all([later, never].map(async (url) => `${String((await fetch(url)).status)}`));
    expect(bodies).toEqual(['404', '404']);
    expect(await refusal(stranger().channel('no-such-channel'))).toMatchObject({ status: 404, code: 'no-channel' });
    await quiet(match);
  });

  it('[WATCH-41] never shows a match that stands in no list, or whose player wants no part in it', async () => {
    const unlisted = await begun({ delay: null, listed: false });
    const match = await begun();
    expect(await on()).toBe(match.id);
    expect((await match.bob.api.account()).featured).toBe(true);
    await match.bob.api.changeAccount({ featured: false });
    expect((await match.bob.api.account()).featured).toBe(false);
    expect(await on()).toBeNull();
    expect((await stranger().toWatch()).live).toEqual([]);
    await match.bob.api.changeAccount({ featured: true });
    expect(await on()).toBe(match.id);
    await quiet(unlisted, match);
  });

  it('[WATCH-45] never shows a match of an account that is gone; the choice is part of what one takes away', async () => {
    const owner = await leaguePerson(server, 'Olga');
    const match = await begun(undefined, [owner.member, await memberAt(server, 'Bob')]);
    expect(await on()).toBe(match.id);
    expect((await owner.leagues.leagueData()).person.featured).toBe(true);
    await owner.member.api.changeAccount({ featured: false });
    expect((await owner.leagues.leagueData()).person.featured).toBe(false);
    await owner.member.api.changeAccount({ featured: true });
    await owner.member.api.deleteAccount(owner.handle);
    expect(await on()).toBeNull();
    await quiet({ ...match, ada: match.bob });
  });
});

describe('[WATCH-46] the Watch page', () => {
  it('tells what goes on, the best first, and what has ended, by game and league', async () => {
    const [one, other] = [await begun(), await begun(minute)];
    expect(await stranger().toWatch()).toMatchObject({ running: 1, featured: one.id, soon: [] });
    await pass(60_000);
    const { live, running, featured } = await stranger().toWatch();
    expect([running, featured, live.map(({ match }) => match.id).sort()]).toEqual([
      2,
      one.id,
      [one.id, other.id].sort(),
    ]);
    expect((await stranger().toWatch({ ruleset: 'synthetic' })).live).toHaveLength(2);
    expect(await stranger().toWatch({ ruleset: 'another' })).toMatchObject({ running: 2, featured: null, live: [] });
    expect((await stranger().toWatch({ league: 'no-league' })).live).toEqual([]);
    await quiet(one, other);
    const { finished } = await stranger().toWatch();
    expect(finished.map(({ match }) => match.id)).toEqual(expect.arrayContaining([one.id, other.id]));
    expect((await stranger().channels()).channels.map(({ id }) => id)).toEqual([
      'best',
      'synthetic',
      'under-1500',
      'bots',
    ]);
  });
});

async function auditOf(url: string, what: string): Promise<unknown[]> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows } = await database.query<object>('select who_id, subject from audit_entry where what = $1', [what]);
  await database.end();
  return rows;
}

/** Two tables of a round that is published, for watchers who are a minute late. */
async function leagueNight() {
  const owner = await leaguePerson(server, 'Olga');
  const slug = `league-${nextId()}`;
  await owner.leagues.createLeague({ name: 'Narrow Sea', slug });
  const table = { ...syntheticTerms.table, watch: minute };
  const { id } = await owner.leagues.openSeason(slug, { name: 'Season', terms: { ...syntheticTerms, table } });
  await owner.act(id, { act: 'open-registration' });
  const people = await Promise.all(['Ada', 'Bob', 'Cyd', 'Dan'].map((name) => leaguePerson(server, name)));
  for (const each of people) await each.act(id, { act: 'enter' });
  await owner.act(id, { act: 'draft-round' });
  await owner.act(id, { act: 'publish-round' });
  const tables: string[] = [];
  for (const each of people) {
    const { match } = await each.leagues.sitDown(id, 1);
    if (!tables.includes(match)) tables.push(match);
  }
  for (const match of tables)
    await until(
      async () => (await server.app.rooms.get(match))?.game.seq ?? 0,
      (seq) => seq > 0,
    );
  return { owner, slug, people, tables };
}

describe('[WATCH-43] the channel of a league', () => {
  it('shows what its organisers pick, and nobody else picks', async () => {
    const { owner, slug, people, tables } = await leagueNight();
    const channel = `league-${slug}`;
    expect(await on(channel)).toBeNull();
    const [table = ''] = tables;
    expect(await refusal(owner.leagues.pickForTv(slug, table))).toMatchObject({ status: 409, code: 'not-on' });
    await pass(60_000);
    const shown = await on(channel);
    expect(tables).toContain(shown);
    const other = tables.find((each) => each !== shown) ?? '';
    expect(await refusal(people[0]!.leagues.pickForTv(slug, other))).toMatchObject({ status: 403 });
    expect(await refusal(leaguesApi(server.url).pickForTv(slug, other))).toMatchObject({ status: 401 });
    const desk = await owner.leagues.pickForTv(slug, other);
    expect([desk.on, desk.picked, desk.choices.length]).toEqual([other, other, 2]);
    expect(await on(channel)).toBe(other);
    const { place } = (await stranger().channel(channel)).on ?? {};
    expect(place).toMatchObject({ slug, league: 'Narrow Sea', round: 1 });
    const audit = await auditOf(server.databaseUrl, 'tv-picked');
    expect(audit).toEqual([{ who_id: owner.id, subject: `${slug}: ${other}` }]);
    // It keeps its place when nobody picks it any more.
    expect((await owner.leagues.pickForTv(slug, null)).picked).toBeNull();
    expect(await on(channel)).toBe(other);
    expect((await stranger().toWatch({ league: slug })).live).toHaveLength(2);
    expect((await stranger().channels()).channels).toContainEqual(
      expect.objectContaining({ id: channel, name: 'Narrow Sea' }),
    );
  });
});

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
    const [one, other] = [await begun(), await begun(minute)];
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
    await quiet(one, other);
  });

  it('tells in the same bytes what came since a place, also after a restart, and nothing of what is ahead', async () => {
    const [one, other] = [await begun(), await begun(minute)];
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
    await quiet({ ...one, ada: one.ada.at(server.url) }, { ...other, ada: other.ada.at(server.url) });
  });

  it('of a league shows the tables of its round', async () => {
    const { slug, tables } = await leagueNight();
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
