import * as z from 'zod';
import { count, listOf } from '../../../kernel/bounded.ts';
import { featureId, sideId, unitId } from '../../ids.ts';

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
