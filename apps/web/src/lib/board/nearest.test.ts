import { describe, expect, test } from 'vitest';
import type { Chart, DiscToken, ShipToken } from './chart.ts';
import { nearest, neighbour } from './nearest.ts';

const ship = (id: string, xMils: number, yMils: number): ShipToken => ({
  id,
  name: id,
  side: 'a',
  glyph: 'CR',
  xMils,
  yMils,
  facingCdeg: 0,
  baseRadiusMils: 750,
  hull: 1,
  hullMax: 1,
  hullShaded: 0,
  done: false,
  badges: [],
  strongCdeg: [],
  label: id,
});
const disc = (id: string, xMils: number, yMils: number): DiscToken => ({
  id,
  name: id,
  side: 'a',
  face: { symbol: 'FT', fit: 'ring' },
  xMils,
  yMils,
  radiusMils: 500,
  spent: false,
  label: id,
});
/** Ten pixels an inch, north up, on a table of 48 inches. */
const pixels = {
  x: (mils: number) => mils / 100,
  y: (mils: number) => (48_000 - mils) / 100,
  px: (mils: number) => mils / 100,
};
const chart: Chart = {
  table: { widthMils: 48_000, heightMils: 48_000 },
  ships: [ship('tern', 10_000, 10_000), ship('knot', 14_000, 10_000)],
  discs: [disc('flight', 11_250, 10_000)],
  terrain: [],
  zones: [],
};

describe('nearest', () => {
  test('finds a ship within the target that a finger needs, though its base is smaller', () => {
    expect(nearest(chart, pixels, 100, 395, 24)).toBe('tern');
    expect(nearest(chart, pixels, 100, 340, 24)).toBeUndefined();
  });

  test('takes the nearer of two', () => {
    expect(nearest(chart, pixels, 135, 380, 24)).toBe('knot');
  });

  test('takes a token that is pressed on, and the ship where both are as near', () => {
    expect(nearest(chart, pixels, 112, 380, 16)).toBe('flight');
    expect(nearest(chart, pixels, 106, 380, 16)).toBe('tern');
  });
});

describe('neighbour', () => {
  test('goes the way of the arrow', () => {
    expect(neighbour(chart.ships, 'tern', 'right')).toBe('knot');
    expect(neighbour(chart.ships, 'knot', 'left')).toBe('tern');
    expect(neighbour(chart.ships, 'tern', 'up')).toBeUndefined();
  });
});
