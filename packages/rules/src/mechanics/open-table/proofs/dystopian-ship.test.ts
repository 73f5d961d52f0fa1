/**
 * The moves of a Dystopian Wars ship from parameters and tables alone: DW-MOVE-1 to 11. What a collision costs in dice is
 * the game's own; here stand the manoeuvres, the hulls that run into each other, and the test that lets one pass.
 */
import { describe, expect, it } from 'vitest';
import {
  areaHolds,
  firstCollision,
  hullOf,
  outlineGapMils,
  outlineOf,
  type Pose,
  type Standstill,
  tableArea,
  trackFault,
  type TrackLimits,
  trackPoses,
  type TrackStep,
} from '../index.ts';

/** Hull lengths and widths, turn steps, and what a swift manoeuvre test needs: DW-STAT-3, DW-MOVE-3, DW-SWIFT-1. */
const sizes = {
  small: { lengthMils: 2000, widthMils: 750, stepMils: 1000, swiftFrom: 4 },
  medium: { lengthMils: 3000, widthMils: 1000, stepMils: 2000, swiftFrom: 5 },
  large: { lengthMils: 4000, widthMils: 1500, stepMils: 3000, swiftFrom: 6 },
  massive: { lengthMils: 6000, widthMils: 2000, stepMils: 4000, swiftFrom: 6 },
} as const;
type Size = keyof typeof sizes;
type Manoeuvre = 'standard' | 'dead-slow' | 'static-turn' | 'stay';
interface Ship extends Pose {
  readonly size: Size;
  readonly moveMils: number;
  readonly engineFailure?: true;
  readonly navigationalLock?: true;
}

/** DW-MOVE-1 to 5, DW-LOW-3 and 4. */
function limitsOf({ size, moveMils, engineFailure, navigationalLock }: Ship, how: Manoeuvre): TrackLimits {
  const most = navigationalLock ? 0 : how === 'standard' ? 99 : how === 'stay' ? 0 : 1;
  const slow = { minMils: 0, astern: how === 'dead-slow', maxMils: how === 'dead-slow' ? 2000 : 0 };
  if (how !== 'standard')
    return { ...slow, pivots: { most, maxCdeg: how === 'static-turn' ? 9000 : 4500, runUpMils: null } };
  return {
    minMils: size === 'small' ? 0 : 2000,
    maxMils: engineFailure ? moveMils / 2 : moveMils,
    astern: false,
    pivots: { most, maxCdeg: 4500, runUpMils: sizes[size].stepMils },
  };
}

const hullAt =
  (size: Size) =>
  ({ at, facingCdeg }: Pose) => {
    const { lengthMils, widthMils } = sizes[size];
    return outlineOf({ at, shape: { kind: 'rectangle', widthMils, heightMils: lengthMils, facingCdeg } });
  };

const board = tableArea({ widthMils: 48_000, heightMils: 48_000 });

/** Where a model ends, or what is wrong; `swift` is the face of its test, where it attempts one. */
function move(ship: Ship, how: Manoeuvre, steps: readonly TrackStep[], others: readonly Standstill[], swift?: number) {
  const fault = trackFault(steps, limitsOf(ship, how));
  if (fault !== undefined) return { fault: fault.kind };
  const poses = [ship, ...trackPoses(ship, steps)];
  const end = poses.at(-1) ?? ship;
  if (poses.some((pose) => !hullAt(ship.size)(pose).points.every((point) => areaHolds(board, point))))
    return { fault: 'off-board' };
  const met = firstCollision(ship, steps, hullAt(ship.size), others);
  if (met === undefined) return { end };
  if (swift === undefined || swift < sizes[ship.size].swiftFrom)
    return { end: met.pose, collides: others.indexOf(met.other) };
  return others.some(({ outline }) => outlineGapMils(hullAt(ship.size)(end), outline) < 0)
    ? { fault: 'ends-on-other' }
    : { end };
}

const ahead = (mils: number): TrackStep => ({ kind: 'ahead', mils });
const pivot = (byCdeg: number): TrackStep => ({ kind: 'pivot', byCdeg });
const cruiser: Ship = { at: { xMils: 20_000, yMils: 20_000 }, facingCdeg: 0, size: 'medium', moveMils: 8000 };
const at = (xMils: number, yMils: number, facingCdeg = 0, size: Size = 'medium'): Standstill => ({
  outline: hullAt(size)({ at: { xMils, yMils }, facingCdeg }),
});

describe('a Dystopian Wars ship', () => {
  it('pivots after each full turn step, and no farther than it may go', () => {
    const turn = [ahead(2000), pivot(4500), ahead(2000), pivot(-4500), ahead(4000)];
    expect(move(cruiser, 'standard', turn, []).end).toEqual({ at: { xMils: 21_414, yMils: 27_414 }, facingCdeg: 0 });
    expect(move(cruiser, 'standard', [ahead(1900), pivot(4500)], []).fault).toBe('too-short');
    expect(move(cruiser, 'standard', [ahead(1900), pivot(4500), ahead(2000)], []).fault).toBe('pivot-too-early');
    expect(move(cruiser, 'standard', [ahead(2000), pivot(4600)], []).fault).toBe('pivot-too-far');
    expect(move(cruiser, 'standard', [ahead(2000), pivot(4500), pivot(4500)], []).fault).toBe('pivot-too-early');
    expect(move(cruiser, 'standard', [ahead(8100)], []).fault).toBe('too-long');
    expect(move(cruiser, 'standard', [ahead(-2000)], []).fault).toBe('astern');
    expect(move({ ...cruiser, size: 'small' }, 'standard', [ahead(1000), pivot(4500)], []).end?.facingCdeg).toBe(4500);
    expect(move({ ...cruiser, size: 'massive' }, 'standard', [ahead(3000), pivot(100)], []).fault).toBe(
      'pivot-too-early',
    );
  });

  it('goes half as far with engine failure and straight on with its rudder locked', () => {
    expect(move({ ...cruiser, engineFailure: true }, 'standard', [ahead(4100)], []).fault).toBe('too-long');
    expect(move({ ...cruiser, navigationalLock: true }, 'standard', [ahead(2000), pivot(100)], []).fault).toBe(
      'too-many-pivots',
    );
    expect(move({ ...cruiser, navigationalLock: true }, 'static-turn', [pivot(100)], []).fault).toBe('too-many-pivots');
  });

  it('manoeuvres slowly ahead, astern and on the spot', () => {
    expect(move(cruiser, 'dead-slow', [ahead(-2000), pivot(4500)], []).end).toEqual({
      at: { xMils: 20_000, yMils: 18_000 },
      facingCdeg: 4500,
    });
    expect(move(cruiser, 'dead-slow', [ahead(1000), pivot(4500), ahead(1000)], []).fault).toBe('pivot-on-the-way');
    expect(move(cruiser, 'static-turn', [pivot(-9000)], []).end?.facingCdeg).toBe(27_000);
    expect(move(cruiser, 'static-turn', [pivot(9100)], []).fault).toBe('pivot-too-far');
    expect(move(cruiser, 'stay', [ahead(100)], []).fault).toBe('too-long');
  });

  it('may not leave the board with any part of its hull', () => {
    const near = { ...cruiser, at: { xMils: 20_000, yMils: 44_400 } };
    expect(move(near, 'standard', [ahead(2100)], []).end?.at.yMils).toBe(46_500);
    expect(move(near, 'standard', [ahead(2200)], []).fault).toBe('off-board');
  });

  it('stops in contact with a hull or an island on its way, unless a swift manoeuvre takes it past', () => {
    const across = at(20_000, 25_000, 9000);
    expect(move(cruiser, 'standard', [ahead(8000)], [across])).toEqual({
      end: { at: { xMils: 20_000, yMils: 23_000 }, facingCdeg: 0 },
      collides: 0,
    });
    expect(move(cruiser, 'standard', [ahead(8000)], [across], 4).collides).toBe(0);
    expect(move(cruiser, 'standard', [ahead(8000)], [across], 5).end?.at.yMils).toBe(28_000);
    expect(move(cruiser, 'standard', [ahead(5000)], [across], 5).fault).toBe('ends-on-other');
    expect(move(cruiser, 'standard', [ahead(8000)], [at(21_000, 25_000)]).collides).toBeUndefined();
    expect(move(cruiser, 'standard', [ahead(8000)], [at(20_900, 25_000)]).end?.at.yMils).toBe(22_000);
    const island = {
      outline: hullOf(
        [
          { xMils: 18_000, yMils: 24_000 },
          { xMils: 23_000, yMils: 25_000 },
          { xMils: 20_000, yMils: 30_000 },
        ],
        500,
      ),
    };
    expect(move(cruiser, 'standard', [ahead(8000)], [across, island]).collides).toBe(1);
    expect(move(cruiser, 'static-turn', [pivot(9000)], [at(21_500, 20_000)]).end?.facingCdeg).toBeLessThan(9000);
  });
});
