/** Whom the automated enemy would rather attack (R-FC-214, FC-MISC-23). */
import { distance, worstPath } from '../../geometry/hex/index.ts';
import { families } from '../data/classes.ts';
import { type Measure, targetTable, type Wanted } from '../data/solo.ts';
import type { Hex } from '../ids.ts';
import type { OpenTable } from '../state.ts';
import type { Unit } from '../table.ts';
import { cardOf, isCapital, printedArmour, typeOf, weaponsOf } from '../unit/stats.ts';
import { featuresAt } from '../unit/features.ts';
import { hexOf, sameHex, unitAt } from '../unit/units.ts';

/** Units and fields between two hexes, by the worst of the shortest ways. */
export function between(table: OpenTable, from: Hex, to: Hex): number {
  const fills = (hex: Hex): number =>
    sameHex(hex, to) || sameHex(hex, from)
      ? 0
      : Number(unitAt(table, hex) !== undefined) +
        featuresAt(table, hex).filter(({ kind }) => kind !== 'artifact').length;
  return worstPath(from, to, fills).path.reduce((sum, hex) => sum + fills(hex), 0);
}

/** Hexes away, then what lies between (FC-MISC-23); the unit that is the nearest has the least. */
export function nearness(table: OpenTable, unit: Unit, target: Unit): number {
  const to = hexOf(table, target);
  if (unit.at === null || to === null) return 9999;
  return distance(unit.at, to) * 20 + between(table, unit.at, to);
}

/** The nearest of some units, the first of equals. */
export function nearestOf(
  table: OpenTable,
  unit: Unit,
  others: readonly Unit[],
): { readonly unit: Unit; readonly near: number } | undefined {
  let best: { unit: Unit; near: number } | undefined;
  for (const other of others) {
    const to = hexOf(table, other);
    // What lies between only adds to the distance.
    const least = unit.at === null || to === null ? 9999 : distance(unit.at, to) * 20;
    if (best !== undefined && least >= best.near) continue;
    const near = nearness(table, unit, other);
    if (best === undefined || near < best.near) best = { unit: other, near };
  }
  return best;
}

const carries = (target: Unit): boolean => cardOf(target).abilities.launchTubes !== undefined;

const measures: { readonly [K in Measure]: (target: Unit) => number } = {
  'most-focus-fire': ({ focusFire }) => -focusFire,
  'fewest-ships': ({ ships }) => ships,
  'most-ships': ({ ships }) => -ships,
  'highest-armour': (target) => -printedArmour(target),
};

/** The row of the table that the target comes under, and its place in it. */
function tableRank(unit: Unit, target: Unit, wanted: keyof typeof targetTable): number {
  const piercing = weaponsOf(unit).some(({ penetrating }) => penetrating > 0);
  const rows = targetTable[wanted][piercing ? 'penetrating' : 'ordinary'];
  const at = rows.findIndex(({ family }) => families[family].includes(typeOf(target)));
  const row = rows[at];
  return row === undefined ? 3000 : at * 1000 + measures[row.by](target);
}

/** Rank of a target by the table, the least first; null where the order is not for such a target. */
export function rankOf(table: OpenTable, unit: Unit, target: Unit, wanted: Wanted): number | null {
  switch (wanted) {
    case 'nearest-capital':
      return isCapital(target) ? nearness(table, unit, target) : null;
    case 'nearest-carrier':
      return carries(target) ? nearness(table, unit, target) : null;
    case 'own-unit':
      return tableRank(unit, target, 'weakest');
    case 'weakest':
    case 'strongest':
      return tableRank(unit, target, wanted);
  }
}
