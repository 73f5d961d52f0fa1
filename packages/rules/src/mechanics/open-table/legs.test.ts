import { describe, expect, it } from 'vitest';
import { legFault } from '../../geometry/table/index.ts';
import { seededRandom } from '../../kernel/dice.ts';
import { tableArea } from './area.ts';
import { legsOutwards, legsTowards, randomLeg } from './legs.ts';

const table = tableArea({ widthMils: 48_000, heightMils: 48_000 });
const mover = {
  from: { xMils: 24_000, yMils: 24_000 },
  facingCdeg: 0,
  turningArcCdeg: 9000,
  minMils: 1000,
  maxMils: 8000,
  finalTurnCdeg: 4500,
  onTable: table,
};
const never = () => 0.999;
const facings = (courseCdeg: number) => [courseCdeg, 0];

describe('legs towards an aim', () => {
  const east = { xMils: 40_000, yMils: 24_000 };
  const west = { xMils: 8000, yMils: 24_000 };

  it('go straight for it as far as the turning arc allows, each shorter than the one before', () => {
    const tried = legsTowards(mover, [east], { tries: 3, straight: 3, shorterBy: 0.25, facings }, never);
    expect(tried.map(({ leg }) => [leg.courseCdeg, leg.distanceMils, leg.facingCdeg])).toEqual([
      [4500, 8000, 4500],
      [4500, 8000, 0],
      [4500, 6000, 4500],
      [4500, 6000, 0],
      [4500, 4000, 4500],
      [4500, 4000, 0],
    ]);
    expect(tried[0]?.end).toEqual({ at: { xMils: 29_657, yMils: 29_657 }, facingCdeg: 4500 });
  });

  it('take several aims in turn, go ahead without one, and never fall short of the least move', () => {
    const how = { tries: 2, straight: 2, shorterBy: 0.95, facings: (course: number) => [course] };
    expect(legsTowards(mover, [east, west], how, never).map(({ leg }) => leg)).toEqual([
      { courseCdeg: 4500, distanceMils: 8000, facingCdeg: 4500 },
      { courseCdeg: 31_500, distanceMils: 1000, facingCdeg: 31_500 },
    ]);
    expect(legsTowards(mover, [], how, never)[0]?.leg.courseCdeg).toBe(0);
  });

  it('are drawn by chance after that, all of them within the limits', () => {
    const how = { tries: 200, straight: 0, shorterBy: 0, facings: (course: number) => [course] };
    const tried = legsTowards(mover, [east], how, seededRandom(5));
    expect(tried).toHaveLength(200);
    expect(tried.flatMap(({ leg }) => legFault(mover, leg) ?? [])).toEqual([]);
    expect(new Set(tried.map(({ leg }) => leg.courseCdeg)).size).toBeGreaterThan(150);
  });

  it('keep the facing where they stay, and leave out what ends off the area', () => {
    const still = { ...mover, minMils: 0, maxMils: 0 };
    const how = { tries: 1, straight: 1, shorterBy: 0, facings };
    expect(legsTowards(still, [east], how, never)).toEqual([
      { leg: { courseCdeg: 4500, distanceMils: 0, facingCdeg: 0 }, end: { at: mover.from, facingCdeg: 0 } },
    ]);
    const short = { ...mover, onTable: { ...table, north: 29_656 } };
    expect(legsTowards(short, [east], { ...how, tries: 2, straight: 2, shorterBy: 0.5 }, never)).toHaveLength(2);
  });
});

it('legs outwards begin straight ahead and short', () => {
  const [first, second] = legsOutwards(mover, 4000, { mils: 4000, cdeg: 4500 });
  expect([first, second]).toEqual([
    { courseCdeg: 0, distanceMils: 4000, facingCdeg: 0 },
    { courseCdeg: 0, distanceMils: 8000, facingCdeg: 0 },
  ]);
  const all = [...legsOutwards(mover, 4000, { mils: 4000, cdeg: 4500 })];
  expect(all.map(({ courseCdeg }) => courseCdeg)).toEqual([0, 0, 4500, 4500, 31_500, 31_500]);
});

it('a leg by chance is always allowed', () => {
  const random = seededRandom(11);
  for (let draw = 0; draw < 300; draw++) expect(legFault(mover, randomLeg(mover, random))).toBeUndefined();
});
