/** Movement in writing: commands, offers and events. */
import * as z from 'zod';
import { facingCdeg, fighterId, point, shipId, squadronId, terrainId } from '../../ids.ts';
import { carriedToken, type LegEnvelope } from '../../../mechanics/blueprint-fleets/movement/riders.ts';
import { splitS, type SplitSOffer } from '../../../mechanics/blueprint-fleets/movement/split-s.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import {
  catapultFighters,
  type CatapultOffer,
  moveFighter,
  type MoveFighterOffer,
} from '../../../mechanics/blueprint-fleets/fighters/schema.ts';
import { amount, count, listOf } from '../../../kernel/bounded.ts';

const leg = {
  ship: shipId,
  /** The direction of the move, clockwise from north. */
  courseCdeg: facingCdeg,
  distanceMils: z.int().min(0).max(200_000),
  /** The facing at its end. */
  facingCdeg,
  /** Own fighters in contact that ride along (R-QR-86). */
  carry: z.array(fighterId).max(100),
};

const moveShip = z.strictObject({ kind: z.literal('move-ship'), ...leg });
/** A second Standard Movement right after the first, as the special action (R-QR-108). */
const fullThrust = z.strictObject({ kind: z.literal('full-thrust'), ...leg });
export const movementCommands = [moveShip, fullThrust, splitS, moveFighter, catapultFighters] as const;

export interface MoveShipOffer extends OfferOf<'move-ship'>, LegEnvelope {}
export interface FullThrustOffer extends OfferOf<'full-thrust'>, LegEnvelope {}

export type MovementOffer = MoveShipOffer | FullThrustOffer | SplitSOffer | MoveFighterOffer | CatapultOffer;

const shipMoved = z.strictObject({
  kind: z.literal('ship-moved'),
  ship: shipId,
  how: z.enum(['standard', 'full-thrust', 'split-s']),
  from: point,
  to: point,
  courseCdeg: facingCdeg,
  distanceMils: count,
  facingCdeg,
  carried: listOf(carriedToken),
});

/** A ship met terrain; what it lost follows in the events of damage. `hits` are those left after `reduction`. */
const terrainMet = z.strictObject({
  kind: z.literal('terrain-met'),
  ship: shipId,
  terrain: terrainId,
  trigger: z.enum(['started-inside', 'entered']),
  /** The d6 of asteroids and mines; null where nothing is rolled. */
  face: z.int().min(1).max(6).nullable(),
  plus: amount,
  reduction: amount,
  hits: count,
  /** A Minesweeper that leads it through unharmed (R-QR-93). */
  sweeper: shipId.nullable(),
});

/** The end of the segment: the ships without an order stand still (R-QR-83). */
const movementEnded = z.strictObject({
  kind: z.literal('movement-ended'),
  squadron: squadronId,
  held: listOf(shipId),
});

export const movementEvents = [shipMoved, terrainMet, movementEnded] as const;
export type MovementEvent = z.infer<(typeof movementEvents)[number]>;
