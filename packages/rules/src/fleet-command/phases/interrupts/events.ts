import * as z from 'zod';
import { cardId, handId, interruptKind, seat, sideId, unitId } from '../../ids.ts';
import { interruptUse } from './frames.ts';

/** The card lies face up before its hand until clean-up (FC-INT-11). */
const interruptPlayed = z.strictObject({
  kind: z.literal('interrupt-played'),
  /** Null for the automated enemy, whose card comes from its bank. */
  hand: handId.nullable(),
  by: seat.nullable(),
  side: sideId,
  card: cardId,
  type: interruptKind,
  use: interruptUse,
});
const interruptCountered = z.strictObject({
  kind: z.literal('interrupt-countered'),
  side: sideId,
  type: interruptKind,
});
const orderCountered = z.strictObject({ kind: z.literal('order-countered'), hand: handId, card: cardId });
const patrolSent = z.strictObject({
  kind: z.literal('patrol-sent'),
  hand: handId,
  by: seat,
  card: cardId,
  patrol: unitId,
});

export const interruptEvents = [interruptPlayed, interruptCountered, orderCountered, patrolSent] as const;
export type InterruptEvent = z.infer<(typeof interruptEvents)[number]>;
