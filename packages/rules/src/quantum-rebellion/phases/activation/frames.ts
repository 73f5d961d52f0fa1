import * as z from 'zod';
import { listOf } from '../../../kernel/bounded.ts';
import { seat } from '../../ids.ts';

/**
 * The Squadron Activation Phase: `turn` chooses a squadron, acts with it segment by segment, and at the end may call
 * its fighters home (QR-8.4.6.4b); `over` while what they do at home is still decided (R-QR-167).
 */
export const activationFrame = z.strictObject({
  kind: z.literal('activation'),
  turn: seat,
  step: z.enum(['choose', 'act', 'recall', 'over']),
  /** Sides that have only hidden squadrons left and have let their turn go by since somebody last acted (R-QR-61). */
  passed: listOf(seat).optional(),
});
