/** Reports on tables of a season: private between the two and officials who do not play there [LEAGUE-132, LEAGUE-133]. */
import { text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { Instant } from '../words.ts';

export const disputeDecisions = ['upheld', 'dismissed'] as const;
export type DisputeDecision = (typeof disputeDecisions)[number];
const Decision = z.enum(disputeDecisions);

const words = text(4000).trim().min(1);
const DisputeId = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/);

/** POST /api/seasons/:id/rounds/:round/tables/:table/disputes */
export const DisputeBody = z.discriminatedUnion('do', [
  /** One of the two tells what was wrong. */
  z.strictObject({ do: z.literal('report'), text: words }),
  /** A judge or organiser decides. */
  z.strictObject({ do: z.literal('decide'), dispute: DisputeId, decision: Decision, reason: words }),
  /** One of the two asks the owner to look again: once. */
  z.strictObject({ do: z.literal('appeal'), dispute: DisputeId, text: words }),
  /** The owner's last word. */
  z.strictObject({ do: z.literal('answer'), dispute: DisputeId, decision: Decision, reason: words }),
]);
export type DisputeBody = z.input<typeof DisputeBody>;

/** What was decided, by whom and why. */
const Decided = z.strictObject({ decision: Decision, reason: z.string(), by: z.string(), at: Instant });

const Dispute = z.strictObject({
  id: DisputeId,
  round: whole(1, 100_000),
  /** From 1, in the order of the round. */
  table: whole(1, 10_000),
  /** Who reports. */
  by: z.string(),
  text: z.string(),
  at: Instant,
  decided: Decided.nullable(),
  appeal: z.strictObject({ by: z.string(), text: z.string(), at: Instant }).nullable(),
  answered: Decided.nullable(),
  /** Until when it can be appealed; null before it is decided. */
  appealUntil: Instant.nullable(),
  /** What whoever asks may do with it now. */
  may: z.array(z.enum(['decide', 'appeal', 'answer'])),
});
export type Dispute = z.infer<typeof Dispute>;

/** GET and POST …/tables/:table/disputes, and GET /api/seasons/:id/disputes: the newest first. */
export const DisputeList = z.strictObject({
  disputes: z.array(Dispute),
  /** Whoever asks may report here: one of the two, with none of theirs open. */
  mayReport: z.boolean(),
});
export type DisputeList = z.infer<typeof DisputeList>;
