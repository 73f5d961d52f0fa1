import { describe, expect, it } from 'vitest';
import { frameOf, wholeFrame, type StripRoom } from './frame.ts';

const table = { widthMils: 48_000, heightMils: 36_000 };
/** As on a laptop: the sentence stands over the west. */
const strip: StripRoom = { width: 1280, height: 352, clear: { left: 600, right: 40, top: 36, bottom: 110 } };
const phone: StripRoom = { width: 390, height: 220, clear: { left: 12, right: 12, top: 16, bottom: 56 } };
const at = (xInches: number, yInches: number) => ({ xMils: xInches * 1000, yMils: yInches * 1000 });

/** Where a spot lies in the strip. */
function shown(spot: ReturnType<typeof at>, spots: readonly ReturnType<typeof at>[], room: StripRoom) {
  const { ppi, left, top } = frameOf(spots, table, room);
  return { x: left + (spot.xMils / 1000) * ppi, y: top + ((table.heightMils - spot.yMils) / 1000) * ppi };
}

describe('the part of a table that a strip shows', () => {
  it.each([
    ['a laptop', strip],
    ['a phone', phone],
  ])('has both ends of an attack where nothing lies over them, on %s', (_name, room) => {
    const ends = [at(22, 16), at(26, 19)];
    for (const end of ends) {
      const { x, y } = shown(end, ends, room);
      expect(x).toBeGreaterThanOrEqual(room.clear.left);
      expect(x).toBeLessThanOrEqual(room.width - room.clear.right);
      expect(y).toBeGreaterThanOrEqual(room.clear.top);
      expect(y).toBeLessThanOrEqual(room.height - room.clear.bottom);
    }
  });
  it('is never nearer than a table is seen, nor further than ships have names', () => {
    expect(frameOf([at(24, 18), at(25, 18)], table, strip).ppi).toBe(26);
    expect(frameOf([at(2, 2), at(46, 34)], table, strip).ppi).toBe(10);
  });
  it('shows no void beyond the edges of a table that is larger than the strip', () => {
    const near = [at(47, 35), at(46, 35)];
    const { ppi, left, top } = frameOf(near, table, phone);
    expect(left).toBeLessThanOrEqual(0);
    expect(left + 48 * ppi).toBeGreaterThanOrEqual(phone.width);
    expect(top).toBeLessThanOrEqual(0);
    expect(top + 36 * ppi).toBeGreaterThanOrEqual(phone.height);
  });
  it('has a smaller table at its far end, away from the sentence', () => {
    const { ppi, left } = frameOf([at(2, 2), at(46, 34)], table, strip);
    expect(left + 48 * ppi).toBeCloseTo(strip.width);
  });
  it('is the middle of a table without ships', () => {
    const { x, y } = shown(at(24, 18), [], phone);
    expect([x, y]).toEqual([195, 16 + (220 - 16 - 56) / 2]);
  });
});

describe('a table that is shown whole', () => {
  it.each([
    ['wide', { width: 1200, height: 500 }],
    ['tall', { width: 390, height: 700 }],
  ])('lies in the middle of a %s room', (_name, size) => {
    const { ppi, left, top } = wholeFrame(table, { ...size, clear: { left: 8, right: 8, top: 8, bottom: 8 } });
    const [wide, high] = [48 * ppi, 36 * ppi];
    expect(left + wide / 2).toBeCloseTo(size.width / 2);
    expect(top + high / 2).toBeCloseTo(size.height / 2);
    expect(Math.min(left, top)).toBeCloseTo(8);
  });
});
