/** An attack being resolved: a machine of steps, in the order in which the book tells them (R-FC-21, R-FC-142). */
import * as z from 'zod';
import { few, listOf, whole } from '../../../kernel/bounded.ts';
import { allegiance, crippling, featureId, hex, unitId, weaponId } from '../../ids.ts';
import { attackMode } from './events.ts';
import { roll } from './roll.ts';

/**
 * `declared`: the reaction window; `patrol`, `defence`: what comes before the attack; `strike`: the attack itself;
 * `prize`: capture instead of destruction; `crippling`: what a fighter ram cripples; `impact`: the roll of the rammed;
 * `placing`: patrols without a ship; `overrun`; `closing`: what ends with the attack, objectives, the last window.
 */
export const attackStep = z.enum([
  'declared',
  'patrol',
  'defence',
  'strike',
  'prize',
  'crippling',
  'impact',
  'aftermath',
  'placing',
  'overrun',
  'closing',
  'done',
]);
export type AttackStep = z.infer<typeof attackStep>;

export const attackFrame = z.strictObject({
  kind: z.literal('attack'),
  mode: attackMode,
  cause: z.enum(['order', 'interrupt', 'hazard']),
  /** The unit that attacks, or the field. */
  attacker: unitId.nullable(),
  feature: featureId.nullable(),
  side: allegiance,
  target: unitId,
  weapon: weaponId.nullable(),
  power: z.boolean(),
  /** Dice of the card that gave the order (R-FC-115). */
  bonusDice: whole(0, 99),
  /** What the card cripples with a success before armour (R-FC-73). */
  cripples: crippling.nullable(),
  step: attackStep,
  /** The patrol that flies against this attack; set in the window by who spends a card (R-FC-160). */
  patrol: unitId.nullable(),
  /** Dice that patrol and defensive fire have taken off the attack (R-FC-132). */
  reduced: few,
  /** A patrol or defensive fire has scored against the minefield (R-FC-95). */
  swept: z.boolean(),
  /** The minefield has been reduced for that already. */
  sweptPaid: z.boolean(),
  /** The attack has destroyed a ship or placed Focus Fire: a minefield is reduced for it (R-FC-95). */
  struck: z.boolean(),
  /** Rolls of the present step, in the order in which they were made. */
  rolls: listOf(roll),
  /** What the attack came to, once its roll is settled. */
  result: z.strictObject({ successes: few, remaining: few, marks: few }).nullable(),
  /** Hex of the target when it was attacked: where an overrun goes. */
  targetAt: hex,
  targetDestroyed: z.boolean(),
  /** A fighter unit that hit with a ram is destroyed in the end (R-FC-143). */
  selfDestructs: z.boolean(),
  /** Units on which this attack has placed Focus Fire: their buffs end with it (R-FC-43). */
  marked: listOf(unitId),
});
export type AttackFrame = z.infer<typeof attackFrame>;
