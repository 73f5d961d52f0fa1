/** Saved positions. What a position is, and why no match can begin from it, the ruleset says. */
import {
  HttpError,
  NewPositionBody,
  PositionGone,
  PositionList,
  PositionParams,
  SavedPosition,
  positionsPerPerson,
} from '@broadside/protocol';
import type { Json } from '@broadside/rules/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RoomCatalog } from '../rooms/rooms.ts';
import type { People, StoredPerson } from '../store/people.ts';
import type { Positions, StoredPosition } from '../store/positions.ts';
import { KeptAnswers } from '../kept-answers.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { rulesetOf } from './match-making.ts';
import { unreadablePosition } from '../workers/other-rules.ts';
import { HttpProblem } from '../problem.ts';
import { personOf, requirePerson } from './session.ts';

export interface PositionDeps {
  readonly catalog: RoomCatalog;
  readonly people: People;
  readonly positions: Positions;
  /** Where positions are looked at. */
  readonly workers: WorkerPool;
  /** Positions that may be saved in an hour from one address. */
  readonly perHour: number;
}

/** Positions whose problems are known without looking again. */
const keptProblems = 1000;

export function registerPositions(fastify: FastifyInstance, deps: PositionDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { catalog, people, positions, workers, perHour } = deps;
  registerReading(fastify, deps);
  app.get('/api/positions', { schema: { response: { 200: PositionList, '4xx': HttpError } } }, async (request) => {
    const person = await requirePerson(request, people);
    return { positions: await positions.ofPerson(person.id) };
  });
  app.post(
    '/api/positions',
    {
      schema: { body: NewPositionBody, response: { 201: SavedPosition, '4xx': HttpError } },
      config: { rateLimit: { max: perHour, timeWindow: '1 hour' } },
    },
    async (request, reply) => {
      const person = await requirePerson(request, people);
      const { ruleset: id, name = 'Position', position } = request.body;
      const ruleset = await rulesetOf(catalog, id);
      if ((await positions.count(person.id)) >= positionsPerPerson)
        throw new HttpProblem(
          409,
          'too-many-positions',
          `You have ${String(positionsPerPerson)} positions, which is the most. Delete one first.`,
        );
      const problems = await workers.run('new-position', { ruleset: ruleset.id, position }, over(request));
      const saved = await positions.create(person.id, ruleset.id, name, position as Json);
      return reply.code(201).send(shown(saved, problems, person));
    },
  );
  app.delete(
    '/api/positions/:id',
    { schema: { params: PositionParams, response: { 200: PositionGone, '4xx': HttpError } } },
    async (request) => {
      const person = await requirePerson(request, people);
      const { id } = request.params;
      const known = await positions.get(id);
      if (known === undefined) throw noPosition();
      if (known.ownerId !== person.id)
        throw new HttpProblem(403, 'not-owner', `This is ${known.owner}'s position. Only its owner deletes it.`);
      if (!(await positions.remove(id))) throw noPosition();
      return { id };
    },
  );
}

const noPosition = (): HttpProblem =>
  new HttpProblem(404, 'no-position', 'There is no such position. The link may be wrong, or its owner has deleted it.');

/** Who asks, for the workers. */
const over = ({ ip }: FastifyRequest) => ({ who: ip, over: 'this position' });

function registerReading(fastify: FastifyInstance, { catalog, people, positions, workers }: PositionDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const known = new KeptAnswers<readonly string[]>(keptProblems);
  const problemsOf = async ({ ruleset, position }: StoredPosition, request: FastifyRequest) => {
    if (!Object.hasOwn(catalog, ruleset)) return [unreadablePosition];
    try {
      return await workers.run('saved-position', { ruleset, position }, over(request));
    } catch (error) {
      // What the rules cannot get through is shown all the same, with the reason.
      if (error instanceof HttpProblem && error.statusCode === 422) return [error.message];
      throw error;
    }
  };
  app.get(
    '/api/positions/:id',
    { schema: { params: PositionParams, response: { 200: SavedPosition, '4xx': HttpError } } },
    async (request) => {
      const [person, position] = await Promise.all([personOf(request, people), positions.get(request.params.id)]);
      if (position === undefined) throw noPosition();
      return shown(position, await known.of(position.id, () => problemsOf(position, request)), person);
    },
  );
}

function shown(
  { ownerId, ...position }: StoredPosition,
  problems: readonly string[],
  person: StoredPerson | undefined,
): SavedPosition {
  return { ...position, problems: [...problems], mine: ownerId === person?.id };
}
