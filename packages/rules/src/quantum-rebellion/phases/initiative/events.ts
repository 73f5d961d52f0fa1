import * as z from 'zod';
import { seat } from '../../ids.ts';

const roundBegan = z.strictObject({ kind: z.literal('round-began'), round: z.int().min(1) });

/** One throw of all sides; a tie is followed by another (QR-6.1c). `total` is the highest face and the modifier. */
const initiativeRolled = z.strictObject({
  kind: z.literal('initiative-rolled'),
  rolls: z.array(
    z.strictObject({
      seat,
      faces: z.array(z.int().min(1).max(20)),
      modifier: z.int(),
      total: z.int(),
      rule: z.string(),
    }),
  ),
  /** Null on a tie. */
  winner: seat.nullable(),
});

const orderChosen = z.strictObject({ kind: z.literal('order-chosen'), by: seat, order: z.array(seat) });

export const initiativeEvents = [roundBegan, initiativeRolled, orderChosen] as const;
export type InitiativeEvent = z.infer<(typeof initiativeEvents)[number]>;
