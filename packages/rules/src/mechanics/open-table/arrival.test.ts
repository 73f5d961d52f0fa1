import { describe, expect, it } from 'vitest';
import { baseGapMils, type CircleBase, distanceMils, insideTable, overlaps } from '../../geometry/table/index.ts';
import { atDisc, besideOneOf, beyondDisc, type Landing, nearestWithin } from './arrival.ts';

const at = (xMils: number, yMils: number) => ({ xMils, yMils });
const table = { widthMils: 20_000, heightMils: 20_000 };
const disc: CircleBase = { at: at(10_000, 10_000), radiusMils: 1000 };
const landing = (blockers: readonly CircleBase[] = [], preferredCdeg = 9000): Landing => ({
  radiusMils: 600,
  preferredCdeg,
  blockers,
  fits: (base) => insideTable(base, table) && !blockers.some((other) => overlaps(base, other)),
});

describe('a base that comes onto the table', () => {
  it('lands at the rim of the disc on the bearing that it prefers, or beside it', () => {
    expect(atDisc(disc, landing())).toEqual(at(11_600, 10_000));
    const taken = { at: at(11_600, 10_000), radiusMils: 600 };
    const found = atDisc(disc, landing([taken])) ?? disc.at;
    expect(Math.abs(baseGapMils({ at: found, radiusMils: 600 }, disc))).toBeLessThanOrEqual(1);
    expect(baseGapMils({ at: found, radiusMils: 600 }, taken)).toBeGreaterThanOrEqual(-50);
    expect(distanceMils(found, taken.at)).toBeLessThan(1400);
  });

  it('overlaps the disc where its rim is full, and finds no room where all of it is', () => {
    const ring = Array.from({ length: 4 }, (_, turn) => ({
      at: at(10_000 + [0, 2600, 0, -2600][turn]!, 10_000 + [2600, 0, -2600, 0][turn]!),
      radiusMils: 1700,
    }));
    const found = atDisc(disc, landing(ring));
    expect(found && distanceMils(found, disc.at)).toBe(0);
    expect(atDisc(disc, landing([{ at: disc.at, radiusMils: 1800 }]))).toBeUndefined();
  });

  it('lands beside the first of its mates that has room', () => {
    const hemmed = { at: at(600, 600), radiusMils: 600 };
    const free = { at: at(5000, 5000), radiusMils: 600 };
    const walls = [{ at: at(2000, 2000), radiusMils: 1200 }];
    const mates = [hemmed, free];
    expect(besideOneOf(mates, landing([...mates, ...walls]))).toEqual(at(6200, 5000));
    expect(besideOneOf([], landing())).toBeUndefined();
  });

  it('lands as near beyond the disc as it can, on the table', () => {
    expect(beyondDisc(disc, landing(), table)).toEqual(at(10_000, 11_600));
    const wide = { at: disc.at, radiusMils: 3000 };
    const found = beyondDisc(disc, landing([wide]), table);
    expect(found).toEqual(at(10_000, 13_600));
    expect(beyondDisc(disc, { radiusMils: 600, fits: () => false }, table)).toBeUndefined();
  });
});

it('the nearest place is looked for in each reach in turn', () => {
  const home = at(5000, 5000);
  expect(nearestWithin(home, [1000], () => true)).toEqual(home);
  expect(nearestWithin(home, [1000, 4000], ({ xMils }) => xMils >= 7100)).toEqual(at(7250, 5000));
  expect(nearestWithin(home, [1000], ({ xMils }) => xMils >= 7100)).toBeUndefined();
});
