import * as z from 'zod';
import { count, faces, listOf, text } from '../../../kernel/bounded.ts';
import { basicOrder, cardId, handId, seat, unitId } from '../../ids.ts';
import { purpose } from './frames.ts';

const turnBegan = z.strictObject({ kind: z.literal('turn-began'), hand: handId });
/** `automatic` where nothing was left to do; viewers are told only that it passed (R-FC-35). */
const passed = z.strictObject({ kind: z.literal('passed'), hand: handId, automatic: z.boolean() });
const passAgreed = z.strictObject({ kind: z.literal('pass-agreed'), hand: handId, by: seat });
/** The card lies face up before its hand from now on (R-FC-29). */
const orderDeclared = z.strictObject({
  kind: z.literal('order-declared'),
  hand: handId,
  by: seat,
  card: cardId,
  face: z.enum(['front', 'back']),
  basic: basicOrder.nullable(),
  units: listOf(unitId.nullable()),
});
const orderDowngraded = z.strictObject({
  kind: z.literal('order-downgraded'),
  hand: handId,
  card: cardId,
  unit: unitId,
  basic: basicOrder,
});
/** Counter-Intelligence with the `cancel` option: nothing is left of the order. */
const orderCancelled = z.strictObject({ kind: z.literal('order-cancelled'), hand: handId, card: cardId });
/** A spent card goes to the discard pile at once (R-FC-29); the Play is used here. */
const cardSpent = z.strictObject({
  kind: z.literal('card-spent'),
  hand: handId,
  by: seat,
  card: cardId,
  also: cardId.nullable(),
  unit: unitId,
  purpose,
});
/** Play is used and the named units are activated (R-FC-42, step 3). */
const orderPaid = z.strictObject({ kind: z.literal('order-paid'), hand: handId, units: listOf(unitId) });
const damageControlRolled = z.strictObject({
  kind: z.literal('damage-control-rolled'),
  unit: unitId,
  faces: faces(6),
  need: z.int().min(1).max(6),
  successes: count,
});
const actionSkipped = z.strictObject({ kind: z.literal('action-skipped'), unit: unitId, action: text() });

export const orderEvents = [
  turnBegan,
  passed,
  passAgreed,
  orderDeclared,
  orderDowngraded,
  orderCancelled,
  cardSpent,
  orderPaid,
  damageControlRolled,
  actionSkipped,
] as const;
export type OrderEvent = z.infer<(typeof orderEvents)[number]>;
