import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inGroups } from './groups.ts';
import type { Groups } from './groups.ts';
import { betweenTiers } from './tiers.ts';

const field = (size: number, lots: readonly number[] = []) =>
  Array.from({ length: size }, (_, at) => ({ number: at + 1, lot: lots[at] ?? at }));

const strangers = (groups: Groups, pairs: readonly (readonly [number, number])[]): number =>
  groups.reduce((sum, group) => sum + pairs.filter(([a, b]) => group.includes(a) && group.includes(b)).length, 0);

describe('groups', () => {
  it('go forth and back by seed', () => {
    expect(inGroups(field(10), 3, 'snake')).toEqual([
      [1, 6, 7],
      [2, 5, 8],
      [3, 4, 9, 10],
    ]);
  });

  it('go by lot, whatever the seeds are', () => {
    expect(inGroups(field(5, [40, 10, 30, 20, 50]), 2, 'lot')).toEqual([
      [2, 3, 5],
      [4, 1],
    ]);
  });

  it('go by hours: two parts of the world that share none end in two groups', () => {
    const east = [1, 2, 3, 6, 7, 8];
    const pairs = east.flatMap((a) => [4, 5, 9, 10, 11, 12].map((b) => [a, b] as const));
    const groups = inGroups(field(12), 2, 'hours', pairs);
    expect(strangers(groups, pairs)).toBe(0);
    expect(groups.map((group) => group.length)).toEqual([6, 6]);
    // The only exchange that helps is one between two who share no hour themselves.
    const few = [
      [1, 4],
      [1, 2],
      [3, 4],
    ] as const;
    expect(strangers(inGroups(field(4), 2, 'hours', few), few)).toBe(0);
    expect(inGroups(field(12), 3, 'hours', [])).toEqual(inGroups(field(12), 3, 'snake'));
  });

  it('by hours leave no exchange of two that would help, and nobody out', () => {
    const pair = fc.tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 14 }));
    fc.assert(
      fc.property(fc.uniqueArray(pair, { selector: (each) => each.toSorted().join(), maxLength: 50 }), (drawn) => {
        const pairs = drawn.filter(([a, b]) => a !== b);
        const groups = inGroups(field(14), 3, 'hours', pairs);
        expect(groups.flat().toSorted((a, b) => a - b)).toEqual(field(14).map(({ number }) => number));
        const now = strangers(groups, pairs);
        expect(now).toBeLessThanOrEqual(strangers(inGroups(field(14), 3, 'snake'), pairs));
        for (const [a, b] of field(14).flatMap(({ number: one }) => field(14).map(({ number }) => [one, number]))) {
          const changed = groups.map((group) => group.map((each) => (each === a ? b : each === b ? a : each) ?? 0));
          expect(strangers(changed, pairs)).toBeGreaterThanOrEqual(now);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('refuse to be of one', () => {
    expect(() => inGroups(field(5), 3, 'snake')).toThrow('5 entrants do not fill 3 groups');
    expect(() => inGroups(field(5), 0, 'lot')).toThrow(RangeError);
  });
});

describe('tiers', () => {
  const group = (first: number): number[] => Array.from({ length: 6 }, (_, at) => first + at);

  it('send up as many as down, and let those between play off', () => {
    const { movements, playOffs } = betweenTiers([[group(11)], [group(21)]], { up: 2, down: 2, playOffs: 1 });
    expect(movements).toEqual([
      { entrant: 16, from: 0, to: 1 },
      { entrant: 15, from: 0, to: 1 },
      { entrant: 21, from: 1, to: 0 },
      { entrant: 22, from: 1, to: 0 },
    ]);
    expect(playOffs).toEqual([{ upper: 14, lower: 23, upperTier: 0 }]);
  });

  it('take as many as the side with fewer has where groups differ', () => {
    const tiers = [[group(11)], [group(21), group(31)]];
    const { movements, playOffs } = betweenTiers(tiers, { up: 1, down: 1, playOffs: 1 });
    expect(movements).toEqual([
      { entrant: 16, from: 0, to: 1 },
      { entrant: 21, from: 1, to: 0 },
    ]);
    expect(playOffs).toEqual([{ upper: 15, lower: 22, upperTier: 0 }]);
  });

  it('refuse groups that are too small', () => {
    expect(() => betweenTiers([[[1, 2]], [[3, 4]]], { up: 1, down: 1, playOffs: 1 })).toThrow('4 of each');
  });
});
