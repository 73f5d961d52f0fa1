/** Records that come from elsewhere: a worker reads and verifies them, so that the server never parses one whole. */
import type { MatchRecord } from '@broadside/match';
import { HttpError, ImportBody, Imported, maxImportBytes } from '@broadside/protocol';
import type { AnyRuleset } from '@broadside/rules/kernel';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches } from '../store/matches.ts';
import type { People } from '../store/people.ts';
import type { Records } from '../store/records.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import { requirePerson } from './session.ts';

export interface ImportDeps {
  readonly people: People;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly records: Records;
  /** Where records are verified. */
  readonly workers: WorkerPool;
  /** Records that may be imported in an hour from one address. */
  readonly perHour: number;
}

/** A long match has thousands of commands to decide again: it gets so many times the usual limit. */
const patience = 4;

export function registerImports(fastify: FastifyInstance, deps: ImportDeps): void {
  const { people, matches, rooms, records, workers, perHour } = deps;
  void fastify.register((scope, _options, done) => {
    // Here alone a body is what was sent, not what it says.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, read) => read(null, body));
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/api/records',
      {
        bodyLimit: maxImportBytes,
        schema: { body: ImportBody, response: { 200: Imported, 201: Imported, '4xx': HttpError } },
        config: { rateLimit: { max: perHour, timeWindow: '1 hour' } },
      },
      async (request, reply) => {
        const person = await requirePerson(request, people);
        const asked = { who: request.ip, over: 'this record', patience };
        const { head, entries } = await workers.run('record', { text: request.body as Buffer }, asked);
        const known = await records.known(head.fingerprint);
        // One that is here was decided when it came; its fingerprint shows that it is the same.
        if (known === undefined) requireEdition(head, await rooms.ruleset(head.header.ruleset));
        const match = await matches.get(known ?? (await records.keep(head, entries, person.id)));
        if (match === undefined) throw noMatch();
        return reply
          .code(known === undefined ? 201 : 200)
          .send({ match: await rooms.headerFor(match, person.id), rules: 'decided-again' });
      },
    );
    done();
  });
}

/** Events that the rules do not decide again could be anything at all: such a record is looked at, not kept. */
function requireEdition({ header }: Pick<MatchRecord, 'header'>, ruleset: AnyRuleset | undefined): void {
  if (ruleset === undefined) throw new HttpProblem(400, 'no-ruleset', `There is no ruleset "${header.ruleset}" here.`);
  const { name, edition } = ruleset;
  if (header.edition === edition) return;
  const sentence = `It was played with edition ${header.edition} of ${name}; the rules here are ${edition} and cannot decide it again. Look at the file under "Replay a record".`;
  throw new HttpProblem(400, 'other-edition', sentence);
}
