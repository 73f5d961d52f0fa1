/** Feeds of leagues, and calendars of what is on: for readers and calendar programs, which send no cookies [WATCH-29]. */
import { createHash } from 'node:crypto';
import { FeedQuery, FollowingFeedParams, HttpError, LeagueParams } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { seasonCalendar } from '../leagues/calendar.ts';
import type { CalendarSeason } from '../leagues/calendar.ts';
import { leagueFeed } from '../leagues/feed.ts';
import type { FeedSeason } from '../leagues/feed.ts';
import { seenByAll } from '../leagues/seen-by-all.ts';
import type { StoredLeague } from '../leagues/store.ts';
import { Follows } from '../store/follows.ts';
import type { Database } from '../store/database.ts';
import { noFeed, sendCalendar, shownSeason } from './calendars.ts';
import { noLeague } from './leagues.ts';
import type { PairingRoutes } from './pairing-routes.ts';
import { SharedAnswers } from './shared-answers.ts';

export interface LeagueFeedDeps extends PairingRoutes {
  readonly database: Database;
}

/** Seasons of one feed or calendar, and of that of the whole site. */
const mostSeasons = 30;
const fedSeasons = 5;
const mostRunning = 100;
/** Tonight: from three hours ago to a day ahead. */
const tonight = [-3 * 3_600_000, 24 * 3_600_000] as const;

const answers = { response: { 200: z.string(), '4xx': HttpError } };

export function registerLeagueFeeds(fastify: FastifyInstance, deps: LeagueFeedDeps): void {
  registerFeed(fastify, deps);
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { store, hours, site, now } = deps;
  const follows = new Follows(deps.database);
  app.get(
    '/api/leagues/:slug/calendar.ics',
    { schema: { params: LeagueParams, ...answers } },
    async ({ params }, reply) => {
      const league = await leagueAt(deps, params.slug);
      const ids = await store.goingOn({ leagues: [league.id], people: [] }, mostSeasons);
      const seasons = await calendarSeasons(deps, ids);
      return sendCalendar(reply, seasonCalendar({ name: league.name, seasons, site, now: now() }));
    },
  );
  const shared = new SharedAnswers<string>();
  app.get('/api/watch/tonight.ics', { schema: answers }, async (_request, reply) => {
    const text = await shared.of('', async () => {
      const at = now();
      const between = [at + tonight[0], at + tonight[1]] as const;
      const seasons = await calendarSeasons(deps, await store.running(mostRunning));
      return seasonCalendar({ name: 'Tonight on Broadside', seasons, between, site, now: at });
    });
    return sendCalendar(reply, text);
  });
  app.get(
    '/api/feeds/:token/following.ics',
    { schema: { params: FollowingFeedParams, ...answers } },
    async ({ params }, reply) => {
      const person = await hours.ofToken(params.token);
      if (person === undefined) throw noFeed();
      const [own, friends] = await Promise.all([follows.seasonsOf(person), follows.friendsOf(person)]);
      const whole = [...own.seasons, ...(await store.goingOn({ leagues: own.leagues, people: [] }, mostSeasons))];
      const theirs = await store.goingOn({ leagues: [], people: [...friends] }, mostSeasons);
      const seasons = [
        ...(await calendarSeasons(deps, [...new Set(whole)].slice(0, mostSeasons))),
        ...(await calendarSeasons(
          deps,
          theirs.filter((id) => !whole.includes(id)),
          friends,
        )),
      ];
      return sendCalendar(reply, seasonCalendar({ name: 'Followed on Broadside', seasons, site, now: now() }));
    },
  );
}

function registerFeed(fastify: FastifyInstance, deps: LeagueFeedDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { store, seasons, site } = deps;
  const shared = new SharedAnswers<string>();
  const feedOf = async (league: StoredLeague, hide: boolean): Promise<string> => {
    const ids = (await store.seasonsOf(league.id)).slice(0, fedSeasons).map(({ id }) => id);
    const open = await Promise.all(ids.map((id) => seasons.get(id)));
    const seen = await Promise.all(
      open.flatMap((each): Promise<FeedSeason>[] => (each === undefined ? [] : [fedSeason(deps, each, hide)])),
    );
    const self = `/api/leagues/${league.slug}/feed.atom${hide ? '?spoilers=hide' : ''}`;
    return leagueFeed({ league, seasons: seen, site, self });
  };
  app.get(
    '/api/leagues/:slug/feed.atom',
    {
      schema: {
        params: LeagueParams,
        querystring: FeedQuery,
        response: { 200: z.string(), 304: z.undefined(), '4xx': HttpError },
      },
    },
    async (request, reply) => {
      const league = await leagueAt(deps, request.params.slug);
      const hide = request.query.spoilers === 'hide';
      const feed = await shared.of(`${league.slug} ${String(hide)}`, () => feedOf(league, hide));
      const etag = `"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`;
      // It is the same for everybody, and readers come again.
      reply.header('etag', etag).header('cache-control', 'public, max-age=60');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/atom+xml; charset=utf-8').send(feed);
    },
  );
}

async function fedSeason(
  { store }: LeagueFeedDeps,
  open: NonNullable<Awaited<ReturnType<LeagueFeedDeps['seasons']['get']>>>,
  hides: boolean,
): Promise<FeedSeason> {
  const seen = await seenByAll(store, open);
  // Where a season hides results, readers cannot say that they want them [WATCH-62].
  return { ...seen, id: open.stored.id, ledger: open.ledger, hides: hides || seen.season.terms.hideResults === true };
}

async function leagueAt({ store }: LeagueFeedDeps, slug: string): Promise<StoredLeague> {
  const league = await store.bySlug(slug);
  if (league === undefined) throw noLeague();
  return league;
}

/** Seasons as everybody may know them; `only`: of these people's tables. */
async function calendarSeasons(
  deps: LeagueFeedDeps,
  ids: readonly string[],
  only?: ReadonlySet<string>,
): Promise<CalendarSeason[]> {
  const open = await Promise.all(ids.map((id) => deps.seasons.get(id)));
  const shown = await Promise.all(open.flatMap((each) => (each === undefined ? [] : [shownSeason(deps, each)])));
  return shown.map((each) => ({ ...each, ...(only && { only }) }));
}
