import { describe, expect, it } from 'vitest';
import type { PlacedShape } from '../../geometry/table/index.ts';
import { extentOf, freeLay, gridOver, type Ground, layArea, layFault, turned } from './laying.ts';

const at = (xMils: number, yMils: number) => ({ xMils, yMils });
const disc = (xMils: number, yMils: number, radiusMils = 3000): PlacedShape => ({
  at: at(xMils, yMils),
  shape: { kind: 'circle', radiusMils },
});
const block: PlacedShape['shape'] = { kind: 'rectangle', widthMils: 4000, heightMils: 12_000, facingCdeg: 0 };
const ground = (lying: readonly PlacedShape[] = []): Ground<PlacedShape> => ({
  table: { widthMils: 48_000, heightMils: 48_000 },
  free: [
    { west: 0, south: 0, east: 48_000, north: 6000 },
    { west: 0, south: 42_000, east: 48_000, north: 48_000 },
  ],
  lying,
  clearanceMils: 8000,
});

describe('a piece of terrain', () => {
  it('lies wholly on the table and clear of areas and other pieces', () => {
    expect(layFault(disc(24_000, 24_000), ground())).toBeUndefined();
    expect(layFault(disc(2000, 24_000), ground())).toEqual({ kind: 'off-table' });
    expect(layFault(disc(24_000, 16_989), ground())).toEqual({ kind: 'near-area', area: ground().free[0] });
    expect(layFault(disc(24_000, 16_990), ground())).toBeUndefined();
    const other = disc(10_000, 24_000);
    expect(layFault(disc(23_989, 24_000), ground([other]))).toEqual({
      kind: 'near-terrain',
      terrain: other,
      gapMils: 7989,
    });
    expect(layFault(disc(23_990, 24_000), ground([other]))).toBeUndefined();
  });

  it('reaches as far as its outline', () => {
    expect(extentOf(disc(5000, 6000, 1000))).toEqual({ west: 4000, south: 5000, east: 6000, north: 7000 });
    expect(extentOf({ at: at(10_000, 10_000), shape: turned(block, 9000) })).toEqual({
      west: 4000,
      south: 8000,
      east: 16_000,
      north: 12_000,
    });
    expect(turned({ kind: 'circle', radiusMils: 5 }, 9000)).toEqual({ kind: 'circle', radiusMils: 5 });
  });

  it('finds the free place nearest to the middle, turned where it has to be', () => {
    expect(layArea(ground())).toEqual({ west: 0, south: 14_000, east: 48_000, north: 34_000 });
    expect(freeLay({ kind: 'circle', radiusMils: 3000 }, ground())?.at).toEqual(at(24_000, 24_000));
    const narrow = {
      ...ground(),
      free: [
        { west: 0, south: 0, east: 48_000, north: 12_000 },
        { west: 0, south: 36_000, east: 48_000, north: 48_000 },
      ],
    };
    // The first turn of 15 degrees by which its corners clear both zones.
    expect(freeLay(block, narrow)?.shape).toEqual(turned(block, 7500));
    const beside = freeLay({ kind: 'circle', radiusMils: 3000 }, ground([disc(24_000, 24_000)]));
    expect(beside && layFault(beside, ground([disc(24_000, 24_000)]))).toBeUndefined();
    expect(beside?.at).toEqual(at(10_000, 24_000));
    expect(freeLay({ kind: 'circle', radiusMils: 11_000 }, ground())).toBeUndefined();
  });
});

it('keeps the last few grids of places for terrain, not one for every size that was ever asked for', () => {
  const region = (size: number) => ({ west: 0, south: 0, east: size, north: size });
  const first = gridOver(region(2000));
  expect(gridOver(region(2000))).toBe(first);
  for (let size = 3000; size < 12_000; size += 1000) gridOver(region(size));
  expect(gridOver(region(2000))).not.toBe(first);
});
