/**
 * Every route that is read, as the server lists them, searched for what tells how a match ended: for whoever hides results, and for
 * everybody where a season hides its own.
 */
import { castsApi, clipsApi } from '@broadside/client';
import { hideSpoilersCookie } from '@broadside/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, syntheticTerms } from './league-people.ts';
import { until } from './members.ts';
import { everything, readRoutes } from './strangers.ts';
import type { Named } from './strangers.ts';
import { casterOf, endOf, leagueNight } from './watched-tables.ts';

/**
 * Below `/watch` no cookie is read: a page asks before it opens any of it. Nor does a reader of feeds send one: it takes another address.
 * Neither has anything of a season that hides its results by itself but the stream of the match, its walls and casts.
 */
const asksFirst = /^GET \/watch\//;
const byAddress = /^GET \/api\/leagues\/[^/]+\/feed\.atom /;

let server: TestServer;
let named: Named;
let night: Awaited<ReturnType<typeof leagueNight>>;
/** Who won is told by each of these. */
let secrets: readonly (readonly [what: string, text: string])[];

beforeAll(async () => {
  server = await startServer();
  night = await leagueNight(server, { delay: null, listed: true });
  const { people, tables, slug, owner } = night;
  const [match = ''] = tables;
  const row = await server.app.rooms.get(match);
  const sitting = people.filter(({ id }) => row?.match.seats.some(({ personId }) => personId === id));
  const [ada] = sitting;
  if (ada === undefined) throw new Error('Nobody sits there.');
  const caster = await casterOf(server, night);
  const casting = castsApi(server.url, { headers: { cookie: caster.cookie } });
  const cast = await casting.makeCast({ match, title: 'A clear win for one', language: 'en' });
  await endOf({ ada: ada.member, id: match });
  const line = caster.member.open(match);
  await line.when(({ view }) => view !== null);
  await line.cue(cast.id, { kind: 'text', text: 'That was the winning shot' });
  line.close();
  const clips = clipsApi(server.url, { headers: { cookie: caster.cookie } });
  const { clip } = await clips.makeClip({ match, fromSeq: 1, toSeq: 1, title: 'The last blow' });
  const season = (await owner.leagues.league(slug)).seasons[0]?.id ?? '';
  const ratings = await until(
    () => Promise.all(sitting.map(async ({ id }) => (await owner.member.api.player(id)).ratings[0]?.rating)),
    (all) => all.every((each) => each !== undefined && each !== 1500),
  );
  const { outcome, dice } = (await owner.member.api.match(match)).match;
  secrets = [
    ['why', outcome?.reason ?? 'none'],
    ['seed', dice.seed ?? 'none'],
    ['title of a cast', cast.title],
    ['cue', 'That was the winning shot'],
    ['clip', 'The last blow'],
    ...ratings.map((rating) => ['rating', `"rating":${String(rating)}`] as const),
  ];
  named = { match, players: sitting.map(({ id }) => id), league: slug, season, cast: cast.id, clip: clip.id };
});
afterAll(() => server.stop());

/** Where something tells how the match ended, to somebody with these cookies. */
async function telling(cookie: string | undefined): Promise<{ readonly what: string; readonly where: string }[]> {
  const told = await everything(server, [named], [cookie]);
  const found = [...told].flatMap(([where, answer]) =>
    secrets.filter(([, text]) => answer.includes(text)).map(([what]) => ({ what, where })),
  );
  expect(told.size).toBeGreaterThanOrEqual(readRoutes(server).length);
  return found;
}
const places = (found: Awaited<ReturnType<typeof telling>>): string[] =>
  found.map(({ what, where }) => `${what} ${where}`);

it('[WATCH-73] no route tells whoever hides results how a match ended: neither by itself, nor by a rating, a cast or a clip', async () => {
  const open = await telling(undefined);
  // All of it can be found by whoever wants to know.
  for (const [what] of secrets) expect(open.map((each) => each.what)).toContain(what);
  for (const path of ['players/', '/scoreboard.json', '/players ', '/api/casts/', 'api/casts?'])
    expect(
      open.map(({ where }) => where).filter((where) => where.includes(path)),
      path,
    ).not.toEqual([]);
  const hidden = await telling(hideSpoilersCookie);
  const found = hidden.filter(({ where }) => !asksFirst.test(where) && !byAddress.test(where));
  expect(places(found)).toEqual([]);
  // One's own are told.
  const [own] = night.people.filter(({ id }) => named.players.includes(id));
  expect(places(await telling(`${own?.cookie ?? ''}; ${hideSpoilersCookie}`))).not.toEqual([]);
});

it('[WATCH-73] nor anybody where its season hides results by itself, but at the addresses of the match, for which a page asks first', async () => {
  const { owner } = night;
  const { table } = syntheticTerms;
  const terms = { ...syntheticTerms, table: { ...table, watch: { delay: null, listed: true } } };
  await owner.act(named.season ?? '', { act: 'change-terms', terms: { ...terms, hideResults: true } });
  const found = await telling(undefined);
  expect(places(found.filter(({ where }) => !asksFirst.test(where)))).toEqual([]);
  const ratings = found.filter(({ what, where }) => what === 'rating' && asksFirst.test(where));
  expect(places(ratings)).toEqual([]);
  const someone = await leaguePerson(server, 'Zed');
  expect(places((await telling(someone.cookie)).filter(({ where }) => !asksFirst.test(where)))).toEqual([]);
});
