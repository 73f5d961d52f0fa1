import * as z from 'zod';
import { few, listOf } from '../../../kernel/bounded.ts';
import { allegiance, direction, featureId, hex, seat, unitId } from '../../ids.ts';

/** A unit on its way, hex by hex: hazard first, then the window of the hex (R-FC-233). */
export const movingFrame = z.strictObject({
  kind: z.literal('moving'),
  unit: unitId,
  /** Who decides where it goes when its way is blocked (R-FC-55); null for the automated enemy. */
  seat: seat.nullable(),
  /** A unit that is taken on its way goes no further. */
  side: allegiance,
  cause: z.enum(['move', 'lightning', 'interrupt', 'harvest', 'overrun']),
  /** Directions still to go, and where it has been, the hex of its start first. */
  path: listOf(direction),
  trail: listOf(hex).min(1),
  left: few,
  straight: z.boolean(),
  patrol: unitId.nullable(),
  /** It leaves the board by the escape zone in which it ends (R-FC-232). */
  leave: z.literal(true).optional(),
  /** `step` enters the next hex, `hazard` what waits there, `window` asks, `replan` waits for another way, `end` closes. */
  stage: z.enum(['step', 'hazard', 'window', 'replan', 'end']),
  /** Features whose hazard of this hex is still to come. */
  hazards: listOf(featureId),
});
export type MovingFrame = z.infer<typeof movingFrame>;
