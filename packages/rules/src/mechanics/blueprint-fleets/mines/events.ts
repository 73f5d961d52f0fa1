/** What happens while Minelayers lay, of a game whose record of terrain is `terrain`. */
import * as z from 'zod';
import { count, face, listOf } from '../../../kernel/bounded.ts';
import { facingCdeg, point, seat, shipId, squadronId } from '../ids.ts';
import type { Terrain } from '../table.ts';

const mineLayingBegan = z.strictObject({ kind: z.literal('mine-laying-began'), first: seat });

/** The ship is on the table: where it meant to be, the d20, and where it is. */
const minelayerPlaced = z.strictObject({
  kind: z.literal('minelayer-placed'),
  by: seat,
  ship: shipId,
  aimed: point,
  face: face(20),
  at: point,
  facingCdeg,
  driftMils: count,
});

/** The field as it lies now: a new one, or one that has gained strength. */
const minesLaidOf = <T extends z.ZodType<Terrain>>(terrain: T) =>
  z.strictObject({ kind: z.literal('mines-laid'), by: seat, ship: shipId, field: terrain, merged: z.boolean() });

const minesKept = z.strictObject({ kind: z.literal('mines-kept'), by: seat, ship: shipId });

/** Squadrons whose ships have all laid need no deployment. */
const mineLayingEnded = z.strictObject({ kind: z.literal('mine-laying-ended'), deployed: listOf(squadronId) });

export const mineEventsOf = <T extends z.ZodType<Terrain>>(terrain: T) =>
  [mineLayingBegan, minelayerPlaced, minesLaidOf(terrain), minesKept, mineLayingEnded] as const;
/** A field is told with the game's own record of terrain, by the game. */
export type MineEvent = z.infer<ReturnType<typeof mineEventsOf<z.ZodType<Terrain>>>[number]>;
