import * as z from 'zod';
import { amount, count, faces, listOf, ruleId } from '../../../kernel/bounded.ts';
import { seat, shipId, spaceId, terrainId } from '../../ids.ts';
import { endingEvents } from '../../../mechanics/blueprint-fleets/end/events.ts';

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

export const endEvents = [
  damageControlRolled,
  spacesRepaired,
  damageControlEnded,
  minefieldSwept,
  ...endingEvents,
] as const;
export type EndEvent = z.infer<(typeof endEvents)[number]>;
