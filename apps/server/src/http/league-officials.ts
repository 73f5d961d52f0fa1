/** Offices of a league: asked for, taken, given away [LEAGUE-75]. */
import { HttpError, LeaguePage, LeagueParams, OfficialBody, OfficialEndBody } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { gives } from '../leagues/officials.ts';
import type { StoredLeague } from '../leagues/store.ts';
import { HttpProblem } from '../problem.ts';
import type { StoredPerson } from '../store/people.ts';
import { leaguePage, noLeague } from './leagues.ts';
import type { LeagueDeps } from './leagues.ts';
import { requireAccount } from './session.ts';

export function registerLeagueOfficials(fastify: FastifyInstance, deps: LeagueDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, store } = deps;
  const config = { rateLimit: { max: deps.perHour, timeWindow: '1 hour' } };
  const path = '/api/leagues/:slug/officials';
  const answers = { 200: LeaguePage, '4xx': HttpError };
  app.post(
    path,
    { schema: { params: LeagueParams, body: OfficialBody, response: answers }, config },
    async (request) => {
      const person = await requireAccount(request, people);
      const { slug } = request.params;
      const league = await store.bySlug(slug);
      if (league === undefined) throw noLeague();
      if (request.body.do === 'accept') await deps.officials.accept(league, person.id);
      else await invite(deps, league, person, request.body);
      return leaguePage(deps, slug, person);
    },
  );
  app.delete(path, { schema: { params: LeagueParams, body: OfficialEndBody, response: answers } }, async (request) => {
    const person = await requireAccount(request, people);
    const { slug } = request.params;
    const league = await store.bySlug(slug);
    if (league === undefined) throw noLeague();
    await end(deps, league, person, request.body.person);
    return leaguePage(deps, slug, person);
  });
}

async function invite(
  { officials, people }: LeagueDeps,
  league: StoredLeague,
  by: StoredPerson,
  { handle, office }: Extract<OfficialBody, { do: 'invite' }>,
): Promise<void> {
  const own = await officials.officeOf(league, by.id);
  if (!gives(own, office)) throw mayNot(own, `The owner invites every official, an organiser judges and casters.`);
  const who = await people.byHandle(handle);
  if (who === undefined)
    throw new HttpProblem(404, 'nobody', `Nobody has the handle "${handle}". It stands on a person's profile.`);
  await officials.invite(league, by, who, office);
}

async function end({ officials }: LeagueDeps, league: StoredLeague, by: StoredPerson, personId: string): Promise<void> {
  const own = await officials.officeOf(league, by.id);
  const held = await officials.givenTo(league, personId);
  // Whoever may give nothing is told so, whoever they name.
  if (personId !== by.id && !gives(own, held ?? 'caster'))
    throw mayNot(own, 'The owner takes every office back, an organiser those of judges and casters.');
  if (held === undefined)
    throw new HttpProblem(409, 'no-office', 'This person has no office here that could be taken back.');
  await officials.end(league, personId);
}

const mayNot = (own: string | null, sentence: string): HttpProblem =>
  new HttpProblem(403, 'not-official', own === null ? `You have no such office in this league. ${sentence}` : sentence);
