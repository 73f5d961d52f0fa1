/** Parts of a season for programs and pages: the same for whoever asks, each with its `ETag` [LEAGUE-150]. */
import {
  HttpError,
  SeasonAnnouncements,
  SeasonBrackets,
  SeasonEntrants,
  SeasonLots,
  SeasonParams,
  SeasonRoundParams,
  SeasonRoundPart,
  SeasonRounds,
  SeasonStandings,
} from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { bracketsOfSeason } from '../leagues/brackets.ts';
import {
  announcementsPart,
  entrantsPart,
  lotsPart,
  roundPart,
  roundsPart,
  standingsPart,
} from '../leagues/season-parts.ts';
import { seenByAll } from '../leagues/seen-by-all.ts';
import type { SeenByAll } from '../leagues/seen-by-all.ts';
import { openSeason } from './leagues.ts';
import type { LeagueDeps } from './leagues.ts';
import { personOf } from './session.ts';
import { sendTagged } from './tagged.ts';

interface Part<Params extends typeof SeasonParams> {
  readonly params: Params;
  readonly answer: z.ZodType;
  readonly make: (seen: SeenByAll, params: z.infer<Params>) => object;
}

export function registerSeasonParts(fastify: FastifyInstance, deps: LeagueDeps): void {
  const params = SeasonParams;
  serve(fastify, deps, 'entrants', { params, answer: SeasonEntrants, make: entrantsPart });
  serve(fastify, deps, 'rounds', { params, answer: SeasonRounds, make: roundsPart });
  serve(fastify, deps, 'rounds/:round', {
    params: SeasonRoundParams,
    answer: SeasonRoundPart,
    make: (seen, { round }) => roundPart(seen, round),
  });
  serve(fastify, deps, 'standings', { params, answer: SeasonStandings, make: standingsPart });
  serve(fastify, deps, 'bracket', {
    params,
    answer: SeasonBrackets,
    make: ({ season, journal }) => ({ seq: journal.length, ...bracketsOfSeason(season) }),
  });
  serve(fastify, deps, 'announcements', { params, answer: SeasonAnnouncements, make: announcementsPart });
  serve(fastify, deps, 'lots', { params, answer: SeasonLots, make: lotsPart });
}

function serve<Params extends typeof SeasonParams>(
  fastify: FastifyInstance,
  deps: LeagueDeps,
  name: string,
  { params, answer, make }: Part<Params>,
): void {
  const response = { 200: answer, 304: z.undefined(), '4xx': HttpError };
  fastify
    .withTypeProvider<ZodTypeProvider>()
    .get(`/api/seasons/:id/${name}`, { schema: { params, response } }, async (request, reply) => {
      const asked = request.params as z.infer<Params>;
      // A token must be one of this league, though what is told is the same.
      const [open] = await Promise.all([openSeason(deps, asked.id), personOf(request, deps.people)]);
      return sendTagged(reply, make(await seenByAll(deps.store, open), asked));
    });
}
