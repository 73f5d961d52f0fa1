import * as z from 'zod';
import { count, listOf } from '../../../kernel/bounded.ts';
import { facingCdeg, point, seat, shipId, squadronId } from '../../ids.ts';
import { terrain } from '../../table.ts';

const mineLayingBegan = z.strictObject({ kind: z.literal('mine-laying-began'), first: seat });

/** The ship is on the table: where it meant to be, the d20, and where it is. */
const minelayerPlaced = z.strictObject({
  kind: z.literal('minelayer-placed'),
  by: seat,
  ship: shipId,
  aimed: point,
  face: z.int().min(1).max(20),
  at: point,
  facingCdeg,
  driftMils: count,
});

/** The field as it lies now: a new one, or one that has gained strength (R-QR-53). */
const minesLaid = z.strictObject({
  kind: z.literal('mines-laid'),
  by: seat,
  ship: shipId,
  field: terrain,
  merged: z.boolean(),
});

const minesKept = z.strictObject({ kind: z.literal('mines-kept'), by: seat, ship: shipId });

/** Squadrons whose ships have all laid need no deployment. */
const mineLayingEnded = z.strictObject({ kind: z.literal('mine-laying-ended'), deployed: listOf(squadronId) });

export const mineEvents = [mineLayingBegan, minelayerPlaced, minesLaid, minesKept, mineLayingEnded] as const;
export type MineEvent = z.infer<(typeof mineEvents)[number]>;
