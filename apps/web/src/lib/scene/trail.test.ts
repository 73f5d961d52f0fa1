import { describe, expect, it } from 'vitest';
import { Trail, type TrailSpot } from './trail.ts';

const spot = (xMils: number, yMils = 0): TrailSpot => ({ xMils, yMils, halfMils: 500 });
const noted = (...places: readonly (readonly [seq: number, spots: Readonly<Record<string, TrailSpot>>])[]): Trail => {
  const trail = new Trail();
  for (const [seq, spots] of places) trail.note(seq, new Map(Object.entries(spots)));
  return trail;
};

describe('the trail', () => {
  it('knows where something stood before and after each entry', () => {
    const trail = noted([1, { a: spot(0) }], [2, { a: spot(4) }], [3, { a: spot(4), b: spot(9) }]);
    expect(trail.way('a', 2, 2)).toEqual([spot(0), spot(4)]);
    expect(trail.at('a', 1)).toEqual(spot(0));
    expect(trail.at('a', 9)).toEqual(spot(4));
  });

  it('keeps each place of a way of several entries, and none twice', () => {
    const trail = noted([1, { a: spot(0) }], [2, { a: spot(2) }], [3, { a: spot(2) }], [4, { a: spot(2, 5) }]);
    expect(trail.way('a', 2, 4)).toEqual([spot(0), spot(2), spot(2, 5)]);
  });

  it('takes what came together with the next entry that it saw', () => {
    const trail = noted([1, { a: spot(0) }], [5, { a: spot(7) }]);
    expect(trail.way('a', 2, 3)).toEqual([spot(0), spot(7)]);
  });

  it('knows no way that began before anybody looked, or away from the table', () => {
    expect(noted([4, { a: spot(7) }]).way('a', 3, 4)).toEqual([]);
    expect(noted([1, {}], [2, { a: spot(7) }]).way('a', 2, 2)).toEqual([spot(7)]);
  });

  it('says of what is gone where it stood last', () => {
    const trail = noted([1, { a: spot(0) }], [2, { a: spot(3) }], [3, {}]);
    expect(trail.at('a', 3)).toEqual(spot(3));
    expect(trail.at('b', 3)).toBeUndefined();
  });

  it('forgets what follows where somebody goes back', () => {
    const trail = noted([1, { a: spot(0) }], [2, { a: spot(3) }], [3, { a: spot(9) }], [2, { a: spot(4) }]);
    expect(trail.at('a', 9)).toEqual(spot(4));
  });
});
