import { describe, expect, test } from 'vitest';
import { atLeast, expected, leftOver, mean, successes } from './odds.ts';

describe('successes', () => {
  test('of one die on 4 or more are as likely as not', () => {
    expect(successes([{ dice: 1, need: 4 }])).toEqual([0.5, 0.5]);
  });

  test('of pools with different needs sum to one and keep the mean', () => {
    const pools = [
      { dice: 6, need: 3 },
      { dice: 3, need: 5 },
    ];
    const chances = successes(pools);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(mean(chances)).toBeCloseTo(5, 12);
    expect(expected(pools)).toBeCloseTo(5, 12);
  });
});

describe('leftOver', () => {
  test('never goes below nothing', () => {
    const left = leftOver(successes([{ dice: 1, need: 4 }]), successes([{ dice: 1, need: 4 }]));
    expect(left[1]).toBeCloseTo(0.25, 12);
    expect(left[0]).toBeCloseTo(0.75, 12);
  });

  test('without defence is what was hit', () => {
    const hits = successes([{ dice: 9, need: 3 }]);
    expect(leftOver(hits, [1])).toEqual(hits);
    expect(atLeast(hits, 0)).toBeCloseTo(1, 12);
    expect(atLeast(hits, 10)).toBe(0);
  });
});
