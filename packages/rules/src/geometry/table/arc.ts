import { angleBetween, bearingCdeg, relativeBearing } from './bearing.ts';
import type { Point } from './point.ts';
import { samePoint } from './point.ts';
import { tape } from './tolerance.ts';

/** A quarter of the circle around a ship, between the lines at 45, 135, 225 and 315 degrees from its facing. */
export type Quadrant = 'fore' | 'starboard' | 'aft' | 'port';

export const quadrants: readonly Quadrant[] = ['fore', 'starboard', 'aft', 'port'];

/** The direction in which a quadrant's middle points, relative to the facing. */
export const quadrantCentreCdeg: Readonly<Record<Quadrant, number>> = {
  fore: 0,
  starboard: 9000,
  aft: 18_000,
  port: 27_000,
};

/** The quadrants that hold a relative bearing: one, or the two neighbours where it is on their line. */
export function arcsOfBearing(relativeCdeg: number, toleranceCdeg = tape.angleCdeg): readonly Quadrant[] {
  return quadrants.filter((arc) => angleBetween(relativeCdeg, quadrantCentreCdeg[arc]) <= 4500 + toleranceCdeg);
}

/**
 * The quadrants of a ship at `ship` that hold `target`: one, or both neighbours where the target is on their
 * line within tolerance. All four where the two points are the same, as no bearing exists.
 */
export function arcsOf(
  ship: Point,
  facingCdeg: number,
  target: Point,
  toleranceCdeg = tape.angleCdeg,
): readonly Quadrant[] {
  if (samePoint(ship, target)) return quadrants;
  return arcsOfBearing(relativeBearing(facingCdeg, bearingCdeg(ship, target)), toleranceCdeg);
}

/** True where `target` is within half of `widthCdeg` of the direction `centreCdeg`, both edges included. */
export function inSector(
  from: Point,
  centreCdeg: number,
  widthCdeg: number,
  target: Point,
  toleranceCdeg = tape.angleCdeg,
): boolean {
  if (samePoint(from, target)) return true;
  return 2 * angleBetween(centreCdeg, bearingCdeg(from, target)) <= widthCdeg + 2 * toleranceCdeg;
}
