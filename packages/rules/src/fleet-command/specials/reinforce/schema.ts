/** Reinforcing in writing: commands, offers and events. */
import * as z from 'zod';
import { direction, hex, type Hex, unitCardId, type UnitCardId, type UnitId, unitId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { count } from '../../../kernel/bounded.ts';
import { unit } from '../../table.ts';

/** Puts the named unit on the board; a factory builds the card named (R-FC-172, R-FC-176). */
const reinforce = z.strictObject({
  kind: z.literal('reinforce'),
  at: hex,
  facing: direction,
  build: unitCardId.optional(),
});

export const reinforceCommands = [reinforce] as const;

export interface ReinforceOffer extends OfferOf<'reinforce'> {
  readonly unit: UnitId;
  readonly hexes: readonly Hex[];
  /** What the factory builds, and its cost in stars; null where the unit itself comes. */
  readonly build: UnitCardId | null;
  readonly cost: number;
}

/** From aboard its parent to a hex next to it (FC-REI-3). */
const unitLaunched = z.strictObject({
  kind: z.literal('unit-launched'),
  unit: unitId,
  parent: unitId,
  at: hex,
  facing: direction,
});
/** From the reserve into a zone (FC-REI-5). */
const unitArrived = z.strictObject({ kind: z.literal('unit-arrived'), unit: unitId, at: hex, facing: direction });
/** By a factory, for stars of its own card (FC-REI-9). */
const unitBuilt = z.strictObject({ kind: z.literal('unit-built'), factory: unitId, unit, cost: count });

export const reinforceEvents = [unitLaunched, unitArrived, unitBuilt] as const;
export type ReinforceEvent = z.infer<(typeof reinforceEvents)[number]>;
