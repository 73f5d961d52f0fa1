import { describe, expect, it } from 'vitest';
import { arcHolds, byQuadrant, sightingsFrom, stripSides } from './arcs.ts';
import { hullOf, outlineOf } from './outline.ts';
import { blockerOf, seenOf, sightPoints } from './sight.ts';

const at = (xMils: number, yMils: number) => ({ xMils, yMils });
const disc = (xMils: number, yMils: number, radiusMils: number) =>
  outlineOf({ at: at(xMils, yMils), shape: { kind: 'circle', radiusMils } });
const wall = (west: number, east: number) => ({
  outline: hullOf([at(west, 5000), at(east, 5000), at(east, 5200), at(west, 5200)]),
});

describe('a line of sight', () => {
  it('is blocked by the first that it runs through, not by a touch', () => {
    const line = { from: at(0, 0), to: at(0, 10_000) };
    const touching = { outline: disc(1000, 2000, 1000) };
    const across = { outline: disc(900, 8000, 1000) };
    expect(blockerOf(line, [touching])).toBeUndefined();
    expect(blockerOf(line, [touching, across, wall(-500, 500)])).toBe(across);
    expect(blockerOf({ ...line, to: at(0, 4000) }, [across, wall(-500, 500)])).toBeUndefined();
  });

  it('leads to all of a base, to some of it, or to none', () => {
    const base = disc(0, 10_000, 1000);
    expect(sightPoints(base, at(0, 0))).toEqual([at(0, 10_000), at(-1000, 10_000), at(1000, 10_000)]);
    expect(seenOf(at(0, 0), base, [])).toBe('all');
    expect(seenOf(at(0, 0), base, [wall(-200, 3000)])).toBe('some');
    expect(seenOf(at(0, 0), base, [wall(-3000, 3000)])).toBe('none');
    const hull = hullOf([at(-1000, 9000), at(1000, 9000), at(0, 11_000)]);
    expect(seenOf(at(0, 0), hull, [wall(300, 3000)])).toBe('some');
  });
});

describe('what is seen from a pose', () => {
  it('lies in arcs of any width, with both edges', () => {
    const pose = { at: at(0, 0), facingCdeg: 9000 };
    const aft = { centreCdeg: 18_000, widthCdeg: 6000 };
    expect(
      [at(-1000, 0), at(-1000, 577), at(-1000, 600), at(1000, 0)].map((each) => arcHolds(pose, aft, each)),
    ).toEqual([true, true, false, false]);
    expect(arcHolds(pose, { centreCdeg: 0, widthCdeg: 36_000 }, at(-5, 3))).toBe(true);
  });

  it('is told nearest first, and by quadrant', () => {
    const targets = [
      { id: 'b', at: at(0, -3000) },
      { id: 'a', at: at(3000, 0) },
      { id: 'c', at: at(1000, 1000) },
    ];
    const seen = sightingsFrom({ at: at(0, 0), facingCdeg: 0 }, targets);
    expect(seen.map(({ target, rangeMils, relativeCdeg }) => [target.id, rangeMils, relativeCdeg])).toEqual([
      ['c', 1414, 4500],
      ['a', 3000, 9000],
      ['b', 3000, 18_000],
    ]);
    const { fore, starboard, aft, port } = byQuadrant(seen);
    expect([fore, starboard, aft, port].map((held) => held.map(({ id }) => id))).toEqual([
      ['c'],
      ['c', 'a'],
      ['b'],
      [],
    ]);
  });

  it('has strips with two sides', () => {
    const [left, right] = stripSides({ at: at(0, 0), facingCdeg: 0 }, 1000, 5000);
    expect([left, right]).toEqual([
      { from: at(-500, 0), to: at(-500, 5000) },
      { from: at(500, 0), to: at(500, 5000) },
    ]);
  });
});
