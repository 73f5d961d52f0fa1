import * as z from 'zod';
import { point, seat, squadronId } from '../ids.ts';

/**
 * A hidden squadron is found out: its owner places it on and around the disc. `activates`: it was revealed
 * by its own activation, which goes on at once.
 */
export const ambushFrame = z.strictObject({
  kind: z.literal('ambush'),
  seat,
  squadron: squadronId,
  at: point,
  activates: z.boolean(),
});
