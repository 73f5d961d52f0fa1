/** Saved fleets. What a design is, what it costs and what is wrong with it, the ruleset's lists say. */
import {
  FleetBody,
  FleetConflict,
  FleetGone,
  FleetList,
  FleetParams,
  FleetQuery,
  HttpError,
  Name,
  NewFleetBody,
  SavedFleet,
  fleetsPerPerson,
  maxDesignBytes,
  maxNameLength,
} from '@broadside/protocol';
import type { Json, Lists, Rejection } from '@broadside/rules/kernel';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Catalog } from '../rooms/rooms.ts';
import type { FleetContent, Fleets, StoredFleet } from '../store/fleets.ts';
import type { People, StoredPerson } from '../store/people.ts';
import { readJson, storableJson } from './given-json.ts';
import { rulesetOf } from './match-making.ts';
import { HttpProblem } from './problem.ts';
import { personOf, requirePerson } from './session.ts';

export interface FleetDeps {
  readonly catalog: Catalog;
  readonly people: People;
  readonly fleets: Fleets;
  /** Fleets that may be made, and again fleets that may be changed, in an hour from one address. */
  readonly perHour: number;
}

/** Problems in one answer: whoever has more mends these first. */
const shownProblems = 100;

const hourly = (max: number) => ({ rateLimit: { max, timeWindow: '1 hour' } });

export function registerFleets(fastify: FastifyInstance, deps: FleetDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { catalog, people, fleets } = deps;
  const config = hourly(deps.perHour);
  registerChanges(fastify, deps);

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
      const content = contentOf(await listsOf(catalog, ruleset), design, name);
      if ((await fleets.count(person.id)) >= fleetsPerPerson)
        throw new HttpProblem(
          409,
          'too-many-fleets',
          `You have ${String(fleetsPerPerson)} fleets, which is the most. Delete one first.`,
        );
      const saved = await fleets.create(person.id, ruleset, content);
      return reply.code(201).send(await shown(catalog, saved, person));
    },
  );
  app.get(
    '/api/fleets/:id',
    { schema: { params: FleetParams, querystring: FleetQuery, response: { 200: SavedFleet, '4xx': HttpError } } },
    async (request) => {
      const { version } = request.query;
      const [person, fleet] = await Promise.all([personOf(request, people), fleets.get(request.params.id, version)]);
      if (fleet === undefined) throw version === undefined ? noFleet() : noVersion(version);
      return shown(catalog, fleet, person);
    },
  );
}

/** What the owner alone may do. */
function registerChanges(fastify: FastifyInstance, { catalog, people, fleets, perHour }: FleetDeps): void {
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
      const content = contentOf(await listsOf(catalog, known.ruleset), design, name);
      const saved = await fleets.save(known.id, version, content);
      if (saved !== undefined) return shown(catalog, saved, person);
      const newer = await fleets.get(known.id);
      if (newer === undefined) throw noFleet();
      const sentence = `The fleet is at version ${String(newer.version)}, not ${String(version)}. Take that one, or save yours as a new fleet.`;
      return reply
        .code(409)
        .send({ error: { code: 'newer-version', sentence }, fleet: await shown(catalog, newer, person) });
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

async function ownFleet(fleets: Fleets, id: string, person: StoredPerson): Promise<StoredFleet> {
  const fleet = await fleets.get(id);
  if (fleet === undefined) throw noFleet();
  if (fleet.ownerId === person.id) return fleet;
  throw new HttpProblem(403, 'not-owner', `This is ${fleet.owner}'s fleet. Save it as a fleet of your own.`);
}

async function listsOf(catalog: Catalog, id: string): Promise<Lists<unknown>> {
  const ruleset = await rulesetOf(catalog, id);
  if (ruleset.lists !== undefined) return ruleset.lists;
  throw new HttpProblem(400, 'no-lists', `${ruleset.name} has no fleets to save. Choose another game.`);
}

const design = { what: 'design', code: 'bad-design', maxBytes: maxDesignBytes };

/** The design as the ruleset reads it, with its price and its faults. */
function contentOf(lists: Lists<unknown>, given: unknown, name: string | undefined): FleetContent {
  const list = readJson(lists.codec, storableJson(given, design), design);
  return {
    name: name ?? nameOf(lists.name(list)),
    points: lists.points(list),
    faults: lists.faults(list).length,
    design: JSON.parse(JSON.stringify(list)) as Json,
  };
}

/** The design's own name as a name that lists can show. */
function nameOf(own: string): string {
  const fitting = Name.safeParse(own.replaceAll(/\p{C}/gu, '').trim().slice(0, maxNameLength));
  return fitting.success ? fitting.data : 'Fleet';
}

async function shown(catalog: Catalog, fleet: StoredFleet, person: StoredPerson | undefined): Promise<SavedFleet> {
  const { ownerId, ...fields } = fleet;
  const problems = await problemsOf(catalog, fleet);
  return {
    ...fields,
    faults: problems.length,
    mine: ownerId === person?.id,
    problems: problems.slice(0, shownProblems),
  };
}

/** What is wrong with it by the rules of today, which may be newer than the fleet. */
async function problemsOf(catalog: Catalog, fleet: StoredFleet): Promise<Rejection[]> {
  const ruleset = Object.hasOwn(catalog, fleet.ruleset) ? await catalog[fleet.ruleset]?.() : undefined;
  const parsed = ruleset?.lists?.codec.safeParse(fleet.design);
  if (ruleset?.lists === undefined || parsed?.success !== true) {
    const sentence = 'This fleet was saved for other rules. Draw it up anew.';
    return [{ code: 'not-readable', rule: '', sentence }];
  }
  return ruleset.lists.faults(parsed.data).map((fault) => ({ ...fault }));
}
