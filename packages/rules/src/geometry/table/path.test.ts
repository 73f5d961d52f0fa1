import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passages, pathGapMils, sweeps } from './path.ts';
import type { PlacedShape } from './shape.ts';
import { gapMils } from './shape.ts';
import { anyMotion, anyPoint, anyShape, moveShape } from './symmetry.testing.ts';

const at = (xMils: number, yMils: number) => ({ xMils, yMils });
const rocks: PlacedShape = { at: at(10_000, 0), shape: { kind: 'circle', radiusMils: 3000 } };
const gas: PlacedShape = {
  at: at(20_000, 0),
  shape: { kind: 'rectangle', widthMils: 4000, heightMils: 4000, facingCdeg: 0 },
};

describe('the path of a post', () => {
  it('enters shapes in order, with the distance travelled', () => {
    const met = passages(at(0, 0), at(30_000, 0), [gas, rocks]);
    expect(met).toEqual([
      { shape: rocks, startsInside: false, endsInside: false, enterMils: 7000, insideMils: 6000 },
      { shape: gas, startsInside: false, endsInside: false, enterMils: 18_000, insideMils: 4000 },
    ]);
  });

  it('leaves what it starts in and stays in what it ends in', () => {
    expect(passages(at(10_000, 0), at(20_000, 0), [rocks, gas])).toEqual([
      { shape: rocks, startsInside: true, endsInside: false, enterMils: 0, insideMils: 3000 },
      { shape: gas, startsInside: false, endsInside: true, enterMils: 8000, insideMils: 2000 },
    ]);
  });

  it('meets a shape by touching its edge', () => {
    expect(passages(at(0, 3000), at(20_000, 3000), [rocks])).toHaveLength(1);
    expect(passages(at(0, 3001), at(20_000, 3001), [rocks])).toHaveLength(0);
    expect(passages(at(0, 0), at(7000, 0), [rocks])).toMatchObject([{ endsInside: true, enterMils: 7000 }]);
    expect(passages(at(0, 0), at(6999, 0), [rocks])).toHaveLength(0);
  });

  it('of no length meets what it stands in', () => {
    expect(passages(at(10_000, 0), at(10_000, 0), [rocks, gas])).toMatchObject([{ shape: rocks, startsInside: true }]);
  });

  it('is the same under every motion', () => {
    fc.assert(
      fc.property(anyMotion, anyPoint, anyPoint, anyShape, (motion, from, to, placed) => {
        const strip = (found: ReturnType<typeof passages>) => found.map(({ shape: _shape, ...rest }) => rest);
        const moved = passages(motion.point(from), motion.point(to), [moveShape(motion, placed)]);
        expect(strip(moved)).toEqual(strip(passages(from, to, [placed])));
      }),
    );
  });
});

describe('a disc carried along a path', () => {
  it('sweeps over what lies within its radius', () => {
    expect(pathGapMils(at(0, 5000), at(20_000, 5000), rocks)).toBe(2000);
    expect(sweeps(at(0, 3400), at(20_000, 3400), 500, rocks)).toBe(true);
    expect(sweeps(at(0, 3500), at(20_000, 3500), 500, rocks)).toBe(false);
    expect(sweeps(at(0, 2400), at(30_000, 2400), 500, gas)).toBe(true);
    expect(sweeps(at(0, 0), at(6000, 0), 500, rocks)).toBe(false);
  });

  it('comes no nearer than the nearer of its ends allows, and no farther', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyShape, (from, to, placed) => {
        const nearest = Math.min(gapMils(placed, from), gapMils(placed, to));
        expect(pathGapMils(from, to, placed)).toBeLessThanOrEqual(nearest);
        expect(Math.abs(pathGapMils(from, from, placed) - gapMils(placed, from))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
