import { clamp, compareProducts, roundedRoot } from './integer.ts';
import { distanceHundredths, squaredDistance } from './point.ts';
import type { Point } from './point.ts';
import { halfExtents, toLocal } from './shape.ts';
import type { PlacedShape, Rectangle } from './shape.ts';

/** The part of a segment that lies in a shape, as distances from the segment's start. */
export interface Chord {
  readonly enterMils: number;
  readonly leaveMils: number;
}

export interface ChordOptions {
  /** Moves the shape's edges outward (negative: inward) by this much before measuring. */
  readonly growMils: number;
  /** Whether touching the edge alone counts. */
  readonly edge: 'counts' | 'does-not-count';
}

/**
 * Where the segment from `from` to `to` runs in a shape; undefined where it does not. Whether it does is
 * decided exactly; the two distances are rounded to the mil.
 */
export function chord(from: Point, to: Point, placed: PlacedShape, options: ChordOptions): Chord | undefined {
  const { shape, at } = placed;
  if (shape.kind === 'rectangle') {
    const grown = {
      ...shape,
      widthMils: shape.widthMils + 2 * options.growMils,
      heightMils: shape.heightMils + 2 * options.growMils,
    };
    return rectangleChord(from, to, grown, at, options.edge === 'counts');
  }
  return circleChord(from, to, shape.radiusMils + options.growMils, at, options.edge === 'counts');
}

function circleChord(from: Point, to: Point, radius: number, centre: Point, edgeCounts: boolean): Chord | undefined {
  if (radius < 0 || (radius === 0 && !edgeCounts)) return undefined;
  const dx = to.xMils - from.xMils;
  const dy = to.yMils - from.yMils;
  const towardsX = centre.xMils - from.xMils;
  const towardsY = centre.yMils - from.yMils;
  const squaredLength = dx * dx + dy * dy;
  const dot = towardsX * dx + towardsY * dy;
  const cross = towardsX * dy - towardsY * dx;
  const limit = edgeCounts ? 1 : 0;
  const squaredRadius = radius * radius;
  const meets =
    Math.sign(squaredDistance(centre, from) - squaredRadius) < limit ||
    Math.sign(squaredDistance(centre, to) - squaredRadius) < limit ||
    (dot > 0 && dot < squaredLength && compareProducts(cross, cross, squaredRadius, squaredLength) < limit);
  if (!meets) return undefined;
  if (squaredLength === 0) return { enterMils: 0, leaveMils: 0 };
  const length = distanceHundredths(from, to) / 100;
  const squaredHalf = Math.max(0, radius * radius - (cross / length) * (cross / length));
  const half = roundedRoot(Math.round(squaredHalf * 10_000)) / 100;
  const foot = dot / length;
  return {
    enterMils: Math.round(clamp(foot - half, 0, length)),
    leaveMils: Math.round(clamp(foot + half, 0, length)),
  };
}

/** A point of the segment as a fraction of its length; the denominator is positive. */
interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

function compareFractions(a: Fraction, b: Fraction): number {
  return compareProducts(a.numerator, b.denominator, b.numerator, a.denominator);
}

/** The stretch of a segment between two parallel edges `half` away from the middle. */
function slab(start: number, step: number, half: number): readonly [Fraction, Fraction] {
  const sign = step < 0 ? -1 : 1;
  const denominator = Math.abs(step);
  return [
    { numerator: -half - sign * start, denominator },
    { numerator: half - sign * start, denominator },
  ];
}

function rectangleChord(
  from: Point,
  to: Point,
  rectangle: Rectangle,
  at: Point,
  edgeCounts: boolean,
): Chord | undefined {
  const start = toLocal(rectangle, at, from);
  const end = toLocal(rectangle, at, to);
  const half = halfExtents(rectangle);
  const limit = edgeCounts ? 1 : 0;
  let enter: Fraction = { numerator: 0, denominator: 1 };
  let leave: Fraction = { numerator: 1, denominator: 1 };
  for (const axis of ['along', 'across'] as const) {
    const step = end[axis] - start[axis];
    if (step === 0) {
      if (Math.sign(Math.abs(start[axis]) - half[axis]) >= limit) return undefined;
      continue;
    }
    const [first, last] = slab(start[axis], step, half[axis]);
    if (compareFractions(first, enter) > 0) enter = first;
    if (compareFractions(last, leave) < 0) leave = last;
  }
  if (half.along < 0 || half.across < 0 || compareFractions(enter, leave) >= limit) return undefined;
  const length = distanceHundredths(from, to) / 100;
  return {
    enterMils: Math.round((enter.numerator / enter.denominator) * length),
    leaveMils: Math.round((leave.numerator / leave.denominator) * length),
  };
}

/** The distance from a point to the nearest point of a segment, to the nearest mil. */
export function gapToSegmentMils(point: Point, from: Point, to: Point): number {
  const dx = to.xMils - from.xMils;
  const dy = to.yMils - from.yMils;
  const squaredLength = dx * dx + dy * dy;
  const dot = (point.xMils - from.xMils) * dx + (point.yMils - from.yMils) * dy;
  if (dot <= 0) return roundedRoot(squaredDistance(point, from));
  if (dot >= squaredLength) return roundedRoot(squaredDistance(point, to));
  const cross = (point.xMils - from.xMils) * dy - (point.yMils - from.yMils) * dx;
  return Math.round((Math.abs(cross) / distanceHundredths(from, to)) * 100);
}
