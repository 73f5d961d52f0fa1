import { angleBetween, bearingCdeg, clampAngle } from './bearing.ts';
import { direction, unitLength } from './direction.ts';
import { clamp, roundedQuotient } from './integer.ts';
import { offset, samePoint } from './point.ts';
import type { Point } from './point.ts';
import { tape } from './tolerance.ts';
import type { Tolerance } from './tolerance.ts';
import { normaliseCdeg } from './units.ts';

/** What one straight move may be. */
export interface Envelope {
  readonly from: Point;
  readonly facingCdeg: number;
  /** The whole arc about the facing in which the course must lie: 9000 means 45 degrees to either side. */
  readonly turningArcCdeg: number;
  readonly minMils: number;
  readonly maxMils: number;
  /** How far the facing at the end may be from the course, to either side. */
  readonly finalTurnCdeg: number;
  /** How far a move of no length may turn, to either side; where it is left out, such a move keeps the facing. */
  readonly restingTurnCdeg?: number;
}

/** One straight move: where to, how far, and the facing at its end. */
export interface Leg {
  readonly courseCdeg: number;
  readonly distanceMils: number;
  readonly facingCdeg: number;
}

/** What is wrong with a leg, in the order in which it is judged. */
export type LegFault = 'too-short' | 'too-long' | 'outside-turning-arc' | 'final-facing';

/** The first fault of a leg, or undefined where the envelope allows it. */
export function legFault(envelope: Envelope, leg: Leg, tolerance: Tolerance = tape): LegFault | undefined {
  if (leg.distanceMils < envelope.minMils - tolerance.distanceMils || leg.distanceMils < 0) return 'too-short';
  if (leg.distanceMils > envelope.maxMils + tolerance.distanceMils) return 'too-long';
  if (leg.distanceMils === 0) {
    const most = (envelope.restingTurnCdeg ?? 0) + tolerance.angleCdeg;
    return angleBetween(leg.facingCdeg, envelope.facingCdeg) <= most ? undefined : 'final-facing';
  }
  const turn = angleBetween(envelope.facingCdeg, leg.courseCdeg);
  if (2 * turn > envelope.turningArcCdeg + 2 * tolerance.angleCdeg) return 'outside-turning-arc';
  const finalTurn = angleBetween(leg.courseCdeg, leg.facingCdeg);
  return finalTurn > envelope.finalTurnCdeg + tolerance.angleCdeg ? 'final-facing' : undefined;
}

/** A range of directions, clockwise from `fromCdeg` over `widthCdeg` (36000: all of them) to `toCdeg`. */
export interface DirectionRange {
  readonly fromCdeg: number;
  readonly toCdeg: number;
  readonly widthCdeg: number;
}

function rangeAbout(centreCdeg: number, widthCdeg: number): DirectionRange {
  const width = clamp(widthCdeg, 0, 36_000);
  const spread = Math.floor(width / 2);
  return {
    fromCdeg: normaliseCdeg(centreCdeg - spread),
    toCdeg: normaliseCdeg(centreCdeg + spread),
    widthCdeg: width,
  };
}

/** The courses that the envelope allows. */
export function courseRange(envelope: Envelope): DirectionRange {
  return rangeAbout(envelope.facingCdeg, envelope.turningArcCdeg);
}

/** The facings allowed at the end of a move on this course; those near the present one where it has no length. */
export function finalFacingRange(envelope: Envelope, courseCdeg: number, distanceMils: number): DirectionRange {
  if (distanceMils === 0) return rangeAbout(envelope.facingCdeg, 2 * (envelope.restingTurnCdeg ?? 0));
  return rangeAbout(courseCdeg, 2 * envelope.finalTurnCdeg);
}

/** Where a leg ends. */
export function legEnd(envelope: Envelope, leg: Leg): Point {
  return offset(envelope.from, leg.courseCdeg, leg.distanceMils);
}

/** The legal leg nearest to a wish: course first, then distance, then facing. */
export function nearestLeg(envelope: Envelope, wish: Leg): Leg {
  const spread = Math.floor(envelope.turningArcCdeg / 2);
  const distanceMils = clamp(wish.distanceMils, envelope.minMils, envelope.maxMils);
  const courseCdeg = clampAngle(wish.courseCdeg, envelope.facingCdeg, spread);
  if (distanceMils === 0) {
    const facingCdeg = clampAngle(wish.facingCdeg, envelope.facingCdeg, envelope.restingTurnCdeg ?? 0);
    return { courseCdeg, distanceMils, facingCdeg };
  }
  return { courseCdeg, distanceMils, facingCdeg: clampAngle(wish.facingCdeg, courseCdeg, envelope.finalTurnCdeg) };
}

/**
 * The legal leg that ends nearest to `target`: what a dragged ghost sticks to. A target outside the turning
 * arc is projected onto the arc's nearer edge. Without a wished facing the ship ends facing along its course.
 */
export function legTowards(envelope: Envelope, target: Point, facingCdeg?: number): Leg {
  const spread = Math.floor(envelope.turningArcCdeg / 2);
  const wished = samePoint(envelope.from, target) ? envelope.facingCdeg : bearingCdeg(envelope.from, target);
  const courseCdeg = clampAngle(wished, envelope.facingCdeg, spread);
  const { x, y } = direction(courseCdeg);
  const dx = target.xMils - envelope.from.xMils;
  const dy = target.yMils - envelope.from.yMils;
  const distanceMils = roundedQuotient(dx * x + dy * y, unitLength);
  return nearestLeg(envelope, { courseCdeg, distanceMils, facingCdeg: facingCdeg ?? courseCdeg });
}
