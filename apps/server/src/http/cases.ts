/** Filed cases: a position, dice, commands and what must come of them, run when they are filed. */
import { CaseParams, FiledCase, HttpError, NewCaseBody, caseFilePath, casesPerPerson } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoomCatalog } from '../rooms/rooms.ts';
import type { Cases, StoredCase } from '../store/cases.ts';
import type { People, StoredPerson } from '../store/people.ts';
import { caseId } from '../workers/case-id.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { rulesetOf } from './match-making.ts';
import { HttpProblem } from '../problem.ts';
import { personOf, requirePerson } from './session.ts';

export interface CaseDeps {
  readonly catalog: RoomCatalog;
  readonly people: People;
  readonly cases: Cases;
  /** Where cases are run. */
  readonly workers: WorkerPool;
  /** Cases that may be filed in an hour from one address. */
  readonly perHour: number;
}

export function registerCases(fastify: FastifyInstance, { catalog, people, cases, workers, perHour }: CaseDeps): void {
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
      if ((await cases.count(person.id)) >= casesPerPerson)
        throw new HttpProblem(
          409,
          'too-many-cases',
          `You have filed ${String(casesPerPerson)} cases, which is the most. Ask the operator about the old ones.`,
        );
      const given = { ruleset: ruleset.id, written: request.body.case };
      const ran = await workers.run('file-case', given, { who: request.ip, over: 'this case' });
      return reply.code(201).send(shown(await cases.create(person.id, ran), person));
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
  new HttpProblem(404, 'no-case', 'There is no such case. Check that the link is complete.');

function shown({ ownerId, body, ...filed }: StoredCase, person: StoredPerson | undefined): FiledCase {
  return { ...filed, case: body, mine: ownerId === person?.id };
}
