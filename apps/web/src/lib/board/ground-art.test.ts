import { describe, expect, test } from 'vitest';
import { cloudFlows, gasDots, mineField, rockField, type Extent } from './ground-art.ts';
import { nightSide, planetOf } from './planets.ts';

const round: Extent = { w: 60, h: 60, round: true };
const strip: Extent = { w: 20, h: 80, round: false };
/** Every point that a path of absolute commands names. */
const points = (path: string): [number, number][] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('what lies on a chart', () => {
  test('is the same for the same piece and differs for another', () => {
    expect(rockField('a', round, true)).toEqual(rockField('a', round, true));
    expect(rockField('a', round, true).outline).not.toBe(rockField('b', round, true).outline);
    expect(gasDots('a', round)).toEqual(gasDots('a', round));
    expect(cloudFlows('a', strip)).toBe(cloudFlows('a', strip));
  });

  test('stays inside its piece', () => {
    const rocks = rockField('a', round, true);
    for (const path of [rocks.outline, rocks.lit, rocks.dust, gasDots('a', round).fine, cloudFlows('a', round)])
      for (const [x, y] of points(path)) expect(Math.hypot(x, y)).toBeLessThan(72);
    for (const [x, y] of [...points(gasDots('a', strip).fine), ...mineField(strip).spots]) {
      expect(Math.abs(x)).toBeLessThanOrEqual(20);
      expect(Math.abs(y)).toBeLessThanOrEqual(80);
    }
  });

  test('of gas thickens inward', () => {
    const near = points(gasDots('a', round).fine + gasDots('a', round).coarse).filter(
      ([x, y]) => Math.hypot(x, y) < 30,
    );
    const all = points(gasDots('a', round).fine + gasDots('a', round).coarse);
    // A quarter of the area.
    expect(near.length / all.length).toBeGreaterThan(0.4);
  });

  test('tethers every mine', () => {
    const { spots, tethers } = mineField(strip);
    expect(spots.length).toBeGreaterThan(4);
    expect(points(tethers).length).toBe(spots.length);
  });
});

describe('a planet', () => {
  test('is of a kind by its id, and all kinds come', () => {
    const kinds = Array.from({ length: 60 }, (_, i) => planetOf(`terrain:planet-${i}`).kind);
    expect(new Set(kinds)).toEqual(new Set(['contours', 'bands', 'craters', 'plates']));
    expect(planetOf('terrain:planet-3')).toEqual(planetOf('terrain:planet-3'));
    expect(JSON.stringify(Array.from({ length: 60 }, (_, i) => planetOf(`p${i}`)))).not.toMatch(/NaN|undefined/);
  });

  test('is dark on its lower right, between the rim and the edge of the light', () => {
    const [, x0, y0, large, sweep, x1, y1] =
      /^M(\S+) (\S+)A100 100 0 (\d) (\d) (\S+) (\S+)A/.exec(nightSide(70))?.map(Number) ?? [];
    for (const [x = 0, y = 0] of [
      [x0, y0],
      [x1, y1],
    ])
      expect(Math.hypot(x, y)).toBeCloseTo(100, 0);
    // From the upper right clockwise to the lower left, the long way.
    expect(x0).toBeGreaterThan(0);
    expect(y1).toBeGreaterThan(0);
    expect([large, sweep]).toEqual([1, 1]);
  });
});
