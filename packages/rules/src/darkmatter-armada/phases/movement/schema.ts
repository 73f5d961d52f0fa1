/** Movement in writing: commands, offers and events. */
import * as z from 'zod';
import { count, listOf } from '../../../kernel/bounded.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { carriedToken, type LegEnvelope } from '../../../mechanics/blueprint-fleets/movement/riders.ts';
import { splitS, type SplitSOffer } from '../../../mechanics/blueprint-fleets/movement/split-s.ts';
import { dieSize, facingCdeg, fighterId, point, shipId, squadronId, terrainId } from '../../ids.ts';
import { gridFault } from '../../table.ts';

const moveShip = z.strictObject({
  kind: z.literal('move-ship'),
  ship: shipId,
  /** The direction of the move, clockwise from north. */
  courseCdeg: facingCdeg,
  distanceMils: z.int().min(0).max(200_000),
  /** The facing at its end. */
  facingCdeg,
  /** Own fighters in contact that ride along (DA-9.2.7). */
  carry: z.array(fighterId).max(100),
});
export const movementCommands = [moveShip, splitS] as const;

export interface MoveShipOffer extends OfferOf<'move-ship'>, LegEnvelope {}
export type MovementOffer = MoveShipOffer | SplitSOffer;

const shipMoved = z.strictObject({
  kind: z.literal('ship-moved'),
  ship: shipId,
  /** The special action that takes the place of a move, if it is one. */
  how: z.literal('split-s').optional(),
  from: point,
  to: point,
  courseCdeg: facingCdeg,
  distanceMils: count,
  facingCdeg,
  carried: listOf(carriedToken),
});

const rolled = z.strictObject({ sides: dieSize, faces: listOf(z.int().min(1).max(16), 100) });
export type Rolled = z.infer<typeof rolled>;

/** A ship met terrain; what it lost follows in events of its own. */
const terrainMet = z.strictObject({
  kind: z.literal('terrain-met'),
  ship: shipId,
  terrain: terrainId,
  trigger: z.enum(['started-inside', 'entered', 'collided']),
  /** The die of the terrain; null where none is rolled. */
  attack: rolled.nullable(),
  /** The DEF dice against mines, and which of them is kept, counted from 0. */
  defence: z.strictObject({ dice: listOf(rolled, 2), kept: count, fault: gridFault }).nullable(),
  hits: count,
  /** The ship whose Minesweeper lets it keep the better die (DA-12.7.24). */
  sweeper: shipId.nullable(),
});

const tokensLost = z.strictObject({
  kind: z.literal('tokens-lost'),
  fighters: listOf(fighterId),
  terrain: terrainId.nullable(),
});

/** The end of the segment: the ships without an order that may stand still do so. */
const movementEnded = z.strictObject({ kind: z.literal('movement-ended'), squadron: squadronId, held: listOf(shipId) });

export const movementEvents = [shipMoved, terrainMet, tokensLost, movementEnded] as const;
export type MovementEvent = z.infer<(typeof movementEvents)[number]>;
