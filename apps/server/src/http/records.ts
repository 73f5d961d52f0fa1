/** Records of matches that are over, and replays for those who still play. */
import { recordFileName, recordText } from '@broadside/match';
import { HttpError, MatchParams, ReplayPage, ReplayQuery, isOver, recordPath } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches } from '../store/matches.ts';
import type { People } from '../store/people.ts';
import type { Records } from '../store/records.ts';
import { seatOf } from './api.ts';
import { HttpProblem, noMatch } from './problem.ts';
import { requirePerson } from './session.ts';

export interface RecordDeps {
  readonly people: People;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly records: Records;
}

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
}

const notOver = (): HttpProblem =>
  new HttpProblem(409, 'not-over', 'The match is not over. Its record can be had when it is.');
