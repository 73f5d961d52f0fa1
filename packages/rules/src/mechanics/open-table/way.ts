/** A way made of straight stretches, the terrain that it meets, and the way of what rides along. */
import {
  bearingCdeg,
  contactPoint,
  distanceMils,
  offset,
  passages,
  type PlacedShape,
  type Point,
  sweeps,
} from '../../geometry/table/index.ts';
import type { Pose } from './carry.ts';

export interface Stretch {
  readonly from: Point;
  readonly to: Pose;
}

/** A feature that a way enters. */
export interface Meeting<F extends PlacedShape, S extends Stretch> {
  readonly feature: F;
  readonly at: Point;
  readonly stretch: S;
  /** How far along its stretch it is met, and along the whole way. */
  readonly enterMils: number;
  readonly alongMils: number;
}

/**
 * Each feature once, where a post on its way meets it first. `lying` is what a stretch may meet; `begun` what the way
 * begins in, which is left or crossed and not met.
 */
export function meetings<F extends PlacedShape, S extends Stretch>(
  stretches: readonly S[],
  lying: (stretch: S) => readonly F[],
  begun: readonly F[],
): Meeting<F, S>[] {
  const seen = new Set<F>(begun);
  const found: Meeting<F, S>[] = [];
  let gone = 0;
  for (const stretch of stretches) {
    const before = gone;
    const { from, to } = stretch;
    gone += distanceMils(from, to.at);
    const features = lying(stretch);
    if (features.length === 0) continue;
    const course = bearingCdeg(from, to.at);
    for (const { shape: feature, enterMils } of passages(from, to.at, features)) {
      if (seen.has(feature)) continue;
      seen.add(feature);
      const at = offset(from, course, enterMils);
      found.push({ feature, at, stretch, enterMils, alongMils: before + enterMils });
    }
  }
  return found;
}

/** The features that a straight path of a post enters, in the order in which it meets them; not those that it begins in. */
export const entered = <F extends PlacedShape>(from: Point, to: Point, features: readonly F[]) =>
  passages(from, to, features).filter(({ startsInside }) => !startsInside);

/** The first feature of those that count which a disc, carried straight from `from` to `to`, would overlap. */
export const sweptInto = <F extends PlacedShape>(
  from: Point,
  to: Point,
  radiusMils: number,
  features: readonly F[],
  counts: (feature: F) => boolean,
): F | undefined => features.find((feature) => counts(feature) && sweeps(from, to, radiusMils, feature));

/** The way of a rider beside a base that goes these stretches, on a bearing from its bow, from and to places of its own. */
export function riddenAlong<S extends Stretch>(
  stretches: readonly S[],
  rider: { readonly from: Point; readonly to: Point; readonly bearingCdeg: number },
  radiusMils: number,
  riderRadiusMils: number,
): { readonly from: Point; readonly to: Point; readonly stretch: S }[] {
  let from = rider.from;
  return stretches.map((stretch, index) => {
    const { at, facingCdeg } = stretch.to;
    const beside = contactPoint({ at, radiusMils }, riderRadiusMils, facingCdeg + rider.bearingCdeg);
    const to = index === stretches.length - 1 ? rider.to : beside;
    const ridden = { from, to, stretch };
    from = to;
    return ridden;
  });
}
