import * as z from 'zod';
import { portalId, seat, shipId, spaceId, terrainId } from '../../ids.ts';
import { outcome } from '../../table.ts';

const count = z.int().min(0);

const endPhaseBegan = z.strictObject({ kind: z.literal('end-phase-began'), round: count });

const damageControlRolled = z.strictObject({
  kind: z.literal('damage-control-rolled'),
  ship: shipId,
  faces: z.array(z.int().min(1).max(6)),
  /** The lowest face that repairs, and the rule that made it so. */
  need: z.int(),
  rule: z.string(),
  /** Locations that the results repair; two results for one with Vulnerable Design. */
  repairs: count,
});

const spacesRepaired = z.strictObject({ kind: z.literal('spaces-repaired'), ship: shipId, spaces: z.array(spaceId) });

const damageControlEnded = z.strictObject({ kind: z.literal('damage-control-ended'), by: seat });

const minefieldSwept = z.strictObject({
  kind: z.literal('minefield-swept'),
  terrain: terrainId,
  ships: z.array(shipId),
  strength: count,
});

const portalsClosed = z.strictObject({ kind: z.literal('portals-closed'), portals: z.array(portalId) });

/** A ship on the table when the game ends with at most half its hull scores half (QR-9.1b). */
const shipsScored = z.strictObject({
  kind: z.literal('ships-scored'),
  scores: z.array(z.strictObject({ ship: shipId, for: seat, halfPoints: count })),
});

const conceded = z.strictObject({ kind: z.literal('conceded'), by: seat });

const matchEnded = z.strictObject({ kind: z.literal('match-ended'), outcome });

export const endEvents = [
  endPhaseBegan,
  damageControlRolled,
  spacesRepaired,
  damageControlEnded,
  minefieldSwept,
  portalsClosed,
  shipsScored,
  conceded,
  matchEnded,
] as const;
export type EndEvent = z.infer<(typeof endEvents)[number]>;
