import * as z from 'zod';
import { amount, atLeastOne, count, listOf, ruleId, text } from '../../../kernel/bounded.ts';
import { fighterId, seat, shipId } from '../ids.ts';

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
/** `amount` is what was asked for; `crew` is what remains, never below 0. */
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

const conditionChecked = z.strictObject({
  kind: z.literal('condition-checked'),
  ship: shipId,
  faces: z.array(d6).length(2),
  disorder: count,
  total: amount,
  need: atLeastOne,
  passed: z.boolean(),
});

/** The jump that a ship had to make and could not. */
const jumpBlocked = z.strictObject({ kind: z.literal('jump-blocked'), ship: shipId, cause });

const shipRemoved = z.strictObject({
  kind: z.literal('ship-removed'),
  ship: shipId,
  how: z.enum(['destroyed', 'emergency-jump', 'escaped']),
  cause,
  round: count,
  /** The side that scores, and for how much. */
  to: seat,
  halfPoints: count,
  /** Tokens aboard, which are lost with it. */
  fighters: listOf(fighterId),
});

/** The flagship or a Squadron Commander is gone; the markers follow as events of their own. */
const commandLost = z.strictObject({
  kind: z.literal('command-lost'),
  ship: shipId,
  rank: z.enum(['admiral', 'commander']),
});

export const lossEvents = [
  hullLost,
  hullRestored,
  crewLost,
  disorderGained,
  disorderShed,
  conditionChecked,
  jumpBlocked,
  shipRemoved,
  commandLost,
] as const;
export type LossEvent = z.infer<(typeof lossEvents)[number]>;
