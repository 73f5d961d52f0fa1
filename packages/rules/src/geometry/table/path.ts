import { chord, gapToSegmentMils } from './chord.ts';
import { distanceMils } from './point.ts';
import type { Point } from './point.ts';
import { contains, corners, gapMils } from './shape.ts';
import type { PlacedShape } from './shape.ts';

/** One shape that a straight path meets. */
export interface Passage<T extends PlacedShape> {
  readonly shape: T;
  /** True where the path begins inside the shape or on its edge: it is then left or crossed, not entered. */
  readonly startsInside: boolean;
  readonly endsInside: boolean;
  /** Distance travelled when the shape is met; 0 where the path begins inside. */
  readonly enterMils: number;
  /** How much of the path lies inside. */
  readonly insideMils: number;
}

/**
 * The shapes that the straight path of a post from `from` to `to` meets, in the order in which it meets them
 * (equal distances in the order given). Touching an edge is meeting it. A path of no length meets what its
 * point stands in.
 */
export function passages<T extends PlacedShape>(from: Point, to: Point, shapes: readonly T[]): readonly Passage<T>[] {
  const found: Passage<T>[] = [];
  const length = distanceMils(from, to);
  for (const shape of shapes) {
    const startsInside = contains(shape, from);
    const endsInside = contains(shape, to);
    const part = chord(from, to, shape, { growMils: 0, edge: 'counts' });
    if (part === undefined && !startsInside && !endsInside) continue;
    const enterMils = startsInside ? 0 : (part?.enterMils ?? length);
    found.push({
      shape,
      startsInside,
      endsInside,
      enterMils,
      insideMils: Math.max(0, (part?.leaveMils ?? 0) - enterMils),
    });
  }
  return found.sort((a, b) => a.enterMils - b.enterMils);
}

/** The nearest that a straight path comes to a shape, edge to path, in mils; 0 where it meets it. */
export function pathGapMils(from: Point, to: Point, placed: PlacedShape): number {
  const { shape, at } = placed;
  if (shape.kind === 'circle') return Math.max(0, gapToSegmentMils(at, from, to) - shape.radiusMils);
  if (chord(from, to, placed, { growMils: 0, edge: 'counts' }) !== undefined) return 0;
  const ends = [gapMils(placed, from), gapMils(placed, to)];
  return Math.min(...ends, ...corners(shape, at).map((corner) => gapToSegmentMils(corner, from, to)));
}

/** True where a disc of this radius, carried straight from `from` to `to`, overlaps the shape by more than allowed. */
export function sweeps(from: Point, to: Point, radiusMils: number, placed: PlacedShape, allowedDepthMils = 0): boolean {
  return pathGapMils(from, to, placed) < radiusMils - allowedDepthMils;
}
