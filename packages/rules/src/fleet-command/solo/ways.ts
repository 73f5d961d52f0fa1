/** Where a unit of the automated enemy goes that attacks nobody there (FC-SOLO-8, FC-SOLO-10, FC-SOLO-14). */
import { distance } from '../../geometry/hex/index.ts';
import type { Hex, UnitId } from '../ids.ts';
import type { OpenTable } from '../state.ts';
import type { Unit } from '../table.ts';
import { allUnits, enemies } from '../unit/units.ts';
import { exposure } from './advantage.ts';
import { aimOf, preyOf } from './aims.ts';
import type { SoloEnding } from './endings.ts';
import type { SoloEvent } from './events.ts';
import { nearestOf } from './targets.ts';

type Heading = Extract<SoloEvent, { kind: 'enemy-heads' }>;

const smallest = (ends: readonly SoloEnding[], value: (ending: SoloEnding) => number): readonly SoloEnding[] => {
  const values = ends.map(value);
  const least = Math.min(...values);
  return ends.filter((_, index) => (values[index] ?? Infinity) <= least);
};

/** The safest of these: its rear turned away, then the shortest way (FC-SOLO-14). */
const safest = (table: OpenTable, unit: Unit, ends: readonly SoloEnding[]): SoloEnding | undefined =>
  smallest(
    smallest(ends, (ending) => exposure(table, unit, ending)),
    ({ path, turns }) => path.length + Number(turns),
  )[0];

/** The endings nearest to the goal; a field on the way is worth a detour of a hex and a half. */
export const nearest = (ends: readonly SoloEnding[], far: (at: Hex) => number): readonly SoloEnding[] =>
  smallest(ends, (ending) => far(ending.at) * 2 + ending.hazards * 3);

/** Whom a unit without a target goes for: the nearest that an objective names, else the nearest of all. */
function quarry(table: OpenTable, unit: Unit): { unit: Unit; prey: boolean } | undefined {
  const prey = unit.side === 'neutral' ? new Set<UnitId>() : preyOf(table, unit.side);
  const foes = allUnits(table).filter((other) => enemies(unit, other) && other.place === 'board' && !other.hulk);
  const named = foes.filter(({ id }) => prey.has(id));
  const found = nearestOf(table, unit, named.length > 0 ? named : foes);
  return found === undefined ? undefined : { unit: found.unit, prey: named.length > 0 };
}

/** Where a unit goes that attacks nobody there: on its errand, to its quarry, or away from all of them. */
export function wayOf(
  table: OpenTable,
  unit: Unit,
  ends: readonly SoloEnding[],
  away = false,
): { ending: SoloEnding; heading: Heading } | undefined {
  const aim = aimOf(table, unit);
  const found = aim === undefined ? quarry(table, unit) : undefined;
  const foes = allUnits(table).flatMap((other) =>
    enemies(unit, other) && other.place === 'board' && other.at !== null ? [other.at] : [],
  );
  const there = found?.unit.at;
  const far = (at: Hex): number => {
    if (aim !== undefined) return aim.far(at);
    if (away) return -Math.min(99, ...foes.map((foe) => distance(foe, at)));
    return there === null || there === undefined ? 0 : distance(there, at);
  };
  const ending = safest(table, unit, nearest(ends, far));
  const to = aim?.errand ?? (away ? 'away' : found?.prey === true ? 'prey' : 'enemy');
  if (ending === undefined || (ending.path.length === 0 && !ending.turns)) return undefined;
  const target = aim === undefined && !away ? (found?.unit.id ?? null) : null;
  return { ending, heading: { kind: 'enemy-heads', unit: unit.id, to, target } };
}
