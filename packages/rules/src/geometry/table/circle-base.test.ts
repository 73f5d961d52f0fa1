import { describe, expect, it } from 'vitest';
import { baseGapMils, inContact, insideArea, insideTable, overlaps } from './circle-base.ts';
import { contactPoint, firstFreeContact } from './contact.ts';

const base = (xMils: number, yMils: number, radiusMils = 500) => ({ at: { xMils, yMils }, radiusMils });

describe('bases', () => {
  it('touch with a gap or an overlap of up to 50 mils', () => {
    const touches = [1000, 1050, 1051, 950, 949].map((x) => inContact(base(0, 0), base(x, 0)));
    expect(touches).toEqual([true, true, false, true, false]);
    const overlapping = [1000, 950, 949].map((x) => overlaps(base(0, 0), base(x, 0)));
    expect(overlapping).toEqual([false, false, true]);
    expect(baseGapMils(base(0, 0), base(3000, 4000))).toBe(4000);
  });

  it('are on the table where no part hangs over its edge', () => {
    const table = { widthMils: 72_000, heightMils: 48_000 };
    const inside = [base(500, 500), base(490, 500), base(489, 500), base(71_500, 47_500), base(71_500, 47_511)];
    expect(inside.map((one) => insideTable(one, table))).toEqual([true, true, false, true, false]);
  });

  it('are inside an area where no part hangs over its sides', () => {
    const area = { west: 10_000, south: 0, east: 30_000, north: 8000 };
    const inside = [base(10_500, 7500), base(10_489, 7500), base(29_511, 7500), base(20_000, 7511), base(20_000, 489)];
    expect(inside.map((one) => insideArea(one, area))).toEqual([true, false, false, false, false]);
    expect(insideArea(base(10_000, 4000), area, 500)).toBe(true);
  });
});

describe('places in contact', () => {
  it('lie on the bearing asked for', () => {
    expect(contactPoint(base(0, 0, 1000), 500, 9000)).toEqual({ xMils: 1500, yMils: 0 });
  });

  it('give way to the nearest free bearing', () => {
    const carrier = base(20_000, 20_000, 1000);
    const first = firstFreeContact(carrier, 500, { preferredCdeg: 18_000, blockers: [] });
    expect(first).toEqual({ xMils: 20_000, yMils: 18_500 });
    const taken = base(20_000, 18_500);
    const second = firstFreeContact(carrier, 500, { preferredCdeg: 18_000, blockers: [taken] });
    if (second === undefined) throw new Error('no free place found');
    expect(inContact({ at: second, radiusMils: 500 }, carrier)).toBe(true);
    expect(overlaps({ at: second, radiusMils: 500 }, taken)).toBe(false);
    expect(inContact({ at: second, radiusMils: 500 }, taken)).toBe(true);
  });

  it('keep a further condition, and are absent where none is left', () => {
    const carrier = base(0, 0, 1000);
    const north = firstFreeContact(carrier, 500, {
      preferredCdeg: 18_000,
      blockers: [],
      fits: ({ at }) => at.yMils >= 0,
    });
    expect(north).toEqual({ xMils: -1500, yMils: 0 });
    expect(firstFreeContact(carrier, 500, { preferredCdeg: 0, blockers: [base(0, 0, 3000)] })).toBeUndefined();
  });
});
