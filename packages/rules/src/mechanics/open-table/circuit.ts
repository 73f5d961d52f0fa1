/** A circle about a centre that something travels along, always facing along it. */
import {
  angleBetween,
  bearingCdeg,
  distanceMils,
  normaliseCdeg,
  offset,
  type Point,
} from '../../geometry/table/index.ts';
import type { Pose } from './carry.ts';

/** A place on a circle, and the way round. */
export interface Circuit {
  readonly centre: Point;
  readonly radiusMils: number;
  /** Of the place, seen from the centre. */
  readonly bearingCdeg: number;
  readonly clockwise: boolean;
}

/** The circle about `centre` that leads through a place on this direction; undefined where no tangent is within `spreadCdeg` of it. */
export function circuitThrough(
  centre: Point,
  at: Point,
  directionCdeg: number,
  spreadCdeg: number,
): Circuit | undefined {
  const bearing = bearingCdeg(centre, at);
  const off = (tangent: number) => angleBetween(directionCdeg, normaliseCdeg(tangent));
  const clockwise = off(bearing + 9000) <= spreadCdeg;
  if (!clockwise && off(bearing - 9000) > spreadCdeg) return undefined;
  return { centre, radiusMils: distanceMils(centre, at), bearingCdeg: bearing, clockwise };
}

/** The place after a turn about the centre, in the way of the circle. */
export function placeAfter({ centre, radiusMils, bearingCdeg: from, clockwise }: Circuit, turnCdeg: number): Pose {
  const way = clockwise ? 1 : -1;
  const bearing = normaliseCdeg(from + way * turnCdeg);
  return { at: offset(centre, bearing, radiusMils), facingCdeg: normaliseCdeg(bearing + way * 9000) };
}

/** Fine enough that no chord of a circle of a few inches leaves it by as much as a distance may be exceeded. */
const CHORD_CDEG = 250;

/** The places along a turn, its end last. */
export function placesAlong(circuit: Circuit, turnCdeg: number): readonly Pose[] {
  const chords = Math.ceil(turnCdeg / CHORD_CDEG);
  return Array.from({ length: chords }, (_, index) =>
    placeAfter(circuit, Math.min(turnCdeg, (index + 1) * CHORD_CDEG)),
  );
}
