/** What an attack would come to, before it is declared: pools, armour, exact chances, and who may react. Public facts only. */
import type { Rejection } from '../../../kernel/contract.ts';
import type { UnitId, WeaponId } from '../../ids.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { cardOf, evasiveOf, warDice } from '../../unit/stats.ts';
import { patrolOf } from '../../unit/units.ts';
import { type Distribution, expected, lossOdds, mixed, successOdds } from './odds.ts';
import { type AttackSpec, checkAttack } from './readiness.ts';
import type { Part } from './roll.ts';
import {
  armourAtImpact,
  armourInDefence,
  attackArmour,
  attackPool,
  defenceOptions,
  type DefenceOption,
  evasiveAgainstDefence,
  impactPool,
  type Incoming,
  provokes,
  rapidFire,
  type Shot,
  takesDiceOff,
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
  readonly underFire: {
    readonly losses: Distribution;
    readonly expectedLosses: number;
    readonly ownLosses: Distribution;
  } | null;
  /** The ready patrol that its owner may send for a card, if the hand has cards and Play left (R-FC-160). */
  readonly patrol: UnitId | null;
  /** Ships that a ram costs the rammer by the roll of the rammed (R-FC-141). */
  readonly impact: Distribution | null;
}

const netOf = (table: OpenTable, { weapon, power, mode, target }: Shot): number =>
  (mode === 'weapon' ? rapidFire(weapon, power, target) : 0) - evasiveOf(target, table.match.options);

function lossesOf(table: OpenTable, shot: Shot, reduced: number): Distribution {
  const dice = Math.max(0, value(attackPool(table, shot)) - reduced);
  const highExplosive = shot.mode === 'weapon' && shot.weapon?.highExplosive === true;
  const hits = successOdds({ dice, need: warDice(shot.attacker), net: netOf(table, shot), highExplosive });
  const untouchable = cardOf(shot.target).abilities.boardingOnly === true;
  return lossOdds(hits, value(attackArmour(table, shot)), untouchable ? 0 : shot.target.ships);
}

/** The attack after defensive fire, over everything that fire can do. */
function underFire(
  table: OpenTable,
  shot: Shot,
  incoming: Incoming,
  option: DefenceOption,
): AttackForecast['underFire'] {
  const hits = successOdds({
    dice: option.dice,
    need: warDice(shot.target),
    net: -evasiveAgainstDefence(table, incoming, shot.power),
    highExplosive: option.weapon.highExplosive,
  });
  const { ships } = shot.attacker;
  const off = takesDiceOff(incoming);
  const own = off ? [1] : lossOdds(hits, value(armourInDefence(shot.attacker, option.weapon)), ships);
  const parts = (off ? hits : own).map((weight, count) => ({
    weight,
    chances: off
      ? lossesOf(table, shot, count)
      : count >= ships
        ? [1]
        : lossesOf(table, { ...shot, attacker: { ...shot.attacker, ships: ships - count } }, 0),
  }));
  const losses = mixed(parts);
  return { losses, expectedLosses: expected(losses), ownLosses: own };
}

function readyPatrol(table: OpenTable, target: Unit, incoming: Incoming): UnitId | null {
  const patrol = provokes(incoming) && target.place === 'board' ? patrolOf(table, target) : undefined;
  const able = Object.values(table.hands).some(
    ({ side, cards, playUsed, playValue }) => side === target.side && cards > 0 && playUsed < playValue,
  );
  return able && patrol?.patrolReady === true ? patrol.id : null;
}

/** What the attack would come to; undefined for units that do not exist. */
export function attackForecast(table: OpenTable, spec: AttackSpec): AttackForecast | undefined {
  const [attacker, target] = [table.units[spec.attacker], table.units[spec.target]];
  if (attacker === undefined || target === undefined) return undefined;
  const { mode, power = false, bonusDice = 0 } = spec;
  const shot: Shot = { attacker, target, mode, weapon: weaponOf(spec.weapon ?? null), power, bonusDice };
  const incoming: Incoming = { mode, attacker, weapon: shot.weapon };
  const [pool, armour] = [attackPool(table, shot), attackArmour(table, shot)];
  const losses = lossesOf(table, shot, 0);
  const options = defenceOptions(table, target, incoming);
  const best = [...options].sort((one, other) => other.dice - one.dice)[0];
  return {
    refusal: checkAttack(table, spec) ?? null,
    pool,
    dice: value(pool),
    need: warDice(attacker),
    armour,
    armourValue: value(armour),
    net: netOf(table, shot),
    losses,
    expectedLosses: expected(losses),
    destroyed: losses.length > 1 ? (losses.at(-1) ?? 0) : 0,
    defence: options.map(({ weapon, dice }) => ({ weapon: weapon.id, dice })),
    underFire: best === undefined ? null : underFire(table, shot, incoming, best),
    patrol: readyPatrol(table, target, incoming),
    impact: mode === 'ram' ? impactOdds(attacker, target) : null,
  };
}

const impactOdds = (rammer: Unit, rammed: Unit): Distribution =>
  lossOdds(
    successOdds({ dice: value(impactPool(rammed)), need: warDice(rammed), net: 0 }),
    value(armourAtImpact(rammer)),
    rammer.ships,
  );
