/** Where an action of the automated enemy can end: hex, facing and the safest cheap way there (FC-SOLO-14). */
import { type Direction, directions, hexKey, neighbour, reachable } from '../../geometry/hex/index.ts';
import type { Hex } from '../ids.ts';
import type { OpenTable } from '../state.ts';
import type { Unit } from '../table.ts';
import { moveOf } from '../unit/stats.ts';
import { canStop, type Course, destinations, hazardsAt, wayCost } from '../phases/moving/course.ts';

export interface SoloEnding {
  readonly at: Hex;
  readonly facing: number;
  /** Directions of the hexes entered in this action; the rest of a straight order waits for its second Move. */
  readonly path: readonly number[];
  /** Turns on the spot for 1 Move instead (R-FC-79). */
  readonly turns: boolean;
  /** Move left of the last action, in hexes: a ram needs 1 (R-FC-137). */
  readonly left: number;
  /** Fields gone through on the way. */
  readonly hazards: number;
}

/** The unit as it would stand there. */
export const standing = (
  table: OpenTable,
  unit: Unit,
  { at, facing }: Pick<SoloEnding, 'at' | 'facing'>,
): OpenTable => ({
  ...table,
  units: { ...table.units, [unit.id]: { ...unit, at, facing } },
});

export const staying = (unit: Unit & { at: Hex }, left: number): SoloEnding => ({
  at: unit.at,
  facing: unit.facing,
  path: [],
  turns: false,
  left,
  hazards: 0,
});

const entered = (from: Hex, path: readonly number[]): Hex[] => {
  let here = from;
  return path.map((direction) => (here = neighbour(here, direction)));
};

const hazardsOn = (table: OpenTable, unit: Unit, from: Hex, path: readonly number[]): number =>
  entered(from, path).reduce((sum, hex) => sum + hazardsAt(table, unit, hex).length, 0);

const better = (one: SoloEnding, other: SoloEnding | undefined): boolean =>
  other === undefined ||
  one.hazards < other.hazards ||
  (one.hazards === other.hazards && (one.left > other.left || (one.left === other.left && !one.turns && other.turns)));

/** Every hex and facing that one Move action reaches; facing is the way last moved, or a turn on the spot. */
export function endings(table: OpenTable, unit: Unit, course: Course): readonly SoloEnding[] {
  const { at: from } = unit;
  if (from === null) return [];
  const here = { ...unit, at: from };
  if (course.straight) return runs(table, here, course);
  const found = new Map<string, SoloEnding>();
  const keep = (ending: SoloEnding): void => {
    const key = `${hexKey(ending.at)}/${ending.facing}`;
    if (better(ending, found.get(key))) found.set(key, ending);
  };
  keep(staying(here, course.allowance));
  if (course.allowance > 0)
    for (const facing of directions)
      keep({ ...staying(here, course.allowance - 1), facing, turns: facing !== unit.facing });
  for (const careful of [true, false]) {
    const step = (one: Hex, to: Hex): number | null =>
      careful && hazardsAt(table, unit, to).length > 0 ? null : wayCost(table, unit, one, to);
    for (const reached of reachable(from, course.allowance, table.match.board, step))
      for (const facing of directions) {
        const ending = onward(table, here, reached, facing, course.allowance);
        if (ending !== undefined) keep(ending);
      }
  }
  return [...found.values()];
}

/** The step that ends the move in this direction. */
function onward(
  table: OpenTable,
  unit: Unit & { at: Hex },
  reached: { readonly at: Hex; readonly cost: number; readonly path: readonly number[] },
  facing: Direction,
  allowance: number,
): SoloEnding | undefined {
  const at = neighbour(reached.at, facing);
  const cost = wayCost(table, unit, reached.at, at);
  if (cost === null || reached.cost + cost > allowance || !canStop(table, unit, at)) return undefined;
  const left = allowance - reached.cost - cost;
  const path = [...reached.path, facing];
  return { at, facing, path, turns: false, left, hazards: hazardsOn(table, unit, unit.at, path) };
}

/** Straight ahead in one action. */
const runs = (table: OpenTable, unit: Unit & { at: Hex }, course: Course): readonly SoloEnding[] =>
  destinations(table, unit, course).map(({ at, path, left }) => ({
    at,
    facing: path.at(-1) ?? unit.facing,
    path: [...path],
    turns: false,
    left,
    hazards: hazardsOn(table, unit, unit.at, path),
  }));

/** Two Moves in one line (R-FC-60): where they can end, and how much of the way the first of them takes. */
export function dashes(table: OpenTable, unit: Unit): readonly SoloEnding[] {
  const { at: from } = unit;
  if (from === null) return [];
  const allowance = moveOf(unit);
  const first = runs(table, { ...unit, at: from }, { allowance, straight: true, fixed: null });
  return first.flatMap((one) => {
    if (one.path.length === 0) return [one];
    const there = { ...unit, at: one.at, facing: one.facing };
    const second = runs(table, there, { allowance, straight: true, fixed: one.facing });
    return [one, ...second.map((two) => ({ ...two, path: one.path, hazards: one.hazards + two.hazards }))];
  });
}
