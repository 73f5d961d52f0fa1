/** One's own tokens in a league: made, listed, revoked [LEAGUE-81]. */
import { HttpError, LeagueParams, NewTokenBody, TokenEndBody, TokenList } from '@broadside/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Tokens } from '../leagues/tokens.ts';
import { HttpProblem } from '../problem.ts';
import { noLeague } from './leagues.ts';
import type { LeagueDeps } from './leagues.ts';
import { requireAccount } from './session.ts';

export type TokenDeps = LeagueDeps & { readonly tokens: Tokens };

export function registerTokens(fastify: FastifyInstance, deps: TokenDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, store, tokens } = deps;
  const config = { rateLimit: { max: deps.perHour, timeWindow: '1 hour' } };
  const path = '/api/leagues/:slug/tokens';
  const answers = { 200: TokenList, '4xx': HttpError };
  const asked = async (request: FastifyRequest, slug: string): Promise<readonly [string, string]> => {
    const person = await requireAccount(request, people);
    const league = await store.bySlug(slug);
    if (league === undefined) throw noLeague();
    return [person.id, league.id];
  };
  app.get(path, { schema: { params: LeagueParams, response: answers } }, async (request) => ({
    tokens: await tokens.of(...(await asked(request, request.params.slug))),
  }));
  app.post(
    path,
    { schema: { params: LeagueParams, body: NewTokenBody, response: answers }, config },
    async (request) => {
      const of = await asked(request, request.params.slug);
      const token = await tokens.make(...of, request.body);
      return { tokens: await tokens.of(...of), token };
    },
  );
  app.delete(path, { schema: { params: LeagueParams, body: TokenEndBody, response: answers } }, async (request) => {
    const of = await asked(request, request.params.slug);
    if (!(await tokens.revoke(...of, request.body.id)))
      throw new HttpProblem(404, 'no-token', 'You have no such token any more. Load the page again.');
    return { tokens: await tokens.of(...of) };
  });
}
