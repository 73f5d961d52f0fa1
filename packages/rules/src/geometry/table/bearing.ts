import { quadrantSine } from './direction.ts';
import { offset, distanceMils } from './point.ts';
import type { Point } from './point.ts';
import { normaliseCdeg } from './units.ts';

/** The angle whose tangent is `small / large` (0 <= small <= large), to the nearest centidegree: 0..4500. */
function octantCdeg(small: number, large: number): number {
  let low = 0;
  let high = 4500;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (small * quadrantSine(9000 - middle) >= large * quadrantSine(middle)) low = middle;
    else high = middle - 1;
  }
  if (low === 4500) return low;
  const past = small * quadrantSine(9000 - low) - large * quadrantSine(low);
  const short = large * quadrantSine(low + 1) - small * quadrantSine(9000 - low - 1);
  return short < past ? low + 1 : low;
}

/** The bearing of `to` seen from `from`, 0..35999 clockwise from north; 0 where the two are the same point. */
export function bearingCdeg(from: Point, to: Point): number {
  const dx = to.xMils - from.xMils;
  const dy = to.yMils - from.yMils;
  const east = Math.abs(dx);
  const north = Math.abs(dy);
  if (east === 0 && north === 0) return 0;
  const fromNorth = east <= north ? octantCdeg(east, north) : 9000 - octantCdeg(north, east);
  if (dx >= 0) return dy >= 0 ? fromNorth : 18_000 - fromNorth;
  return normaliseCdeg(dy >= 0 ? 36_000 - fromNorth : 18_000 + fromNorth);
}

/** A bearing as seen by somebody with this facing: 0 fore, 9000 starboard, 18000 aft, 27000 port. */
export function relativeBearing(facingCdeg: number, bearing: number): number {
  return normaliseCdeg(bearing - facingCdeg);
}

/** The turn that leads from one direction to another, -17999..18000, positive clockwise. */
export function turnCdeg(fromCdeg: number, toCdeg: number): number {
  const clockwise = normaliseCdeg(toCdeg - fromCdeg);
  return clockwise > 18_000 ? clockwise - 36_000 : clockwise;
}

/** The angle between two directions, 0..18000. */
export function angleBetween(aCdeg: number, bCdeg: number): number {
  return Math.abs(turnCdeg(aCdeg, bCdeg));
}

/** The direction nearest to `cdeg` that is within `spreadCdeg` of `centreCdeg` on either side. */
export function clampAngle(cdeg: number, centreCdeg: number, spreadCdeg: number): number {
  const turn = turnCdeg(centreCdeg, cdeg);
  if (Math.abs(turn) <= spreadCdeg) return normaliseCdeg(cdeg);
  return normaliseCdeg(centreCdeg + (turn < 0 ? -spreadCdeg : spreadCdeg));
}

/** `point` carried around `centre` by a turn (positive clockwise) at the same distance. */
export function turnAbout(point: Point, centre: Point, byCdeg: number): Point {
  return offset(centre, bearingCdeg(centre, point) + byCdeg, distanceMils(centre, point));
}
