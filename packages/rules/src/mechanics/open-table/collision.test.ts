import { describe, expect, it } from 'vitest';
import { baseShape, type PlacedShape } from '../../geometry/table/index.ts';
import type { Pose } from './carry.ts';
import { firstCollision, lastFree } from './collision.ts';
import { outlineGapMils, outlineOf } from './outline.ts';

const at = (xMils: number, yMils: number) => ({ xMils, yMils });
const disc = (xMils: number, yMils: number, radiusMils = 600) => baseShape({ at: at(xMils, yMils), radiusMils });
const named = (id: string, shape: PlacedShape) => ({ id, outline: outlineOf(shape) });
const round = ({ at: post }: Pose) => outlineOf(baseShape({ at: post, radiusMils: 600 }));
const long = ({ at: post, facingCdeg }: Pose) =>
  outlineOf({ at: post, shape: { kind: 'rectangle', widthMils: 1000, heightMils: 4000, facingCdeg } });
const north: Pose = { at: at(10_000, 10_000), facingCdeg: 0 };
const ahead = (mils: number) => ({ kind: 'ahead' as const, mils });

describe('a round base', () => {
  it('stops edge to edge with the first base in its way', () => {
    const [near, far] = [named('near', disc(10_000, 15_000)), named('far', disc(10_000, 17_000))];
    const met = firstCollision(north, [ahead(8000)], round, [far, near]);
    expect([met?.other.id, met?.step, met?.pose]).toEqual(['near', 0, { at: at(10_000, 13_800), facingCdeg: 0 }]);
    const aside = named('aside', disc(10_900, 15_000));
    const slid = firstCollision(north, [ahead(8000)], round, [aside]);
    expect(slid && outlineGapMils(round(slid.pose), aside.outline)).toBe(0);
  });

  it('may brush past by as much as contact allows, and turns on the spot beside anything', () => {
    expect(firstCollision(north, [ahead(8000)], round, [named('beside', disc(11_150, 15_000))])).toBeUndefined();
    expect(firstCollision(north, [ahead(8000)], round, [named('beside', disc(11_149, 15_000))])).toBeDefined();
    const touching = named('touching', disc(11_200, 10_000));
    expect(firstCollision(north, [{ kind: 'pivot', byCdeg: 18_000 }], round, [touching])).toBeUndefined();
  });

  it('goes astern, and on along the next step of its track', () => {
    const behind = named('behind', disc(10_000, 6000));
    expect(firstCollision(north, [ahead(-5000)], round, [behind])?.pose.at).toEqual(at(10_000, 7200));
    const east = named('east', disc(15_000, 12_000));
    const met = firstCollision(north, [ahead(2000), { kind: 'pivot', byCdeg: 9000 }, ahead(9000)], round, [east]);
    expect([met?.step, met?.pose]).toEqual([2, { at: at(13_800, 12_000), facingCdeg: 9000 }]);
  });
});

it('a long base is stopped in a turn by what its corner would sweep over', () => {
  const beside = named('beside', disc(12_000, 10_500, 300));
  const met = firstCollision(north, [{ kind: 'pivot', byCdeg: 9000 }], long, [beside]);
  expect(met?.other.id).toBe('beside');
  expect(met && met.pose.facingCdeg > 0 && met.pose.facingCdeg < 9000).toBe(true);
  expect(met && outlineGapMils(long(met.pose), beside.outline)).toBeGreaterThanOrEqual(-50);
});

it('the last free size is found by halving', () => {
  expect(lastFree(1000, (size) => size <= 617)).toBe(617);
  expect(lastFree(5, () => false)).toBe(0);
});
