/** What captains, members and officials ask of a team, as it is written over the wire. */
import { consents } from '../registration.ts';
import { listOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { boardIndex, lineUpAsked, memberNumber, mostMembers } from './terms.ts';

const entrant = whole(1, 10_000);
const called = text(60).trim().min(1);
const members = listOf(memberNumber, mostMembers);

export const teamActs = [
  /** Whoever asks is the captain, and the first member. */
  z.strictObject({ act: z.literal('enter-team'), name: called, ...consents }),
  /** The captain asks somebody with an account. */
  z.strictObject({ act: z.literal('ask-member'), entrant, handle: text(40).trim().min(1) }),
  z.strictObject({ act: z.literal('take-ask-back'), entrant, person: text(60).min(1) }),
  /** The one who was asked. */
  z.strictObject({ act: z.literal('answer-team'), entrant, accept: z.boolean(), ...consents }),
  /** Officials add somebody without an account. */
  z.strictObject({ act: z.literal('add-member'), entrant, name: called }),
  z.strictObject({ act: z.literal('remove-member'), entrant, member: memberNumber }),
  /** Everybody of the team once: who sits at the boards, the strongest first, and who is a substitute. */
  z.strictObject({ act: z.literal('order-team'), entrant, regulars: members, substitutes: members }),
  z.strictObject({ act: z.literal('name-captain'), entrant, member: memberNumber }),
  /** For the next round; null: as is usual. */
  z.strictObject({ act: z.literal('line-up'), entrant, boards: lineUpAsked.nullable() }),
  /** Officials set who sits at a board of a published round; null: nobody. */
  z.strictObject({
    act: z.literal('seat-at-board'),
    round: whole(1, 1024),
    entrant,
    board: boardIndex,
    member: memberNumber.nullable(),
  }),
] as const;

/** What the server asks: somebody was found by the handle. */
export interface MemberAsked {
  readonly act: 'member-asked';
  readonly entrant: number;
  readonly person: string;
}
