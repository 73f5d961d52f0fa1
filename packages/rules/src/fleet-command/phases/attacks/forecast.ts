/** What an attack would come to, before it is declared: pools, armour, exact chances, and who may react. Public facts only. */
import type { Rejection } from '../../../kernel/contract.ts';
import { type Distribution, expected, successOdds } from '../../../mechanics/dice/index.ts';
import type { UnitId, WeaponId } from '../../ids.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { warDice } from '../../unit/stats.ts';
import { patrolOf } from '../../unit/units.ts';
import { type Answered, answered, lossesOf, netOf, patrolFight, type PatrolFight } from './chances.ts';
import { lossOdds } from './odds.ts';
import { type AttackSpec, checkAttack } from './readiness.ts';
import type { AttackFrame } from './schema.ts';
import type { Part } from './roll.ts';
import {
  armourAtImpact,
  attackArmour,
  attackPool,
  defenceOptions,
  impactPool,
  type Incoming,
  provokes,
  type Shot,
  value,
  weaponOf,
} from './shot.ts';

export interface AttackForecast {
  /** Why it cannot be declared now; the rest holds as if it could. */
  readonly refusal: Rejection | null;
  readonly pool: readonly Part[];
  readonly dice: number;
  /** Least face that succeeds. */
  readonly need: number;
  readonly armour: readonly Part[];
  readonly armourValue: number;
  /** Failures (above 0) or successes (below 0) that are rolled again. */
  readonly net: number;
  /** Chances of losing 0, 1, 2, … ships while the target holds its fire. */
  readonly losses: Distribution;
  readonly expectedLosses: number;
  /** Chance that the whole unit is destroyed. */
  readonly destroyed: number;
  /** The weapons with which the target may answer first (R-FC-127). */
  readonly defence: readonly { readonly weapon: WeaponId; readonly dice: number }[];
  /** The same once it answers with the most dice; null where it cannot. */
  readonly underFire: Answered | null;
  /** The ready patrol that its owner may send for a card, if the hand has cards and Play left (R-FC-160). */
  readonly patrol: UnitId | null;
  /** The same once that patrol fights and the target answers with the most dice; null where there is none. */
  readonly underPatrol: PatrolFight | null;
  /** Ships that a ram costs the rammer by the roll of the rammed (R-FC-141). */
  readonly impact: Distribution | null;
}

function readyPatrol(table: OpenTable, target: Unit, incoming: Incoming): Unit | null {
  const patrol = provokes(incoming) && target.place === 'board' ? patrolOf(table, target) : undefined;
  const able = Object.values(table.hands).some(
    ({ side, cards, playUsed, playValue }) => side === target.side && cards > 0 && playUsed < playValue,
  );
  return able && patrol?.patrolReady === true ? patrol : null;
}

const shotOf = (table: OpenTable, spec: AttackSpec): Shot | undefined => {
  const [attacker, target] = [table.units[spec.attacker], table.units[spec.target]];
  const { mode, power = false, bonusDice = 0 } = spec;
  if (attacker === undefined || target === undefined) return undefined;
  return { attacker, target, mode, weapon: weaponOf(spec.weapon ?? null), power, bonusDice };
};

/** What the target loses while it holds its fire. */
const lossesTold = (losses: Distribution): Pick<AttackForecast, 'losses' | 'expectedLosses' | 'destroyed'> => ({
  losses,
  expectedLosses: expected(losses),
  destroyed: losses.length > 1 ? (losses.at(-1) ?? 0) : 0,
});

/** The part of the forecast that takes no answer into account; undefined for units that do not exist. */
export function openLosses(table: OpenTable, spec: AttackSpec): ReturnType<typeof lossesTold> | undefined {
  const shot = shotOf(table, spec);
  return shot === undefined ? undefined : lossesTold(lossesOf(table, shot, 0));
}

/** What the attack would come to; undefined for units that do not exist. */
export function attackForecast(table: OpenTable, spec: AttackSpec): AttackForecast | undefined {
  const shot = shotOf(table, spec);
  if (shot === undefined) return undefined;
  const { attacker, target, mode } = shot;
  const incoming: Incoming = { mode, attacker, weapon: shot.weapon };
  const [pool, armour] = [attackPool(table, shot), attackArmour(table, shot)];
  const options = defenceOptions(table, target, incoming);
  const best = options[0];
  const patrol = readyPatrol(table, target, incoming);
  return {
    refusal: checkAttack(table, spec) ?? null,
    pool,
    dice: value(pool),
    need: warDice(attacker),
    armour,
    armourValue: value(armour),
    net: netOf(table, shot),
    ...lossesTold(lossesOf(table, shot, 0)),
    defence: options.map(({ weapon, dice }) => ({ weapon: weapon.id, dice })),
    underFire: best === undefined ? null : answered(table, shot, incoming, 0),
    patrol: patrol?.id ?? null,
    underPatrol: patrol === null ? null : patrolFight(table, shot, incoming, patrol),
    impact: mode === 'ram' ? impactOdds(attacker, target) : null,
  };
}

/** What the answers to an attack under way lead to: by defensive fire with each weapon, without, and after a patrol's fight. */
export interface AnswerOdds {
  readonly held: Answered;
  readonly fired: readonly { readonly weapon: WeaponId; readonly odds: Answered }[];
  /** No patrol, but the fire with most dice. */
  readonly best: Answered;
  /** Null where no patrol is asked about. */
  readonly patrol: PatrolFight | null;
}

/** The same exact chances for an attack that waits for an answer; undefined for hazards, which nobody declared. */
export function answerOdds(table: OpenTable, frame: AttackFrame, patrol: UnitId | null): AnswerOdds | undefined {
  const [attacker, target] = [table.units[frame.attacker ?? ''], table.units[frame.target]];
  if (attacker === undefined || target === undefined || frame.mode === 'hazard') return undefined;
  const { mode, power, bonusDice, reduced } = frame;
  const shot: Shot = { attacker, target, mode, weapon: weaponOf(frame.weapon), power, bonusDice };
  const incoming: Incoming = { mode, attacker, weapon: shot.weapon };
  const flown = patrol === null ? undefined : table.units[patrol];
  return {
    held: answered(table, shot, incoming, reduced, null),
    fired: defenceOptions(table, target, incoming).map((option) => ({
      weapon: option.weapon.id,
      odds: answered(table, shot, incoming, reduced, option),
    })),
    best: answered(table, shot, incoming, reduced),
    patrol: flown === undefined ? null : patrolFight(table, shot, incoming, flown),
  };
}

const impactOdds = (rammer: Unit, rammed: Unit): Distribution =>
  lossOdds(
    successOdds({ dice: value(impactPool(rammed)), need: warDice(rammed), net: 0 }),
    value(armourAtImpact(rammer)),
    rammer.ships,
  );
