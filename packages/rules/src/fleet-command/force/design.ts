/** A force as a player writes it down: units, each with its leader and where it begins (FC-FB-1 to FC-FB-8). */
import * as z from 'zod';
import { leaderId, unitCardId } from '../ids.ts';

export const forceUnit = z.strictObject({
  card: unitCardId,
  /** One at most (FC-UNIT-9). */
  leader: leaderId.optional(),
  /** Aboard the parent at this place of the list, counted from 0. */
  aboard: z.int().min(0).max(99).optional(),
  /** Waits in reserve; what is aboard it waits with it. */
  reserve: z.boolean().optional(),
  /** Which player of the side it belongs to; the first unless given (FC-SET-8). */
  player: z.int().min(1).max(3).optional(),
});
export type DesignedUnit = z.infer<typeof forceUnit>;

export const force = z.strictObject({
  name: z.string().trim().min(1).max(40).optional(),
  units: z.array(forceUnit).min(1).max(60),
});
export type Force = z.infer<typeof force>;
