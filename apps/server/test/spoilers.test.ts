/** What whoever hides outcomes is sent: of matches that are over, of seasons, of links and pictures; and what their players are. */
import { api, castsApi, clipsApi, leaguesApi } from '@broadside/client';
import type { FromSeason } from '@broadside/protocol';
import { WatchNews, hideSpoilersCookie, protocolVersion } from '@broadside/protocol';
import WebSocket from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { begunAt, endOf } from './watched-tables.ts';
import type { BegunMatch } from './watched-tables.ts';
import { leaguePerson, nextId, syntheticTerms } from './league-people.ts';
import { until } from './members.ts';

let server: TestServer;
let match: BegunMatch;
let reason: string;
beforeAll(async () => {
  server = await startServer();
  match = await begunAt(server);
  await endOf(match);
  reason = (await api(server.url).match(match.id)).match.outcome?.reason ?? '';
});
afterAll(() => server.stop());

const cookie = hideSpoilersCookie;
const body = async (path: string, headers: Record<string, string> = { cookie }): Promise<string> =>
  (await fetch(`${server.url}${path}`, { headers })).text();

describe('[WATCH-21] whoever hides outcomes', () => {
  it('gets no outcome and no seed from any list or page of the API, and everybody else does', async () => {
    const { dice, seats } = (await api(server.url).match(match.id)).match;
    const ada = seats[0]?.name ?? '';
    const { person } = await match.ada.api.me();
    expect(reason).not.toBe('');
    for (const path of ['/api/watch', '/api/matches', `/api/matches/${match.id}`, `/api/players/${person?.id ?? ''}`]) {
      const [open, hidden] = [await body(path, {}), await body(path)];
      expect(open, path).toContain(`"reason":"${reason}"`);
      expect(hidden, path).toContain(match.id);
      expect(hidden, path).toContain(ada);
      expect(hidden, path).not.toContain(`"reason":"${reason}"`);
      expect(hidden, path).not.toContain(dice.seed ?? 'no seed');
      expect(hidden, path).not.toContain('"winner"');
    }
    expect(await body('/api/watch')).toContain('"outcome":null');
  });

  it('gets an answer that nobody keeps, whatever is known already', async () => {
    const { headers } = await fetch(`${server.url}/api/watch`, { headers: { cookie } });
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['private, no-store', null]);
  });

  it('is told all of their own matches', async () => {
    const own = { cookie: `${match.ada.cookie}; ${cookie}` };
    expect(await body(`/api/matches/${match.id}`, own)).toContain(`"reason":"${reason}"`);
  });
});

describe('[WATCH-22] a season', () => {
  it('has no result of others, and standings by name, but for its organisers', async () => {
    const olga = await leaguePerson(server, 'Olga');
    const slug = `hidden-${nextId()}`;
    await olga.leagues.createLeague({ name: 'Hidden', slug });
    const { id } = await olga.leagues.openSeason(slug, { name: 'Season', terms: syntheticTerms });
    await olga.act(id, { act: 'open-registration' });
    const [zoe, yan, dan] = await Promise.all(['Zoe', 'Yan', 'Dan'].map((name) => leaguePerson(server, name)));
    for (const each of [zoe, yan]) await each?.act(id, { act: 'enter' });
    await olga.act(id, { act: 'draft-round' });
    await olga.act(id, { act: 'publish-round' });
    const result = { how: 'forfeit', winner: 0, reason: 'The other did not come.' } as const;
    const entered = await olga.act(id, { act: 'enter-result', round: 1, entrant: 1, result });
    expect(entered.season.rounds[0]?.pairings[0]?.result?.winner).toBe(0);
    const as = (who?: { cookie: string }) =>
      leaguesApi(server.url, { headers: { cookie: who ? `${who.cookie}; ${cookie}` : cookie } });
    const resultFor = async (who?: { cookie: string }) =>
      (await as(who).season(id)).season.rounds[0]?.pairings[0]?.result ?? null;
    expect(await resultFor()).toBeNull();
    expect(await resultFor(dan)).toBeNull();
    expect(await resultFor(zoe)).toMatchObject({ winner: 0 });
    expect(await resultFor(olga)).toMatchObject({ winner: 0 });
    const { tables } = await as().seasonStandings(id);
    expect(tables[0]?.rows.map(({ name, points, place }) => [name, points, place])).toEqual([
      ['Yan', '0', null],
      ['Zoe', '0', null],
    ]);
    expect((await as().seasonRound(id, 1)).round.pairings[0]?.result).toBeNull();
  });
});

/** A season of two rounds, all of which have results; its organiser hides them from whoever has not asked. */
async function playedSeason() {
  const olga = await leaguePerson(server, 'Olga');
  const slug = `event-${nextId()}`;
  await olga.leagues.createLeague({ name: 'Event', slug });
  const terms = { ...syntheticTerms, hideResults: true as const };
  const { id } = await olga.leagues.openSeason(slug, { name: 'Season', terms });
  await olga.act(id, { act: 'open-registration' });
  await olga.act(id, { act: 'enter-by-name', names: ['Ann', 'Ben', 'Cyd', 'Dan'] });
  const result = { how: 'forfeit', winner: 0, reason: 'The other lost their way.' } as const;
  for (const round of [1, 2]) {
    await olga.act(id, { act: 'draft-round' });
    const { season } = await olga.act(id, { act: 'publish-round' });
    for (const { sides } of season.rounds.at(-1)?.pairings ?? [])
      await olga.act(id, { act: 'enter-result', round, entrant: sides[0], result });
  }
  return { olga, slug, id };
}
type Played = Awaited<ReturnType<typeof playedSeason>>;

describe('a season whose organiser hides results', () => {
  let played: Played;
  beforeAll(async () => (played = await playedSeason()));
  /** What somebody with these cookies is told. */
  const as = (...cookies: string[]) => leaguesApi(server.url, { headers: { cookie: cookies.join('; ') } });
  const resultsOf = async (...cookies: string[]): Promise<(number | null)[][]> =>
    (await as(...cookies).season(played.id)).season.rounds.map(({ pairings }) =>
      pairings.map(({ result }) => result?.winner ?? null),
    );

  it('[WATCH-62] tells them to nobody who has not asked, to whoever has, and to those who run it', async () => {
    const { id, olga, slug } = played;
    const none = [null, null];
    expect(await resultsOf()).toEqual([none, none]);
    expect((await as().season(id)).hidden).toMatchObject({ upTo: 0 });
    expect(await resultsOf(olga.cookie)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await resultsOf(`told=${id}.all`)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await resultsOf(`told=${id}.all`, cookie)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const terms = { ...syntheticTerms, hideResults: true as const };
    const { hideResults: _, ...open } = terms;
    await olga.act(id, { act: 'change-terms', terms: open });
    expect(await resultsOf()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const changed = await olga.act(id, { act: 'change-terms', terms });
    expect(await resultsOf()).toEqual([none, none]);
    expect(changed.season.announcements.length).toBeGreaterThanOrEqual(0);
    expect((await olga.leagues.league(slug)).seasons[0]?.id).toBe(id);
  });

  it('[WATCH-64] is told up to the round that somebody has watched: results, standings, and nobody’s way after it', async () => {
    const { id } = played;
    expect(await resultsOf(`told=${id}.1`)).toEqual([
      [0, 0],
      [null, null],
    ]);
    expect((await as(`told=${id}.1`).season(id)).hidden).toMatchObject({ upTo: 1 });
    const { tables } = await as(`told=${id}.1`).seasonStandings(id);
    expect(tables[0]?.rows.map(({ won, lost }) => [won, lost])).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
    // Whoever says that they have seen nothing is not told who met in the second round, which the first decided.
    expect((await resultsOf(`told=${id}.0`)).map((round) => round.length)).toEqual([2, 0]);
    expect((await as(`told=${id}.0`).seasonRound(id, 2)).round.pairings).toEqual([]);
    const all = await as(`told=${id}.all`).seasonStandings(id);
    expect(all.tables[0]?.rows[0]).toMatchObject({ won: 2, place: 1 });
  });

  it('[WATCH-65] gives no file of it away, nor its journal, nor what its socket tells others', async () => {
    const { id, olga } = played;
    const status = async (path: string, ...cookies: string[]): Promise<number> =>
      (await fetch(`${server.url}${path}`, { headers: { cookie: cookies.join('; ') } })).status;
    for (const file of ['standings.csv', 'pairings.csv', 'season.trf', 'season.json']) {
      expect(await status(`/api/seasons/${id}/files/${file}`), file).toBe(409);
      expect(await status(`/api/seasons/${id}/files/${file}`, `told=${id}.all`), file).toBe(200);
    }
    expect(await status(`/api/seasons/${id}/files/entrants.csv`)).toBe(200);
    const named = 'round 1, entrant';
    expect(await body(`/api/seasons/${id}/journal`, {})).not.toContain(named);
    expect(await body(`/api/seasons/${id}/journal`, { cookie: `told=${id}.all` })).toContain(named);
    const [hushed, told] = [socketOf(id, {}), socketOf(id, { cookie: `told=${id}.all` })];
    for (const { heard } of [hushed, told])
      await until(
        () => Promise.resolve(heard),
        (all) => all.length > 0,
      );
    await olga.act(id, { act: 'announce', text: 'Come tomorrow.' });
    for (const { heard } of [hushed, told])
      await until(
        () => Promise.resolve(heard),
        (all) => all.length > 1,
      );
    expect([hushed.heard[1]?.t, told.heard[1]?.t]).toEqual(['left-out', 'entry']);
    for (const { socket } of [hushed, told]) socket.terminate();
  });

  it('[WATCH-77] says that officials announced something, and what only where it is asked for; the same of casts of its league', async () => {
    const { id, olga, slug } = played;
    const text = 'Ann has won it all.';
    await olga.act(id, { act: 'announce', text });
    const casts = castsApi(server.url, { headers: { cookie: olga.cookie } });
    const title = 'Ann wins it again';
    const cast = await casts.makeCast({ league: slug, title, language: 'en' });
    const all = { cookie: `told=${id}.all` };
    expect([await body(`/api/seasons/${id}`, {}), await body(`/api/seasons/${id}`, { cookie })].join()).not.toContain(
      text,
    );
    expect((await as().season(id)).hidden?.announced).toBeGreaterThan(0);
    expect(await body(`/api/seasons/${id}`, all)).toContain(text);
    expect(await body(`/api/seasons/${id}`, { cookie: olga.cookie })).toContain(text);
    expect(await body(`/api/seasons/${id}/announcements`, {})).toContain(text);
    const feed = await body(`/api/leagues/${slug}/feed.atom`, {});
    expect(feed).toContain('The organisers announce something.');
    expect(feed).not.toContain(text);
    const castPath = `/api/casts/${cast.id}`;
    expect(await body(castPath, {})).toContain('"title":"A cast"');
    expect(await body(castPath, { cookie: olga.cookie })).toContain(title);
  });

  function socketOf(id: string, headers: Record<string, string>) {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/seasons/${id}/socket`, { headers });
    const heard: FromSeason[] = [];
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as FromSeason));
    socket.once('open', () => socket.send(JSON.stringify({ t: 'hello', v: protocolVersion, resume: null })));
    return { socket, heard };
  }
});

describe('[WATCH-63] an account that hides results', () => {
  it('says so to each browser that signs in to it, and no more once it does not', async () => {
    const password = 'four words for a ship';
    const first = await Browser.account(server.url, 'eve-hides', password);
    const another = async (): Promise<boolean> => {
      const browser = new Browser(server.url);
      await browser.api.signIn('eve-hides', password);
      return browser.cookie.includes(cookie);
    };
    expect(await another()).toBe(false);
    await first.api.changeAccount({ hidesResults: true });
    expect([first.cookie.includes(cookie), await another()]).toEqual([true, true]);
    expect((await first.api.account()).hidesResults).toBe(true);
    await first.api.changeAccount({ hidesResults: false });
    expect([first.cookie.includes(cookie), await another()]).toEqual([false, false]);
  });
});

describe('a match that is hidden', () => {
  it('[WATCH-65] has no record, no log and no clips, until its result was asked for', async () => {
    const clips = clipsApi(server.url, { headers: { cookie: match.ada.cookie } });
    const title = 'How Bob won the day';
    const { clip } = await clips.makeClip({ match: match.id, fromSeq: 1, toSeq: 1, title });
    const paths = [`/api/matches/${match.id}/record`, `/api/matches/${match.id}/clips`, `/api/clips/${clip.id}`];
    for (const path of paths) {
      const [open, hidden, told] = [
        await body(path, {}),
        await body(path),
        await body(path, { cookie: `${cookie}; told=${match.id}` }),
      ];
      const secret = path.endsWith('/record') ? `"reason": "${reason}"` : title;
      const has = (text: string) => text.includes(secret) || text.includes(secret.replace(': ', ':'));
      expect([path, has(open), has(hidden), has(told)]).toEqual([path, true, false, true]);
    }
  });

  it('[WATCH-66] is told a few entries at a time, and that it is over with its last one', async () => {
    const few = async (after: number, most: number) =>
      WatchNews.parse(
        await (await fetch(`${server.url}/watch/${match.id}/after/${String(after)}/${String(most)}`)).json(),
      );
    const first = await few(0, 1);
    expect([first.frames.length, first.over]).toEqual([1, false]);
    let seq = 1;
    for (let news = first; !news.over; seq += news.frames.length) {
      expect(news.frames.length).toBe(1);
      news = await few(seq, 1);
      if (news.frames.length === 0) break;
    }
    const whole = WatchNews.parse(await (await fetch(`${server.url}/watch/${match.id}/after/0`)).json());
    expect(seq).toBe(whole.frames.at(-1)?.seq);
    for (const most of ['0', '65', 'x'])
      expect((await fetch(`${server.url}/watch/${match.id}/after/0/${most}`)).status).toBe(400);
  });
});
