/** A season of another site, taken in from its file [LEAGUE-153]. */
import {
  HttpError,
  LeagueParams,
  Name,
  PersonName,
  SeasonImportBody,
  SeasonPage,
  maxSeasonBytes,
} from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { HttpProblem } from '../problem.ts';
import { leagueForSeasons, openSeason, seasonPage } from './leagues.ts';
import type { LeagueDeps } from './leagues.ts';
import { rulesetOf } from './match-making.ts';

export function registerSeasonImport(fastify: FastifyInstance, deps: LeagueDeps): void {
  const { seasons, catalog, workers, now, perHour } = deps;
  fastify.withTypeProvider<ZodTypeProvider>().post(
    '/api/leagues/:slug/import',
    {
      bodyLimit: maxSeasonBytes,
      schema: { params: LeagueParams, body: SeasonImportBody, response: { 201: SeasonPage, '4xx': HttpError } },
      config: { rateLimit: { max: perHour, timeWindow: '1 hour' } },
    },
    async (request, reply) => {
      const { league, person, by } = await leagueForSeasons(deps, request, request.params.slug);
      const given = { file: request.body, now: now() };
      const taken = await workers.run('take-in-season', given, { who: request.ip, over: 'this season' });
      if (!taken.ok) throw new HttpProblem(409, 'not-taken-in', taken.sentence);
      await rulesetOf(catalog, taken.season.terms.ruleset);
      requireReadable(taken.season.name, taken.season.entrants);
      const id = await seasons.takeIn(league, taken, by);
      return reply.code(201).send(await seasonPage(deps, await openSeason(deps, id), person));
    },
  );
}

/** The names that people here may have, and no others. */
function requireReadable(season: string, entrants: readonly { readonly name: string | null }[]): void {
  const wrong = Name.safeParse(season).success
    ? entrants.find(({ name }) => !PersonName.safeParse(name).success)?.name
    : season;
  if (wrong === undefined) return;
  const sentence = `The name "${String(wrong)}" cannot be taken: others could not read it, or would think it official. Change it there first.`;
  throw new HttpProblem(409, 'not-taken-in', sentence);
}
