/** Saved fleets. What a design is, what it costs and what is wrong with it, the ruleset's lists say. */
import {
  FleetBody,
  FleetConflict,
  FleetGone,
  FleetList,
  FleetParams,
  FleetQuery,
  HttpError,
  NewFleetBody,
  SavedFleet,
  fleetsPerPerson,
} from '@broadside/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RoomCatalog } from '../rooms/rooms.ts';
import type { FleetStore, StoredFleet } from '../store/fleets.ts';
import type { People, StoredPerson } from '../store/people.ts';
import type { FleetProblems } from '../workers/fleets.ts';
import { KeptAnswers } from '../kept-answers.ts';
import { unreadableFleet } from '../workers/other-rules.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { rulesetOf } from './match-making.ts';
import { HttpProblem } from '../problem.ts';
import { personOf, requirePerson } from './session.ts';

export interface FleetDeps {
  readonly catalog: RoomCatalog;
  readonly people: People;
  readonly fleets: FleetStore;
  /** Where designs are looked at. */
  readonly workers: WorkerPool;
  /** Fleets that may be made, and again fleets that may be changed, in an hour from one address. */
  readonly perHour: number;
}

/** Versions of fleets whose problems are known without looking again. */
const keptProblems = 1000;

/** Who asks, for the workers. */
const over = ({ ip }: FastifyRequest) => ({ who: ip, over: 'this fleet' });

const hourly = (max: number) => ({ rateLimit: { max, timeWindow: '1 hour' } });

export function registerFleets(fastify: FastifyInstance, deps: FleetDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { catalog, people, fleets, workers } = deps;
  const problemsOf = problemFinder(deps);
  const config = hourly(deps.perHour);
  registerChanges(fastify, deps, problemsOf);

  app.get('/api/fleets', { schema: { response: { 200: FleetList, '4xx': HttpError } } }, async (request) => {
    const person = await requirePerson(request, people);
    return { fleets: await fleets.ofPerson(person.id) };
  });
  app.post(
    '/api/fleets',
    { schema: { body: NewFleetBody, response: { 201: SavedFleet, '4xx': HttpError } }, config },
    async (request, reply) => {
      const person = await requirePerson(request, people);
      const { ruleset, name, design } = request.body;
      await rulesetOf(catalog, ruleset);
      const read = await workers.run('new-fleet', { ruleset, design, name }, over(request));
      if ((await fleets.count(person.id)) >= fleetsPerPerson)
        throw new HttpProblem(
          409,
          'too-many-fleets',
          `You have ${String(fleetsPerPerson)} fleets, which is the most. Delete one first.`,
        );
      const saved = await fleets.create(person.id, ruleset, read.content);
      return reply.code(201).send(shown(saved, read, person));
    },
  );
  app.get(
    '/api/fleets/:id',
    { schema: { params: FleetParams, querystring: FleetQuery, response: { 200: SavedFleet, '4xx': HttpError } } },
    async (request) => {
      const { version } = request.query;
      const [person, fleet] = await Promise.all([personOf(request, people), fleets.get(request.params.id, version)]);
      if (fleet === undefined) throw version === undefined ? noFleet() : noVersion(version);
      return shown(fleet, await problemsOf(fleet, request), person);
    },
  );
}

type ProblemFinder = (fleet: StoredFleet, request: FastifyRequest) => Promise<FleetProblems>;

/** What is wrong with a saved fleet by the rules of today. */
function problemFinder({ catalog, workers }: FleetDeps): ProblemFinder {
  const known = new KeptAnswers<FleetProblems>(keptProblems);
  return async ({ id, version, ruleset, design }, request) =>
    Object.hasOwn(catalog, ruleset)
      ? known.of(`${id} ${String(version)}`, () => workers.run('saved-fleet', { ruleset, design }, over(request)))
      : unreadableFleet;
}

/** What the owner alone may do. */
function registerChanges(fastify: FastifyInstance, deps: FleetDeps, problemsOf: ProblemFinder): void {
  const { people, fleets, workers, perHour } = deps;
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.put(
    '/api/fleets/:id',
    {
      schema: {
        params: FleetParams,
        body: FleetBody,
        response: { 200: SavedFleet, 409: FleetConflict, '4xx': HttpError },
      },
      config: hourly(perHour),
    },
    async (request, reply) => {
      const person = await requirePerson(request, people);
      const known = await ownFleet(fleets, request.params.id, person);
      const { version, name, design } = request.body;
      await rulesetOf(deps.catalog, known.ruleset);
      const read = await workers.run('new-fleet', { ruleset: known.ruleset, design, name }, over(request));
      const saved = await fleets.save(known.id, version, read.content);
      if (saved !== undefined) return shown(saved, read, person);
      const newer = await fleets.get(known.id);
      if (newer === undefined) throw noFleet();
      const sentence = `The fleet is at version ${String(newer.version)}, not ${String(version)}. Take that one, or save yours as a new fleet.`;
      return reply.code(409).send({
        error: { code: 'newer-version', sentence },
        fleet: shown(newer, await problemsOf(newer, request), person),
      });
    },
  );
  app.delete(
    '/api/fleets/:id',
    { schema: { params: FleetParams, response: { 200: FleetGone, '4xx': HttpError } } },
    async (request) => {
      const person = await requirePerson(request, people);
      const { id } = await ownFleet(fleets, request.params.id, person);
      if (!(await fleets.remove(id))) throw noFleet();
      return { id };
    },
  );
}

const noFleet = (): HttpProblem =>
  new HttpProblem(404, 'no-fleet', 'There is no such fleet. The link may be wrong, or its owner has deleted it.');
const noVersion = (version: number): HttpProblem =>
  new HttpProblem(404, 'no-version', `There is no version ${String(version)} of this fleet. Open its newest one.`);

async function ownFleet(fleets: FleetStore, id: string, person: StoredPerson): Promise<StoredFleet> {
  const fleet = await fleets.get(id);
  if (fleet === undefined) throw noFleet();
  if (fleet.ownerId === person.id) return fleet;
  throw new HttpProblem(403, 'not-owner', `This is ${fleet.owner}'s fleet. Save it as a fleet of your own.`);
}

function shown(
  { ownerId, ...fields }: StoredFleet,
  { faults, problems }: FleetProblems,
  person: StoredPerson | undefined,
): SavedFleet {
  return { ...fields, faults, mine: ownerId === person?.id, problems: problems.map((problem) => ({ ...problem })) };
}
