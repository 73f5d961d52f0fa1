import * as z from 'zod';
import { listOf } from '../../../kernel/bounded.ts';
import { seat, shipId } from '../../ids.ts';

/** `aim`: what the boarders of a civilian are after, declared before the dice (QR-12.4b). */
export const aim = z.enum(['damage', 'capture']);

export const assault = z.strictObject({ target: shipId, ships: listOf(shipId), aim: aim.optional() });
export type Assault = z.infer<typeof assault>;

/** The declared assaults still to be fought, the first one next; its defender may commit fighters (R-QR-164). */
export const boardingFrame = z.strictObject({
  kind: z.literal('boarding'),
  by: seat,
  assaults: listOf(assault),
});
