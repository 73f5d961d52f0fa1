/** Shortest paths between hexes: what lies on any of them, and which is the worst. */
import { type Hex, distance, hexKey, nearerDirections, neighbour, onBoard, type Board, type Direction } from './hex.ts';

/** The hexes on any shortest path, both ends left out; the nearest to `from` first. They may lie off the board. */
export function between(from: Hex, to: Hex): readonly Hex[] {
  const found = new Map<string, Hex>();
  let ring: readonly Hex[] = [from];
  for (let left = distance(from, to) - 1; left > 0; left--) {
    const next = new Map<string, Hex>();
    for (const at of ring)
      for (const direction of nearerDirections(at, to)) {
        const hex = neighbour(at, direction);
        next.set(hexKey(hex), hex);
      }
    for (const [key, hex] of next) found.set(key, hex);
    ring = [...next.values()];
  }
  return [...found.values()];
}

export interface PathFacts {
  /** In hexes. */
  readonly distance: number;
  /** On any shortest path, both ends left out. */
  readonly between: readonly Hex[];
  /** The directions in which a shortest path can leave `from`. */
  readonly leaving: readonly Direction[];
  /** The sides of `to`, as seen from `to`, through which a shortest path can come in. */
  readonly entering: readonly Direction[];
}

export const pathFacts = (from: Hex, to: Hex): PathFacts => ({
  distance: distance(from, to),
  between: between(from, to),
  leaving: nearerDirections(from, to),
  entering: nearerDirections(to, from),
});

export interface WorstPath {
  readonly cost: number;
  /** From the first hex entered to `to`. */
  readonly path: readonly Hex[];
}

/**
 * The shortest path that costs most. Every hex entered is priced, `to` included and `from` not; costs are not negative.
 * Among equals the first in the order of directions.
 */
export function worstPath(from: Hex, to: Hex, costOf: (hex: Hex) => number): WorstPath {
  const known = new Map<string, WorstPath>();
  const worstFrom = (at: Hex): WorstPath => {
    const key = hexKey(at);
    const done = known.get(key);
    if (done !== undefined) return done;
    let worst: WorstPath | undefined;
    for (const direction of nearerDirections(at, to)) {
      const hex = neighbour(at, direction);
      const rest = worstFrom(hex);
      const cost = costOf(hex) + rest.cost;
      if (worst === undefined || cost > worst.cost) worst = { cost, path: [hex, ...rest.path] };
    }
    const made = worst ?? { cost: 0, path: [] };
    known.set(key, made);
    return made;
  };
  return worstFrom(from);
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
  const best = new Map<string, Reached>([[hexKey(from), { at: from, cost: 0, path: [] }]]);
  for (let spent = 0; spent < allowance; spent++) {
    for (const reached of [...best.values()]) {
      if (reached.cost !== spent) continue;
      for (const direction of [0, 1, 2, 3, 4, 5] as const) {
        const to = neighbour(reached.at, direction);
        if (!onBoard(to, board)) continue;
        const step = stepCost(reached.at, to, direction);
        if (step === null || spent + step > allowance) continue;
        const key = hexKey(to);
        const old = best.get(key);
        if (old === undefined || spent + step < old.cost)
          best.set(key, { at: to, cost: spent + step, path: [...reached.path, direction] });
      }
    }
  }
  return [...best.values()].sort((one, other) => one.cost - other.cost);
}
