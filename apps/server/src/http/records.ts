/** Records of matches that are over, records that come from elsewhere, and replays for those who still play. */
import { readRecord, recordFileName, recordText, verifying } from '@broadside/match';
import type { MatchRecord, Verdict } from '@broadside/match';
import {
  HttpError,
  ImportBody,
  Imported,
  MatchParams,
  ReplayPage,
  ReplayQuery,
  isOver,
  maxImportBytes,
  maxNameLength,
  recordPath,
} from '@broadside/protocol';
import type { AnyRuleset } from '@broadside/rules/kernel';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches } from '../store/matches.ts';
import type { People } from '../store/people.ts';
import type { Records } from '../store/records.ts';
import { seatOf } from './api.ts';
import { storableJson } from './given-json.ts';
import { HttpProblem, noMatch } from './problem.ts';
import { requirePerson } from './session.ts';

export interface RecordDeps {
  readonly people: People;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly records: Records;
  /** Records that may be imported in an hour from one address. */
  readonly perHour: number;
}

/** Entries verified before other matches get their turn of the event loop. */
const sliceSize = 4;

const given = { what: 'record', code: 'bad-record', maxBytes: maxImportBytes };

export function registerRecords(fastify: FastifyInstance, deps: RecordDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, matches, rooms, records } = deps;
  app.get(
    recordPath(':id'),
    { schema: { params: MatchParams, response: { 200: z.string(), '4xx': HttpError } } },
    async (request, reply) => {
      const match = await matches.get(request.params.id);
      if (match === undefined) throw noMatch();
      // The match's room knows of its end before the row does.
      const { status, outcome } = rooms.headerOf(match);
      if (!isOver(status)) throw notOver();
      const record = await records.of({ ...match, outcome });
      if (record === undefined) throw notOver();
      return reply
        .header('content-disposition', `attachment; filename="${recordFileName(record.header)}"`)
        .type('application/json; charset=utf-8')
        .serializer(String)
        .send(recordText(record));
    },
  );
  app.get(
    '/api/matches/:id/replay',
    { schema: { params: MatchParams, querystring: ReplayQuery, response: { 200: ReplayPage, '4xx': HttpError } } },
    async (request) => {
      const person = await requirePerson(request, people);
      const match = await matches.get(request.params.id);
      if (match === undefined) throw noMatch();
      const seat = seatOf(match, person);
      if (seat === null)
        throw new HttpProblem(403, 'not-seated', 'Only its players replay a match that is not over. Watch it instead.');
      return { frames: await rooms.replay(match, { kind: 'seat', seat }, request.query.after) };
    },
  );
  registerImport(fastify, deps);
}

function registerImport(fastify: FastifyInstance, { people, matches, rooms, records, perHour }: RecordDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/records',
    {
      bodyLimit: maxImportBytes,
      schema: { body: ImportBody, response: { 200: Imported, 201: Imported, '4xx': HttpError } },
      config: { rateLimit: { max: perHour, timeWindow: '1 hour' } },
    },
    async (request, reply) => {
      const person = await requirePerson(request, people);
      const record = recordIn(storableJson(request.body, given));
      const ruleset = await rooms.ruleset(record.header.ruleset);
      if (ruleset === undefined)
        throw new HttpProblem(400, 'no-ruleset', `There is no ruleset "${record.header.ruleset}" here.`);
      const known = await records.known(record.fingerprint);
      // One that is here was decided when it came; its fingerprint shows that it is the same.
      if (known === undefined) requireEdition(record, ruleset);
      await honest(record, ruleset);
      const match = await matches.get(known ?? (await records.keep(record, person.id)));
      if (match === undefined) throw noMatch();
      const rules = 'decided-again' as const;
      return reply.code(known === undefined ? 201 : 200).send({ match: rooms.headerOf(match), rules });
    },
  );
}

const notOver = (): HttpProblem =>
  new HttpProblem(409, 'not-over', 'The match is not over. Its record can be had when it is.');

/** Events that the rules do not decide again could be anything at all: such a record is looked at, not kept. */
function requireEdition({ header }: MatchRecord, { name, edition }: AnyRuleset): void {
  if (header.edition === edition) return;
  const sentence = `It was played with edition ${header.edition} of ${name}; the rules here are ${edition} and cannot decide it again. Look at the file under "Replay a record".`;
  throw new HttpProblem(400, 'other-edition', sentence);
}

/** Names as people give them here: whatever a file claims, it is one plain line. */
const plainName = z
  .string()
  .max(maxNameLength)
  .regex(/^[^\p{C}]*$/u);

function recordIn(value: unknown): MatchRecord {
  const read = readRecord(value);
  if (read.ok) {
    const { name, seats } = read.value.header;
    if ([name, ...seats.map((seat) => seat.name)].every((each) => plainName.safeParse(each).success)) return read.value;
    const sentence = `Its names are no names: they have at most ${String(maxNameLength)} characters that can be seen.`;
    throw new HttpProblem(400, 'bad-record', `This is no record. ${sentence}`);
  }
  throw new HttpProblem(400, 'bad-record', `This is no record. ${read.problems[0] ?? ''}`);
}

/** Verifies without holding up the other matches. Refuses a record that does not hold. */
async function honest(record: MatchRecord, ruleset: AnyRuleset): Promise<Verdict & { readonly ok: true }> {
  const steps = verifying(record, ruleset, { most: 1 });
  for (let looked = 1; ; looked += 1) {
    const step = steps.next();
    if (step.done !== true) {
      if (looked % sliceSize === 0) await new Promise((next) => setImmediate(next));
      continue;
    }
    if (step.value.ok) return step.value;
    const [problem] = step.value.problems;
    const place = problem === undefined || problem.seq === null ? '' : `Entry ${String(problem.seq)}: `;
    throw new HttpProblem(400, 'false-record', `The record does not hold. ${place}${problem?.sentence ?? ''}`);
  }
}
