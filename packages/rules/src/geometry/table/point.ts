import { direction, unitLength } from './direction.ts';
import { integerRoot, roundedQuotient, roundedRoot } from './integer.ts';

/** A place on the table: whole mils (1/1000 inch) east and north of the south-west corner. */
export interface Point {
  readonly xMils: number;
  readonly yMils: number;
}

export function samePoint(a: Point, b: Point): boolean {
  return a.xMils === b.xMils && a.yMils === b.yMils;
}

export function add(a: Point, b: Point): Point {
  return { xMils: a.xMils + b.xMils, yMils: a.yMils + b.yMils };
}

export function subtract(a: Point, b: Point): Point {
  return { xMils: a.xMils - b.xMils, yMils: a.yMils - b.yMils };
}

/** The square of the distance, in square mils: exact. */
export function squaredDistance(a: Point, b: Point): number {
  const dx = b.xMils - a.xMils;
  const dy = b.yMils - a.yMils;
  return dx * dx + dy * dy;
}

/** The distance to the nearest mil. */
export function distanceMils(a: Point, b: Point): number {
  return roundedRoot(squaredDistance(a, b));
}

/** The distance in hundredths of a mil, for sums that are rounded to a mil only at their end. */
export function distanceHundredths(a: Point, b: Point): number {
  return integerRoot(squaredDistance(a, b) * 10_000);
}

/** The point that lies `mils` away on a bearing (centidegrees clockwise from north), to the nearest mil. */
export function offset(point: Point, bearingCdeg: number, mils: number): Point {
  const { x, y } = direction(bearingCdeg);
  return {
    xMils: point.xMils + roundedQuotient(mils * x, unitLength),
    yMils: point.yMils + roundedQuotient(mils * y, unitLength),
  };
}
