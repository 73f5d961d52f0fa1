import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  equal,
  exact,
  fraction,
  fromExact,
  multiply,
  points,
  readable,
  rounded,
  subtract,
} from './fraction.ts';

const anyFraction = fc
  .tuple(fc.bigInt({ min: -9999n, max: 9999n }), fc.bigInt({ min: 1n, max: 999n }))
  .map(([of, over]) => fraction(of, over));

it('keeps the laws of arithmetic', () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
      expect(subtract(add(a, b), b)).toEqual(a);
      if (b.of !== 0n) expect(multiply(divide(a, b), b)).toEqual(a);
      expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
      expect(equal(a, b)).toBe(compare(a, b) === 0);
      expect(fromExact(exact(a))).toEqual(a);
    }),
  );
});

it('rounds to the nearest, a half up', () => {
  const of = (text: string) => exact(rounded(fromExact(text)));
  expect(['5/2', '-5/2', '7/3', '8/3', '-7/3', '-8/3', '4', '0'].map(of)).toEqual([
    '3',
    '-2',
    '2',
    '3',
    '-2',
    '-3',
    '4',
    '0',
  ]);
});

it('is read as decimals where they are all of it, otherwise as a fraction', () => {
  expect(['57', '11/4', '-1/2', '8/3', '-8/3', '1/3', '1/1024'].map((each) => readable(each))).toEqual([
    '57',
    '2.75',
    '-0.5',
    '2 2/3',
    '-2 2/3',
    '1/3',
    '1/1024',
  ]);
});

it('says what would be right', () => {
  expect(() => points(0.25)).toThrow('whole numbers or halves');
  expect(() => points(Number.NaN)).toThrow('whole numbers or halves');
  expect(() => fraction(1, 0)).toThrow('divided by 0');
  expect(() => fromExact('2.5')).toThrow('like 57, -3 or 11/4');
});
