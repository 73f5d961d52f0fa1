/** One pool of dice on the table while it is rolled, rolled again in part, and rolled again whole. */
import * as z from 'zod';
import { amount, faces, few, listOf, ruleId, text } from '../../../kernel/bounded.ts';
import { allegiance, unitId } from '../../ids.ts';

/** Whose pool it is, by what it is for. */
export const stage = z.enum(['initiator', 'patrol', 'defence', 'attack', 'impact']);
export type Stage = z.infer<typeof stage>;

/** A part of a pool or of an armour value, with the rule that gives it. */
export const part = z.strictObject({ amount, why: text(), rule: ruleId });
export type Part = z.infer<typeof part>;

export const roll = z.strictObject({
  stage,
  /** Who rolls; null and `neutral` for a hazard. */
  unit: unitId.nullable(),
  side: allegiance,
  /** The unit that it is rolled against; null where it takes dice from a hazard or from ordnance. */
  against: unitId.nullable(),
  /** Whose Evasive it meets, and who picks for it (R-FC-108). */
  evader: unitId.nullable(),
  /** Lowest face that is a success. */
  need: z.int().min(1).max(7),
  faces: faces(6),
  /** Rapid Fire of who rolls less Evasive of who is rolled against (FC-RNG-21, R-FC-108). */
  net: amount,
  /** Armour it has to get through, by parts. */
  armour: listOf(part),
  /** A face of this or less places a token (R-FC-116, R-FC-112). */
  marks: few,
  /** May be rolled again whole by the faction card (R-FC-123). */
  ferocious: z.boolean(),
  /** May be rolled again whole by Valour; never hazard dice (R-FC-88, R-FC-121). */
  valour: z.boolean(),
  /** The single dice have been rolled again, or kept. */
  picked: z.boolean(),
  /** The whole roll has been rolled again, or kept. */
  settled: z.boolean(),
});
export type Roll = z.infer<typeof roll>;
