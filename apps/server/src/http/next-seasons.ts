/** From one season to the next, and leagues that are set aside. SPEC.md LEAGUE-134, LEAGUE-136, LEAGUE-138. */
import { alongFrom, termsAgain } from '@broadside/competition/season';
import {
  ArchiveBody,
  HttpError,
  LeaguePage,
  LeagueParams,
  NextSeasonBody,
  SeasonPage,
  SeasonParams,
} from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { checkTerms } from '../leagues/terms.ts';
import { HttpProblem } from '../problem.ts';
import { leagueForSeasons, leaguePage, noLeague, openSeason, seasonPage } from './leagues.ts';
import type { LeagueDeps } from './leagues.ts';
import { rulesetOf } from './match-making.ts';
import { requireAccount } from './session.ts';

export interface NextSeasonDeps extends LeagueDeps {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function registerNextSeasons(fastify: FastifyInstance, deps: NextSeasonDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, store, seasons, catalog, now } = deps;
  const config = { rateLimit: { max: deps.perHour, timeWindow: '1 hour' } };
  app.post(
    '/api/seasons/:id/next',
    { schema: { params: SeasonParams, body: NextSeasonBody, response: { 201: SeasonPage, '4xx': HttpError } }, config },
    async (request, reply) => {
      const { stored, ledger } = await openSeason(deps, request.params.id);
      const { season } = ledger;
      const { league, person, by } = await leagueForSeasons(deps, request, stored.league.slug);
      const along = request.body.people;
      if (along && season.status !== 'closed')
        throw new HttpProblem(
          409,
          'not-closed',
          'Its places are not final. Close the season first, or leave its people out.',
        );
      const { edition } = await rulesetOf(catalog, season.terms.ruleset);
      const terms = termsAgain(season.terms, edition);
      await checkTerms(deps, league, terms, request.ip);
      const id = await seasons.open(league, request.body.name, terms, by);
      const entrants = alongFrom(season);
      if (along && entrants.length > 0) {
        const answer = await seasons.act(id, by, 'bring-along', { act: 'bring-along', entrants });
        if (answer?.ok === false) throw new HttpProblem(409, answer.reason.code, answer.reason.sentence);
      }
      return reply.code(201).send(await seasonPage(deps, await openSeason(deps, id), person));
    },
  );
  app.post(
    '/api/leagues/:slug/archive',
    { schema: { params: LeagueParams, body: ArchiveBody, response: { 200: LeaguePage, '4xx': HttpError } }, config },
    async (request) => {
      const person = await requireAccount(request, people);
      const { slug } = request.params;
      const league = await store.bySlug(slug);
      if (league === undefined) throw noLeague();
      if (league.ownerId !== person.id)
        throw new HttpProblem(403, 'not-official', 'Only the owner sets a league aside, or takes it up again.');
      await store.archive(league.id, request.body.archived, now());
      return leaguePage(deps, slug, person);
    },
  );
}
