import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, distanceMils, offset, squaredDistance, subtract } from './point.ts';
import { anyCdeg, anyMotion, anyPoint } from './symmetry.testing.ts';
import { cdegOfDegrees, degreesOfCdeg, inchesOfMils, milsOfInches } from './units.ts';

const at = (xMils: number, yMils: number) => ({ xMils, yMils });

describe('points', () => {
  it('measure to the nearest mil', () => {
    expect(distanceMils(at(0, 0), at(3000, 4000))).toBe(5000);
    expect(distanceMils(at(0, 0), at(1, 1))).toBe(1);
    expect(distanceMils(at(0, 0), at(2, 2))).toBe(3);
    expect(squaredDistance(at(-60_000, -60_000), at(60_000, 60_000))).toBe(28_800_000_000);
  });

  it('lie where a bearing and a distance lead', () => {
    expect(offset(at(1000, 1000), 0, 500)).toEqual(at(1000, 1500));
    expect(offset(at(1000, 1000), 9000, 500)).toEqual(at(1500, 1000));
    expect(offset(at(0, 0), 3000, 10_000)).toEqual(at(5000, 8660));
    expect(offset(at(0, 0), 22_500, 10_000)).toEqual(at(-7071, -7071));
  });

  it('keep distances under every motion, and the triangle inequality to a mil', () => {
    fc.assert(
      fc.property(anyMotion, anyPoint, anyPoint, anyPoint, (motion, a, b, c) => {
        expect(distanceMils(motion.point(a), motion.point(b))).toBe(distanceMils(a, b));
        expect(distanceMils(a, c)).toBeLessThanOrEqual(distanceMils(a, b) + distanceMils(b, c) + 1);
        expect(add(a, subtract(b, a))).toEqual(b);
      }),
    );
  });

  it('offset by a distance lies at that distance, and moves with every motion', () => {
    fc.assert(
      fc.property(anyMotion, anyPoint, anyCdeg, fc.integer({ min: 0, max: 60_000 }), (motion, from, cdeg, mils) => {
        const end = offset(from, cdeg, mils);
        expect(Math.abs(distanceMils(from, end) - mils)).toBeLessThanOrEqual(1);
        expect(offset(motion.point(from), motion.cdeg(cdeg), mils)).toEqual(motion.point(end));
      }),
    );
  });
});

describe('units', () => {
  it('turn inches and degrees as written into mils and centidegrees, and back', () => {
    expect(milsOfInches(12.35)).toBe(12_350);
    expect(milsOfInches(0.1 + 0.2)).toBe(300);
    expect(cdegOfDegrees(-90)).toBe(27_000);
    expect(cdegOfDegrees(360)).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: -120_000, max: 120_000 }), anyCdeg, (mils, cdeg) => {
        expect(milsOfInches(inchesOfMils(mils))).toBe(mils);
        expect(cdegOfDegrees(degreesOfCdeg(cdeg))).toBe(cdeg);
      }),
    );
  });
});
