/** Bases that ride along with another: they end in contact with it, on the bearing from its bow that they had. */
import {
  bearingCdeg,
  type CircleBase,
  contactPoint,
  firstFreeContact,
  overlaps,
  type Point,
  relativeBearing,
  tape,
} from '../../geometry/table/index.ts';

/** Where something stands and where it looks. */
export interface Pose {
  readonly at: Point;
  readonly facingCdeg: number;
}

export interface Rider {
  readonly id: string;
  readonly at: Point;
}

export interface Ride {
  readonly from: Pose;
  readonly to: Pose;
  /** Of the base that carries, and of each rider. */
  readonly radiusMils: number;
  readonly riderRadiusMils: number;
  /** What riders may not overlap; that list grows by every rider that is seated. */
  readonly blockers: CircleBase[];
  /** A further condition, such as being on the table. */
  readonly fits: (base: CircleBase) => boolean;
  readonly contactMils?: number;
}

/** Where a rider is, seen from the bow of the base that carries it. */
export const bearingFromBow = (carrier: Pose, at: Point): number =>
  relativeBearing(carrier.facingCdeg, bearingCdeg(carrier.at, at));

/**
 * Where the riders end: on the bearing that they had, or on the nearest free one. Undefined where one of them finds no
 * room. Those that keep their bearing go first, so that none of them is pushed off it by another that must give way.
 */
export function ridersSeated<R extends Rider>(
  ride: Ride,
  riders: readonly R[],
): readonly { readonly rider: R; readonly to: Point }[] | undefined {
  const { to, radiusMils, riderRadiusMils, blockers, fits, contactMils = tape.contactMils } = ride;
  const base: CircleBase = { at: to.at, radiusMils };
  const placed = new Map<string, Point>();
  const seat = (id: string, at: Point) => {
    placed.set(id, at);
    blockers.push({ at, radiusMils: riderRadiusMils });
  };
  const asked = riders
    .map((rider) => ({ rider, preferredCdeg: to.facingCdeg + bearingFromBow(ride.from, rider.at) }))
    .sort((a, b) => (a.rider.id < b.rider.id ? -1 : 1));
  for (const { rider, preferredCdeg } of asked) {
    const token = { at: contactPoint(base, riderRadiusMils, preferredCdeg), radiusMils: riderRadiusMils };
    if (fits(token) && !blockers.some((blocker) => overlaps(token, blocker, contactMils))) seat(rider.id, token.at);
  }
  for (const { rider, preferredCdeg } of asked) {
    if (placed.has(rider.id)) continue;
    const at = firstFreeContact(base, riderRadiusMils, { preferredCdeg, blockers, fits, contactMils });
    if (at === undefined) return undefined;
    seat(rider.id, at);
  }
  return asked.flatMap(({ rider }) => {
    const at = placed.get(rider.id);
    return at === undefined ? [] : [{ rider, to: at }];
  });
}
