/** Feeds and calendars of leagues, for readers without cookies: valid, with ids that stay, and never ahead of watchers. */
import { followsApi } from '@broadside/client';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leagueFeed } from '../src/leagues/feed.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson } from './league-people.ts';
import { until } from './members.ts';
import { SimulatedTime } from './simulated-time.ts';
import { aMoment, changed, everything } from './strangers.ts';
import { endOf, leagueNight } from './watched-tables.ts';

const time = new SimulatedTime(Date.now());
const site = 'https://games.example.org';
let server: TestServer;
let db: pg.Client;
beforeAll(async () => {
  const settings = { WEB_DIR: '/nowhere', PUBLIC_URL: site, REQUESTS_PER_MINUTE: '100000' };
  server = await startServer({ settings, time });
  db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await server.stop();
});

const pass = (ms: number): Promise<void> => time.moveTo(time.now() + ms);
const read = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  const response = await fetch(`${server.url}${path}`, { headers });
  expect(response.status, path).toBe(200);
  return response.text();
};
/** The name of the outermost element. Throws where it is no XML: something is not closed, or has a sign that XML has not. */
function parsed(xml: string): string {
  const open: string[] = [];
  let root = '';
  const text = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, '');
  const bare = text.replaceAll(
    /<(\/?)([a-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>/g,
    (_, end: string, name: string, __, alone: string) => {
      if (open.length === 0 && root !== '') throw new Error(`<${name}> stands after the end.`);
      root ||= name;
      if (end === '/' && open.pop() !== name) throw new Error(`</${name}> closes something else.`);
      if (end === '' && alone === '') open.push(name);
      return '';
    },
  );
  if (open.length > 0) throw new Error(`<${open.join('><')}> is not closed.`);
  if (/[<>]|&(?!(amp|lt|gt|quot);)|[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(bare))
    throw new Error('No XML.');
  return root;
}
const partsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);
const seasonOf = async (match: string): Promise<string> =>
  (await db.query<{ id: string }>('select season_id as id from match where id = $1', [match])).rows[0]?.id ?? '';

describe('[WATCH-29] the feed of a league', () => {
  it(
    'tells rounds, announcements and results, no result before its end is public, and the same ids for ever',
    { timeout: 120_000 },
    async () => {
      const night = await leagueNight(server);
      const [match = ''] = night.tables;
      const season = await seasonOf(match);
      const path = `/api/leagues/${night.slug}/feed.atom`;
      await night.owner.act(season, { act: 'announce', text: 'Bring <dice> & "luck".' });
      await pass(60_000);
      const before = await read(path);
      expect(parsed(before)).toBe('feed');
      expect(partsOf(before, 'title')).toContain('Season: round 1');
      expect(before).toContain('Bring &lt;dice&gt; &amp; &quot;luck&quot;.');
      expect(before).not.toContain('wins');
      // The table ends for those who sit there: nobody else is told in any byte, on any page of the league.
      const named = { match, players: night.people.map(({ id }) => id), league: night.slug, season };
      const routes = [...server.app.routes].filter((route) =>
        /^GET .*(feed|calendar|leagues\/:slug|seasons\/:id|\/watch|follow)/.test(route),
      );
      const look = async () => {
        await aMoment();
        return everything(server, [named], [undefined], routes);
      };
      const running = await look();
      const [seat] = (await server.app.rooms.get(match))?.match.seats ?? [];
      const sits = night.people.find(({ id }) => id === seat?.personId);
      if (sits === undefined) throw new Error('Nobody sits there.');
      await endOf({ ada: sits.member, id: match });
      const over = await look();
      expect(changed(running, over)).toEqual([]);
      expect(await read(path)).toBe(before);
      await pass(60_000);
      const after = await until(
        () => read(path),
        (text) => text.includes('wins'),
      );
      expect(after).toMatch(/round 1, table \d: .* – .*<\/title>/);
      const [ids, now] = [partsOf(before, 'id'), partsOf(after, 'id')];
      expect(now).toEqual(expect.arrayContaining(ids));
      expect([now.length, new Set(now).size]).toEqual([ids.length + 1, ids.length + 1]);
      for (const each of now) expect(each).toMatch(/^tag:games\.example\.org,2026:/);
      const updated = partsOf(after, 'updated');
      expect(updated.slice(1)).toEqual(updated.slice(1).sort().reverse());
      // Whoever wants no results has an address without them.
      const hidden = await read(`${path}?spoilers=hide`);
      expect([hidden.includes('wins'), partsOf(hidden, 'id')]).toEqual([false, now]);
      // What is corrected is the same entry, later.
      await pass(1000);
      const { pairings = [] } = (await night.owner.leagues.season(season)).season.rounds[0] ?? {};
      const [entrant = 0] = pairings.find((pairing) => pairing.match === match)?.sides ?? [];
      const result = { how: 'played', winner: null, book: null, reason: 'It was a draw.' } as const;
      await night.owner.act(season, { act: 'enter-result', round: 1, entrant, result });
      const corrected = await read(path);
      expect(partsOf(corrected, 'id').sort()).toEqual([...now].sort());
      expect(corrected).toContain('A draw');
    },
  );

  it('is fetched once while nothing is new, and is there only where there is a league', async () => {
    const owner = await leaguePerson(server, 'Olga');
    await owner.leagues.createLeague({ name: 'Empty', slug: 'empty-league' });
    const first = await fetch(`${server.url}/api/leagues/empty-league/feed.atom`);
    expect(first.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(parsed(await first.text())).toBe('feed');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/api/leagues/empty-league/feed.atom`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect((await fetch(`${server.url}/api/leagues/nothing/feed.atom`)).status).toBe(404);
  });

  it('is XML whatever people write', () => {
    const league = { slug: 'x', name: `]]> <&" \u0001\uffff é`, about: '<!--' };
    const feed = leagueFeed({ league, seasons: [], site, self: '/x?a=1&b=2' });
    expect(parsed(feed)).toBe('feed');
  });
});

describe('[WATCH-29] calendars', () => {
  it('have the agreed hours of a league, of tonight, and of what one follows', async () => {
    const night = await leagueNight(server);
    const season = await seasonOf(night.tables[0] ?? '');
    const page = await night.owner.leagues.season(season);
    const at = time.now() + 3_600_000;
    const sides = page.season.rounds[0]?.pairings[0]?.sides ?? [];
    const entrant = sides[0] ?? 0;
    await night.owner.act(season, { act: 'set-hour', round: 1, entrant, at, zone: 'Europe/Oslo' });
    const sits = page.season.entrants.find(({ number }) => number === sides[0])?.person ?? '';
    const other = page.season.rounds[0]?.pairings[1]?.sides[0];
    const elsewhere = page.season.entrants.find(({ number }) => number === other)?.person ?? '';
    const uid = `table-${season}-1-1@games.example.org`;
    for (const path of [`/api/leagues/${night.slug}/calendar.ics`, '/api/watch/tonight.ics']) {
      const text = await read(path);
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]*END:VCALENDAR\r\n$/);
      expect(text.replaceAll('\r\n ', '')).toContain(`UID:${uid}`);
    }
    const fan = await leaguePerson(server, 'Fan');
    const { url } = await fan.leagues.makeFeed();
    const own = `${new URL(url).pathname.replace(/\.ics$/, '')}/following.ics`;
    const mine = followsApi(server.url, { headers: { cookie: fan.cookie } });
    const events = async () => (await read(own)).replaceAll('\r\n ', '').match(/UID:.*/g) ?? [];
    expect(await events()).toEqual([]);
    await mine.follow({ kind: 'person', id: elsewhere, tell: 'nothing' });
    expect(await events()).toEqual([]);
    await mine.follow({ kind: 'person', id: sits, tell: 'nothing' });
    expect(await events()).toEqual([`UID:${uid}`]);
    await mine.unfollow({ kind: 'person', id: sits });
    await mine.follow({ kind: 'league', id: night.slug, tell: 'nothing' });
    expect(await events()).toEqual([`UID:${uid}`]);
    await fan.leagues.endFeed();
    expect((await fetch(`${server.url}${own}`)).status).toBe(404);
    await pass(5 * 3_600_000);
    expect(await read('/api/watch/tonight.ics')).not.toContain(`table-${season}`);
  });
});

describe('[WATCH-26] the Watch page', () => {
  it('has a row of the matches of people whom one follows, as everybody may know them', async () => {
    const night = await leagueNight(server);
    const fan = await leaguePerson(server, 'Fan');
    const mine = followsApi(server.url, { headers: { cookie: fan.cookie } });
    const [match = ''] = night.tables;
    const seats = (await server.app.rooms.get(match))?.match.seats ?? [];
    const sits = night.people.find(({ id }) => id === seats[0]?.personId);
    await mine.follow({ kind: 'person', id: sits?.id ?? '', tell: 'nothing' });
    const live = async () => (await fan.member.api.friendsToWatch()).live.map((each) => each.match.id);
    expect(await live()).toEqual([]);
    await pass(60_000);
    await until(live, (ids) => ids.length > 0);
    expect(await live()).toEqual([match]);
    await sits?.member.api.changeAccount({ followable: false });
    expect(await live()).toEqual([]);
  });
});
