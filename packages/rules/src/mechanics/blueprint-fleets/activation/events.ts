import * as z from 'zod';
import { listOf } from '../../../kernel/bounded.ts';
import { seat, squadronId } from '../ids.ts';
import { combatMode, segment } from '../records.ts';

const activationBegan = z.strictObject({ kind: z.literal('activation-began'), squadron: squadronId, by: seat });
const segmentBegan = z.strictObject({
  kind: z.literal('segment-began'),
  squadron: squadronId,
  segment,
  /** The segments passed because nothing could be done in them. */
  skipped: listOf(segment),
});
/** A block of attacks opens; the one before it cannot be reopened. */
const combatModeBegan = z.strictObject({ kind: z.literal('combat-mode-began'), mode: combatMode });
const activationEnded = z.strictObject({ kind: z.literal('activation-ended'), squadron: squadronId });

export const activationEvents = [activationBegan, segmentBegan, combatModeBegan, activationEnded] as const;
export type ActivationEvent = z.infer<(typeof activationEvents)[number]>;
