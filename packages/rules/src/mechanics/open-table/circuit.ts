/** A circle about a centre that something travels along, always facing along it. */
import {
  angleBetween,
  bearingCdeg,
  direction,
  distanceMils,
  type Envelope,
  type Leg,
  normaliseCdeg,
  offset,
  type Point,
  squaredDistance,
  unitLength,
} from '../../geometry/table/index.ts';
import type { Pose } from './carry.ts';
import { coursesOutwards } from './legs.ts';
import type { Stretch } from './way.ts';

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

/** A stretch of a way that leads round a circle: straight, or a chord of it. */
export interface RoundStretch extends Stretch {
  readonly arc: boolean;
  /** The straight part of the way that is gone when it begins. */
  readonly straightMils: number;
}

/** A way of a straight approach that ends on the circle, a turn along it, and a straight exit; each may be missing. */
export function wayRound(
  from: Point,
  { to: joined, distanceMils: approachMils }: { readonly to: Point; readonly distanceMils: number },
  circuit: Circuit,
  turnCdeg: number,
  exit: Leg | null,
): readonly RoundStretch[] {
  const found: RoundStretch[] = [];
  let here = from;
  const go = (to: Pose, arc: boolean, straightMils: number) => {
    found.push({ from: here, to, arc, straightMils });
    here = to.at;
  };
  if (approachMils > 0) go({ at: joined, facingCdeg: placeAfter(circuit, 0).facingCdeg }, false, 0);
  for (const place of placesAlong(circuit, turnCdeg)) go(place, true, approachMils);
  if (exit !== null && exit.distanceMils > 0) {
    const at = offset(here, exit.courseCdeg, exit.distanceMils);
    go({ at, facingCdeg: exit.facingCdeg }, false, approachMils);
  }
  return found;
}

/** Where circles about a centre lie: between these distances of it. */
export interface Ring {
  readonly centre: Point;
  readonly innerMils: number;
  readonly outerMils: number;
}

/** The lengths on one course that end on a circle of a ring, facing along it. */
export interface CircuitWindow {
  readonly courseCdeg: number;
  readonly fromMils: number;
  readonly toMils: number;
}

/** Kept clear of the limits, so that rounding never carries a length across one. */
const MARGIN_MILS = 5;

/**
 * On a course that passes the centre at `across`, a place `along` before or after the nearest point is within 45
 * degrees of the tangent just where `along` is not greater than `across`.
 */
function windowOn(
  { centre, innerMils, outerMils }: Ring,
  { from, minMils, maxMils }: Envelope,
  courseCdeg: number,
): CircuitWindow | undefined {
  const { x, y } = direction(courseCdeg);
  const [east, north] = [centre.xMils - from.xMils, centre.yMils - from.yMils];
  const nearest = Math.round((east * x + north * y) / unitLength);
  const across = Math.round(Math.abs(east * y - north * x) / unitLength);
  if (across >= outerMils) return undefined;
  const halfChord = (radius: number) => Math.floor(Math.sqrt(radius * radius - across * across));
  const reach = Math.min(across, halfChord(outerMils)) - MARGIN_MILS;
  const blocked = across <= innerMils ? nearest - halfChord(innerMils) - MARGIN_MILS : maxMils;
  const fromMils = Math.max(minMils, 1, nearest - reach);
  const toMils = Math.min(maxMils, nearest + reach, blocked);
  return fromMils > toMils ? undefined : { courseCdeg, fromMils, toMils };
}

/** The windows on the courses of the turning arc in steps, the courses nearest to straight ahead first. */
export function* circuitWindows(ring: Ring, envelope: Envelope, stepCdeg: number): Generator<CircuitWindow> {
  const { from, maxMils } = envelope;
  const far = maxMils + ring.outerMils;
  if (maxMils === 0 || squaredDistance(from, ring.centre) > far * far) return;
  for (const courseCdeg of coursesOutwards(envelope, stepCdeg)) {
    const window = windowOn(ring, envelope, courseCdeg);
    if (window !== undefined) yield window;
  }
}
