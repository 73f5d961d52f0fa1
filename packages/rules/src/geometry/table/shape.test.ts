import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMils } from './point.ts';
import {
  closestEdgePoint,
  contains,
  corners,
  gapBetweenMils,
  gapMils,
  separationMils,
  shapesOverlap,
  signedGapMils,
} from './shape.ts';
import type { PlacedShape } from './shape.ts';
import { anyMotion, anyPoint, anyShape, moveShape } from './symmetry.testing.ts';

const at = (xMils: number, yMils: number) => ({ xMils, yMils });
const circle = (x: number, y: number, radiusMils: number): PlacedShape => ({
  at: at(x, y),
  shape: { kind: 'circle', radiusMils },
});
const rectangle = (x: number, y: number, widthMils: number, heightMils: number, facingCdeg = 0): PlacedShape => ({
  at: at(x, y),
  shape: { kind: 'rectangle', widthMils, heightMils, facingCdeg },
});

describe('gaps from a point', () => {
  it('measure to the edge of a circle, negative inside', () => {
    expect(signedGapMils(circle(0, 0, 3000), at(0, 5000))).toBe(2000);
    expect(signedGapMils(circle(0, 0, 3000), at(1000, 0))).toBe(-2000);
    expect(gapMils(circle(0, 0, 3000), at(1000, 0))).toBe(0);
  });

  it('measure to the side and to the corner of a rectangle', () => {
    const field = rectangle(0, 0, 6000, 4000);
    expect(signedGapMils(field, at(0, 5000))).toBe(3000);
    expect(signedGapMils(field, at(-5000, 0))).toBe(2000);
    expect(signedGapMils(field, at(6000, 6000))).toBe(5000);
    expect(signedGapMils(field, at(2500, 0))).toBe(-500);
  });

  it('measure to a turned rectangle', () => {
    expect(signedGapMils(rectangle(0, 0, 6000, 4000, 9000), at(0, 5000))).toBe(2000);
    expect(signedGapMils(rectangle(0, 0, 2000, 2000, 4500), at(0, 2000))).toBe(586);
  });

  it('are zero on the edge, which counts as inside', () => {
    expect(contains(circle(0, 0, 5000), at(3000, 4000))).toBe(true);
    expect(contains(rectangle(0, 0, 6000, 4000), at(3000, -2000))).toBe(true);
    expect(contains(rectangle(0, 0, 6000, 4000), at(3001, 0))).toBe(false);
  });

  it('stay the same under every motion', () => {
    fc.assert(
      fc.property(anyMotion, anyShape, anyPoint, (motion, placed, point) => {
        expect(signedGapMils(moveShape(motion, placed), motion.point(point))).toBe(signedGapMils(placed, point));
      }),
    );
  });

  it('equal the distance to the closest point of the edge, which lies on the edge', () => {
    fc.assert(
      fc.property(anyShape, anyPoint, (placed, point) => {
        const edge = closestEdgePoint(placed, point);
        expect(Math.abs(signedGapMils(placed, edge))).toBeLessThanOrEqual(1);
        expect(Math.abs(distanceMils(edge, point) - Math.abs(signedGapMils(placed, point)))).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('the closest point of the edge', () => {
  it('is as exact from beside the centre of a circle as from afar', () => {
    const planet = circle(40_000, 30_000, 12_000);
    const offs = [-299, -40, -3, -2, -1, 0, 1, 2, 3, 41, 300];
    for (const x of offs)
      for (const y of offs) {
        const edge = closestEdgePoint(planet, at(40_000 + x, 30_000 + y));
        expect(Math.abs(signedGapMils(planet, edge)), `${x}, ${y}`).toBeLessThanOrEqual(1);
      }
  });
});

describe('gaps between shapes', () => {
  it('run from edge to edge', () => {
    expect(gapBetweenMils(circle(0, 0, 1000), circle(5000, 0, 1500))).toBe(2500);
    expect(gapBetweenMils(circle(0, 0, 1000), rectangle(5000, 0, 2000, 2000))).toBe(3000);
    expect(gapBetweenMils(rectangle(0, 0, 2000, 2000), rectangle(5000, 6000, 2000, 2000))).toBe(5000);
    expect(gapBetweenMils(rectangle(0, 0, 2000, 2000), rectangle(3000, 500, 2000, 2000))).toBe(1000);
    expect(gapBetweenMils(rectangle(0, 0, 2000, 2000), rectangle(0, 0, 200, 200, 4500))).toBe(0);
  });

  it('tell how deep shapes overlap', () => {
    expect(separationMils(circle(0, 0, 1000), circle(1900, 0, 1000))).toBe(-100);
    expect(separationMils(rectangle(0, 0, 2000, 2000), rectangle(1900, 0, 2000, 2000))).toBe(-100);
    expect(shapesOverlap(circle(0, 0, 1000), circle(2000, 0, 1000))).toBe(false);
    expect(shapesOverlap(circle(0, 0, 1000), circle(1999, 0, 1000))).toBe(true);
    expect(shapesOverlap(circle(0, 0, 1000), circle(1960, 0, 1000), 50)).toBe(false);
  });

  it('see two long crossed rectangles overlap though no corner is inside the other', () => {
    expect(shapesOverlap(rectangle(0, 0, 10_000, 1000), rectangle(0, 0, 10_000, 1000, 9000))).toBe(true);
  });

  it('are mutual, and the same under every motion', () => {
    fc.assert(
      fc.property(anyMotion, anyShape, anyShape, (motion, a, b) => {
        expect(separationMils(a, b)).toBe(separationMils(b, a));
        const moved = separationMils(moveShape(motion, a), moveShape(motion, b));
        expect(Math.abs(moved - separationMils(a, b))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are never more than the gap of any corner', () => {
    fc.assert(
      fc.property(anyShape, anyShape, (a, b) => {
        fc.pre(b.shape.kind === 'rectangle');
        if (b.shape.kind !== 'rectangle') return;
        for (const corner of corners(b.shape, b.at)) {
          expect(gapBetweenMils(a, b)).toBeLessThanOrEqual(gapMils(a, corner) + 2);
        }
      }),
    );
  });
});
