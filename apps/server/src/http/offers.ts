/** For clients without the rules: the forms of a ruleset's objects, and what a seat may do, from what it sees [HTTP-81, HTTP-82]. */
import { standsStill } from '@broadside/match';
import { HttpError, MatchParams, RulesetParams, RulesetSchemas, SeatOffers } from '@broadside/protocol';
import type { View } from '@broadside/rules/kernel';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { seatOfPerson } from '../store/matches.ts';
import { KeptAnswers } from '../kept-answers.ts';
import type { WrittenSchemas } from '../workers/schemas.ts';
import type { ApiDeps } from './api-deps.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import { requirePerson } from './session.ts';

type OfferDeps = Pick<ApiDeps, 'catalog' | 'people' | 'rooms' | 'workers' | 'limits'>;

/** Answers that are kept until they are asked for again: programs ask more often than the match moves. */
const keptOffers = 500;

export function registerOffers(fastify: FastifyInstance, deps: OfferDeps): void {
  registerSchemas(fastify, deps);
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, rooms, workers, limits } = deps;
  const known = new KeptAnswers<SeatOffers['offers']>(keptOffers);
  app.get(
    '/api/matches/:id/offers',
    {
      schema: { params: MatchParams, response: { 200: SeatOffers, '4xx': HttpError, 503: HttpError } },
      config: { rateLimit: { max: limits.offersPerMinute, timeWindow: '1 minute' } },
    },
    async (request) => {
      const person = await requirePerson(request, people);
      const match = await rooms.rowOf(request.params.id);
      if (match === undefined) throw noMatch();
      const seat = seatOfPerson(match, person.id);
      if (seat === null)
        throw new HttpProblem(403, 'not-seated', 'You watch this match. Only its seats are offered anything.');
      const room = await rooms.get(match.id);
      if (room === undefined)
        throw new HttpProblem(503, 'unavailable', 'This match cannot be reached just now. Try again in a moment.');
      if (room.status !== 'live' || room.game.seq === 0)
        throw new HttpProblem(409, 'not-live', 'Nothing can be done in this match now: it waits, is held or is over.');
      const { ruleset, state, ledger, seq } = room.game;
      if (standsStill(ledger.table)) return { seq, offers: [] };
      const view = ruleset.view(state, { kind: 'seat', seat }) as View;
      const asked = { ruleset: ruleset.id, view, seat, seq };
      const offers = await known.of(`${match.id}:${seat}:${String(seq)}`, () =>
        workers.run('offers', asked, { who: request.ip, over: 'what this seat sees', ours: true }),
      );
      return { seq, offers };
    },
  );
}

/** Made once for everybody, by a process that has little of a busy machine. */
const schemaPatience = 10;

/** They change with the edition only: made once, and asked for with the `ETag` a client has. */
function registerSchemas(fastify: FastifyInstance, { catalog, workers }: OfferDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const made = new KeptAnswers<WrittenSchemas>(Object.keys(catalog).length);
  app.get(
    '/api/rulesets/:id/schemas',
    {
      schema: {
        params: RulesetParams,
        response: { 200: RulesetSchemas, 304: z.undefined(), '4xx': HttpError, 503: HttpError },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!Object.hasOwn(catalog, id))
        throw new HttpProblem(404, 'no-ruleset', 'There is no such ruleset. GET /api/rulesets lists them.');
      const asked = { who: request.ip, over: 'these schemas', patience: schemaPatience, ours: true } as const;
      const { etag, text } = await made.of(id, () => workers.run('schemas', { ruleset: id }, asked));
      reply.header('etag', etag).header('cache-control', 'public, max-age=300');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      // It is JSON already.
      return reply
        .type('application/json; charset=utf-8')
        .serializer(String)
        .send(text as never);
    },
  );
}
