import * as z from 'zod';
import { direction, hex, seat, sideId, unitId } from '../../ids.ts';

const deploymentBegan = z.strictObject({ kind: z.literal('deployment-began'), first: sideId });
/** `by` is null for the automated enemy. */
const unitDeployed = z.strictObject({
  kind: z.literal('unit-deployed'),
  unit: unitId,
  by: seat.nullable(),
  at: hex,
  facing: direction,
});

export const setupEvents = [deploymentBegan, unitDeployed] as const;
export type SetupEvent = z.infer<(typeof setupEvents)[number]>;
