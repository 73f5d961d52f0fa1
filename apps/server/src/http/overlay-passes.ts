/** One's own passes of overlays: made, listed, revoked [WATCH-39]. */
import {
  HttpError,
  OverlayPassBody,
  OverlayPassEndBody,
  OverlayPassList,
  overlayPassLimits,
} from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Officials } from '../leagues/officials.ts';
import type { LeagueStore } from '../leagues/store.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import type { OverlayPasses, PassSubject } from '../scoreboards/overlay-passes.ts';
import type { ListedMatch } from '../store/matches.ts';
import type { People, StoredPerson } from '../store/people.ts';
import { seatOf } from './api-deps.ts';
import { noLeague } from './leagues.ts';
import { requirePerson } from './session.ts';

export interface OverlayPassRoutes {
  readonly people: People;
  readonly rooms: { rowOf(id: string): Promise<ListedMatch | undefined> };
  readonly store: Pick<LeagueStore, 'bySlug'>;
  readonly officials: Pick<Officials, 'officeOf' | 'officeAtMatch'>;
  readonly overlayPasses: OverlayPasses;
}

export function registerOverlayPasses(fastify: FastifyInstance, deps: OverlayPassRoutes): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, overlayPasses } = deps;
  const path = '/api/overlay-passes';
  const answers = { 200: OverlayPassList, 201: OverlayPassList, '4xx': HttpError };
  const listOf = async ({ id }: StoredPerson): Promise<OverlayPassList> => ({
    passes: await overlayPasses.of(id),
    most: overlayPassLimits.held,
  });
  app.get(path, { schema: { response: answers } }, async (request) => listOf(await requirePerson(request, people)));
  app.post(path, { schema: { body: OverlayPassBody, response: answers } }, async (request, reply) => {
    const person = await requirePerson(request, people);
    const token = await overlayPasses.make(person.id, await subjectOf(deps, request.body, person));
    reply.header('cache-control', 'no-store');
    return reply.code(201).send({ ...(await listOf(person)), token });
  });
  app.delete(path, { schema: { body: OverlayPassEndBody, response: answers } }, async (request) => {
    const person = await requirePerson(request, people);
    if (!(await overlayPasses.revoke(person.id, request.body.pass)))
      throw new HttpProblem(404, 'no-pass', 'You have no such pass any more. Load the page again.');
    return listOf(person);
  });
}

/** What the pass is to be of; throws who may make it. */
async function subjectOf(
  { rooms, store, officials }: OverlayPassRoutes,
  { match: id, league: slug }: OverlayPassBody,
  person: StoredPerson,
): Promise<PassSubject> {
  if (id !== undefined) {
    const match = await rooms.rowOf(id);
    if (match === undefined) throw noMatch();
    if (seatOf(match, person) === null && !(await officials.officeAtMatch(id, person.id)))
      throw new HttpProblem(
        403,
        'not-seated',
        'Who plays in this match makes passes for it, and officials of its league.',
      );
    return { matchId: id, leagueId: null };
  }
  const league = await store.bySlug(slug ?? '');
  if (league === undefined) throw noLeague();
  if ((await officials.officeOf(league, person.id)) === null)
    throw new HttpProblem(403, 'not-official', 'Officials of a league make passes for all of its matches.');
  return { matchId: null, leagueId: league.id };
}
