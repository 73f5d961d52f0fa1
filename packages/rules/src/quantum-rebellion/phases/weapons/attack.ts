/** The parts of one attack, as frames and events hold them. */
import * as z from 'zod';
import { amount, count, listOf, ruleId, text, whole } from '../../../kernel/bounded.ts';
import { arc, mils, mountId, ordnanceId, shipId, terrainId } from '../../ids.ts';

export const coverLevel = z.enum(['none', 'light', 'heavy']);
export type CoverLevel = z.infer<typeof coverLevel>;

/** One step of the cover ladder: R-QR-116. */
export const coverStep = z.strictObject({
  /** In words: 'Veil (gas)', 'Stealth systems', 'Full Stop'. */
  from: text(),
  /** What it sets the cover to, or by how many levels it changes it. */
  effect: z.union([coverLevel, amount]),
  terrain: terrainId.nullable(),
  /** How much of the line lies inside that terrain. */
  insideMils: mils.nullable(),
  rule: ruleId,
});
export type CoverStep = z.infer<typeof coverStep>;

export const cover = z.strictObject({ level: coverLevel, steps: listOf(coverStep) });
export type Cover = z.infer<typeof cover>;

/** Dice of one weapon type with one to-hit number: a 6 among them is of that type (QR-8.4.5.1b). */
export const pool = z.strictObject({
  ship: shipId,
  mount: mountId,
  ordnance: ordnanceId,
  source: z.enum(['weapon', 'vulnerable-sector', 'pack-hunters']),
  dice: whole(1, 999),
  /** The lowest face that hits. */
  need: z.int().min(2).max(6),
  optimal: z.boolean(),
  /** What made the number of dice and the to-hit number. */
  rules: listOf(ruleId),
});
export type Pool = z.infer<typeof pool>;

/** What one ship does in the attack. */
export const shooting = z.strictObject({
  ship: shipId,
  mounts: listOf(z.strictObject({ mount: mountId, dice: whole(1, 999) })),
  rangeMils: mils,
  /** The arc the target lies in, and the target's arc that the line enters; null for torpedoes. */
  arc: arc.nullable(),
  targetArc: arc.nullable(),
  /** The declaration that holds for the ship from now on; null where it has not fired an arc mount. */
  arcs: z.enum(['one', 'several']).nullable(),
});
export type Shooting = z.infer<typeof shooting>;

/** Dice of the defence and where they come from: 'DEF of Onyx', 3. */
export const defenceSource = z.strictObject({ from: text(), dice: count, rule: ruleId });
export type DefenceSource = z.infer<typeof defenceSource>;
