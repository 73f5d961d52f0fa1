import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, type PlacedShape, separationMils } from '../../geometry/table/index.ts';
import { hullOf, outlineGapMils, outlineHolds, outlineOf, sweptBetween } from './outline.ts';

const point = (xMils: number, yMils: number) => ({ xMils, yMils });
const place = fc.record({ xMils: fc.integer({ min: 0, max: 12_000 }), yMils: fc.integer({ min: 0, max: 12_000 }) });
const placed: fc.Arbitrary<PlacedShape> = fc.record({
  at: place,
  shape: fc.oneof(
    fc.record({ kind: fc.constant('circle' as const), radiusMils: fc.integer({ min: 200, max: 2000 }) }),
    fc.record({
      kind: fc.constant('rectangle' as const),
      widthMils: fc.integer({ min: 400, max: 3000 }),
      heightMils: fc.integer({ min: 400, max: 6000 }),
      facingCdeg: fc.integer({ min: 0, max: 35_999 }),
    }),
  ),
});
/** Corners are rounded to the mil, once for each of two outlines. */
const ROUNDING = 3;

describe('an outline', () => {
  it('keeps the outermost points only', () => {
    const square = [point(0, 0), point(1000, 0), point(1000, 1000), point(0, 1000)];
    expect(hullOf([...square, point(500, 500), point(500, 0)]).points).toEqual(square);
    expect(hullOf([point(0, 0), point(500, 0), point(1000, 0)]).points).toEqual([point(0, 0), point(1000, 0)]);
    expect(hullOf([point(7, 7), point(7, 7)]).points).toEqual([point(7, 7)]);
  });

  it('tells the gap between points, lines and shapes', () => {
    const line = hullOf([point(0, 0), point(4000, 0)]);
    const dot = (x: number, y: number, round = 0) => hullOf([point(x, y)], round);
    expect(outlineGapMils(dot(0, 0), dot(3000, 4000))).toBe(5000);
    expect(outlineGapMils(line, dot(6000, 0))).toBe(2000);
    expect(outlineGapMils(line, dot(2000, 900, 500))).toBe(400);
    expect(outlineGapMils(line, hullOf([point(5000, 0), point(7000, 0)]))).toBe(1000);
    expect(outlineGapMils(line, hullOf([point(2000, 1000), point(2000, -1000)]))).toBeLessThan(0);
  });

  it('of circles and rectangles stands as far from another as the shapes do', () => {
    fc.assert(
      fc.property(placed, placed, (a, b) => {
        const gap = outlineGapMils(outlineOf(a), outlineOf(b));
        const expected = separationMils(a, b);
        // How deep they overlap is told by the least shift; a corner of a rectangle in a circle is measured otherwise.
        if (expected > 0 || gap > 0) expect(Math.abs(gap - expected)).toBeLessThanOrEqual(ROUNDING);
      }),
    );
  });

  it('sweeps over every place on its way', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(placed, place, share, place, (start, end, part, probe) => {
        const between = (from: number, to: number) => Math.round(from + (to - from) * part);
        const { at } = start;
        const onTheWay = { ...start, at: point(between(at.xMils, end.xMils), between(at.yMils, end.yMils)) };
        const swept = sweptBetween(outlineOf(start), outlineOf({ ...start, at: end }));
        if (contains({ ...onTheWay }, probe))
          expect(outlineGapMils(swept, hullOf([probe]))).toBeLessThanOrEqual(ROUNDING);
      }),
    );
    const disc = (x: number) => outlineOf({ at: point(x, 0), shape: { kind: 'circle', radiusMils: 500 } });
    const swept = sweptBetween(disc(0), disc(4000));
    expect(
      [point(2000, 500), point(2000, 501), point(4500, 0), point(4400, 400)].map((each) => outlineHolds(swept, each)),
    ).toEqual([true, false, true, false]);
  });
});
