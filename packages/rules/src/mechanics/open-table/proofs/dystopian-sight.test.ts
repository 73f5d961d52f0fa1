/**
 * What a Dystopian Wars ship sees, from parameters and tables alone: DW-LOS-1 to 7, arcs by DW-FIRE-2, key points by
 * R-DW-18, the fixed channel by R-DW-19. Halves are rounded up.
 */
import { describe, expect, it } from 'vitest';
import { offset } from '../../../geometry/table/index.ts';
import {
  type ArcOfWidth,
  arcHolds,
  linesThrough,
  outlineOf,
  pointsSeen,
  type Pose,
  type Standstill,
  stripSides,
} from '../index.ts';

/** Hull lengths and widths: DW-STAT-3. */
const hulls = {
  small: [2000, 750],
  medium: [3000, 1000],
  large: [4000, 1500],
  massive: [6000, 2000],
} as const;

const arcs = {
  fore: { centreCdeg: 0, widthCdeg: 9000 },
  starboard: { centreCdeg: 9000, widthCdeg: 9000 },
  aft: { centreCdeg: 18_000, widthCdeg: 9000 },
  port: { centreCdeg: 27_000, widthCdeg: 9000 },
  'forward-270': { centreCdeg: 0, widthCdeg: 27_000 },
  'all-round': { centreCdeg: 0, widthCdeg: 36_000 },
} as const satisfies Record<string, ArcOfWidth>;
type Mounting = keyof typeof arcs | 'broadside' | 'fixed-channel';

const CHANNEL_MILS = 1000;
/** The share of its dice that a weapon throws. */
const shares = { open: 1, partial: 0.5, none: 0 } as const;
type Seen = keyof typeof shares;

interface Ship extends Pose {
  readonly size: keyof typeof hulls;
}

const bowOf = ({ at, facingCdeg, size }: Ship) => offset(at, facingCdeg, hulls[size][0] / 2);
const sternOf = ({ at, facingCdeg, size }: Ship) => offset(at, facingCdeg, -hulls[size][0] / 2);
const hullOf = ({ at, facingCdeg, size }: Ship): Standstill => {
  const [heightMils, widthMils] = hulls[size];
  return { outline: outlineOf({ at, shape: { kind: 'rectangle', widthMils, heightMils, facingCdeg } }) };
};

/** By how many of the ends are seen beside the middle, or without it. */
const byKeyPoints = (middle: boolean, ends: number): Seen => {
  if (middle) return ends > 0 ? 'open' : 'partial';
  return ends === 2 ? 'partial' : 'none';
};

function seen(firer: Ship, mounting: Mounting, target: Ship, about: readonly Standstill[], rangeMils = 30_000): Seen {
  if (mounting === 'fixed-channel') {
    const sides = stripSides({ at: bowOf(firer), facingCdeg: firer.facingCdeg }, CHANNEL_MILS, rangeMils);
    return (['none', 'partial', 'open'] as const)[linesThrough(sides, hullOf(target).outline, about)] ?? 'none';
  }
  const bearing = mounting === 'broadside' ? [arcs.port, arcs.starboard] : [arcs[mounting]];
  const arc = bearing.find((each) => arcHolds(firer, each, target.at));
  if (arc === undefined) return 'none';
  const points = [target.at, bowOf(target), sternOf(target)];
  const free = pointsSeen(firer.at, points, about).map(
    (each, index) => each && arcHolds(firer, arc, points[index] ?? target.at),
  );
  return byKeyPoints(free[0] === true, free.slice(1).filter(Boolean).length);
}

const dice = (full: number, how: Seen): number => Math.ceil(full * shares[how]);

const firer: Ship = { at: { xMils: 20_000, yMils: 10_000 }, facingCdeg: 0, size: 'medium' };
const target: Ship = { at: { xMils: 20_000, yMils: 25_000 }, facingCdeg: 9000, size: 'massive' };
const island = (xMils: number, radiusMils: number): Standstill => ({
  outline: outlineOf({ at: { xMils, yMils: 22_000 }, shape: { kind: 'circle', radiusMils } }),
});

describe('what a Dystopian Wars ship sees', () => {
  it('is in the open by its middle and an end, partly hidden by the middle or both ends alone', () => {
    expect(seen(firer, 'fore', target, [])).toBe('open');
    expect(seen(firer, 'fore', target, [island(22_400, 500)])).toBe('open');
    expect(seen(firer, 'fore', target, [island(22_400, 500), island(17_600, 500)])).toBe('partial');
    expect(seen(firer, 'fore', target, [island(20_000, 800)])).toBe('partial');
    expect(seen(firer, 'fore', target, [island(20_800, 1700)])).toBe('none');
    expect(seen(firer, 'fore', target, [island(20_000, 3000)])).toBe('none');
    expect([dice(7, 'open'), dice(7, 'partial'), dice(7, 'none')]).toEqual([7, 4, 0]);
  });

  it('has to be inside the arc of the weapon, and so do its ends', () => {
    const abeam: Ship = { ...target, at: { xMils: 32_000, yMils: 12_000 } };
    const all = ['fore', 'aft', 'port', 'starboard', 'broadside', 'forward-270', 'all-round'] as const;
    expect(all.filter((mounting) => seen(firer, mounting, abeam, []) !== 'none')).toEqual([
      'starboard',
      'broadside',
      'forward-270',
      'all-round',
    ]);
    const astern: Ship = { ...target, at: { xMils: 20_000, yMils: 2000 } };
    expect(all.filter((mounting) => seen(firer, mounting, astern, []) !== 'none')).toEqual(['aft', 'all-round']);
    expect(seen(firer, 'fore', { ...target, at: { xMils: 20_000, yMils: 12_000 } }, [])).toBe('partial');
  });

  it('is hit down a fixed channel by both sides of the strip, by one, or not at all', () => {
    const along: Ship = { ...target, facingCdeg: 0, size: 'large' };
    const at = (xMils: number): Ship => ({ ...along, at: { xMils, yMils: 25_000 } });
    expect(seen(firer, 'fixed-channel', at(20_000), [])).toBe('open');
    expect(seen(firer, 'fixed-channel', at(20_600), [])).toBe('partial');
    expect(seen(firer, 'fixed-channel', at(21_400), [])).toBe('none');
    expect(seen(firer, 'fixed-channel', { ...firer, at: { xMils: 20_000, yMils: 25_000 }, size: 'small' }, [])).toBe(
      'none',
    );
    expect(seen(firer, 'fixed-channel', at(20_000), [], 10_000)).toBe('none');
    expect(seen(firer, 'fixed-channel', at(20_000), [island(20_700, 400)])).toBe('partial');
    expect(seen(firer, 'fixed-channel', at(20_000), [hullOf({ ...along, at: { xMils: 20_000, yMils: 30_000 } })])).toBe(
      'open',
    );
  });

  it('is hidden by hulls as by land, but not by what a line only touches', () => {
    const escort = (xMils: number): Ship => ({ ...firer, at: { xMils, yMils: 18_000 }, facingCdeg: 0 });
    expect(seen(firer, 'fore', { ...target, facingCdeg: 0 }, [hullOf(escort(20_000))])).toBe('none');
    expect(seen(firer, 'fore', { ...target, facingCdeg: 0 }, [hullOf(escort(20_500))])).toBe('open');
  });
});
