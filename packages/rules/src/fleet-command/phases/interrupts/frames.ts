import * as z from 'zod';
import { listOf } from '../../../kernel/bounded.ts';
import { cardId, direction, handId, interruptKind, seat, sideId, unitId, weaponId } from '../../ids.ts';
import { removal } from '../orders/frames.ts';

/** What an interrupt is played for. */
export const interruptUse = z.discriminatedUnion('use', [
  z.strictObject({
    use: z.literal('move'),
    unit: unitId,
    path: z.array(direction).max(60),
    /** Only turns, for 1 Move (R-FC-79). */
    facing: direction.optional(),
    patrol: unitId.nullable().optional(),
    leave: z.literal(true).optional(),
  }),
  z.strictObject({
    use: z.literal('attack'),
    unit: unitId,
    mode: z.enum(['weapon', 'boarding']),
    target: unitId,
    weapon: weaponId.optional(),
  }),
  z.strictObject({ use: z.literal('repairs'), unit: unitId, remove: removal }),
  z.strictObject({ use: z.literal('counter-intelligence') }),
]);
export type InterruptUse = z.infer<typeof interruptUse>;

/** A moment at which hands may react, asked one after another (R-FC-46, R-FC-47). */
export const windowFrame = z.strictObject({
  kind: z.literal('window'),
  /** `own`: no window, but Repairs on one's own turn being carried out. */
  at: z.enum(['order', 'step', 'attack', 'resolved', 'end', 'interrupt', 'own']),
  /** The side whose turn is paused; at `order` and `interrupt` the side that declared. */
  side: sideId,
  /** The unit that moves, at `step`. */
  unit: unitId.nullable(),
  /** The ready patrol that may react, at `attack` (R-FC-160). */
  patrol: unitId.nullable(),
  /** Who has the attacked ship holds the patrol back; what is left is for whoever holds the hand (R-FC-204). */
  patrolHeld: z.literal(true).optional(),
  /** Hands still to ask, the first being asked now. */
  ask: listOf(handId),
  /** The automated enemy has had its chance at this window (R-FC-211). */
  enemyAsked: z.boolean(),
  /** The interrupt that is declared and not yet carried out; `countered` once Counter-Intelligence met it. */
  pending: z
    .strictObject({
      kind: interruptKind,
      /** Null for the automated enemy. */
      hand: handId.nullable(),
      seat: seat.nullable(),
      side: sideId,
      card: cardId,
      use: interruptUse,
      countered: z.boolean(),
      declared: z.boolean(),
    })
    .nullable(),
});
export type WindowFrame = z.infer<typeof windowFrame>;
