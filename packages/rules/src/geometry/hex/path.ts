/** Shortest paths between hexes: what lies on any of them, and which is the worst. */
import {
  type Hex,
  distance,
  hexNumber,
  nearerDirections,
  neighbour,
  onBoard,
  type Board,
  type Direction,
} from './hex.ts';

/** The hexes on any shortest path, both ends left out; the nearest to `from` first. They may lie off the board. */
export function between(from: Hex, to: Hex): readonly Hex[] {
  const found: Hex[] = [];
  let ring: readonly Hex[] = [from];
  for (let left = distance(from, to) - 1; left > 0; left--) {
    const next = new Map<number, Hex>();
    for (const at of ring)
      for (const direction of nearerDirections(at, to)) {
        const hex = neighbour(at, direction);
        next.set(hexNumber(hex), hex);
      }
    ring = [...next.values()];
    found.push(...ring);
  }
  return found;
}

export interface WorstPath {
  readonly cost: number;
  /** From the first hex entered to `to`. */
  readonly path: readonly Hex[];
}

/** The first hex of a way, and the way on from there. */
interface Leg {
  readonly hex: Hex;
  readonly cost: number;
  readonly rest: Leg | undefined;
}

/**
 * The shortest path that costs most. Every hex entered is priced, `to` included and `from` not; costs are not negative.
 * Among equals the first in the order of directions.
 */
export function worstPath(from: Hex, to: Hex, costOf: (hex: Hex) => number): WorstPath {
  const known = new Map<number, Leg>();
  const worstFrom = (at: Hex): Leg | undefined => {
    const key = hexNumber(at);
    const done = known.get(key);
    if (done !== undefined) return done;
    let worst: Leg | undefined;
    for (const direction of nearerDirections(at, to)) {
      const hex = neighbour(at, direction);
      const rest = worstFrom(hex);
      const cost = costOf(hex) + (rest?.cost ?? 0);
      if (worst === undefined || cost > worst.cost) worst = { hex, cost, rest };
    }
    if (worst !== undefined) known.set(key, worst);
    return worst;
  };
  const first = worstFrom(from);
  const path: Hex[] = [];
  for (let leg = first; leg !== undefined; leg = leg.rest) path.push(leg.hex);
  return { cost: first?.cost ?? 0, path };
}

export interface Reached {
  readonly at: Hex;
  /** What the cheapest way costs. */
  readonly cost: number;
  /** That way, as directions. */
  readonly path: readonly Direction[];
}

/**
 * Every hex of the board that can be entered for at most `allowance`, the start included at no cost, the cheapest
 * first. `stepCost` prices a step between adjacent hexes (at least 1); null where it is barred.
 */
export function reachable(
  from: Hex,
  allowance: number,
  board: Board,
  stepCost: (from: Hex, to: Hex, direction: Direction) => number | null,
): readonly Reached[] {
  const best = new Map<number, Reached>([[hexNumber(from), { at: from, cost: 0, path: [] }]]);
  for (let spent = 0; spent < allowance; spent++) {
    for (const reached of [...best.values()]) {
      if (reached.cost !== spent) continue;
      for (const direction of [0, 1, 2, 3, 4, 5] as const) {
        const to = neighbour(reached.at, direction);
        const key = hexNumber(to);
        const least = best.get(key)?.cost ?? Infinity;
        if (least <= spent + 1 || !onBoard(to, board)) continue;
        const step = stepCost(reached.at, to, direction);
        if (step === null || spent + step > allowance || spent + step >= least) continue;
        best.set(key, { at: to, cost: spent + step, path: [...reached.path, direction] });
      }
    }
  }
  return [...best.values()].sort((one, other) => one.cost - other.cost);
}
