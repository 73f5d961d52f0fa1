/**
 * Attacks in writing. Orders declare them; the commands here answer what an attack asks while it is resolved. Its frame
 * is a machine of steps, in the order in which the book tells them (R-FC-21, R-FC-142). What it does to units is in the
 * damage events.
 */
import * as z from 'zod';
import {
  allegiance,
  crippling,
  type Crippling,
  featureId,
  hex,
  type Hex,
  unitId,
  weaponId,
  type WeaponId,
} from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { amount, count, face, faces, few, listOf, ruleId, text, whole } from '../../../kernel/bounded.ts';
import { part, roll, stage } from './roll.ts';
import { damageEvents } from '../../damage/events.ts';

export const attackMode = z.enum(['weapon', 'ram', 'boarding', 'counterattack', 'hazard']);
export type AttackMode = z.infer<typeof attackMode>;

export const attackCommands = [
  /** The target fires on what attacks it with this weapon; null lets the attack come (R-FC-126). */
  z.strictObject({ kind: z.literal('defensive-fire'), weapon: weaponId.nullable() }),
  /** Dice of the roll to be rolled again, by place, in this order (R-FC-108); none keeps them all. */
  z.strictObject({ kind: z.literal('reroll'), dice: z.array(z.int().min(0).max(199)).max(200) }),
  /** All dice of one's own roll again, by the Valour token or by Ferocious Attack (R-FC-120, R-FC-123). */
  z.strictObject({ kind: z.literal('roll-again'), by: z.enum(['valour', 'ferocious']).nullable() }),
  /** Take the unit instead of destroying it (R-FC-150). */
  z.strictObject({ kind: z.literal('capture'), capture: z.boolean() }),
  /** What a ramming fighter unit cripples (R-FC-143). */
  z.strictObject({ kind: z.literal('cripple'), crippling }),
  /** Move into the hex of the unit that was destroyed (R-FC-133). */
  z.strictObject({ kind: z.literal('overrun'), go: z.boolean() }),
  /** Where a patrol goes whose ship is no longer there for it (R-FC-166). */
  z.strictObject({ kind: z.literal('place-patrol'), at: hex }),
] as const;

/** What an attack asks; an offer's kind is the kind of the command that answers it. */
export type AttackOffer =
  | (OfferOf<'defensive-fire'> & { readonly weapons: readonly { readonly weapon: WeaponId; readonly dice: number }[] })
  | (OfferOf<'reroll'> & {
      readonly ability: 'rapid-fire' | 'evasive';
      readonly faces: readonly number[];
      readonly among: readonly number[];
      readonly most: number;
    })
  | (OfferOf<'roll-again'> & { readonly by: readonly ('valour' | 'ferocious')[]; readonly faces: readonly number[] })
  | OfferOf<'capture'>
  | (OfferOf<'cripple'> & { readonly among: readonly Crippling[] })
  | (OfferOf<'overrun'> & { readonly at: Hex })
  | (OfferOf<'place-patrol'> & { readonly hexes: readonly Hex[] });

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

const d6 = face(6);
const ownEvents = [
  z.strictObject({
    kind: z.literal('attack-declared'),
    mode: attackMode,
    cause: z.enum(['order', 'interrupt', 'hazard']),
    attacker: unitId.nullable(),
    feature: featureId.nullable(),
    target: unitId,
    weapon: weaponId.nullable(),
    power: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('defence-answered'), unit: unitId, weapon: weaponId.nullable() }),
  z.strictObject({
    kind: z.literal('pool-rolled'),
    stage,
    unit: unitId.nullable(),
    feature: featureId.nullable(),
    side: allegiance,
    against: unitId.nullable(),
    pool: listOf(part),
    need: amount,
    /** The last `added` of them are the dice that H.E. Rounds added (R-FC-111). */
    faces: faces(6),
    added: count,
  }),
  z.strictObject({
    kind: z.literal('dice-rerolled'),
    stage,
    unit: unitId.nullable(),
    by: allegiance,
    ability: z.enum(['rapid-fire', 'evasive']),
    need: amount,
    dice: listOf(z.strictObject({ at: count, from: d6, to: d6 })),
  }),
  z.strictObject({
    kind: z.literal('rolled-again'),
    stage,
    unit: unitId,
    side: allegiance,
    by: z.enum(['valour', 'ferocious']),
    need: amount,
    faces: faces(6),
  }),
  /** What a settled roll comes to. */
  z.strictObject({
    kind: z.literal('roll-resolved'),
    stage,
    unit: unitId.nullable(),
    feature: featureId.nullable(),
    against: unitId.nullable(),
    successes: count,
    armour: listOf(part),
    remaining: count,
    /** Dice that place a token. */
    marks: count,
    /** Dice that this takes from the attack to come. */
    reduces: count,
  }),
  /** An attack that comes to nothing, and why. */
  z.strictObject({
    kind: z.literal('attack-void'),
    attacker: unitId.nullable(),
    feature: featureId.nullable(),
    target: unitId,
    why: text(),
    rule: ruleId,
  }),
  z.strictObject({ kind: z.literal('crippling-chosen'), unit: unitId, target: unitId, crippling }),
  z.strictObject({ kind: z.literal('overrun-answered'), unit: unitId, go: z.boolean(), at: hex }),
] as const;

export const attackEvents = [...ownEvents, ...damageEvents] as const;
export type AttackEvent = z.infer<(typeof attackEvents)[number]>;
