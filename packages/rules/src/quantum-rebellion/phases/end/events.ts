import * as z from 'zod';
import { amount, count, faces, listOf, ruleId } from '../../../kernel/bounded.ts';
import { portalId, seat, shipId, spaceId, terrainId } from '../../ids.ts';
import { outcome } from '../../../mechanics/blueprint-fleets/records.ts';

const endPhaseBegan = z.strictObject({ kind: z.literal('end-phase-began'), round: count });

const damageControlRolled = z.strictObject({
  kind: z.literal('damage-control-rolled'),
  ship: shipId,
  faces: faces(6),
  /** The lowest face that repairs, and the rule that made it so. */
  need: amount,
  rule: ruleId,
  /** Locations that the results repair; two results for one with Vulnerable Design. */
  repairs: count,
});

const spacesRepaired = z.strictObject({ kind: z.literal('spaces-repaired'), ship: shipId, spaces: listOf(spaceId) });

const damageControlEnded = z.strictObject({ kind: z.literal('damage-control-ended'), by: seat });

const minefieldSwept = z.strictObject({
  kind: z.literal('minefield-swept'),
  terrain: terrainId,
  ships: listOf(shipId),
  strength: count,
});

const portalsClosed = z.strictObject({ kind: z.literal('portals-closed'), portals: listOf(portalId) });

/** A ship on the table when the game ends with at most half its hull scores half (QR-9.1b). */
const shipsScored = z.strictObject({
  kind: z.literal('ships-scored'),
  scores: listOf(z.strictObject({ ship: shipId, for: seat, halfPoints: count })),
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
