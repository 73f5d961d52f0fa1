/** Harvests in writing: commands, offers and events. */
import * as z from 'zod';
import { featureId, type FeatureId, sideId, type UnitId, unitId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { count, listOf } from '../../../kernel/bounded.ts';

/** Harvests these fields, all within the unit's reach (FC-HAR-1, R-FC-06). */
const harvest = z.strictObject({ kind: z.literal('harvest'), fields: z.array(featureId).min(1).max(16) });

export const harvestCommands = [harvest] as const;

export interface HarvestOffer extends OfferOf<'harvest'> {
  readonly unit: UnitId;
  /** Fields in reach that can be harvested. */
  readonly fields: readonly FeatureId[];
  /** How many of them at most. */
  readonly most: number;
}

/** The token is turned up for all; its stars lie on the unit's card (R-FC-169). */
const fieldHarvested = z.strictObject({
  kind: z.literal('field-harvested'),
  unit: unitId,
  feature: featureId,
  stars: count,
});
/** The values belong to the side alone; all see which tokens it looked at (R-FC-171). */
const fieldsSurveyed = z.strictObject({
  kind: z.literal('fields-surveyed'),
  unit: unitId,
  side: sideId,
  features: listOf(featureId),
});

export const harvestEvents = [fieldHarvested, fieldsSurveyed] as const;
export type HarvestEvent = z.infer<(typeof harvestEvents)[number]>;
