import * as z from 'zod';
import { count } from '../../../kernel/bounded.ts';
import { direction, hex, unitId } from '../../ids.ts';

const unitStepped = z.strictObject({
  kind: z.literal('unit-stepped'),
  unit: unitId,
  from: hex,
  to: hex,
  facing: direction,
  cost: count,
});
const unitTurned = z.strictObject({ kind: z.literal('unit-turned'), unit: unitId, facing: direction });
const moveStopped = z.strictObject({
  kind: z.literal('move-stopped'),
  unit: unitId,
  why: z.enum(['engines', 'blocked', 'stopped']),
});

export const movingEvents = [unitStepped, unitTurned, moveStopped] as const;
export type MovingEvent = z.infer<(typeof movingEvents)[number]>;
