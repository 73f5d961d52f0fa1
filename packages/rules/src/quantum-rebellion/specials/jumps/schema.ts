/** The event of a short-range jump. */
import * as z from 'zod';
import { count } from '../../../kernel/bounded.ts';
import { gateId } from '../../../mechanics/blueprint-fleets/jumps/schema.ts';
import { facingCdeg, point, shipId } from '../../ids.ts';

/** A short-range jump, by a beacon or by Matrix; the terrain it ends in follows in the events of movement. */
const shipJumped = z.strictObject({
  kind: z.literal('ship-jumped'),
  ship: shipId,
  how: z.enum(['short-range-jump', 'matrix-jump']),
  /** The beacon or the ship that it jumped to; null by Matrix. */
  to: gateId.nullable(),
  from: point,
  /** The point that was meant, and where the ship is after its drift. */
  meant: point,
  at: point,
  facingCdeg,
  drift: z
    .strictObject({
      face: z.int().min(1).max(20),
      direction: z.enum(['fore', 'fore-starboard', 'aft-starboard', 'aft', 'aft-port', 'fore-port', 'none']),
      /** By the table, and as far as the bases in its way let it go. */
      rolledMils: count,
      driftedMils: count,
    })
    .nullable(),
});

export const jumpEvents = [shipJumped] as const;
export type JumpEvent = z.infer<(typeof jumpEvents)[number]>;
