/** Exact chances of an attack against what its target can do first: hold its fire, fire, or send its patrol. */
import { type Distribution, expected, mixed, shifted, successOdds } from '../../../mechanics/dice/index.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { cardOf, evasiveOf, isFighter, shedsFocusFire, warDice } from '../../unit/stats.ts';
import { lossOdds, markedOdds } from './odds.ts';
import {
  armourInDefence,
  attackArmour,
  attackPool,
  defenceOptions,
  type DefenceOption,
  evasiveAgainstDefence,
  fightPool,
  type Incoming,
  patrolWeapon,
  penetrating,
  plainArmour,
  rapidFire,
  type Shot,
  takesDiceOff,
  value,
} from './shot.ts';

/** The attack after something was fired at it. */
export interface Answered {
  readonly losses: Distribution;
  readonly expectedLosses: number;
  /** Chances that the attacker loses 0, 1, 2, … ships before it strikes. */
  readonly ownLosses: Distribution;
}
export interface PatrolFight extends Answered {
  /** Ships that the patrol loses; null where nobody fires at it (R-FC-162, R-FC-163). */
  readonly patrolLosses: Distribution | null;
}

/** Failures (above 0) or successes (below 0) of the attack that are rolled again. */
export const netOf = (table: OpenTable, { weapon, power, mode, target }: Shot): number =>
  (mode === 'weapon' ? rapidFire(weapon, power, target) : 0) - evasiveOf(target, table.match.options);

/** Ships that the target loses to the attack with so many dice taken off. */
export function lossesOf(table: OpenTable, shot: Shot, reduced: number): Distribution {
  const dice = Math.max(0, value(attackPool(table, shot)) - reduced);
  const sixesAdd = shot.mode === 'weapon' && shot.weapon?.highExplosive === true;
  const hits = successOdds({ dice, need: warDice(shot.attacker), net: netOf(table, shot), sixesAdd });
  const untouchable = cardOf(shot.target).abilities.boardingOnly === true;
  return lossOdds(hits, value(attackArmour(table, shot)), untouchable ? 0 : shot.target.ships);
}

/** The weapon with the most dice. */
export const strongest = (options: readonly DefenceOption[]): DefenceOption | undefined =>
  [...options].sort((one, other) => other.dice - one.dice)[0];

interface Branch {
  readonly weight: number;
  readonly losses: Distribution;
  readonly own: Distribution;
}
const together = (branches: readonly Branch[]): Answered => {
  const losses = mixed(branches.map((one) => ({ weight: one.weight, chances: one.losses })));
  const ownLosses = mixed(branches.map((one) => ({ weight: one.weight, chances: one.own })));
  return { losses, expectedLosses: expected(losses), ownLosses };
};

/**
 * The attack after defensive fire, over everything that fire can do: with the weapon of most dice, if the target has any,
 * where none is `given`, and without any where it is null.
 */
export function answered(
  table: OpenTable,
  shot: Shot,
  incoming: Incoming,
  reduced: number,
  given?: DefenceOption | null,
): Answered {
  const option = given === undefined ? strongest(defenceOptions(table, shot.target, incoming)) : given;
  if (option === undefined || option === null)
    return together([{ weight: 1, losses: lossesOf(table, shot, reduced), own: [1] }]);
  const hits = successOdds({
    dice: option.dice,
    need: warDice(shot.target),
    net: -evasiveAgainstDefence(table, incoming, shot.power),
    sixesAdd: option.weapon.highExplosive,
  });
  if (takesDiceOff(incoming))
    return together(
      hits.map((weight, count) => ({ weight, losses: lossesOf(table, shot, reduced + count), own: [1] })),
    );
  const { attacker } = shot;
  return together(
    lossOdds(hits, value(armourInDefence(attacker, option.weapon)), attacker.ships).map((weight, lost) => ({
      weight,
      losses: lossesOf(table, { ...shot, attacker: { ...attacker, ships: attacker.ships - lost } }, reduced),
      own: shifted([1], lost),
    })),
  );
}

/** A unit after ships are lost and tokens placed; undefined where nothing is left of it (R-FC-118, R-FC-119). */
export function worn(unit: Unit, lost: number, tokens: number): Unit | undefined {
  const ships = unit.ships - lost;
  if (ships <= 0) return undefined;
  const focusFire = unit.focusFire + (isFighter(unit) ? 0 : tokens);
  return { ...unit, ships, focusFire: Math.max(0, focusFire - (shedsFocusFire(unit) ? lost : 0)) };
}

/** The attack after the patrol's fight and then defensive fire (R-FC-161 to R-FC-163). */
export function patrolFight(table: OpenTable, shot: Shot, incoming: Incoming, patrol: Unit): PatrolFight | null {
  const weapon = patrolWeapon(patrol);
  if (weapon === undefined) return null;
  const { attacker } = shot;
  const dice = value(fightPool(patrol, weapon));
  const need = warDice(patrol);
  const patrolLosses = firedAt(table, shot, patrol);
  if (takesDiceOff(incoming)) {
    const branches = successOdds({ dice, need, net: 0, sixesAdd: weapon.highExplosive }).map((weight, off) => {
      const { losses } = answered(table, shot, incoming, off);
      return { weight, losses, own: [1] };
    });
    return { ...together(branches), patrolLosses };
  }
  const armour = value(plainArmour(table, attacker, weapon.penetrating));
  const net = rapidFire(weapon, false, attacker) - evasiveOf(attacker, table.match.options);
  const odds = markedOdds({ dice, need, net, marks: weapon.ionizing ? 2 : 1, spares: !isFighter(attacker) });
  const branches = odds.map(({ hits, tokens, chance: weight }): Branch => {
    const lost = Math.min(attacker.ships, Math.max(0, hits - armour));
    const left = worn(attacker, lost, tokens);
    if (left === undefined) return { weight, losses: [1], own: shifted([1], lost) };
    const after = answered(table, { ...shot, attacker: left }, { ...incoming, attacker: left }, 0);
    return { weight, losses: after.losses, own: shifted(after.ownLosses, lost) };
  });
  return { ...together(branches), patrolLosses };
}

/** What a close quarters weapon does to the patrol at the same time (R-FC-162). */
function firedAt(table: OpenTable, { mode, attacker, weapon, power }: Shot, patrol: Unit): Distribution | null {
  if (mode !== 'weapon' || weapon?.closeQuarters !== true) return null;
  const hits = successOdds({
    dice: value(fightPool(attacker, weapon)),
    need: warDice(attacker),
    net: rapidFire(weapon, power, patrol) - evasiveOf(patrol, table.match.options),
    sixesAdd: weapon.highExplosive,
  });
  return lossOdds(hits, value(plainArmour(table, patrol, penetrating(weapon, power))), patrol.ships);
}
