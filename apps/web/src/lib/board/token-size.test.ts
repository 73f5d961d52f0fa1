import { expect, test } from 'vitest';
import { meet } from './outlines.ts';
import { glyphPixels, hullOf, hullSizes, type Pixels } from './token-size.ts';

const pixels = (ppi: number): Pixels => ({
  ppi,
  px: (mils) => (mils / 1000) * ppi,
  x: (mils) => (mils / 1000) * ppi,
  y: (mils) => (-mils / 1000) * ppi,
});
const ship = (id: string, silhouette: string, xInches: number) => ({
  id,
  glyph: 'BB',
  silhouette,
  xMils: xInches * 1000,
  yMils: 0,
  facingCdeg: 0,
  baseRadiusMils: 1000,
});

test('a box is 58 to 116 pixels at the table, and small classes are larger from afar', () => {
  expect(glyphPixels(14.4, 'wDN', 1000)).toBeCloseTo(58.3, 0);
  expect(glyphPixels(40, 'wDN', 1000)).toBe(116);
  expect(glyphPixels(40, 'wK', 500)).toBe(116);
  expect(glyphPixels(100, 'wDN', 1000)).toBeCloseTo(270);
  expect(glyphPixels(14.4, 'wK', 500) / glyphPixels(14.4, 'wDN', 1000)).toBeCloseTo(1.4, 1);
});

test('hulls whose bases touch are drawn so small that they lie clear, others as large as they are', () => {
  const ships = [ship('a', 'wBB', 10), ship('b', 'wDN', 12), ship('c', 'wDN', 40)];
  const sizes = hullSizes(ships, pixels(14.4));
  expect(sizes.get('c')).toBeCloseTo(glyphPixels(14.4, 'wDN', 1000));
  expect(sizes.get('a')).toBeLessThan(glyphPixels(14.4, 'wBB', 1000) * 0.8);
  const [a, b] = ships.map((each) => hullOf(each, pixels(14.4), sizes.get(each.id) ?? 0));
  expect(a && b && meet(a, b)).toBe(false);
});
