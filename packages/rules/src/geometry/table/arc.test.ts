import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcsOf, arcsOfBearing, inSector, quadrants } from './arc.ts';
import { offset, samePoint } from './point.ts';
import { anyCdeg, anyMotion, anyPoint } from './symmetry.testing.ts';

const ship = { xMils: 24_000, yMils: 24_000 };

describe('arcsOf', () => {
  it('names the quadrant about each of the four directions', () => {
    const seen = [0, 9000, 18_000, 27_000].map((cdeg) => arcsOf(ship, 3000, offset(ship, 3000 + cdeg, 9000)));
    expect(seen).toEqual([['fore'], ['starboard'], ['aft'], ['port']]);
  });

  it('names both neighbours on a line and within a tenth of a degree of it, one beyond', () => {
    expect(arcsOfBearing(4500)).toEqual(['fore', 'starboard']);
    expect(arcsOfBearing(4510)).toEqual(['fore', 'starboard']);
    expect(arcsOfBearing(4490)).toEqual(['fore', 'starboard']);
    expect(arcsOfBearing(4511)).toEqual(['starboard']);
    expect(arcsOfBearing(4489)).toEqual(['fore']);
    expect(arcsOfBearing(31_500)).toEqual(['fore', 'port']);
    expect(arcsOfBearing(4505, 1)).toEqual(['starboard']);
  });

  it('names all four where the target stands on the same point', () => {
    expect(arcsOf(ship, 0, ship)).toEqual(quadrants);
  });

  it('names one or two for every bearing, and turns with every motion', () => {
    fc.assert(
      fc.property(anyMotion, anyPoint, anyPoint, anyCdeg, (motion, from, target, facing) => {
        fc.pre(!samePoint(from, target));
        const arcs = arcsOf(from, facing, target);
        expect([1, 2]).toContain(arcs.length);
        const swapped = { fore: 'fore', aft: 'aft', port: 'starboard', starboard: 'port' } as const;
        const moved = arcsOf(motion.point(from), motion.cdeg(facing), motion.point(target));
        expect(new Set(moved)).toEqual(new Set(motion.mirrors ? arcs.map((arc) => swapped[arc]) : arcs));
      }),
    );
  });
});

describe('inSector', () => {
  it('includes both edges within tolerance', () => {
    const sees = (cdeg: number) => inSector(ship, 0, 9000, offset(ship, cdeg, 30_000));
    expect([0, 4500, 4510, 4512, 31_500, 31_490, 31_488, 18_000].map(sees)).toEqual([
      true,
      true,
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('of a whole circle holds every point', () => {
    fc.assert(fc.property(anyCdeg, anyPoint, (centre, target) => inSector(ship, centre, 36_000, target)));
  });
});
