import * as z from 'zod';
import { amount, count, listOf } from '../../../kernel/bounded.ts';
import { facingCdeg, fighterId, point, shipId, squadronId, terrainId } from '../../ids.ts';

const shipMoved = z.strictObject({
  kind: z.literal('ship-moved'),
  ship: shipId,
  how: z.enum(['standard', 'full-thrust', 'split-s']),
  from: point,
  to: point,
  courseCdeg: facingCdeg,
  distanceMils: count,
  facingCdeg,
  carried: listOf(z.strictObject({ fighter: fighterId, from: point, to: point })),
});

const fighterMoved = z.strictObject({ kind: z.literal('fighter-moved'), fighter: fighterId, from: point, to: point });

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

export const movementEvents = [shipMoved, fighterMoved, terrainMet, movementEnded] as const;
export type MovementEvent = z.infer<(typeof movementEvents)[number]>;
