import * as z from 'zod';
import { faces, few, listOf, text } from '../../../kernel/bounded.ts';
import { basicOrder, cardId, crippling, direction, featureId, handId, hex, seat, unitId } from '../../ids.ts';

/** One hand's turn of the play step: an order, a spend or a pass, then the window before the turn passes (FC-SEQ-8). */
export const turnFrame = z.strictObject({
  kind: z.literal('turn'),
  hand: handId,
  /** Its place in the order of the round, in which a hand can stand more than once (R-FC-239). */
  place: few,
  /**
   * `begin` looks whether it must pass by itself; `act` waits for an order; `after` for what can still be done before
   * the turn ends (R-FC-124); `end` opens W-end; `over` hands on (R-FC-35, R-FC-46).
   */
  stage: z.enum(['begin', 'act', 'after', 'end', 'over']),
  /** Members of a shared hand that have agreed to pass (R-FC-203). */
  passing: listOf(seat),
});

/** What a spent card buys (R-FC-40). */
export const purpose = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('counterattack') }),
  /** `points` of Crew Damage come over from `from`; the leader of `unit` may go along (R-FC-157). */
  z.strictObject({ to: z.literal('transfer-crew'), from: unitId, points: few, leader: z.boolean() }),
  z.strictObject({ to: z.literal('transfer-artifact'), giver: unitId, taker: unitId }),
  z.strictObject({ to: z.literal('take-artifact'), artifact: text() }),
  /** Scenario tokens: the core of the hulk next to the unit (R-FC-190). */
  z.strictObject({ to: z.literal('take-core') }),
]);
export type Purpose = z.infer<typeof purpose>;

/** A Move action that was made: what a ram needs of it (R-FC-137). */
export const moveRecord = z.strictObject({
  action: few,
  lightning: z.boolean(),
  entered: listOf(hex),
  left: few,
  at: hex,
  facing: direction,
});
export type MoveRecord = z.infer<typeof moveRecord>;

export const orderLine = z.strictObject({
  /** The line of the card; basic orders and spends have one. */
  line: few,
  /** Null where the order names nobody for this line. */
  unit: unitId.nullable(),
  moves: listOf(moveRecord),
  /** Whom its Attack action named. */
  target: unitId.nullable(),
});
export type OrderLine = z.infer<typeof orderLine>;

/** An order or a spend being carried out (R-FC-42). */
export const orderFrame = z.strictObject({
  kind: z.literal('order'),
  hand: handId,
  seat,
  card: cardId,
  face: z.enum(['front', 'back', 'spend']),
  /** The basic order of a back, or of a front that Counter-Intelligence has turned into one (R-FC-53). */
  basic: basicOrder.nullable(),
  purpose: purpose.nullable(),
  /** Counter-Intelligence was played on it. */
  countered: z.boolean(),
  stage: z.enum([
    'declared',
    'choose-basic',
    'pay',
    'activate',
    'leave-patrol',
    'damage-control',
    'damage-roll',
    'remove',
    'hazard',
    'act',
    'done',
  ]),
  lines: z.array(orderLine).min(1).max(2),
  /** Which of `lines`, and which of its actions, goes on now. */
  line: few,
  action: few,
  /** Faces of the damage control while Valour can still roll them again (R-FC-121). */
  faces: faces(6),
  /** Successes of the damage control that still take something off (R-FC-135). */
  removals: few,
  /** Fields of the unit's hex that still attack it (R-FC-42, step 6). */
  hazards: listOf(featureId),
});
export type OrderFrame = z.infer<typeof orderFrame>;
export type TurnFrame = z.infer<typeof turnFrame>;

/** What a repair takes off: a Crippled token of a kind, or one point of Focus Fire. */
export const removal = z.union([crippling, z.literal('focus-fire')]);
export type Removal = z.infer<typeof removal>;
