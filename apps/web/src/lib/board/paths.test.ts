import { describe, expect, test } from 'vitest';
import { arcLine, onCircle, sector } from './paths.ts';

describe('bearings on the screen', () => {
  test('run clockwise from the top', () => {
    const near = ([x, y]: readonly [number, number]): number[] => [Math.round(x) + 0, Math.round(y) + 0];
    expect(near(onCircle(0, 10))).toEqual([0, -10]);
    expect(near(onCircle(9000, 10))).toEqual([10, 0]);
    expect(near(onCircle(18_000, 10))).toEqual([0, 10]);
  });
});

describe('sector', () => {
  test('from the centre starts and ends there', () => {
    expect(sector(0, 9000, 0, 10)).toBe('M0 0L0.0 -10.0A10.0 10.0 0 0 1 10.0 0.0Z');
  });

  test('wider than half a circle takes the long way round', () => {
    expect(arcLine(0, 27_000, 10)).toContain(' 0 1 1 ');
    expect(arcLine(0, 9000, 10)).toContain(' 0 0 1 ');
  });

  test('all round is a ring', () => {
    expect(sector(0, 36_000, 4, 10).match(/Z/g)).toHaveLength(2);
  });
});
