import * as z from 'zod';
import { faces, listOf } from '../../kernel/bounded.ts';
import { cardId, interruptKind, sideId, unitId } from '../ids.ts';
import { enemyReason } from './frames.ts';

/** Events of the automated enemy; its cards are drawn face up (R-FC-210). */
const enemyDrew = z.strictObject({ kind: z.literal('enemy-drew'), side: sideId, card: cardId });
const enemyShuffled = z.strictObject({ kind: z.literal('enemy-shuffled'), deck: listOf(cardId) });
/** The bank after the draw, in its order of preference, and what goes to the discards (R-FC-211). */
const enemyBanked = z.strictObject({
  kind: z.literal('enemy-banked'),
  side: sideId,
  type: interruptKind,
  bank: listOf(interruptKind),
  discarded: listOf(cardId),
});
const enemyDiscarded = z.strictObject({ kind: z.literal('enemy-discarded'), side: sideId, card: cardId });
/** What it is about to do: the card or its default order, the units, why these, and whom they are after. */
const enemyDeclared = z.strictObject({
  kind: z.literal('enemy-declared'),
  side: sideId,
  card: cardId.nullable(),
  /** The card that was drawn; another than `card` where it cannot be carried out. */
  drawn: cardId,
  units: listOf(
    z.strictObject({
      unit: unitId,
      why: enemyReason,
      aim: unitId.nullable(),
      /** The aim is one of the units that an objective names. */
      prey: z.boolean(),
    }),
  ),
});
/** A unit is activated, by the drawn order or by the default one. */
const enemyActs = z.strictObject({
  kind: z.literal('enemy-acts'),
  side: sideId,
  card: cardId.nullable(),
  unit: unitId,
  byDefault: z.boolean(),
});
/** Units or targets of one worth: a die has chosen (R-FC-213). */
const enemyChose = z.strictObject({
  kind: z.literal('enemy-chose'),
  side: sideId,
  faces: faces(6),
  among: listOf(z.strictObject({ unit: unitId, target: unitId })),
  chosen: z.strictObject({ unit: unitId, target: unitId }),
});
/** It moves without a target in reach. */
const enemyHeads = z.strictObject({
  kind: z.literal('enemy-heads'),
  unit: unitId,
  to: z.enum(['enemy', 'prey', 'away', 'scan', 'zone', 'wreck', 'mothership', 'planet', 'prize', 'field', 'escape']),
  target: unitId.nullable(),
});
/** The target is another than it was chosen against. */
const enemyAims = z.strictObject({ kind: z.literal('enemy-aims'), unit: unitId, target: unitId });
/** A crippled unit gives its actions up for another damage control check (R-FC-216). */
const enemyForfeits = z.strictObject({
  kind: z.literal('enemy-forfeits'),
  unit: unitId,
  why: z.enum(['weapons', 'engines']),
});
const enemyPassed = z.strictObject({ kind: z.literal('enemy-passed'), side: sideId });
/** A reserve has come this turn (FC-SOLO-15). */
const enemyArrived = z.strictObject({ kind: z.literal('enemy-arrived'), side: sideId });
/** Counter-Intelligence: the unit gets one basic order instead, or the order is lost (R-FC-53). */
const enemyDowngraded = z.strictObject({
  kind: z.literal('enemy-downgraded'),
  side: sideId,
  unit: unitId.nullable(),
  order: z.enum(['move', 'attack', 'reinforce']).nullable(),
});
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
  enemyDeclared,
  enemyActs,
  enemyChose,
  enemyHeads,
  enemyAims,
  enemyForfeits,
  enemyArrived,
  enemyDowngraded,
  enemyPassed,
  enemyInterrupted,
] as const;
export type SoloEvent = z.infer<(typeof soloEvents)[number]>;
