/** Calendars of tables, seasons and people [LEAGUE-72, LEAGUE-73]. */
import { entrantOfPerson, viewOf } from '@broadside/competition/season';
import { FeedParams, HttpError, SeasonParams, TableParams } from '@broadside/protocol';
import type { PersonId } from '@broadside/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { seasonCalendar } from '../leagues/calendar.ts';
import type { CalendarSeason } from '../leagues/calendar.ts';
import { tableOf } from '../leagues/pairing-page.ts';
import type { OpenSeason } from '../leagues/seasons.ts';
import { HttpProblem } from '../problem.ts';
import type { PairingRoutes } from './pairing-routes.ts';

const answers = { response: { 200: z.string(), '4xx': HttpError } };
/** Seasons in the calendar of one person. */
const mostSeasons = 30;

export function registerCalendars(fastify: FastifyInstance, deps: PairingRoutes): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { site, now, hours, store } = deps;
  app.get(
    '/api/seasons/:id/rounds/:round/tables/:table/calendar.ics',
    { schema: { params: TableParams, ...answers } },
    async ({ params }, reply) => {
      const open = await openSeason(deps, params.id);
      const { round, index } = tableOf(open, params.round, params.table);
      const seasons = [await shownSeason(deps, open)];
      const table = { round: round.number, index };
      return sendCalendar(reply, seasonCalendar({ name: open.ledger.season.name, seasons, table, site, now: now() }));
    },
  );
  app.get(
    '/api/seasons/:id/calendar.ics',
    { schema: { params: SeasonParams, ...answers } },
    async ({ params }, reply) => {
      const open = await openSeason(deps, params.id);
      const seasons = [await shownSeason(deps, open)];
      return sendCalendar(reply, seasonCalendar({ name: open.ledger.season.name, seasons, site, now: now() }));
    },
  );
  app.get('/api/feeds/:token', { schema: { params: FeedParams, ...answers } }, async ({ params }, reply) => {
    const person = await hours.ofToken(params.token.replace(/\.ics$/, ''));
    if (person === undefined) throw noFeed();
    const played = await store.playedBy(person, mostSeasons);
    const seasons = await seasonsOf(
      deps,
      played.map(({ id }) => id),
      person,
    );
    return sendCalendar(reply, seasonCalendar({ name: 'Broadside', seasons, person, site, now: now() }));
  });
}

/** A secret address that nobody has, or has any more. */
export const noFeed = (): HttpProblem =>
  new HttpProblem(404, 'no-feed', 'This address has ended. Make a new one under Account, Hours.');

/** A file of a calendar program. */
export const sendCalendar = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/calendar; charset=utf-8').header('cache-control', 'no-store').send(text);

async function openSeason({ seasons }: PairingRoutes, id: string): Promise<OpenSeason> {
  const open = await seasons.get(id);
  if (open === undefined)
    throw new HttpProblem(404, 'no-season', 'There is no such season. Look for its league under Leagues.');
  return open;
}

/** What everybody may know: agreed hours are no secret. */
export async function shownSeason(
  { store }: PairingRoutes,
  { stored: { id }, ledger }: OpenSeason,
  reader?: PersonId,
): Promise<CalendarSeason> {
  const own = entrantOfPerson(ledger.season, reader)?.number ?? null;
  const season = viewOf(ledger.season, 'public', own);
  const people: readonly PersonId[] = season.entrants.flatMap(({ person }) => person ?? []);
  return { id, season, names: await store.names(people) };
}

async function seasonsOf(deps: PairingRoutes, ids: readonly string[], reader: PersonId): Promise<CalendarSeason[]> {
  const all: CalendarSeason[] = [];
  for (const id of ids) {
    const open = await deps.seasons.get(id);
    if (open !== undefined) all.push(await shownSeason(deps, open, reader));
  }
  return all;
}
