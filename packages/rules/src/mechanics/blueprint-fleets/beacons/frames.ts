import * as z from 'zod';
import { listOf } from '../../../kernel/bounded.ts';
import { seat } from '../ids.ts';

/** `seat` switches its beacons, if it has any; `waiting` are the sides after it. */
export const beaconPowerFrame = z.strictObject({ kind: z.literal('beacon-power'), seat, waiting: listOf(seat) });
