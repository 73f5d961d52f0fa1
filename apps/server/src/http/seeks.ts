/** Looking for an opponent: a search lives as long as its page asks for it [HTTP-63]. */
import { newRating } from '@broadside/competition';
import { HttpError, SeekBody, SeekState } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { randomInt } from 'node:crypto';
import type { Ratings } from '../lobby/ratings.ts';
import { Seeks } from '../lobby/seeks.ts';
import type { Pair } from '../lobby/seeks.ts';
import type { ApiDeps } from './api-deps.ts';
import { createMatch, joinMatch, rulesetOf, seatsOf } from './match-making.ts';
import { HttpProblem } from '../problem.ts';
import { requirePerson } from './session.ts';

export interface SeekDeps extends ApiDeps {
  readonly ratings: Ratings;
}

export function registerSeeks(fastify: FastifyInstance, deps: SeekDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, ratings, catalog } = deps;
  const seeks = new Seeks(pairing(deps));
  const response = { 200: SeekState, '4xx': HttpError };
  app.post(
    '/api/seeks',
    {
      schema: { body: SeekBody, response },
      config: { rateLimit: { max: deps.limits.matchesPerHour, timeWindow: '1 hour' } },
    },
    async (request) => {
      const person = await requirePerson(request, people);
      const { tempo, rest } = request.body;
      const { id: ruleset } = await rulesetOf(catalog, request.body.ruleset);
      await battleFor(deps, ruleset);
      const { rating } = (await ratings.of(person.id, ruleset)) ?? newRating;
      const state = await seeks.start({ person, ruleset, tempo, rest, rating });
      if (state !== 'full') return state;
      throw new HttpProblem(429, 'too-many-seeks', 'Too many people look for an opponent. Accept an open challenge.');
    },
  );
  app.get('/api/seeks', { schema: { response } }, async (request) => {
    const person = await requirePerson(request, people);
    return seeks.of(person.id);
  });
  app.delete('/api/seeks', { schema: { response } }, async (request) => {
    const person = await requirePerson(request, people);
    return seeks.stop(person.id);
  });
}

/** The first of the ruleset's presets for one against one. */
async function battleFor({ catalog }: ApiDeps, id: string): Promise<string> {
  const ruleset = await rulesetOf(catalog, id);
  const duel = ruleset.presets.find(({ setup }) => {
    const seats = seatsOf(ruleset, setup);
    return seats.length === 2 && seats[0]?.team !== seats[1]?.team;
  });
  if (duel !== undefined) return duel.id;
  throw new HttpProblem(400, 'no-duel', `${ruleset.name} has no battle for one against one. Open a challenge instead.`);
}

/** The dice decide who plays which side. */
function pairing(deps: SeekDeps): Pair {
  return async (first, second) => {
    const { ruleset, tempo } = first;
    const preset = await battleFor(deps, ruleset);
    const seat = randomInt(2) === 0 ? ('seat-1' as const) : ('seat-2' as const);
    const rest = first.rest === undefined ? {} : { rest: first.rest };
    const made = await createMatch(
      deps,
      first.person,
      {
        ...{ ruleset, preset, tempo, seat, opponent: 'friend' as const },
        ...rest,
        name: 'Quick match',
      },
      first.person.id,
    );
    const [invitation] = made.invitations;
    if (invitation === undefined) throw new Error('A duel has a seat for the other side.');
    const sits = second.rest === undefined ? {} : { rest: second.rest };
    await joinMatch(deps, second.person, made.match.id, invitation.seat, { token: invitation.token, ...sits });
    return made.match.id;
  };
}
