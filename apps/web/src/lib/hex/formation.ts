/** How the models of a stack stand in their hex: bow up, about the middle. */
import type { Post } from './lattice.ts';

export interface Formation {
  /** Side of the square that each glyph is drawn in. */
  readonly size: number;
  readonly posts: readonly Post[];
}

const at = (...pairs: readonly (readonly [number, number])[]): readonly Post[] => pairs.map(([x, y]) => ({ x, y }));

const formations: readonly Formation[] = [
  { size: 58, posts: at([0, 0]) },
  { size: 42, posts: at([-10, 1], [10, 1]) },
  { size: 34, posts: at([0, -8], [-11, 7], [11, 7]) },
  { size: 30, posts: at([0, -12], [-11, -1], [11, -1], [0, 10]) },
  { size: 25, posts: at([0, -11], [-11, -2], [11, -2], [-6, 10], [6, 10]) },
  { size: 25, posts: at([-11, -6], [0, -9], [11, -6], [-11, 8], [0, 5], [11, 8]) },
];

/** The place of each model; beyond six the badge alone counts. */
export const formationOf = (count: number): Formation =>
  formations[Math.min(Math.max(1, count), formations.length) - 1] ?? { size: 58, posts: [{ x: 0, y: 0 }] };
