import * as fc from 'fast-check';
import type { PlacedShape } from './shape.ts';
import type { Point } from './point.ts';
import { normaliseCdeg } from './units.ts';

/** Test-only: tables, shapes and the motions of the plane that must not change what is measured. */
export const anyPoint: fc.Arbitrary<Point> = fc.record({
  xMils: fc.integer({ min: -60_000, max: 60_000 }),
  yMils: fc.integer({ min: -60_000, max: 60_000 }),
});

export const anyCdeg = fc.integer({ min: 0, max: 35_999 });

export const anyShape: fc.Arbitrary<PlacedShape> = fc.record({
  at: anyPoint,
  shape: fc.oneof(
    fc.record({ kind: fc.constant('circle' as const), radiusMils: fc.integer({ min: 200, max: 8000 }) }),
    fc.record({
      kind: fc.constant('rectangle' as const),
      widthMils: fc.integer({ min: 200, max: 12_000 }).map((half) => 2 * half),
      heightMils: fc.integer({ min: 200, max: 12_000 }).map((half) => 2 * half),
      facingCdeg: anyCdeg,
    }),
  ),
});

/** A motion that keeps lengths: how it moves a point and turns a direction. */
export interface Motion {
  readonly name: string;
  readonly point: (point: Point) => Point;
  readonly cdeg: (cdeg: number) => number;
  readonly mirrors: boolean;
}

export const anyMotion: fc.Arbitrary<Motion> = fc.oneof(
  fc.constant<Motion>({
    name: 'quarter turn clockwise',
    point: (point) => ({ xMils: point.yMils, yMils: 0 - point.xMils }),
    cdeg: (cdeg) => normaliseCdeg(cdeg + 9000),
    mirrors: false,
  }),
  fc.constant<Motion>({
    name: 'mirror east and west',
    point: (point) => ({ xMils: 0 - point.xMils, yMils: point.yMils }),
    cdeg: (cdeg) => normaliseCdeg(-cdeg),
    mirrors: true,
  }),
  anyPoint.map<Motion>((by) => ({
    name: `shift by ${by.xMils}, ${by.yMils}`,
    point: (point) => ({ xMils: point.xMils + by.xMils, yMils: point.yMils + by.yMils }),
    cdeg: (cdeg) => cdeg,
    mirrors: false,
  })),
);

export function moveShape(motion: Motion, placed: PlacedShape): PlacedShape {
  const at = motion.point(placed.at);
  if (placed.shape.kind === 'circle') return { at, shape: placed.shape };
  return { at, shape: { ...placed.shape, facingCdeg: motion.cdeg(placed.shape.facingCdeg) } };
}
