import { describe, expect, it } from 'vitest';
import { farthestPair, formationFault, unlinkedFrom } from './formation.ts';

const at = (...xs: readonly number[]) => xs.map((xMils) => ({ xMils, yMils: 0 }));

describe('a formation', () => {
  it('tells the two that are farthest apart', () => {
    expect(farthestPair(at(0, 9000, 4000))).toEqual({ one: 0, other: 1, mils: 9000 });
    expect(farthestPair(at(5))).toBeUndefined();
  });

  it('follows links in any order, and none that is too long', () => {
    expect(unlinkedFrom(at(0, 6000, 4000, 2000), 2000)).toEqual([]);
    expect(unlinkedFrom(at(0, 6000, 3000, 8000), 2000)).toEqual([1, 2, 3]);
    expect(unlinkedFrom(at(0, 2010, 4021), 2000)).toEqual([2]);
  });

  it('passes by either test that its game knows, and tells what is wrong with it', () => {
    expect(formationFault(at(0, 3000, 6000), { pairMils: 6000, linkMils: 2000 })).toBeUndefined();
    expect(formationFault(at(0, 2000, 4000, 6000, 8000), { pairMils: 6000, linkMils: 2000 })).toBeUndefined();
    expect(formationFault(at(0, 7000), { pairMils: 6000 })).toEqual({
      kind: 'scattered',
      farthest: { one: 0, other: 1, mils: 7000 },
      unlinked: [],
    });
    expect(formationFault(at(0, 7000), { linkMils: 2000 })?.unlinked).toEqual([1]);
    expect(formationFault(at(0), { linkMils: 2000 })).toBeUndefined();
  });
});
