/** Whether lines of sight are free of what stands about: to points, to bases of any outline, along a strip. */
import { bearingCdeg, distanceMils, offset, type Point, tape } from '../../geometry/table/index.ts';
import type { BorderLine } from './arcs.ts';
import { lastFree, type Standstill } from './collision.ts';
import { type Outline, outlineGapMils } from './outline.ts';

/** True where the line runs through an outline, deeper than a touch. */
export const runsThrough = ({ from, to }: BorderLine, outline: Outline, touchMils = tape.distanceMils): boolean =>
  outlineGapMils({ points: [from, to], roundMils: 0 }, outline) < -touchMils;

/** The first of those about that the line runs through; undefined where it is free. */
export const blockerOf = <B extends Standstill>(
  line: BorderLine,
  about: readonly B[],
  touchMils?: number,
): B | undefined => about.find(({ outline }) => runsThrough(line, outline, touchMils));

/** For each of the points whether a free line leads to it. */
export const pointsSeen = (
  from: Point,
  points: readonly Point[],
  about: readonly Standstill[],
  touchMils?: number,
): readonly boolean[] => points.map((to) => blockerOf({ from, to }, about, touchMils) === undefined);

/**
 * The points of a base that tell whether it is seen from a place: the corners of a hull, drawn out by its radius; of a
 * circle its centre, then its edges to the left and the right of the line of sight.
 */
export function sightPoints({ points, roundMils }: Outline, from: Point): readonly Point[] {
  const beside = (at: Point): readonly Point[] => {
    const across = bearingCdeg(from, at) + 9000;
    return [offset(at, across, -roundMils), offset(at, across, roundMils)];
  };
  if (roundMils === 0) return points;
  return points.length === 1 ? points.flatMap((at) => [at, ...beside(at)]) : points.flatMap(beside);
}

/** How much of a base is seen from a place: every point that tells it, some, or none. */
export function seenOf(
  from: Point,
  target: Outline,
  about: readonly Standstill[],
  touchMils?: number,
): 'all' | 'some' | 'none' {
  const seen = pointsSeen(from, sightPoints(target, from), about, touchMils).filter(Boolean).length;
  if (seen === 0) return 'none';
  return seen < sightPoints(target, from).length ? 'some' : 'all';
}

/** The part of a line before it runs through an outline; undefined where it never does. */
function upTo({ from, to }: BorderLine, outline: Outline, touchMils?: number): BorderLine | undefined {
  if (!runsThrough({ from, to }, outline, touchMils)) return undefined;
  const course = bearingCdeg(from, to);
  const part = (mils: number): BorderLine => ({ from, to: offset(from, course, mils) });
  return part(lastFree(distanceMils(from, to), (mils) => !runsThrough(part(mils), outline, touchMils)));
}

/** How many of some lines run through the target, and before they reach it through nothing else. */
export const linesThrough = (
  lines: readonly BorderLine[],
  target: Outline,
  about: readonly Standstill[],
  touchMils?: number,
): number =>
  lines.filter((line) => {
    const before = upTo(line, target, touchMils);
    return before !== undefined && blockerOf(before, about, touchMils) === undefined;
  }).length;
