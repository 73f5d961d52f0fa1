import * as z from 'zod';
import { amount, atLeastOne, faces, listOf, ruleId } from '../../../kernel/bounded.ts';
import { seat } from '../../ids.ts';

const roundBegan = z.strictObject({ kind: z.literal('round-began'), round: atLeastOne });

/** One throw of all sides; a tie is followed by another (QR-6.1c). `total` is the highest face and the modifier. */
const initiativeRolled = z.strictObject({
  kind: z.literal('initiative-rolled'),
  rolls: listOf(
    z.strictObject({
      seat,
      faces: faces(20),
      modifier: amount,
      total: amount,
      rule: ruleId,
    }),
  ),
  /** Null on a tie. */
  winner: seat.nullable(),
});

const orderChosen = z.strictObject({ kind: z.literal('order-chosen'), by: seat, order: listOf(seat) });

export const initiativeEvents = [roundBegan, initiativeRolled, orderChosen] as const;
export type InitiativeEvent = z.infer<(typeof initiativeEvents)[number]>;
