/** What is best for the automated enemy: targets, places and units by one ranking (R-FC-213, R-FC-214). */
import { directions, distance, hexKey, hexNumber } from '../../geometry/hex/index.ts';
import type { Wanted } from '../data/solo.ts';
import { weapons } from '../data/weapons.ts';
import type { Crippling, Hex, UnitId } from '../ids.ts';
import type { OpenTable } from '../state.ts';
import type { Unit } from '../table.ts';
import { cardOf, isCapital, isFighter, unitStars, weaponsOf } from '../unit/stats.ts';
import { allUnits, enemies, hexOf } from '../unit/units.ts';
import { attackForecast, type AttackForecast, openLosses } from '../phases/attacks/forecast.ts';
import { entersRear, pathPenalties } from '../phases/attacks/path.ts';
import { type AttackSpec, facingToAttack, legalAttacks } from '../phases/attacks/readiness.ts';
import { aimOf, preyOf } from './aims.ts';
import { type SoloEnding, standing } from './endings.ts';
import { rankOf } from './targets.ts';

type Mode = 'weapon' | 'ram' | 'boarding';

/** What an order allows its attack to be. */
export interface Terms {
  readonly wanted: Wanted;
  readonly power: boolean;
  readonly bonusDice: number;
  readonly cripples: Crippling | null;
  /** The ways that the card names; null where it leaves them open. */
  readonly modes: readonly Mode[] | null;
  /** The only target that counts. */
  readonly only: UnitId | null;
  /** The order has a Move action, as a ram needs (R-FC-136). */
  readonly runUp: boolean;
}

export interface SoloPlan {
  readonly unit: UnitId;
  readonly ending: SoloEnding;
  readonly spec: AttackSpec;
  /** The ranking, the least first; the last entry is only the length of the way. */
  readonly order: readonly number[];
}

/** Of a ranking that is not worked out to its end only so much is compared. */
export function compare(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < one.length; index += 1) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether the unit has a rear side (FC-RNG-25). */
const hasRear = (unit: Unit): boolean => isCapital(unit) && cardOf(unit).abilities.allAroundArmour !== true;

/** Armed units of the players that would look at its rear (FC-SOLO-14). */
export const exposure = (table: OpenTable, unit: Unit, { at, facing }: Pick<SoloEnding, 'at' | 'facing'>): number =>
  hasRear(unit)
    ? allUnits(table).filter(
        (other) =>
          enemies(unit, other) &&
          other.place === 'board' &&
          !other.hulk &&
          other.at !== null &&
          weaponsOf(other).length > 0 &&
          entersRear(other.at, { at, facing }),
      ).length
    : 0;

const price = (unit: Unit): number => (unitStars(unit) + 0.5) / cardOf(unit).ships;

/** Stars that an attack should take, less those that it should cost its own side. */
export function balance(table: OpenTable, spec: AttackSpec, forecast: AttackForecast): number {
  const [attacker, target] = [table.units[spec.attacker], table.units[spec.target]];
  if (attacker === undefined || target === undefined) return 0;
  const mean = (odds: readonly number[] | null | undefined): number =>
    (odds ?? []).reduce((sum, chance, ships) => sum + chance * ships, 0);
  const dies = spec.mode === 'ram' && isFighter(attacker) ? attacker.ships : 0;
  const own = mean(forecast.impact) + mean(forecast.underFire?.ownLosses) + dies;
  const taken = forecast.underFire?.expectedLosses ?? forecast.expectedLosses;
  return taken * price(target) - Math.min(attacker.ships, own) * price(attacker);
}

/** Hexes from which some attack of the unit could reach. */
const reachOf = (unit: Unit): number =>
  Math.max(1, ...weaponsOf(unit).map(({ range, closeQuarters }) => (closeQuarters ? 1 : range)));

/** Whether anybody to attack is near enough, once the unit has gone so many hexes at most. */
export const nearEnough = (table: OpenTable, unit: Unit, hexes: number): boolean =>
  allUnits(table).some((other) => {
    const to = other.side === unit.side ? null : hexOf(table, other);
    return unit.at !== null && to !== null && distance(unit.at, to) <= hexes + reachOf(unit);
  });

/** The ways of attack open to the unit: as the card says; else its weapons, boarding a prize, and hull to hull unarmed. */
function modesOf(unit: Unit, { modes, runUp }: Terms, prizes: boolean): readonly Mode[] {
  if (modes !== null) return modes.filter((mode) => mode !== 'ram' || runUp);
  if (weaponsOf(unit).length > 0) return prizes ? ['weapon', 'boarding'] : ['weapon'];
  return runUp ? ['boarding', 'ram'] : ['boarding'];
}

const penaltiesOf = (table: OpenTable, spec: AttackSpec, from: Hex, target: Unit): number => {
  const to = hexOf(table, target);
  const weapon = spec.weapon === null || spec.weapon === undefined ? undefined : weapons[spec.weapon];
  if (to === null || spec.mode !== 'weapon' || weapon?.closeQuarters === true) return 0;
  return pathPenalties(table, from, to).reduce((sum, { amount }) => sum - amount, 0);
};

/** An enemy in play, as far as the ranking depends on it alone. */
interface Mark {
  readonly target: Unit;
  readonly at: Hex;
  /** 1 for what an objective names, else 2 (FC-SOLO-10). */
  readonly tier: number;
  /** Null where the order is not for such a target. */
  readonly rank: number | null;
}

function marksOf(table: OpenTable, unit: Unit, { wanted, only }: Terms): readonly Mark[] {
  const prey = unit.side === 'neutral' ? undefined : preyOf(table, unit.side);
  return allUnits(table).flatMap((target) => {
    const at = target.side === unit.side || (only !== null && only !== target.id) ? null : hexOf(table, target);
    if (at === null) return [];
    return { target, at, tier: prey?.has(target.id) === true ? 1 : 2, rank: rankOf(table, unit, target, wanted) };
  });
}

/** The ranking of an attack from this ending; undefined for one that the enemy does not make. */
type Rating = (ending: SoloEnding, spec: AttackSpec, mark: Mark) => readonly number[] | undefined;

/** The ranking as far as it depends on hex, target and weapon, each worked out once. */
function ratingOf(table: OpenTable, unit: Unit, terms: Terms, prizes: ReadonlySet<UnitId>): Rating {
  const tables = new Map<number, OpenTable>();
  /** The table with the unit at this ending; which way it faces changes no chance. */
  const from = (ending: SoloEnding): OpenTable => {
    const key = hexNumber(ending.at);
    const there = tables.get(key) ?? standing(table, unit, ending);
    tables.set(key, there);
    return there;
  };
  const rate: Rating = (ending, spec, { target, tier, rank }) => {
    const prize = spec.mode === 'boarding' && prizes.has(spec.target);
    if (rank === null && !prize) return undefined;
    if (spec.mode === 'boarding' && !prize && terms.modes === null && weaponsOf(unit).length > 0) return undefined;
    const there = from(ending);
    const hulls = spec.mode === 'weapon' ? undefined : attackForecast(there, spec);
    // Hull to hull only where it should not cost more than it takes; for a prize at any price.
    if (hulls !== undefined && !prize && balance(table, spec, hulls) < 0) return undefined;
    const forecast = hulls ?? openLosses(there, spec);
    if (forecast === undefined) return undefined;
    return [
      prize ? 0 : tier,
      rank ?? 0,
      forecast.destroyed >= 0.5 ? 0 : 1,
      -Math.round(forecast.expectedLosses * 100),
      hasRear(target) && entersRear(ending.at, target) ? 0 : 1,
      penaltiesOf(table, spec, ending.at, target),
    ];
  };
  const known = new Map<string, readonly number[] | undefined>();
  return (ending, spec, mark) => {
    const key = `${hexKey(ending.at)}/${spec.target}/${spec.mode}/${spec.weapon ?? ''}`;
    if (!known.has(key)) known.set(key, rate(ending, spec, mark));
    return known.get(key);
  };
}

type Plans = ReadonlyMap<UnitId, SoloPlan>;

/** Finds the best attack on each of some targets. */
function planner(table: OpenTable, unit: Unit, ends: readonly SoloEnding[], terms: Terms, prizes: ReadonlySet<UnitId>) {
  const { power, bonusDice, cripples } = terms;
  const attack = { power, bonusDice, cripples, cause: 'order' } as const;
  const [modes, reach] = [modesOf(unit, terms, prizes.size > 0), reachOf(unit)];
  const rate = ratingOf(table, unit, terms, prizes);
  const known = new Map<Unit, Map<number, readonly AttackSpec[]>>();
  /** Attacks from one hex are looked for once, not for each way that the unit could face there. */
  const attacksOn = (target: Unit, to: Hex, { at, facing }: SoloEnding): readonly AttackSpec[] => {
    const there = { ...unit, at, facing };
    const key = hexNumber(at) * directions.length + facingToAttack(there, modes, to);
    const here = known.get(target) ?? new Map<number, readonly AttackSpec[]>();
    const found = here.get(key) ?? legalAttacks(table, there, modes, attack, [target]);
    known.set(target, here.set(key, found));
    return found;
  };
  return (marks: readonly Mark[]): Plans => {
    const best = new Map<UnitId, SoloPlan>();
    for (const ending of ends) {
      const near = marks.filter(({ at }) => distance(at, ending.at) <= reach);
      if (near.length === 0) continue;
      let exposed: number | undefined;
      for (const mark of near)
        for (const spec of attacksOn(mark.target, mark.at, ending)) {
          if (spec.mode === 'ram' && ending.left < 1) continue;
          const worth = rate(ending, spec, mark);
          const old = best.get(spec.target);
          if (worth === undefined || (old !== undefined && compare(worth, old.order) > 0)) continue;
          exposed ??= exposure(table, unit, ending);
          const order = [...worth, ending.hazards, exposed, ending.path.length + Number(ending.turns)];
          if (old === undefined || compare(order, old.order) < 0)
            best.set(spec.target, { unit: unit.id, ending, spec, order });
        }
    }
    return best;
  };
}

/** The best attack on each target that comes in reach at one of these endings. */
export function plansOf(table: OpenTable, unit: Unit, ends: readonly SoloEnding[], terms: Terms): Plans {
  const prizes = new Set(aimOf(table, unit)?.prizes);
  return planner(table, unit, ends, terms, prizes)(unit.side === 'neutral' ? [] : marksOf(table, unit, terms));
}

/** The same for the targets that rank first: any attack on them is better than every attack on others. */
export function bestPlansOf(table: OpenTable, unit: Unit, ends: readonly SoloEnding[], terms: Terms): Plans {
  const prizes = new Set(aimOf(table, unit)?.prizes);
  // A prize comes before all targets, but only for boarders.
  if (prizes.size > 0 || unit.side === 'neutral') return plansOf(table, unit, ends, terms);
  const plansOn = planner(table, unit, ends, terms, prizes);
  const groups = new Map<string, Mark[]>();
  const ranked = marksOf(table, unit, terms).filter(({ rank }) => rank !== null);
  for (const mark of ranked.sort((one, other) => one.tier - other.tier || (one.rank ?? 0) - (other.rank ?? 0))) {
    const key = `${mark.tier} ${mark.rank}`;
    groups.set(key, [...(groups.get(key) ?? []), mark]);
  }
  for (const group of groups.values()) {
    const plans = plansOn(group);
    if (plans.size > 0) return plans;
  }
  return new Map();
}

/** The best plans, all of one worth but for the way: a die decides between them (R-FC-213). */
export function equals(plans: Iterable<SoloPlan>): readonly SoloPlan[] {
  const all = [...plans].sort((one, other) => compare(one.order, other.order));
  const top = all[0];
  if (top === undefined) return [];
  const worth = ({ order }: SoloPlan): readonly number[] => order.slice(0, -1);
  return all.filter((plan) => compare(worth(plan), worth(top)) === 0);
}
