import * as z from 'zod';
import { count } from '../../../kernel/bounded.ts';
import { direction, hex, unitId } from '../../ids.ts';
import { unit } from '../../table.ts';

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
