/** Records of matches that are over, and replays for those who still play. */
import { recordFileName } from '@broadside/match';
import { HttpError, MatchParams, ReplayPage, ReplayQuery, isOver, recordPath } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Readings } from '../reading/readings.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches } from '../store/matches.ts';
import type { People } from '../store/people.ts';
import type { Records } from '../store/records.ts';
import { seatOf } from './api-deps.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import { ownJson, sendReading } from './reading.ts';
import { personOf, requirePerson } from './session.ts';

export interface RecordDeps {
  readonly people: People;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly records: Records;
  readonly readings: Readings;
}

export function registerRecords(fastify: FastifyInstance, deps: RecordDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, matches, rooms, records, readings } = deps;
  app.get(
    recordPath(':id'),
    { schema: { params: MatchParams, response: { 200: z.string(), '4xx': HttpError } } },
    async (request, reply) => {
      const [person, match] = await Promise.all([personOf(request, people), matches.get(request.params.id)]);
      if (match === undefined) throw noMatch();
      // The match's room knows of its end before the row does.
      const { status, outcome } = await rooms.headerFor(match, person?.id ?? null);
      if (!isOver(status)) throw notOver();
      const told = await records.sourceOf({ ...match, outcome });
      const { etag, body } = readings.record(match.id, told, request.ip, await records.fingerprintOf(match));
      const file = async (): Promise<Buffer> => {
        const found = await body();
        if (found === undefined) throw notOver();
        return found;
      };
      reply.header('content-disposition', `attachment; filename="${recordFileName(told)}"`);
      return sendReading(request, reply, { etag, body: file }, ownJson);
    },
  );
  app.get(
    '/api/matches/:id/replay',
    { schema: { params: MatchParams, querystring: ReplayQuery, response: { 200: ReplayPage, '4xx': HttpError } } },
    async (request, reply) => {
      const person = await requirePerson(request, people);
      const match = await rooms.rowOf(request.params.id);
      if (match === undefined) throw noMatch();
      const seat = seatOf(match, person);
      if (seat === null)
        throw new HttpProblem(403, 'not-seated', 'Only its players replay a match that is not over. Watch it instead.');
      const page = await readings.replay(match, { kind: 'seat', seat }, request.query.after, request.ip);
      return sendReading(request, reply, page, ownJson);
    },
  );
}

const notOver = (): HttpProblem =>
  new HttpProblem(409, 'not-over', 'The match is not over. Its record can be had when it is.');
