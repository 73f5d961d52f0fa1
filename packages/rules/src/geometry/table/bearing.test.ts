import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { angleBetween, bearingCdeg, clampAngle, relativeBearing, turnAbout, turnCdeg } from './bearing.ts';
import { distanceMils, offset, samePoint } from './point.ts';
import { anyCdeg, anyMotion, anyPoint } from './symmetry.testing.ts';

const at = (xMils: number, yMils: number) => ({ xMils, yMils });
const origin = at(0, 0);

describe('bearingCdeg', () => {
  it('reads clockwise from north', () => {
    const around = [at(0, 5), at(5, 5), at(5, 0), at(5, -5), at(0, -5), at(-5, -5), at(-5, 0), at(-5, 5)];
    expect(around.map((to) => bearingCdeg(origin, to))).toEqual([
      0, 4500, 9000, 13_500, 18_000, 22_500, 27_000, 31_500,
    ]);
    expect(bearingCdeg(origin, origin)).toBe(0);
  });

  it('agrees with the true angle to half a centidegree', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        fc.pre(!samePoint(a, b));
        const truth = (Math.atan2(b.xMils - a.xMils, b.yMils - a.yMils) * 18_000) / Math.PI;
        const error = Math.abs(bearingCdeg(a, b) - (truth < 0 ? truth + 36_000 : truth));
        expect(Math.min(error, 36_000 - error)).toBeLessThanOrEqual(0.501);
      }),
    );
  });

  it('finds every direction again that a point was offset by', () => {
    for (let cdeg = 0; cdeg < 36_000; cdeg += 7) expect(bearingCdeg(origin, offset(origin, cdeg, 60_000))).toBe(cdeg);
  });

  it('turns with every motion', () => {
    fc.assert(
      fc.property(anyMotion, anyPoint, anyPoint, (motion, a, b) => {
        fc.pre(!samePoint(a, b));
        expect(bearingCdeg(motion.point(a), motion.point(b))).toBe(motion.cdeg(bearingCdeg(a, b)));
      }),
    );
  });
});

describe('angles', () => {
  it('are relative to a facing', () => {
    expect(relativeBearing(9000, 4500)).toBe(31_500);
    expect(relativeBearing(35_000, 1000)).toBe(2000);
  });

  it('turn the short way, half turns clockwise', () => {
    expect(turnCdeg(35_900, 100)).toBe(200);
    expect(turnCdeg(100, 35_900)).toBe(-200);
    expect(turnCdeg(0, 18_000)).toBe(18_000);
    expect(angleBetween(100, 35_900)).toBe(200);
  });

  it('are held in a sector by its nearer edge', () => {
    expect(clampAngle(9000, 0, 4500)).toBe(4500);
    expect(clampAngle(27_000, 0, 4500)).toBe(31_500);
    expect(clampAngle(200, 35_900, 4500)).toBe(200);
    fc.assert(
      fc.property(anyCdeg, anyCdeg, fc.integer({ min: 0, max: 18_000 }), (cdeg, centre, spread) => {
        const held = clampAngle(cdeg, centre, spread);
        expect(angleBetween(held, centre)).toBe(Math.min(spread, angleBetween(cdeg, centre)));
        expect(clampAngle(held, centre, spread)).toBe(held);
      }),
    );
  });

  it('carry a point around a centre at its distance', () => {
    expect(turnAbout(at(3000, 0), origin, 9000)).toEqual(at(0, -3000));
    fc.assert(
      fc.property(anyPoint, anyPoint, anyCdeg, (point, centre, by) => {
        const turned = turnAbout(point, centre, by);
        expect(Math.abs(distanceMils(centre, turned) - distanceMils(centre, point))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
