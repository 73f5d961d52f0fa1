/** A judge stops the clocks of a match and starts them again. SPEC.md ACT-11, ACT-12, HTTP-80. */
import type { Intervention, Judge } from '@broadside/match';
import { ClocksBody, ClocksSet, HttpError, MatchParams } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Identity } from '../identity/identity.ts';
import type { JudgeDuty } from '../judges/duty.ts';
import { asEntered } from '../judges/entered.ts';
import { intervene, roomFor } from '../judges/intervening.ts';
import type { JudgeStore } from '../judges/store.ts';
import { noMatch } from '../problem.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches } from '../store/matches.ts';
import { requirePerson } from './session.ts';
import { networkOf } from './sign-in.ts';

export interface JudgeDeps {
  readonly identity: Identity;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly duty: JudgeDuty;
  readonly judges: JudgeStore;
}

export function registerJudges(fastify: FastifyInstance, { identity, matches, rooms, duty, judges }: JudgeDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/matches/:id/clocks',
    {
      schema: { params: MatchParams, body: ClocksBody, response: { 200: ClocksSet, '4xx': HttpError, 503: HttpError } },
    },
    async (request) => {
      const person = await requirePerson(request, identity.people);
      const { id } = request.params;
      const match = await matches.get(id);
      if (match === undefined) throw noMatch();
      const judge = await asEntered(judges, id, person, await duty.judgeOf(match, person));
      const { clocks, reason } = request.body;
      const seq = await intervene(await roomFor(rooms, id), interventionOf(request.body, judge));
      // Whoever waited for a judge has been answered.
      if (clocks === 'start') await judges.close(id);
      const what = clocks === 'stop' ? 'clocks-stopped' : 'clocks-started';
      const on = reason === undefined ? id : `${id}: ${reason}`;
      await identity.audit.record({ what, by: person, on, from: networkOf(request) });
      return { seq };
    },
  );
}

const interventionOf = (body: ClocksBody, judge: Judge): Intervention =>
  body.clocks === 'stop'
    ? { act: 'stop-clocks', judge, reason: body.reason }
    : { act: 'start-clocks', judge, reason: body.reason ?? null };
