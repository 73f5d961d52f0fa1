/** What a judge does at a table, asked of its room and answered with the entry in which it stands. */
import { randomUUID } from 'node:crypto';
import { serverId } from '@broadside/match';
import type { Intervention } from '@broadside/match';
import type { MatchId, PersonId } from '@broadside/protocol';
import { HttpProblem } from '../problem.ts';
import { judgeLeft } from '../rooms/peer.ts';
import type { Reply } from '../rooms/replies.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';

const unavailable = (sentence: string): HttpProblem => new HttpProblem(503, 'unavailable', sentence);

/** The room of a match; throws where it cannot be reached. */
export async function roomFor(rooms: Rooms, id: MatchId): Promise<Room> {
  const room = await rooms.get(id);
  if (room === undefined) throw unavailable('This match cannot be reached just now. Try again in a moment.');
  return room;
}

/** A judge leaves: what they saw of both sides ends. */
export function dismissReferee({ presence }: Pick<Room, 'presence'>, personId: PersonId): void {
  for (const peer of presence.everybody())
    if (peer.viewer.kind === 'referee' && peer.identity.personId === personId) peer.close(judgeLeft);
}

/** Throws why nothing came of it. */
export async function intervene(room: Room, intervention: Intervention): Promise<number> {
  const asks = { intervention };
  const asked = { id: serverId('judge', randomUUID()), seq: room.game.seq, seat: null, asks, from: null };
  return seqOf(await new Promise<Reply>((reply) => room.submit(asked, reply)));
}

/** The entry that came of it; throws why there is none. */
function seqOf(reply: Reply): number {
  if (reply.t === 'accepted') return reply.seq;
  if (reply.t === 'rejected') throw new HttpProblem(409, reply.reason.code, reply.reason.sentence);
  if (reply.code === 'not-live' || reply.code === 'frozen') throw new HttpProblem(409, reply.code, reply.sentence);
  throw unavailable(reply.sentence);
}
