/** Where things lie as seen from a pose: bearings, arcs of any width, strips. */
import {
  arcsOf,
  bearingCdeg,
  direction,
  distanceMils,
  inSector,
  normaliseCdeg,
  offset,
  type Point,
  type Quadrant,
  quadrants,
  relativeBearing,
  tape,
} from '../../geometry/table/index.ts';
import type { Pose } from './carry.ts';

/** An arc about a direction from the bow: 0 fore, 9000 starboard; 36000 wide is all round. */
export interface ArcOfWidth {
  readonly centreCdeg: number;
  readonly widthCdeg: number;
}

/** True where the arc holds the point, both its edges included. */
export const arcHolds = (
  { at, facingCdeg }: Pose,
  { centreCdeg, widthCdeg }: ArcOfWidth,
  target: Point,
  toleranceCdeg = tape.angleCdeg,
): boolean => inSector(at, normaliseCdeg(facingCdeg + centreCdeg), widthCdeg, target, toleranceCdeg);

/** The quadrant that holds a point, without a tolerance at its edges: for who weighs a place and needs not be exact. */
export function nearestQuadrant({ at, facingCdeg }: Pose, { xMils, yMils }: Point): Quadrant {
  const { x, y } = direction(facingCdeg);
  const [dx, dy] = [xMils - at.xMils, yMils - at.yMils];
  const [ahead, abeam] = [dx * x + dy * y, dx * y - dy * x];
  if (Math.abs(ahead) >= Math.abs(abeam)) return ahead >= 0 ? 'fore' : 'aft';
  return abeam > 0 ? 'starboard' : 'port';
}

/** A straight line between two points. */
export interface BorderLine {
  readonly from: Point;
  readonly to: Point;
}

/** The two long sides of a strip of this width, straight ahead from a pose. */
export function stripSides(
  { at, facingCdeg }: Pose,
  widthMils: number,
  lengthMils: number,
): readonly [BorderLine, BorderLine] {
  const side = (turnCdeg: number): BorderLine => {
    const from = offset(at, facingCdeg + turnCdeg, widthMils / 2);
    return { from, to: offset(from, facingCdeg, lengthMils) };
  };
  return [side(-9000), side(9000)];
}

/** How something lies as seen from a pose. */
export interface Sighting<T> {
  readonly target: T;
  readonly rangeMils: number;
  /** Clockwise from north. */
  readonly bearingCdeg: number;
  /** Clockwise from the facing. */
  readonly relativeCdeg: number;
  /** The quadrants that hold it; two where it is on their line. */
  readonly arcs: readonly Quadrant[];
}

/** How each of the targets lies, nearest first, equal ranges by id. */
export function sightingsFrom<T extends { readonly id: string; readonly at: Point }>(
  { at, facingCdeg }: Pose,
  targets: readonly T[],
): readonly Sighting<T>[] {
  return targets
    .map((target) => {
      const bearing = bearingCdeg(at, target.at);
      return {
        target,
        rangeMils: distanceMils(at, target.at),
        bearingCdeg: bearing,
        relativeCdeg: relativeBearing(facingCdeg, bearing),
        arcs: arcsOf(at, facingCdeg, target.at),
      };
    })
    .sort((a, b) => a.rangeMils - b.rangeMils || (a.target.id < b.target.id ? -1 : 1));
}

/** For each quadrant what it holds. */
export function byQuadrant<T>(
  seen: readonly { readonly arcs: readonly Quadrant[]; readonly target: T }[],
): Readonly<Record<Quadrant, readonly T[]>> {
  const held = (arc: Quadrant) => seen.filter(({ arcs }) => arcs.includes(arc)).map(({ target }) => target);
  return Object.fromEntries(quadrants.map((arc) => [arc, held(arc)])) as Record<Quadrant, T[]>;
}
