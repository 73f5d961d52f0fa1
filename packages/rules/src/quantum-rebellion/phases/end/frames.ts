import * as z from 'zod';
import { listOf, whole } from '../../../kernel/bounded.ts';
import { seat, shipId } from '../../ids.ts';

/** The End Phase, step by step (R-QR-174). */
export const endFrame = z.discriminatedUnion('step', [
  z.strictObject({ kind: z.literal('end'), step: z.literal('check') }),
  /** `seat` may roll for its damaged ships; `done` have rolled, `waiting` are the sides after it. */
  z.strictObject({
    kind: z.literal('end'),
    step: z.literal('repairs'),
    seat,
    done: listOf(shipId),
    waiting: listOf(seat),
  }),
  z.strictObject({ kind: z.literal('end'), step: z.literal('markers') }),
  /** After the beacons: the rest of the markers. */
  z.strictObject({ kind: z.literal('end'), step: z.literal('closing') }),
  z.strictObject({ kind: z.literal('end'), step: z.literal('disorder') }),
]);

/** The dice of a ship repair `repairs` of its locations, and the owner has to say which (R-QR-175). */
export const damageControlFrame = z.strictObject({
  kind: z.literal('damage-control'),
  ship: shipId,
  repairs: whole(1, 99),
});
