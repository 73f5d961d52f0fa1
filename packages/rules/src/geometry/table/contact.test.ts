import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlaps } from './circle-base.ts';
import { contactPoint, firstFreeContact } from './contact.ts';
import type { CircleBase } from './circle-base.ts';

const around = { at: { xMils: 20_000, yMils: 20_000 }, radiusMils: 800 };
const radiusMils = 300;

/** Bases near enough to be in the way, on the brink of it, or well clear. */
const anyBlocker: fc.Arbitrary<CircleBase> = fc.record({
  at: fc.record({ xMils: fc.integer({ min: 17_000, max: 23_000 }), yMils: fc.integer({ min: 17_000, max: 23_000 }) }),
  radiusMils: fc.integer({ min: 100, max: 2000 }),
});

it('is the first place to either side of the bearing that no base overlaps, however far the bases are', () => {
  const found = { some: 0, none: 0 };
  fc.assert(
    fc.property(
      fc.array(anyBlocker, { maxLength: 12 }),
      fc.integer({ min: 0, max: 35_999 }),
      (blockers, preferredCdeg) => {
        const turns = Array.from({ length: 181 }, (_, degrees) => [degrees * 100, -degrees * 100]).flat();
        const places = turns.map((turn) => contactPoint(around, radiusMils, preferredCdeg + turn));
        const free = places.find((at) => !blockers.some((blocker) => overlaps({ at, radiusMils }, blocker)));
        expect(firstFreeContact(around, radiusMils, { preferredCdeg, blockers })).toEqual(free);
        found[free === undefined ? 'none' : 'some'] += 1;
      },
    ),
    { numRuns: 400 },
  );
  expect(Math.min(found.some, found.none)).toBeGreaterThan(10);
});
