import * as z from 'zod';
import { seat } from '../../ids.ts';

/** `seat` switches its beacons, if it has any; `waiting` are the sides after it (QR-9.3a, R-QR-96). */
export const beaconPowerFrame = z.strictObject({ kind: z.literal('beacon-power'), seat, waiting: z.array(seat) });
