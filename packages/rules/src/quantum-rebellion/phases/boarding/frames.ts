import { z } from 'zod';
import { seat, shipId } from '../../ids.ts';

export const assault = z.strictObject({ target: shipId, ships: z.array(shipId) });
export type Assault = z.infer<typeof assault>;

/** The declared assaults still to be fought, the first one next; its defender may commit fighters (R-QR-164). */
export const boardingFrame = z.strictObject({
  kind: z.literal('boarding'),
  by: seat,
  assaults: z.array(assault),
});
