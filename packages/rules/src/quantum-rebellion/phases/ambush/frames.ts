import * as z from 'zod';
import { point, seat, squadronId } from '../../ids.ts';

/**
 * A hidden squadron is found out: its owner places it on and around the disc (QR-5.2.5.4f). `activates`: it was revealed
 * by its own activation, which goes on at once (R-QR-61).
 */
export const ambushFrame = z.strictObject({
  kind: z.literal('ambush'),
  seat,
  squadron: squadronId,
  at: point,
  activates: z.boolean(),
});
