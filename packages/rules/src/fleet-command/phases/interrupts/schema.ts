/** Interrupts in writing: commands, offers, what is waited for, and events. */
import * as z from 'zod';
import {
  cardId,
  type CardId,
  direction,
  handId,
  interruptKind,
  seat,
  sideId,
  type UnitId,
  unitId,
  type WeaponId,
  weaponId,
} from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { type Removal, removal } from '../orders/frames.ts';
import type { Destination } from '../orders/offers.ts';
import { listOf } from '../../../kernel/bounded.ts';

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

const playInterrupt = z.strictObject({ kind: z.literal('play-interrupt'), card: cardId, use: interruptUse });
/** Nothing now (R-FC-58). */
const decline = z.strictObject({ kind: z.literal('decline') });
/** Spends a card so that the patrol meets the attacker first (R-FC-160). */
const sendPatrol = z.strictObject({ kind: z.literal('send-patrol'), card: cardId });

export const interruptCommands = [playInterrupt, decline, sendPatrol] as const;

interface InterruptOfferOf<U extends string> extends OfferOf<'play-interrupt'> {
  readonly card: CardId;
  readonly use: U;
}
export interface InterruptMoveOffer extends InterruptOfferOf<'move'> {
  readonly unit: UnitId;
  readonly destinations: readonly Destination[];
  readonly turns: boolean;
}
export interface InterruptAttackOffer extends InterruptOfferOf<'attack'> {
  readonly unit: UnitId;
  readonly mode: 'weapon' | 'boarding';
  readonly target: UnitId;
  readonly weapon: WeaponId | null;
}
export interface InterruptRepairsOffer extends InterruptOfferOf<'repairs'> {
  readonly unit: UnitId;
  readonly removals: readonly Removal[];
}
export type CounterIntelligenceOffer = InterruptOfferOf<'counter-intelligence'>;
export type DeclineOffer = OfferOf<'decline'>;
export interface SendPatrolOffer extends OfferOf<'send-patrol'> {
  readonly cards: readonly CardId[];
  readonly patrol: UnitId;
}

export type InterruptOffer =
  | InterruptMoveOffer
  | InterruptAttackOffer
  | InterruptRepairsOffer
  | CounterIntelligenceOffer
  | DeclineOffer
  | SendPatrolOffer;

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
