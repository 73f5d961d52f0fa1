/** What happens in attacks; what it does to units is in the damage events. */
import * as z from 'zod';
import { amount, count, face, faces, listOf, ruleId, text } from '../../../kernel/bounded.ts';
import { damageEvents } from '../../damage/events.ts';
import { allegiance, crippling, featureId, hex, unitId, weaponId } from '../../ids.ts';
import { part, stage } from './roll.ts';

const d6 = face(6);
export const attackMode = z.enum(['weapon', 'ram', 'boarding', 'counterattack', 'hazard']);
export type AttackMode = z.infer<typeof attackMode>;

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
