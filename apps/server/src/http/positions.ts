/** Saved positions. What a position is, and why no match can begin from it, the ruleset says. */
import { randomBytes } from 'node:crypto';
import {
  HttpError,
  NewPositionBody,
  PositionGone,
  PositionList,
  PositionParams,
  SavedPosition,
  maxPositionBytes,
  positionsPerPerson,
} from '@broadside/protocol';
import { SeededDice } from '@broadside/rules/kernel';
import type { AnyRuleset } from '@broadside/rules/kernel';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Catalog } from '../rooms/rooms.ts';
import type { People, StoredPerson } from '../store/people.ts';
import type { Positions, StoredPosition } from '../store/positions.ts';
import { readJson, storableJson } from './given-json.ts';
import { rulesetOf } from './match-making.ts';
import { HttpProblem } from './problem.ts';
import { personOf, requirePerson } from './session.ts';

export interface PositionDeps {
  readonly catalog: Catalog;
  readonly people: People;
  readonly positions: Positions;
  /** Positions that may be saved in an hour from one address. */
  readonly perHour: number;
}

const given = { what: 'position', code: 'bad-position', maxBytes: maxPositionBytes };

export function registerPositions(
  fastify: FastifyInstance,
  { catalog, people, positions, perHour }: PositionDeps,
): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
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
      const storable = storableJson(position, given);
      readJson(ruleset.codec.position, storable, given);
      if ((await positions.count(person.id)) >= positionsPerPerson)
        throw new HttpProblem(
          409,
          'too-many-positions',
          `You have ${String(positionsPerPerson)} positions, which is the most. Delete one first.`,
        );
      const saved = await positions.create(person.id, ruleset.id, name, storable);
      return reply.code(201).send(await shown(catalog, saved, person));
    },
  );
  app.get(
    '/api/positions/:id',
    { schema: { params: PositionParams, response: { 200: SavedPosition, '4xx': HttpError } } },
    async (request) => {
      const [person, position] = await Promise.all([personOf(request, people), positions.get(request.params.id)]);
      if (position === undefined) throw noPosition();
      return shown(catalog, position, person);
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

async function shown(
  catalog: Catalog,
  { ownerId, ...position }: StoredPosition,
  person: StoredPerson | undefined,
): Promise<SavedPosition> {
  const ruleset = Object.hasOwn(catalog, position.ruleset) ? await catalog[position.ruleset]?.() : undefined;
  return { ...position, problems: problemsOf(ruleset, position.position), mine: ownerId === person?.id };
}

/** Why no match begins from it by the rules of today, which may be newer than the position. */
function problemsOf(ruleset: AnyRuleset | undefined, position: unknown): string[] {
  const parsed = ruleset?.codec.setup.safeParse({ position });
  if (ruleset === undefined || parsed?.success !== true)
    return ['This position was saved for other rules. Set it up anew.'];
  // What is thrown here is thrown away: nothing of it is shown.
  const dice = new SeededDice(() => randomBytes(4).readUInt32BE() / 2 ** 32);
  const decision = ruleset.start(parsed.data, dice);
  if (decision.ok) return [];
  const { data, sentence } = decision.reason;
  const all = Array.isArray(data) ? data.filter((each) => typeof each === 'string') : [];
  return all.length > 0 ? all : [sentence];
}
