/** A judge stops the clocks of a match and starts them again. SPEC.md ACT-11, ACT-12, HTTP-80. */
import { randomUUID } from 'node:crypto';
import { judgeRoles, serverId } from '@broadside/match';
import type { Intervention, Judge } from '@broadside/match';
import { ClocksBody, ClocksSet, HttpError, MatchParams } from '@broadside/protocol';
import type { Office } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Identity } from '../identity/identity.ts';
import { judgesLeague } from '../leagues/officials.ts';
import type { Officials } from '../leagues/officials.ts';
import type { Reply } from '../rooms/replies.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches } from '../store/matches.ts';
import type { StoredPerson } from '../store/people.ts';
import { seatOf } from './api-deps.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import { requirePerson } from './session.ts';
import { networkOf } from './sign-in.ts';

export interface JudgeDeps {
  readonly identity: Identity;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly officials: Officials;
}

export function registerJudges(fastify: FastifyInstance, { identity, matches, rooms, officials }: JudgeDeps): void {
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
      const judge = judgeOf(person, await officials.officeAtMatch(id, person.id));
      if (seatOf(match, person) !== null)
        throw new HttpProblem(403, 'own-match', 'You play in this match. Ask another judge.');
      const room = await rooms.get(id);
      if (room === undefined) throw unavailable('This match cannot be reached just now. Try again in a moment.');
      const { clocks, reason } = request.body;
      const asks = { intervention: interventionOf(request.body, judge) };
      const asked = { id: serverId('judge', randomUUID()), seq: room.game.seq, seat: null, asks, from: null };
      const seq = seqOf(await new Promise<Reply>((reply) => room.submit(asked, reply)));
      const what = clocks === 'stop' ? 'clocks-stopped' : 'clocks-started';
      const on = reason === undefined ? id : `${id}: ${reason}`;
      await identity.audit.record({ what, by: person, on, from: networkOf(request) });
      return { seq };
    },
  );
}

/**
 * As whom somebody judges a match. `office`: what they are in its league; undefined where it is of none. An organiser of the
 * site judges no league of others, moderators and admins every match [LEAGUE-76].
 */
function judgeOf({ name, role }: StoredPerson, office: Office | null | undefined): Judge {
  const byOffice = judgeRoles.find((each) => each === office && judgesLeague(each));
  if (byOffice !== undefined) return { name, role: byOffice };
  const byRole = judgeRoles.find((each) => each === role);
  if (byRole !== undefined && (office === undefined || byRole !== 'organiser')) return { name, role: byRole };
  throw new HttpProblem(
    403,
    'not-allowed',
    office === undefined
      ? 'Only an organiser may do this.'
      : 'Only a judge or an organiser of this league may do this.',
  );
}

const interventionOf = (body: ClocksBody, judge: Judge): Intervention =>
  body.clocks === 'stop'
    ? { act: 'stop-clocks', judge, reason: body.reason }
    : { act: 'start-clocks', judge, reason: body.reason ?? null };

const unavailable = (sentence: string): HttpProblem => new HttpProblem(503, 'unavailable', sentence);

/** The entry that came of it; throws why there is none. */
function seqOf(reply: Reply): number {
  if (reply.t === 'accepted') return reply.seq;
  if (reply.t === 'rejected') throw new HttpProblem(409, reply.reason.code, reply.reason.sentence);
  if (reply.code === 'not-live' || reply.code === 'frozen') throw new HttpProblem(409, reply.code, reply.sentence);
  throw unavailable(reply.sentence);
}
