import { describe, expect, it } from 'vitest';
import { distanceMils } from '../../geometry/table/index.ts';
import { seededRandom } from '../../kernel/index.ts';
import {
  attempted,
  firstFree,
  gridFrom,
  gridOf,
  nearestFree,
  randomIn,
  ringsAround,
  setBeside,
  shortened,
} from './spots.ts';

const at = (xMils: number, yMils: number) => ({ xMils, yMils });
const area = { west: 0, south: 0, east: 2000, north: 1000 };

describe('places that are tried', () => {
  it('cover an area row by row, or from a point outwards', () => {
    expect([...gridOf(area, 1000)]).toEqual([
      at(0, 0),
      at(1000, 0),
      at(2000, 0),
      at(0, 1000),
      at(1000, 1000),
      at(2000, 1000),
    ]);
    expect(gridFrom(area, 1000, at(1000, 0))[0]).toEqual(at(1000, 0));
    expect(gridFrom(area, 1000, at(1000, 0)).slice(1, 4)).toEqual([at(0, 0), at(1000, 1000), at(2000, 0)]);
  });

  it('are searched for the nearest that is free', () => {
    expect(nearestFree(area, 1000, at(1900, 900), ({ xMils }) => xMils < 2000)).toEqual(at(1000, 1000));
    expect(nearestFree(area, 1000, at(0, 0), () => false)).toBeUndefined();
  });

  it('lie on rings, from the inner one outwards', () => {
    const rings = [
      ...ringsAround(at(0, 0), { fromMils: 1000, toMils: 2000, stepMils: 1000 }, { fromCdeg: 9000, stepCdeg: 18_000 }),
    ];
    expect(rings).toEqual([at(1000, 0), at(-1000, 0), at(2000, 0), at(-2000, 0)]);
    expect(firstFree(rings, ({ xMils }) => xMils < -1000)).toEqual(at(-2000, 0));
  });

  it('are drawn inside their area, and so often at most', () => {
    const random = seededRandom(3);
    const drawn = Array.from({ length: 500 }, () => randomIn(area, random));
    expect(drawn.every(({ xMils, yMils }) => xMils >= 0 && xMils <= 2000 && yMils >= 0 && yMils <= 1000)).toBe(true);
    let tries = 0;
    expect(
      attempted(
        7,
        () => (tries += 1),
        () => false,
      ),
    ).toBeUndefined();
    expect(tries).toBe(7);
  });
});

describe('what drifts', () => {
  it('stops where it is free on its line, or not at all', () => {
    const end = (mils: number) => at(mils, 0);
    expect(shortened(1000, 10, end, ({ xMils }) => xMils <= 555)).toEqual({ at: at(550, 0), mils: 550 });
    expect(shortened(1000, 10, end, () => false)).toBeUndefined();
  });
});

describe('tokens beside a base', () => {
  const base = { at: at(0, 0), radiusMils: 1000 };
  const set = (tokens: readonly string[], fits: () => boolean = () => true) =>
    setBeside(base, tokens, 500, {
      preferredCdeg: 0,
      others: [{ base }],
      fits,
      stands: (_token, place) => ({ base: place }),
    });

  it('touch it and not each other, the first on the bearing asked for', () => {
    const placed = set(['a', 'b', 'c']);
    expect(placed[0]).toEqual({ token: 'a', at: at(0, 1500) });
    for (const [index, { at: one }] of placed.entries()) {
      expect(Math.abs(distanceMils(one, base.at) - 1500)).toBeLessThanOrEqual(1);
      for (const { at: other } of placed.slice(index + 1)) expect(distanceMils(one, other)).toBeGreaterThanOrEqual(950);
    }
  });

  it('are as many as find room', () => {
    expect(set(Array.from({ length: 30 }, String)).length).toBeLessThan(12);
    expect(set(['a'], () => false)).toEqual([]);
  });
});
