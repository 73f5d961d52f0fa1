import { z } from 'zod';
import { cardId, interruptKind, sideId, unitId } from '../../ids.ts';

/** Events of the automated enemy; its cards are drawn face up (R-FC-210). */
const enemyDrew = z.strictObject({ kind: z.literal('enemy-drew'), side: sideId, card: cardId });
const enemyShuffled = z.strictObject({ kind: z.literal('enemy-shuffled'), deck: z.array(cardId) });
/** The bank after the draw, in its order of preference, and what goes to the discards (R-FC-211). */
const enemyBanked = z.strictObject({
  kind: z.literal('enemy-banked'),
  side: sideId,
  type: interruptKind,
  bank: z.array(interruptKind),
  discarded: z.array(cardId),
});
const enemyDiscarded = z.strictObject({ kind: z.literal('enemy-discarded'), side: sideId, card: cardId });
/** The unit that acts, by the drawn order or by the default one. */
const enemyActs = z.strictObject({
  kind: z.literal('enemy-acts'),
  side: sideId,
  card: cardId.nullable(),
  unit: unitId,
  byDefault: z.boolean(),
});
const enemyPassed = z.strictObject({ kind: z.literal('enemy-passed'), side: sideId });
/** A reserve has come this turn (FC-SOLO-15). */
const enemyArrived = z.strictObject({ kind: z.literal('enemy-arrived'), side: sideId });
/** One banked interrupt in a turn of a player; the type works once a round. */
const enemyInterrupted = z.strictObject({
  kind: z.literal('enemy-interrupted'),
  side: sideId,
  type: interruptKind,
});

export const soloEvents = [
  enemyDrew,
  enemyShuffled,
  enemyBanked,
  enemyDiscarded,
  enemyActs,
  enemyArrived,
  enemyPassed,
  enemyInterrupted,
] as const;
export type SoloEvent = z.infer<(typeof soloEvents)[number]>;
