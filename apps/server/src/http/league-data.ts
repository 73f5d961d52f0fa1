/** What leagues know of whoever asks, to read and to take away [LEAGUE-131]. */
import { HttpError, LeagueData } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { leagueDataOf } from '../leagues/person-data.ts';
import type { PersonDataDeps } from '../leagues/person-data.ts';
import type { People } from '../store/people.ts';
import { requireAccount } from './session.ts';

/** Somebody who signs in, not a program with a token: tokens are for one league. */
export type LeagueDataDeps = PersonDataDeps & { readonly people: People };

export function registerLeagueData(fastify: FastifyInstance, deps: LeagueDataDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/api/account/leagues.json',
    {
      schema: { response: { 200: LeagueData, '4xx': HttpError } },
      config: { rateLimit: { max: 120, timeWindow: '1 hour' } },
    },
    async (request, reply) => {
      const { id, name, handle } = await requireAccount(request, deps.people);
      void reply.header('cache-control', 'no-store');
      void reply.header('content-disposition', 'attachment; filename="leagues.json"');
      return leagueDataOf(deps, { id, name, handle: handle ?? '' });
    },
  );
}
