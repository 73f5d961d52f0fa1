/** How many watched the matches of a season, minute by minute: for those who run the league, and never who [WATCH-17]. */
import { HttpError, SeasonAudience, SeasonParams } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { runsLeague } from '../leagues/officials.ts';
import { HttpProblem } from '../problem.ts';
import type { WatchMinutes } from '../store/watch-minutes.ts';
import { shownCount } from '../watch/tally.ts';
import { openSeason } from './leagues.ts';
import type { LeagueDeps } from './leagues.ts';
import { requireAccount } from './session.ts';

export interface SeasonAudienceDeps extends LeagueDeps {
  readonly minutes: Pick<WatchMinutes, 'ofSeason'>;
}

export function registerSeasonAudience(fastify: FastifyInstance, deps: SeasonAudienceDeps): void {
  const { people, officials, minutes } = deps;
  fastify
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/seasons/:id/audience',
      { schema: { params: SeasonParams, response: { 200: SeasonAudience, '4xx': HttpError } } },
      async (request) => {
        const person = await requireAccount(request, people);
        const { stored } = await openSeason(deps, request.params.id);
        if (!runsLeague(await officials.officeOf(stored.league, person.id)))
          throw new HttpProblem(403, 'not-official', 'Only organisers of this league see how many watched.');
        const counted = await minutes.ofSeason(stored.id);
        return {
          minutes: counted.map(({ minute, viewers }) => ({ at: minute * 60_000, viewers: shownCount(viewers) })),
        };
      },
    );
}
