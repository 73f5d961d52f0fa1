import * as z from 'zod';
import { amount, atLeastOne, count, listOf, ruleId, text } from '../../kernel/bounded.ts';
import { arc, fighterId, seat, shipId, spaceId } from '../ids.ts';

const d6 = z.int().min(1).max(6);

/** Why a ship is harmed: the rule, and by what in words: 'asteroids', the name of a ship, 'Life Support'. */
export const cause = z.strictObject({ rule: ruleId, by: text() });
export type Cause = z.infer<typeof cause>;

const hullLost = z.strictObject({ kind: z.literal('hull-lost'), ship: shipId, amount: atLeastOne, hull: count, cause });
const hullRestored = z.strictObject({
  kind: z.literal('hull-restored'),
  ship: shipId,
  amount: atLeastOne,
  hull: count,
  cause,
});
/** `amount` is what was asked for; `crew` is what remains, never below 0 (R-QR-151). */
const crewLost = z.strictObject({ kind: z.literal('crew-lost'), ship: shipId, amount: atLeastOne, crew: count, cause });
const disorderGained = z.strictObject({
  kind: z.literal('disorder-gained'),
  ship: shipId,
  markers: atLeastOne,
  disorder: atLeastOne,
  cause,
});
const disorderShed = z.strictObject({
  kind: z.literal('disorder-shed'),
  ship: shipId,
  markers: atLeastOne,
  disorder: count,
  cause,
});

export const criticalResult = z.enum([
  /** The space stops working until it is repaired. */
  'offline',
  /** Cargo Space: gone for good (QR-11.6.8b). */
  'destroyed',
  /** Life Support: crew is lost instead (QR-11.6.17a). */
  'crew',
  /** A second hit on a damaged Bridge or Reactor. */
  'fatal',
  /** Nothing fitted there, out of order already, Reinforced Hull, or Life Support of an unmanned ship. */
  'no-effect',
]);
export type CriticalResult = z.infer<typeof criticalResult>;

/** `rolls` holds every d20, the re-rolled ones of Armor Plating first (QR-11.6.2b); the last one counts. */
const criticalHit = z.strictObject({
  kind: z.literal('critical-hit'),
  ship: shipId,
  rolls: listOf(z.strictObject({ face: z.int().min(1).max(20), space: spaceId })).min(1),
  space: spaceId,
  result: criticalResult,
  /** The rule that decided the result. */
  rule: ruleId,
  /** The arc that its shield gave up (R-QR-80). */
  shieldDropped: arc.nullable(),
  cause,
});

const conditionChecked = z.strictObject({
  kind: z.literal('condition-checked'),
  ship: shipId,
  faces: z.array(d6).length(2),
  disorder: count,
  total: amount,
  need: atLeastOne,
  passed: z.boolean(),
});

/** The jump that a ship had to make and could not (R-QR-156). */
const jumpBlocked = z.strictObject({ kind: z.literal('jump-blocked'), ship: shipId, cause });

const shipRemoved = z.strictObject({
  kind: z.literal('ship-removed'),
  ship: shipId,
  how: z.enum(['destroyed', 'emergency-jump', 'escaped']),
  cause,
  round: count,
  /** The side that scores, and for how much (R-QR-181). */
  to: seat,
  halfPoints: count,
  /** Tokens aboard, which are lost with it (R-QR-161). */
  fighters: listOf(fighterId),
});

/** The flagship or a Squadron Commander is gone; the markers follow as events of their own (R-QR-160). */
const commandLost = z.strictObject({
  kind: z.literal('command-lost'),
  ship: shipId,
  rank: z.enum(['admiral', 'commander']),
});

export const damageEvents = [
  hullLost,
  hullRestored,
  crewLost,
  disorderGained,
  disorderShed,
  criticalHit,
  conditionChecked,
  jumpBlocked,
  shipRemoved,
  commandLost,
] as const;
export type DamageEvent = z.infer<(typeof damageEvents)[number]>;
