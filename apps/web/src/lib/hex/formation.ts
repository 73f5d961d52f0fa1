/** How the models of a stack stand in their hex: bow up, about the middle. */
import { hullShape, isHull } from '../board/hull-shapes.ts';
import type { Post } from './lattice.ts';

export interface Formation {
  /** Side of the square that each glyph is drawn in. */
  readonly size: number;
  readonly posts: readonly Post[];
}

const at = (...pairs: readonly (readonly [number, number])[]): readonly Post[] => pairs.map(([x, y]) => ({ x, y }));

const formations: readonly Formation[] = [
  { size: 50, posts: at([0, 0]) },
  { size: 42, posts: at([-10, 1], [10, 1]) },
  { size: 32, posts: at([0, -8], [-10, 6], [10, 6]) },
  { size: 30, posts: at([0, -12], [-11, -1], [11, -1], [0, 10]) },
  { size: 25, posts: at([0, -11], [-11, -2], [11, -2], [-6, 10], [6, 10]) },
  { size: 25, posts: at([-11, -6], [0, -9], [11, -6], [-11, 8], [0, 5], [11, 8]) },
];

/** The place of each model; beyond six the badge alone counts. */
export const formationOf = (count: number): Formation =>
  formations[Math.min(Math.max(1, count), formations.length) - 1] ?? { size: 58, posts: [{ x: 0, y: 0 }] };

/** Side of the box of each model: a small class is drawn larger, so that a hex is filled alike. */
export function modelSize(count: number, hull: string): number {
  const { size } = formationOf(count);
  if (!isHull(hull)) return size;
  const { bow, stern } = hullShape(hull);
  return size * Math.min(1.4, Math.max(1, 0.84 / (bow + stern)));
}

/** Where the count stands, and the foot of the letter: inside the hex, so that they never lie over a neighbour. */
export const countAt = { x: 10.3, y: 15, half: 7 } as const;
export const letterAt = { x: -13, y: 20 } as const;
