/** What the automated enemy would do with a unit: places, targets, and the best of both (R-FC-213, R-FC-214). */
import { distance } from '../../../geometry/hex/index.ts';
import type { CardId, Hex, UnitId } from '../../ids.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { isCapital, isStrike, printedArmour, weaponsOf } from '../../unit/stats.ts';
import { allUnits, enemies, sameHex } from '../../unit/units.ts';
import { attackForecast } from '../attacks/forecast.ts';
import { type AttackSpec, legalAttacks } from '../attacks/readiness.ts';
import { type Course, destinations, hazardsAt } from '../moving/course.ts';
import type { Destination } from '../orders/offers.ts';

export type Wanted = 'weakest' | 'strongest' | 'nearest';

/** Whom each order looks for (appendix K); every other one the weakest. */
const wantedBy: { readonly [K in CardId]?: Wanted } = {
  'pincer-attack': 'strongest',
  'ship-assault': 'nearest',
  'weapons-to-maximum': 'strongest',
  'target-engines': 'strongest',
  'target-weapons': 'strongest',
  'target-bays': 'nearest',
};
export const wantedOf = (card: CardId | null): Wanted => (card === null ? 'weakest' : (wantedBy[card] ?? 'weakest'));

/** Rank of a target, the least first, by the attacker's weapons (R-FC-214). */
function rank(unit: Unit, target: Unit, wanted: Wanted, from: Hex): number {
  const piercing = weaponsOf(unit).some(({ penetrating }) => penetrating > 0);
  if (wanted === 'nearest') return target.at === null ? 99 : distance(from, target.at);
  const { ships, focusFire } = target;
  if (wanted === 'weakest') {
    if (piercing) return isCapital(target) ? -100 - focusFire : ships;
    return isStrike(target) ? -100 + ships : -focusFire;
  }
  if (piercing) return isCapital(target) ? -100 - printedArmour(target) : -ships;
  return isStrike(target) ? -100 - ships : -focusFire;
}

export interface Plan {
  readonly place: Destination;
  readonly spec: AttackSpec;
  readonly order: readonly number[];
}

const less = (one: readonly number[], other: readonly number[]): number => {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** The unit as it would stand after the move. */
const standing = (table: OpenTable, unit: Unit, { at, path }: Destination): OpenTable => ({
  ...table,
  units: { ...table.units, [unit.id]: { ...unit, at, facing: path.at(-1) ?? unit.facing } },
});

const staying = (unit: Unit): Destination => ({ at: unit.at ?? { col: 0, row: 0 }, path: [], left: 0, patrols: [] });

/** Player units that would have the place straight behind the unit, or near: the less the better (FC-SOLO-14). */
const exposure = (table: OpenTable, unit: Unit, at: Hex): number =>
  allUnits(table).filter(
    (other) => enemies(unit, other) && other.place === 'board' && other.at !== null && distance(other.at, at) <= 1,
  ).length;

/**
 * The best attack of a unit, from where it stands or after one move of `course`: the wanted target first, then a
 * destroyed unit, expected losses, and the safest way there (R-FC-213, R-FC-214). Nothing where no target is in reach.
 */
export function planAttack(
  table: OpenTable,
  unit: Unit,
  course: Course | null,
  terms: Pick<AttackSpec, 'power' | 'bonusDice' | 'cripples'> & { wanted: Wanted; only: UnitId | null },
): Plan | undefined {
  const { wanted, only, ...more } = terms;
  const places = course === null ? [staying(unit)] : destinations(table, unit, course);
  let best: Plan | undefined;
  for (const place of places) {
    const there = standing(table, unit, place);
    for (const spec of legalAttacks(there, unit.id, ['weapon'], { ...more, cause: 'order' })) {
      const target = table.units[spec.target];
      if (target === undefined || (only !== null && target.id !== only)) continue;
      const forecast = attackForecast(there, spec);
      if (forecast === undefined) continue;
      const order = [
        rank(unit, target, wanted, place.at),
        forecast.destroyed >= 0.5 ? 0 : 1,
        -Math.round(forecast.expectedLosses * 100),
        hazardsAt(table, unit, place.at).length,
        exposure(table, unit, place.at),
        place.path.length,
      ];
      if (best === undefined || less(order, best.order) < 0) best = { place, spec, order };
    }
  }
  return best;
}

const nearestFoe = (table: OpenTable, unit: Unit, at: Hex): number =>
  Math.min(
    99,
    ...allUnits(table)
      .filter((other) => enemies(unit, other) && other.place === 'board' && other.at !== null)
      .map((other) => (other.at === null ? 99 : distance(at, other.at))),
  );

/** Where a unit without a target in reach goes: nearer to the player, or away after Hit and Run; round the fields. */
export function wayOf(table: OpenTable, unit: Unit, course: Course, away: boolean): Destination | undefined {
  let best: { place: Destination; value: number } | undefined;
  for (const place of destinations(table, unit, course)) {
    const far = nearestFoe(table, unit, place.at);
    const value = (away ? -far : far) * 10 + hazardsAt(table, unit, place.at).length * 15 + place.path.length * 0.01;
    if (best === undefined || value < best.value) best = { place, value };
  }
  return best === undefined || (unit.at !== null && sameHex(best.place.at, unit.at)) ? undefined : best.place;
}
