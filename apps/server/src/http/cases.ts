/** Filed cases: a position, dice, commands and what must come of them, run when they are filed. */
import {
  CaseParams,
  FiledCase,
  HttpError,
  NewCaseBody,
  caseFilePath,
  casesPerPerson,
  filedCase as limits,
} from '@broadside/protocol';
import { caseSchema, orderSchema, runCase } from '@broadside/rules/kernel';
import type { AnyRuleset, Json } from '@broadside/rules/kernel';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Catalog } from '../rooms/rooms.ts';
import type { Cases, RunCase, StoredCase } from '../store/cases.ts';
import type { People, StoredPerson } from '../store/people.ts';
import { readJson, storableJson } from './given-json.ts';
import { rulesetOf } from './match-making.ts';
import { HttpProblem } from './problem.ts';
import { personOf, requirePerson } from './session.ts';

export interface CaseDeps {
  readonly catalog: Catalog;
  readonly people: People;
  readonly cases: Cases;
  /** Cases that may be filed in an hour from one address. */
  readonly perHour: number;
}

export function registerCases(fastify: FastifyInstance, { catalog, people, cases, perHour }: CaseDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/cases',
    {
      schema: { body: NewCaseBody, response: { 201: FiledCase, '4xx': HttpError } },
      config: { rateLimit: { max: perHour, timeWindow: '1 hour' } },
    },
    async (request, reply) => {
      const person = await requirePerson(request, people);
      const ruleset = await rulesetOf(catalog, request.body.ruleset);
      const written = readCase(ruleset, request.body.case);
      if ((await cases.count(person.id)) >= casesPerPerson)
        throw new HttpProblem(
          409,
          'too-many-cases',
          `You have filed ${String(casesPerPerson)} cases, which is the most. Ask the operator about the old ones.`,
        );
      const filed = await cases.create(person.id, ranCase(ruleset, written));
      return reply.code(201).send(shown(filed, person));
    },
  );
  app.get(
    '/api/cases/:id',
    { schema: { params: CaseParams, response: { 200: FiledCase, '4xx': HttpError } } },
    async (request) => {
      const [person, filed] = await Promise.all([personOf(request, people), cases.get(request.params.id)]);
      if (filed === undefined) throw noCase();
      return shown(filed, person);
    },
  );
  app.get(
    caseFilePath(':id'),
    { schema: { params: CaseParams, response: { 200: z.string(), '4xx': HttpError } } },
    async (request, reply) => {
      const filed = await cases.get(request.params.id);
      if (filed === undefined) throw noCase();
      const name = caseId.parse(filed.body).id;
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.json"`)
        .send(`${JSON.stringify({ ruleset: filed.ruleset, cases: [filed.body] }, null, 2)}\n`);
    },
  );
}

const noCase = (): HttpProblem =>
  new HttpProblem(404, 'no-case', 'There is no such case. Look whether the link is whole.');

/** Case ids are kebab-case and so fit for a file's name. */
const caseId = z.object({ id: z.string().regex(/^[a-z0-9-]{1,80}$/), title: z.string().min(1).max(200).optional() });

/** The case as it was sent, in the form of a case file of the ruleset; refuses what could keep the server busy. */
function readCase(ruleset: AnyRuleset, given: unknown): Json {
  const what = { what: 'case', code: 'bad-case', maxBytes: limits.maxBytes };
  const storable = storableJson(given, what);
  const bounds = z.object({ when: z.array(z.unknown()).optional(), dice: z.array(z.unknown()).optional() });
  const { when = [], dice = [] } = readJson(bounds, storable, what);
  if (when.length > limits.maxCommands || dice.length > limits.maxDice)
    throw new HttpProblem(
      400,
      'case-too-long',
      `The case has ${String(when.length)} commands and ${String(dice.length)} dice. It may have ${String(limits.maxCommands)} and ${String(limits.maxDice)}: begin from a later position.`,
    );
  readJson(caseId, storable, what);
  readJson(fromPosition, storable, what);
  // An order of no kind is no case: what the rules refuse, `rejects` tells.
  readJson(caseSchema(ruleset.codec.position, orderSchema(ruleset), z.never()), storable, what);
  return storable;
}

const fromPosition = z.object({
  given: z.custom((value) => value !== undefined, 'a filed case begins from a position: write one under given'),
});

function ranCase(ruleset: AnyRuleset, body: Json): RunCase {
  const { id, title = id } = caseId.parse(body);
  const until = performance.now() + limits.maxMs;
  const { problems } = runCase(ruleset, body, { goesOn: () => performance.now() < until });
  if (performance.now() >= until)
    throw new HttpProblem(
      400,
      'case-too-long',
      `The case takes the rules more than ${String(limits.maxMs / 1000)} seconds. Leave commands out, or ships that have no part in it.`,
    );
  const passed = problems.length === 0;
  return { ruleset: ruleset.id, title, body, passed, finding: passed ? null : problems.join(' ') };
}

function shown({ ownerId, body, ...filed }: StoredCase, person: StoredPerson | undefined): FiledCase {
  return { ...filed, case: body, mine: ownerId === person?.id };
}
