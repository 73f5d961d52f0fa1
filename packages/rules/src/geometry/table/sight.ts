import { chord } from './chord.ts';
import type { Point } from './point.ts';
import type { PlacedShape } from './shape.ts';
import { tape } from './tolerance.ts';

/** One shape that a line of sight runs through. */
export interface SightCrossing<T extends PlacedShape> {
  readonly shape: T;
  /** Distance from the start of the line to the place where it enters the shape; 0 where it starts inside. */
  readonly enterMils: number;
  readonly leaveMils: number;
  /** How much of the line lies inside the shape. */
  readonly insideMils: number;
}

/**
 * The shapes that the line from `from` to `to` crosses, in the order in which it enters them (equal entries
 * in the order given). A line that only touches an edge, or runs no deeper than the tolerance, does not cross.
 */
export function crossings<T extends PlacedShape>(
  from: Point,
  to: Point,
  shapes: readonly T[],
  toleranceMils = tape.distanceMils,
): readonly SightCrossing<T>[] {
  const found: SightCrossing<T>[] = [];
  for (const shape of shapes) {
    const part = chord(from, to, shape, { growMils: -toleranceMils, edge: 'does-not-count' });
    if (part === undefined) continue;
    const full = chord(from, to, shape, { growMils: 0, edge: 'counts' }) ?? part;
    found.push({ shape, ...full, insideMils: full.leaveMils - full.enterMils });
  }
  return found.sort((a, b) => a.enterMils - b.enterMils);
}

/** True where the line from `from` to `to` crosses the shape. */
export function crosses(from: Point, to: Point, placed: PlacedShape, toleranceMils = tape.distanceMils): boolean {
  return chord(from, to, placed, { growMils: -toleranceMils, edge: 'does-not-count' }) !== undefined;
}
