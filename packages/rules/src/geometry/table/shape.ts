import { bearingCdeg } from './bearing.ts';
import { direction, unitLength } from './direction.ts';
import { clamp, roundedQuotient, roundedRoot } from './integer.ts';
import { distanceHundredths, distanceMils, offset, samePoint } from './point.ts';
import type { Point } from './point.ts';

/** The outline of a base, a token or a terrain feature. A rectangle at facing 0 has its width east-west. */
export type Shape =
  | { readonly kind: 'circle'; readonly radiusMils: number }
  | {
      readonly kind: 'rectangle';
      readonly widthMils: number;
      readonly heightMils: number;
      readonly facingCdeg: number;
    };

export type Rectangle = Extract<Shape, { kind: 'rectangle' }>;

/** A shape on the table; `at` is its centre. */
export interface PlacedShape {
  readonly at: Point;
  readonly shape: Shape;
}

/** Coordinates along a rectangle's width and height, in mils times `unitLength`: exact sums of products. */
export interface LocalPoint {
  readonly along: number;
  readonly across: number;
}

export function toLocal(rectangle: Rectangle, at: Point, point: Point): LocalPoint {
  const { x, y } = direction(rectangle.facingCdeg);
  const dx = point.xMils - at.xMils;
  const dy = point.yMils - at.yMils;
  return { along: dx * y - dy * x, across: dx * x + dy * y };
}

/** Half the width and half the height, in mils times `unitLength`. */
export function halfExtents(rectangle: Rectangle): LocalPoint {
  return { along: rectangle.widthMils * (unitLength / 2), across: rectangle.heightMils * (unitLength / 2) };
}

function fromLocal(rectangle: Rectangle, at: Point, local: LocalPoint): Point {
  const { x, y } = direction(rectangle.facingCdeg);
  const along = roundedQuotient(local.along, unitLength / 100);
  const across = roundedQuotient(local.across, unitLength / 100);
  return {
    xMils: at.xMils + roundedQuotient(along * y + across * x, unitLength * 100),
    yMils: at.yMils + roundedQuotient(across * y - along * x, unitLength * 100),
  };
}

/** The four corners, to the nearest mil, clockwise from the front right one. */
export function corners(rectangle: Rectangle, at: Point): readonly Point[] {
  const { along, across } = halfExtents(rectangle);
  return [
    fromLocal(rectangle, at, { along, across }),
    fromLocal(rectangle, at, { along, across: -across }),
    fromLocal(rectangle, at, { along: -along, across: -across }),
    fromLocal(rectangle, at, { along: -along, across }),
  ];
}

/** From a point to the nearest edge, in mils: negative inside (how deep), 0 on the edge. */
export function signedGapMils(placed: PlacedShape, point: Point): number {
  const { shape, at } = placed;
  if (shape.kind === 'circle') return distanceMils(at, point) - shape.radiusMils;
  const local = toLocal(shape, at, point);
  const half = halfExtents(shape);
  const along = Math.abs(local.along) - half.along;
  const across = Math.abs(local.across) - half.across;
  if (along <= 0 || across <= 0) return roundedQuotient(Math.max(along, across), unitLength);
  const alongHundredths = roundedQuotient(along, unitLength / 100);
  const acrossHundredths = roundedQuotient(across, unitLength / 100);
  const squared = alongHundredths * alongHundredths + acrossHundredths * acrossHundredths;
  return roundedQuotient(roundedRoot(squared), 100);
}

/** From a point to the nearest edge of a shape, in mils; 0 inside and on the edge. */
export function gapMils(placed: PlacedShape, point: Point): number {
  return Math.max(0, signedGapMils(placed, point));
}

/** True where a point is inside or on the edge (to the nearest mil). */
export function contains(placed: PlacedShape, point: Point): boolean {
  return signedGapMils(placed, point) <= 0;
}

/** How far the rectangle `b` stands off along the axes of `a`; negative where both axes see an overlap. */
function axisGap(a: Rectangle, aAt: Point, bCorners: readonly Point[]): number {
  const half = halfExtents(a);
  const locals = bCorners.map((corner) => toLocal(a, aAt, corner));
  const alongs = locals.map((local) => local.along);
  const acrosses = locals.map((local) => local.across);
  return Math.max(
    Math.min(...alongs) - half.along,
    -half.along - Math.max(...alongs),
    Math.min(...acrosses) - half.across,
    -half.across - Math.max(...acrosses),
  );
}

/** From edge to edge of two shapes, in mils: negative where they overlap (the least shift that parts them). */
export function separationMils(a: PlacedShape, b: PlacedShape): number {
  if (a.shape.kind === 'circle') return signedGapMils(b, a.at) - a.shape.radiusMils;
  if (b.shape.kind === 'circle') return signedGapMils(a, b.at) - b.shape.radiusMils;
  const aCorners = corners(a.shape, a.at);
  const bCorners = corners(b.shape, b.at);
  const gap = Math.max(axisGap(a.shape, a.at, bCorners), axisGap(b.shape, b.at, aCorners));
  if (gap <= 0) return roundedQuotient(gap, unitLength);
  return Math.min(...bCorners.map((corner) => gapMils(a, corner)), ...aCorners.map((corner) => gapMils(b, corner)));
}

/** From edge to edge of two shapes, in mils; 0 where they touch or overlap. */
export function gapBetweenMils(a: PlacedShape, b: PlacedShape): number {
  return Math.max(0, separationMils(a, b));
}

/** True where two shapes overlap by more than `allowedDepthMils`; touching edges do not overlap. */
export function shapesOverlap(a: PlacedShape, b: PlacedShape, allowedDepthMils = 0): boolean {
  return separationMils(a, b) < -allowedDepthMils;
}

const centre: Point = { xMils: 0, yMils: 0 };
const nearCentreMils = 300;

/** The point of the edge nearest to `point`, to the nearest mil; the northern one for a circle's own centre. */
export function closestEdgePoint(placed: PlacedShape, point: Point): Point {
  const { shape, at } = placed;
  if (shape.kind === 'circle') {
    if (samePoint(at, point)) return offset(at, 0, shape.radiusMils);
    const [across, up] = [point.xMils - at.xMils, point.yMils - at.yMils];
    // A hundredth of a mil is much where the point is near the centre: its distance is taken from farther off then.
    const farther = Math.max(Math.abs(across), Math.abs(up)) < nearCentreMils ? 1000 : 1;
    const hundredths = distanceHundredths(centre, { xMils: across * farther, yMils: up * farther });
    const scaled = (part: number) => roundedQuotient(part * farther * shape.radiusMils * 100, hundredths);
    return { xMils: at.xMils + scaled(across), yMils: at.yMils + scaled(up) };
  }
  const local = toLocal(shape, at, point);
  const half = halfExtents(shape);
  const alongRoom = half.along - Math.abs(local.along);
  const acrossRoom = half.across - Math.abs(local.across);
  if (alongRoom <= 0 || acrossRoom <= 0) {
    return fromLocal(shape, at, {
      along: clamp(local.along, -half.along, half.along),
      across: clamp(local.across, -half.across, half.across),
    });
  }
  return alongRoom < acrossRoom
    ? fromLocal(shape, at, { along: local.along < 0 ? -half.along : half.along, across: local.across })
    : fromLocal(shape, at, { along: local.along, across: local.across < 0 ? -half.across : half.across });
}

/** The bearing at which a point outside sees the nearest edge of a shape. */
export function bearingToEdgeCdeg(from: Point, placed: PlacedShape): number {
  return bearingCdeg(from, closestEdgePoint(placed, from));
}
