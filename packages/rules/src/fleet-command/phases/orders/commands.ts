import * as z from 'zod';
import { basicOrder, cardId, direction, hex, unitId, weaponId } from '../../ids.ts';
import { purpose, removal } from './frames.ts';

/** The front of a Special order; `units` names one unit for each line of the card, null for a line left out (R-FC-38). */
const playOrder = z.strictObject({
  kind: z.literal('play-order'),
  card: cardId,
  units: z.array(unitId.nullable()).min(1).max(2),
});
/** The back of any card (FC-ORD-2). */
const playBasic = z.strictObject({ kind: z.literal('play-basic'), card: cardId, order: basicOrder, unit: unitId });
/** Discards one card for a purpose outside the card texts (FC-ORD-9). */
const spendCard = z.strictObject({
  kind: z.literal('spend-card'),
  card: cardId,
  /** The second card, in games where a spend costs two (R-FC-40). */
  also: cardId.optional(),
  unit: unitId,
  purpose,
});
/** No more orders this round (FC-SEQ-9). */
const pass = z.strictObject({ kind: z.literal('pass') });
/** The Kushan Faction card (R-FC-124). */
const redundantSystems = z.strictObject({ kind: z.literal('redundant-systems'), unit: unitId, remove: removal });
/** After Counter-Intelligence: the basic order given to one of the named units instead (R-FC-53). */
const chooseBasic = z.strictObject({ kind: z.literal('choose-basic'), unit: unitId, order: basicOrder });
/** The free roll of an activation, or none (R-FC-134). */
const damageControl = z.strictObject({ kind: z.literal('damage-control'), roll: z.boolean() });
/** Which token a repair takes off. */
const removeToken = z.strictObject({ kind: z.literal('remove-token'), remove: removal });
/** A patrol that gets an order takes an empty hex next to its ship first (R-FC-164). */
const leavePatrol = z.strictObject({ kind: z.literal('leave-patrol'), at: hex, facing: direction });
/** Leaves out the action that comes next (R-FC-37). */
const skipAction = z.strictObject({ kind: z.literal('skip-action') });
/** A Move action: one direction for each hex entered; `patrol` names the ship that fighters join at the end (R-FC-158). */
const move = z.strictObject({
  kind: z.literal('move'),
  path: z.array(direction).max(60),
  patrol: unitId.nullable().optional(),
  /** The unit leaves the board by the escape zone that it ends in (R-FC-232). */
  leave: z.literal(true).optional(),
});
/** A Move action that only turns (R-FC-79). */
const turn = z.strictObject({ kind: z.literal('turn'), facing: direction });
/** An Attack action (FC-RNG-1). */
const attack = z.strictObject({
  kind: z.literal('attack'),
  mode: z.enum(['weapon', 'ram', 'boarding']),
  target: unitId,
  weapon: weaponId.optional(),
});

export const orderCommands = [
  playOrder,
  playBasic,
  spendCard,
  pass,
  redundantSystems,
  chooseBasic,
  damageControl,
  removeToken,
  leavePatrol,
  skipAction,
  move,
  turn,
  attack,
] as const;
