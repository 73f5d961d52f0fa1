/** What accounts follow: a person, a league, a season, a match [WATCH-26, WATCH-27]. */
import { FollowBody, FollowEndBody, FollowList, FollowQuery, HttpError, mostFollows } from '@broadside/protocol';
import type { FollowAsked } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { followable } from '../follows/followable.ts';
import type { Followable, FollowableDeps } from '../follows/followable.ts';
import { HttpProblem } from '../problem.ts';
import type { NamedFollow } from '../store/follows.ts';
import type { StoredPerson } from '../store/people.ts';
import { requireAccount } from './session.ts';

export interface FollowDeps extends FollowableDeps {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function registerFollows(fastify: FastifyInstance, deps: FollowDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, follows, now } = deps;
  const response = { 200: FollowList, '4xx': HttpError };
  app.get('/api/follows', { schema: { querystring: FollowQuery, response } }, async (request, reply) => {
    const person = await requireAccount(request, people);
    const { kind, id } = request.query;
    reply.header('cache-control', 'private, no-store');
    return listFor(deps, person, kind && id ? await followable(deps, person, { kind, id }) : undefined);
  });
  app.put('/api/follows', { schema: { body: FollowBody, response } }, async (request) => {
    const person = await requireAccount(request, people);
    const { kind, id, tell, round = null } = request.body;
    const target = await followable(deps, person, { kind, id });
    if (target.refused !== null) throw target.refused;
    refuseTell(target, tell, round);
    if (!(await follows.put(person.id, target, { tell, round, since: now() })))
      throw new HttpProblem(
        409,
        'too-many',
        `You follow ${String(mostFollows)} things, which is the most. End one under Account, Following.`,
      );
    return listFor(deps, person, target);
  });
  app.delete('/api/follows', { schema: { body: FollowEndBody, response } }, async (request) => {
    const person = await requireAccount(request, people);
    const target = await followable(deps, person, request.body);
    await follows.end(person.id, target);
    return listFor(deps, person, target);
  });
}

/** What was public already is told to nobody. */
function refuseTell({ tells, fromRound }: Followable, tell: FollowBody['tell'], round: number | null): void {
  if (tell === 'round' && fromRound === null)
    throw new HttpProblem(400, 'no-rounds', 'This game counts no rounds. Choose the end of the match.');
  if (tell === 'round' && round !== null && round < (fromRound ?? 0))
    throw new HttpProblem(409, 'past', `That round has begun. Choose round ${String(fromRound)} or a later one.`);
  if (!tells.includes(tell))
    throw new HttpProblem(409, 'past', 'This match has begun. Choose a later round, or its end.');
}

async function listFor(
  { follows }: FollowDeps,
  { id: personId }: StoredPerson,
  named: Followable | undefined,
): Promise<FollowList> {
  const all = await follows.of(personId);
  return { follows: all.map(({ shown }) => shown), most: mostFollows, asked: named ? askedOf(named, all) : null };
}

const askedOf = ({ kind, key, tells, fromRound, refused }: Followable, all: readonly NamedFollow[]): FollowAsked => ({
  follows: all.find((each) => each.key === key && each.shown.kind === kind)?.shown ?? null,
  tells: [...tells],
  fromRound,
  refused: refused && { code: refused.code, sentence: refused.message },
});
