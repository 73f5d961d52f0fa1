/** Boarding in writing: commands, offers, what is waited for, and events (DA-9.4.10). */
import * as z from 'zod';
import { count, listOf, text } from '../../../kernel/bounded.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { dieSize, fighterId, type FighterId, seat, shipId, type ShipId, spaceId } from '../../ids.ts';

/**
 * The marines of one ship board one enemy; its own tokens that touch the enemy may help (R-DA-137, R-DA-138). `capture`: they
 * mean to take a freighter of a convoy, and harm nothing (DA-15.4b).
 */
const board = z.strictObject({
  kind: z.literal('board'),
  ship: shipId,
  target: shipId,
  fighters: z.array(fighterId).max(40),
  capture: z.boolean().optional(),
});
export const boardingCommands = [board] as const;

export interface BoardOffer extends OfferOf<'board'> {
  readonly ship: ShipId;
  readonly target: ShipId;
  /** Tokens that may help; any of them, or none. */
  readonly fighters: readonly FighterId[];
  /** The target may be captured (DA-15.4b), by winning with at least its crew. */
  readonly capturable: boolean;
}

const assault = {
  by: seat,
  ship: shipId,
  target: shipId,
  fighters: listOf(fighterId),
  capture: z.literal(true).optional(),
};

/** An assault: the defender may commit tokens before any die; then it is fought, and the tokens go home. */
export const boardingFrame = z.discriminatedUnion('step', [
  z.strictObject({ kind: z.literal('boarding'), step: z.literal('patrol'), ...assault }),
  z.strictObject({ kind: z.literal('boarding'), step: z.literal('home'), ...assault, patrol: listOf(fighterId) }),
]);

const die = z.strictObject({ from: text(40), sides: dieSize, face: z.int().min(1).max(16) });
export type BoardingDie = z.infer<typeof die>;

const boardingBegan = z.strictObject({ kind: z.literal('boarding-began'), ...assault });
const assaultFought = z.strictObject({
  kind: z.literal('assault-fought'),
  ship: shipId,
  target: shipId,
  attack: listOf(die),
  defence: listOf(die),
  attackTotal: count,
  defenceTotal: count,
  won: z.boolean(),
});
/** Space Marines modules that the assault cost. */
const marinesLost = z.strictObject({ kind: z.literal('marines-lost'), ship: shipId, spaces: listOf(spaceId, 20) });

export const boardingEvents = [boardingBegan, assaultFought, marinesLost] as const;
export type BoardingEvent = z.infer<(typeof boardingEvents)[number]>;
