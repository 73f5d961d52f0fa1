import { z } from 'zod';
import { seat, squadronId } from '../../ids.ts';
import { segment } from '../../table.ts';

const activationBegan = z.strictObject({ kind: z.literal('activation-began'), squadron: squadronId, by: seat });
const segmentBegan = z.strictObject({
  kind: z.literal('segment-began'),
  squadron: squadronId,
  segment,
  /** The segments passed because nothing could be done in them. */
  skipped: z.array(segment),
});
const activationEnded = z.strictObject({ kind: z.literal('activation-ended'), squadron: squadronId });

export const activationEvents = [activationBegan, segmentBegan, activationEnded] as const;
export type ActivationEvent = z.infer<(typeof activationEvents)[number]>;
