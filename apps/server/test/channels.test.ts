/** TV on a real database: what channels show of real matches, as late as their watchers are, and who may change it. */
import { synthetic } from '@broadside/bench/synthetic';
import { api, followChannel, leaguesApi } from '@broadside/client';
import type { ChannelProgramme } from '@broadside/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase, refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson } from './league-people.ts';
import { memberAt, until } from './members.ts';
import { SimulatedTime } from './simulated-time.ts';
import { begunAt, endOf, leagueNight, minuteLate } from './watched-tables.ts';
import type { BegunMatch } from './watched-tables.ts';

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

const stranger = () => api(server.url);
const on = async (channel = 'best'): Promise<string | null> => (await stranger().channel(channel)).on?.match.id ?? null;
const pass = (ms: number): Promise<void> => time.moveTo(time.now() + ms);

/** All that goes on has ended, and its time on channels is over. */
async function quiet(...matches: readonly BegunMatch[]): Promise<void> {
  for (const each of matches) await endOf(each);
  await pass(3_700_000);
  expect(await on()).toBeNull();
}

describe('[WATCH-40] [WATCH-42] a channel', () => {
  it('shows a match once everybody may know of it, until everybody knows its end, and then its rematch', async () => {
    const first = await begunAt(server, minuteLate);
    expect(await on()).toBeNull();
    await pass(59_999);
    expect(await on()).toBeNull();
    await pass(1);
    expect(await on()).toBe(first.id);
    expect(await on('synthetic')).toBe(first.id);
    expect(await on('under-1500')).toBeNull();
    expect(await on('bots')).toBeNull();
    await endOf(first);
    await first.ada.api.askRematch(first.id);
    const again = (await first.bob.api.askRematch(first.id)).match ?? '';
    const shown = (await stranger().channel('best')).on;
    expect([shown?.match.id, shown?.match.status, shown?.match.outcome]).toEqual([first.id, 'live', null]);
    await pass(60_000);
    expect((await stranger().channel('best')).on?.match.status).toBe('finished');
    const better = await begunAt(server);
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
    const match = await begunAt(server);
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
    const unlisted = await begunAt(server, { delay: null, listed: false });
    const match = await begunAt(server);
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

  it('[WATCH-41] shows the end of no match that was broken off', async () => {
    const match = await begunAt(server);
    expect(await on()).toBe(match.id);
    const [ada, bob] = [match.ada.open(match.id), match.bob.open(match.id)];
    for (const line of [ada, bob]) await line.when((state) => state.seq >= 1);
    await ada.act({ act: 'ask', for: { what: 'abort' } });
    const { table } = await bob.when((state) => (state.table?.request ?? null) !== null);
    await bob.act({ act: 'answer', request: table?.request?.seq ?? 0, yes: true });
    await until(
      () => match.ada.api.match(match.id),
      (page) => page.match.status === 'aborted',
    );
    for (const line of [ada, bob]) line.close();
    // The table knows it a moment before the database does.
    await until(on, (id) => id === null);
    expect(await on()).toBeNull();
  });

  it('[WATCH-45] never shows a match of an account that is gone; the choice is part of what one takes away', async () => {
    const owner = await leaguePerson(server, 'Olga');
    const match = await begunAt(server, undefined, [owner.member, await memberAt(server, 'Bob')]);
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
    const [one, other] = [await begunAt(server), await begunAt(server, minuteLate)];
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

describe('[WATCH-43] the channel of a league', () => {
  it('shows what its organisers pick, and nobody else picks', async () => {
    const { owner, slug, people, tables } = await leagueNight(server);
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
