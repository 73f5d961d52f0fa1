/** What becomes of units: losses, tokens, destruction, capture, patrols. */
import * as z from 'zod';
import { count, listOf, ruleId, text } from '../../kernel/bounded.ts';
import { crippling, featureId, handId, hex, leaderId, seat, sideId, unitId } from '../ids.ts';

/** What did it: the rule and words for the log (`Hammer B`, `asteroids`). */
export const cause = z.strictObject({ rule: ruleId, by: text() });
export type Cause = z.infer<typeof cause>;

const buff = z.enum(['braced', 'evading', 'lockdown']);

export const damageEvents = [
  z.strictObject({ kind: z.literal('ships-lost'), unit: unitId, lost: count, left: count, cause }),
  z.strictObject({ kind: z.literal('focus-fire-placed'), unit: unitId, points: count, total: count, cause }),
  z.strictObject({ kind: z.literal('focus-fire-removed'), unit: unitId, points: count, total: count, cause }),
  z.strictObject({ kind: z.literal('crew-damage-placed'), unit: unitId, points: count, total: count, cause }),
  z.strictObject({ kind: z.literal('unit-crippled'), unit: unitId, crippling, cause }),
  z.strictObject({ kind: z.literal('crippling-removed'), unit: unitId, crippling, cause }),
  z.strictObject({ kind: z.literal('buff-placed'), unit: unitId, buff, cause }),
  z.strictObject({ kind: z.literal('buffs-ended'), unit: unitId, buffs: listOf(buff), cause }),
  /** `to`: who scores its stars and those of its leader (R-FC-183); null where nobody does. */
  z.strictObject({
    kind: z.literal('unit-destroyed'),
    unit: unitId,
    to: sideId.nullable(),
    stars: count,
    leader: leaderId.nullable(),
    cause,
  }),
  z.strictObject({
    kind: z.literal('hulk-made'),
    unit: unitId,
    to: sideId.nullable(),
    stars: count,
    leader: leaderId.nullable(),
    cause,
  }),
  /** `stars`: of the leader that is lost with the old crew (R-FC-151). */
  z.strictObject({
    kind: z.literal('unit-captured'),
    unit: unitId,
    by: unitId,
    side: sideId,
    seat: seat.nullable(),
    stars: count,
    leader: leaderId.nullable(),
  }),
  z.strictObject({
    kind: z.literal('crew-transferred'),
    giver: unitId,
    receiver: unitId,
    points: count,
    leader: leaderId.nullable(),
    joins: z.strictObject({ side: sideId, seat: seat.nullable(), starsBack: count }).nullable(),
  }),
  z.strictObject({ kind: z.literal('artifact-taken'), artifact: featureId, unit: unitId, from: unitId.nullable() }),
  z.strictObject({ kind: z.literal('artifact-dropped'), artifact: featureId, from: unitId, at: hex }),
  z.strictObject({ kind: z.literal('patrol-assigned'), unit: unitId, parent: unitId, ready: z.boolean() }),
  /** Its ship is gone, a hulk or taken: it has to be put on the board, from this hex (R-FC-166). */
  z.strictObject({ kind: z.literal('patrol-stranded'), unit: unitId, parent: unitId, at: hex, activated: z.boolean() }),
  z.strictObject({ kind: z.literal('patrol-reacted'), unit: unitId, parent: unitId }),
  /** Back on the board: by an order, or because its ship is gone (R-FC-164, R-FC-166). */
  z.strictObject({
    kind: z.literal('patrol-released'),
    unit: unitId,
    parent: unitId,
    at: hex,
    facing: z.int().min(0).max(5),
    activated: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('units-locked'), boarder: unitId, defender: unitId }),
  z.strictObject({ kind: z.literal('lock-ended'), units: listOf(unitId) }),
  z.strictObject({ kind: z.literal('minefield-reduced'), feature: featureId, from: count, to: count, why: text() }),
  z.strictObject({ kind: z.literal('valour-used'), side: sideId, to: z.enum(['kushan', 'taiidan', 'beside']) }),
  /** Redundant Systems or Ferocious Attack, once in a battle (R-FC-123, R-FC-124). */
  z.strictObject({ kind: z.literal('faction-card-used'), side: sideId, hand: handId.nullable() }),
] as const;
export type DamageEvent = z.infer<(typeof damageEvents)[number]>;
