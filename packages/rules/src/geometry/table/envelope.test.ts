import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseRange, finalFacingRange, legEnd, legFault, legTowards, nearestLeg } from './envelope.ts';
import type { Envelope } from './envelope.ts';
import { distanceMils } from './point.ts';
import { anyCdeg, anyPoint } from './symmetry.testing.ts';

const cruiser: Envelope = {
  from: { xMils: 24_000, yMils: 24_000 },
  facingCdeg: 0,
  turningArcCdeg: 9000,
  minMils: 0,
  maxMils: 8000,
  finalTurnCdeg: 4500,
};
const leg = (courseCdeg: number, mils: number, facingCdeg: number) => ({ courseCdeg, distanceMils: mils, facingCdeg });

const anyEnvelope: fc.Arbitrary<Envelope> = fc.record({
  from: anyPoint,
  facingCdeg: anyCdeg,
  turningArcCdeg: fc.constantFrom(9000, 18_000, 27_000, 36_000),
  minMils: fc.constantFrom(0, 0, 1000),
  maxMils: fc.integer({ min: 1000, max: 12_000 }),
  finalTurnCdeg: fc.constantFrom(0, 4500, 18_000),
});

describe('a movement envelope', () => {
  it('allows both edges of the turning arc, of the distance and of the final facing', () => {
    const legal = [leg(0, 8000, 0), leg(4500, 8000, 9000), leg(31_500, 1, 27_000), leg(4510, 8010, 9020)];
    expect(legal.map((one) => legFault(cruiser, one))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('names the fault beyond them', () => {
    expect(legFault(cruiser, leg(0, 8011, 0))).toBe('too-long');
    expect(legFault(cruiser, leg(0, -1, 0))).toBe('too-short');
    expect(legFault({ ...cruiser, minMils: 2000 }, leg(0, 1989, 0))).toBe('too-short');
    expect(legFault(cruiser, leg(4511, 1000, 4511))).toBe('outside-turning-arc');
    expect(legFault(cruiser, leg(0, 1000, 4511))).toBe('final-facing');
  });

  it('keeps the facing in a move of no length', () => {
    expect(legFault(cruiser, leg(18_000, 0, 0))).toBeUndefined();
    expect(legFault(cruiser, leg(0, 0, 4500))).toBe('final-facing');
    expect(finalFacingRange(cruiser, 3000, 0)).toEqual({ fromCdeg: 0, toCdeg: 0, widthCdeg: 0 });
  });

  it('tells the courses and the final facings', () => {
    expect(courseRange(cruiser)).toEqual({ fromCdeg: 31_500, toCdeg: 4500, widthCdeg: 9000 });
    expect(courseRange({ ...cruiser, turningArcCdeg: 36_000 }).widthCdeg).toBe(36_000);
    expect(finalFacingRange(cruiser, 3000, 100)).toEqual({ fromCdeg: 34_500, toCdeg: 7500, widthCdeg: 9000 });
  });

  it('holds a dragged ghost by the nearest legal end', () => {
    expect(legTowards(cruiser, { xMils: 24_000, yMils: 30_000 })).toEqual(leg(0, 6000, 0));
    expect(legTowards(cruiser, { xMils: 24_000, yMils: 60_000 })).toEqual(leg(0, 8000, 0));
    expect(legTowards(cruiser, { xMils: 30_000, yMils: 24_000 })).toEqual(leg(4500, 4243, 4500));
    expect(legTowards(cruiser, { xMils: 24_000, yMils: 10_000 })).toMatchObject({ distanceMils: 0, facingCdeg: 0 });
    expect(legTowards(cruiser, { xMils: 24_000, yMils: 30_000 }, 9000)).toEqual(leg(0, 6000, 4500));
  });

  it('makes every wish legal, and leaves legal wishes alone', () => {
    const anyWish = fc.record({
      courseCdeg: anyCdeg,
      distanceMils: fc.integer({ min: -100, max: 20_000 }),
      facingCdeg: anyCdeg,
    });
    fc.assert(
      fc.property(anyEnvelope, anyWish, anyPoint, (envelope, wish, target) => {
        const nearest = nearestLeg(envelope, wish);
        expect(legFault(envelope, nearest, { distanceMils: 0, angleCdeg: 0, contactMils: 0 })).toBeUndefined();
        expect(nearestLeg(envelope, nearest)).toEqual(nearest);
        const towards = legTowards(envelope, target, wish.facingCdeg);
        expect(legFault(envelope, towards)).toBeUndefined();
        const moved = distanceMils(envelope.from, legEnd(envelope, towards));
        expect(Math.abs(moved - towards.distanceMils)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('holds a ghost no farther from the pointer than any other legal end', () => {
    const aim = fc.record({
      courseCdeg: anyCdeg,
      distanceMils: fc.integer({ min: 0, max: 12_000 }),
      facingCdeg: anyCdeg,
    });
    fc.assert(
      fc.property(anyEnvelope, aim, anyPoint, (envelope, other, target) => {
        fc.pre(envelope.minMils === 0 && envelope.turningArcCdeg <= 18_000);
        const rival = distanceMils(legEnd(envelope, nearestLeg(envelope, other)), target);
        const held = distanceMils(legEnd(envelope, legTowards(envelope, target)), target);
        expect(held).toBeLessThanOrEqual(rival + 10);
      }),
    );
  });
});
