import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapToSegmentMils } from './chord.ts';
import { distanceMils } from './point.ts';
import type { PlacedShape } from './shape.ts';
import { contains, signedGapMils } from './shape.ts';
import { crosses, crossings } from './sight.ts';
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
const measured = (from: ReturnType<typeof at>, to: ReturnType<typeof at>, shapes: readonly PlacedShape[]) =>
  crossings(from, to, shapes).map(({ enterMils, leaveMils, insideMils }) => [enterMils, leaveMils, insideMils]);

describe('a line of sight', () => {
  it('crosses a circle and a rectangle, measured along the line', () => {
    expect(measured(at(0, 0), at(20_000, 0), [circle(10_000, 0, 3000)])).toEqual([[7000, 13_000, 6000]]);
    expect(measured(at(0, 0), at(20_000, 0), [circle(10_000, 1800, 3000)])).toEqual([[7600, 12_400, 4800]]);
    expect(measured(at(0, 0), at(0, 20_000), [rectangle(0, 10_000, 6000, 4000)])).toEqual([[8000, 12_000, 4000]]);
    expect(measured(at(0, 0), at(12_000, 16_000), [rectangle(6000, 8000, 6000, 6000)])).toEqual([[6250, 13_750, 7500]]);
  });

  it('that only touches an edge does not cross', () => {
    expect(crosses(at(0, 3000), at(20_000, 3000), circle(10_000, 0, 3000))).toBe(false);
    expect(crosses(at(0, 2000), at(20_000, 2000), rectangle(10_000, 0, 6000, 4000))).toBe(false);
    expect(crosses(at(0, 10_000), at(10_000, 0), rectangle(3000, 3000, 4000, 4000))).toBe(false);
    expect(crosses(at(0, 0), at(7000, 0), circle(10_000, 0, 3000))).toBe(false);
  });

  it('that runs no deeper than the tolerance does not cross, a little deeper it does', () => {
    expect(crosses(at(0, 2991), at(20_000, 2991), circle(10_000, 0, 3000))).toBe(false);
    expect(crosses(at(0, 2989), at(20_000, 2989), circle(10_000, 0, 3000))).toBe(true);
    expect(crosses(at(0, 2999), at(20_000, 2999), circle(10_000, 0, 3000), 0)).toBe(true);
  });

  it('that starts or ends inside crosses from there', () => {
    expect(measured(at(10_000, 0), at(20_000, 0), [circle(10_000, 0, 3000)])).toEqual([[0, 3000, 3000]]);
    expect(measured(at(0, 0), at(10_000, 0), [circle(10_000, 0, 3000)])).toEqual([[7000, 10_000, 3000]]);
    expect(measured(at(9000, 0), at(11_000, 0), [circle(10_000, 0, 3000)])).toEqual([[0, 2000, 2000]]);
  });

  it('does not cross what lies behind it or beyond its end', () => {
    expect(crosses(at(0, 0), at(5000, 0), circle(10_000, 0, 3000))).toBe(false);
    expect(crosses(at(14_000, 0), at(20_000, 0), circle(10_000, 0, 3000))).toBe(false);
  });

  it('meets shapes in the order of the way', () => {
    const near = circle(5000, 0, 1000);
    const far = rectangle(15_000, 0, 2000, 2000);
    expect(crossings(at(0, 0), at(20_000, 0), [far, near]).map(({ shape }) => shape)).toEqual([near, far]);
    expect(crossings(at(20_000, 0), at(0, 0), [far, near]).map(({ shape }) => shape)).toEqual([far, near]);
  });

  it('crosses the same from both ends and under every motion', () => {
    fc.assert(
      fc.property(anyMotion, anyPoint, anyPoint, anyShape, (motion, from, to, placed) => {
        expect(crosses(to, from, placed)).toBe(crosses(from, to, placed));
        const moved = moveShape(motion, placed);
        expect(crosses(motion.point(from), motion.point(to), moved)).toBe(crosses(from, to, placed));
      }),
    );
  });

  it('crosses a circle exactly where its nearest point is deeper than the tolerance', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyShape, (from, to, placed) => {
        fc.pre(placed.shape.kind === 'circle' && distanceMils(from, to) > 0);
        if (placed.shape.kind !== 'circle') return;
        const depth = placed.shape.radiusMils - gapToSegmentMils(placed.at, from, to);
        if (Math.abs(depth - 10) > 1) expect(crosses(from, to, placed)).toBe(depth > 10);
      }),
    );
  });

  it('agrees with points sampled along the line', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyShape, (from, to, placed) => {
        const [crossing] = crossings(from, to, [placed]);
        for (let step = 0; step <= 40; step += 1) {
          const along = (a: number, b: number) => Math.round(a + ((b - a) * step) / 40);
          const point = at(along(from.xMils, to.xMils), along(from.yMils, to.yMils));
          const way = distanceMils(from, point);
          if (signedGapMils(placed, point) < -12) {
            expect(crossing).toBeDefined();
            expect(crossing?.enterMils).toBeLessThanOrEqual(way + 1);
            expect(crossing?.leaveMils).toBeGreaterThanOrEqual(way - 1);
          } else if (!contains(placed, point) && signedGapMils(placed, point) > 2 && crossing !== undefined) {
            expect(way < crossing.enterMils || way > crossing.leaveMils).toBe(true);
          }
        }
      }),
    );
  });
});
