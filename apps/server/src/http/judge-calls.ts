/** Calls for a judge, and the queue of those who answer them. SPEC.md LEAGUE-95, LEAGUE-96, LEAGUE-98. */
import {
  CallBody,
  CallMade,
  CallParams,
  CallQueue,
  HttpError,
  JudgeDone,
  MatchParams,
  isOver,
} from '@broadside/protocol';
import type { CallShown } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { callStops } from '../judges/duty.ts';
import type { JudgeDuty } from '../judges/duty.ts';
import { intervene, roomFor } from '../judges/intervening.ts';
import type { JudgeParts } from '../judges/parts.ts';
import type { JudgeStore, StoredCall } from '../judges/store.ts';
import type { Notices } from '../notices/notices.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { ListedMatch, Matches } from '../store/matches.ts';
import type { People, StoredPerson } from '../store/people.ts';
import { seatOf } from './api-deps.ts';
import { requirePerson } from './session.ts';

export interface CallDeps {
  readonly people: People;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly judges: JudgeStore;
  readonly duty: JudgeDuty;
  readonly tellLeague: JudgeParts['tellLeague'];
  readonly notices: Notices;
}

/** Calls that one address may make in an hour. */
const callsPerHour = 60;
const answers = { '4xx': HttpError, 503: HttpError };

export function registerJudgeCalls(fastify: FastifyInstance, deps: CallDeps): void {
  registerCalling(fastify, deps);
  registerQueue(fastify, deps);
}

function registerCalling(fastify: FastifyInstance, deps: CallDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, matches, rooms, judges, duty, notices, tellLeague } = deps;
  app.post(
    '/api/matches/:id/calls',
    {
      schema: { params: MatchParams, body: CallBody, response: { 200: CallMade, ...answers } },
      config: { rateLimit: { max: callsPerHour, timeWindow: '1 hour' } },
    },
    async (request) => {
      const person = await requirePerson(request, people);
      const { match, seat } = await ownSeat(matches, request.params.id, person);
      const room = await roomFor(rooms, match.id);
      const call = await judges.addCall(match.id, seat, person.id, request.body);
      const seq = await intervene(room, { act: 'call', by: seat, stop: callStops(match) }).catch(
        async (error: unknown) => {
          await judges.dropCall(call);
          throw error;
        },
      );
      const told = await duty.onDuty(match);
      notices.called(match, told, seq);
      await tellLeague({ id: call, kind: request.body.kind, match });
      return { seq, told: told.length };
    },
  );
  app.delete(
    '/api/matches/:id/calls',
    { schema: { params: MatchParams, response: { 200: JudgeDone, ...answers } } },
    async (request) => {
      const person = await requirePerson(request, people);
      const { match, seat } = await ownSeat(matches, request.params.id, person);
      const seq = await intervene(await roomFor(rooms, match.id), { act: 'end-call', by: seat, judge: null });
      await judges.close(match.id, seat);
      return { seq };
    },
  );
}

function registerQueue(fastify: FastifyInstance, deps: CallDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, matches, rooms, judges, duty } = deps;
  app.get('/api/judge/calls', { schema: { response: { 200: CallQueue, '4xx': HttpError } } }, async (request) => {
    const person = await requirePerson(request, people);
    return { calls: await shownCalls(deps, await judges.queueOf(person.id, person.role !== 'player'), person) };
  });
  app.post(
    '/api/judge/calls/:call/take',
    { schema: { params: CallParams, response: { 200: JudgeDone, ...answers } } },
    async (request) => {
      const { call, match, judge, person } = await callFor(request);
      if (!(await judges.take(call.id, person.id)))
        throw new HttpProblem(
          409,
          'taken',
          `${call.taken?.by ?? 'Another judge'} has taken this call. Choose another one.`,
        );
      const reason = `${call.by} called: ${call.kind}.`;
      const seq = await intervene(await roomFor(rooms, match.id), { act: 'stop-clocks', judge, reason }).catch(
        async (error: unknown) => {
          // The clocks may stand already, by whoever looks after this table.
          if (error instanceof HttpProblem && error.code === 'stopped')
            return (await roomFor(rooms, match.id)).game.seq;
          await judges.untake(call.id, person.id);
          throw error;
        },
      );
      return { seq };
    },
  );
  app.post(
    '/api/judge/calls/:call/close',
    { schema: { params: CallParams, response: { 200: JudgeDone, ...answers } } },
    async (request) => {
      const { call, match, judge } = await callFor(request);
      const seq = await intervene(await roomFor(rooms, match.id), { act: 'end-call', by: call.seat, judge });
      await judges.close(match.id, call.seat);
      return { seq };
    },
  );

  /** The call, and as whom the asking person judges its match. */
  async function callFor(
    request: Parameters<typeof requirePerson>[0] & { readonly params: { readonly call: string } },
  ) {
    const person = await requirePerson(request, people);
    const call = await judges.call(request.params.call);
    const match = call === undefined ? undefined : await matches.get(call.matchId);
    if (call === undefined || match === undefined)
      throw new HttpProblem(404, 'no-call', 'Nobody waits with this call any more. Look at the queue.');
    return { person, call, match, judge: await duty.judgeOf(match, person) };
  }
}

/** The seat of somebody who plays in a match that goes on; throws what would be right. */
async function ownSeat(matches: Matches, id: string, person: StoredPerson) {
  const match = await matches.get(id);
  if (match === undefined) throw noMatch();
  const seat = seatOf(match, person);
  if (seat === null)
    throw new HttpProblem(403, 'not-seated', 'Only who plays in this match calls a judge. You watch it.');
  if (isOver(match.status)) throw new HttpProblem(409, 'not-live', 'The match is over. Write to the organisers.');
  return { match, seat };
}

/** Calls as somebody who may answer them reads them. */
export async function shownCalls(
  { duty, matches }: Pick<CallDeps, 'duty' | 'matches'>,
  calls: readonly StoredCall[],
  person: StoredPerson,
): Promise<CallShown[]> {
  const rows = new Map<string, ListedMatch>(
    (await matches.byIds([...new Set(calls.map(({ matchId }) => matchId))])).map((match) => [match.id, match]),
  );
  return Promise.all(
    calls.map(async ({ matchId, match: { name, ruleset }, season, taken, personId: _caller, ...call }) => {
      const row = rows.get(matchId);
      const bar = row === undefined ? undefined : await duty.barOf(row, person);
      return {
        ...{ id: call.id, match: { id: matchId, name, ruleset }, seat: call.seat, by: call.by },
        ...{ kind: call.kind, text: call.text, at: call.at },
        league: season === null ? null : { slug: season.league.slug, name: season.league.name },
        taken: taken === null ? null : { by: taken.by, at: taken.at, own: taken.personId === person.id },
        bar: bar?.message ?? null,
      };
    }),
  );
}
