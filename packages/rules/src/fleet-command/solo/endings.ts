/** Where an action of the automated enemy can end: hex, facing and the safest cheap way there (FC-SOLO-14). */
import { directions, hexNumber, neighbour, type Reached, reachable } from '../../geometry/hex/index.ts';
import type { Hex } from '../ids.ts';
import type { OpenTable } from '../state.ts';
import type { Unit } from '../table.ts';
import { moveOf } from '../unit/stats.ts';
import { type Course, type GroundAt, groundFor, stopsOf, wayCost } from '../phases/moving/course.ts';

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

/** Fields gone through on a path. */
function hazardsOn(ground: GroundAt, from: Hex, path: readonly number[]): number {
  let [here, hazards] = [from, 0];
  for (const direction of path) {
    here = neighbour(here, direction);
    hazards += ground(here).hazards;
  }
  return hazards;
}

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
  const ground = groundFor(table, unit);
  const found = new Map<number, SoloEnding>();
  const keep = (ending: SoloEnding): void => {
    const key = hexNumber(ending.at) * directions.length + ending.facing;
    if (better(ending, found.get(key))) found.set(key, ending);
  };
  keep(staying(here, course.allowance));
  if (course.allowance > 0)
    for (const facing of directions)
      keep({ ...staying(here, course.allowance - 1), facing, turns: facing !== unit.facing });
  // Around fields first, then through them where some lay in the way.
  let avoided = false;
  const around = (one: Hex, to: Hex): number | null => {
    const cost = wayCost(ground, one, to);
    if (cost === null || ground(to).hazards === 0) return cost;
    avoided = true;
    return null;
  };
  const search = (step: typeof around): void => {
    for (const reached of reachable(from, course.allowance, table.match.board, step))
      for (const ending of onward(ground, from, reached, course.allowance)) keep(ending);
  };
  search(around);
  if (avoided) search((one, to) => wayCost(ground, one, to));
  return [...found.values()];
}

/** The steps that end a move which has come so far, one in each direction. */
function onward(
  ground: GroundAt,
  from: Hex,
  { at: last, cost: spent, path }: Reached,
  allowance: number,
): SoloEnding[] {
  if (spent >= allowance) return [];
  const hazards = hazardsOn(ground, from, path);
  return directions.flatMap((facing) => {
    const at = neighbour(last, facing);
    const cost = wayCost(ground, last, at);
    if (cost === null || spent + cost > allowance || !ground(at).canStop) return [];
    const left = allowance - spent - cost;
    return { at, facing, path: [...path, facing], turns: false, left, hazards: hazards + ground(at).hazards };
  });
}

/** Straight ahead in one action. */
function runs(table: OpenTable, unit: Unit & { at: Hex }, course: Course): readonly SoloEnding[] {
  const ground = groundFor(table, unit);
  const { ends, exits } = stopsOf(table, unit, course);
  return [...ends, ...exits].map(({ at, path, left }) => ({
    at,
    facing: path.at(-1) ?? unit.facing,
    path: [...path],
    turns: false,
    left,
    hazards: hazardsOn(ground, unit.at, path),
  }));
}

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
