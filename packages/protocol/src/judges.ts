/** What a judge does at a table that they do not play at [HTTP-80]. */
import { reasonLength } from '@broadside/match';
import * as z from 'zod';
import { Seq } from './words.ts';

const Reason = z
  .string()
  .trim()
  .min(1, 'say why')
  .max(reasonLength, `say it in at most ${String(reasonLength)} characters`)
  .regex(/^[^\p{C}]*$/u, 'write it in one line');

/** POST /api/matches/:id/clocks, for organisers, moderators and admins. */
export const ClocksBody = z.discriminatedUnion('clocks', [
  z.strictObject({ clocks: z.literal('stop'), reason: Reason }),
  /** `reason`: what was ruled, for everybody at the table. */
  z.strictObject({ clocks: z.literal('start'), reason: Reason.exactOptional() }),
]);
export type ClocksBody = z.infer<typeof ClocksBody>;

/** The journal entry in which it stands. */
export const ClocksSet = z.strictObject({ seq: Seq });
export type ClocksSet = z.infer<typeof ClocksSet>;
