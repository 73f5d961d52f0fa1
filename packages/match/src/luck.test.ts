import type { RollShown } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { chanceOf, countChances, leftChances, luckOf, luckWords, outcomeLuck, outcomeWords } from './luck.ts';

const roll = (seat: RollShown['seat'], sides: number, faces: readonly number[], need: number | null): RollShown => ({
  label: 'Fire',
  seat,
  sides,
  faces,
  need,
  counted: 0,
});
const teamOf = (seat: RollShown['seat']) => (seat === null ? undefined : Number(seat.slice(5)) - 1);

describe('luck', () => {
  it('is counted by side and kind of die, against the mean of such dice and the hits that they give on average', () => {
    const luck = luckOf(
      [
        roll('seat-2', 6, [6, 6, 1], 5),
        roll('seat-1', 6, [1, 2, 3, 4], 4),
        roll('seat-1', 20, [20], null),
        roll(null, 6, [6], 1),
        roll('seat-1', 6, [], 4),
      ],
      teamOf,
    );
    expect(luck).toHaveLength(2);
    expect(luck[0]).toMatchObject({ team: 0, needing: 4, hits: 1, expectedHits: 2, spread: 1 });
    expect(luck[0]?.kinds).toEqual([
      { sides: 6, dice: 4, mean: 2.5, expectedMean: 3.5 },
      { sides: 20, dice: 1, mean: 20, expectedMean: 10.5 },
    ]);
    expect(luck[1]).toMatchObject({ team: 1, needing: 3, hits: 2 });
    expect(luck[1]?.expectedHits).toBeCloseTo(1);
  });

  it('knows faces that always or never reach', () => {
    expect([chanceOf(6, 1), chanceOf(6, 0), chanceOf(6, 6), chanceOf(6, 7), chanceOf(6, 9)]).toEqual([
      1,
      1,
      1 / 6,
      0,
      0,
    ]);
  });

  it('is told in words by how many standard deviations it is off', () => {
    const words = (hits: number): string =>
      luckWords({ team: 0, kinds: [], needing: 100, hits, expectedHits: 50, spread: 5 });
    expect([words(51), words(57), words(62), words(70), words(44), words(30)]).toEqual([
      'about average',
      'somewhat lucky',
      'lucky',
      'very lucky',
      'somewhat unlucky',
      'very unlucky',
    ]);
    const [none] = luckOf([roll('seat-1', 6, [3], null)], teamOf);
    expect(none && luckWords(none)).toBe('no die had to show a number');
  });
});

describe('the luck of one throw', () => {
  const nine = countChances([{ dice: 9, sides: 6, need: 3 }]);
  const four = countChances([{ dice: 4, sides: 6, need: 5 }]);
  it('is the share of such throws that come to less, what stops hits among them', () => {
    const luck = outcomeLuck(leftChances(nine, four), 6);
    expect(luck.expected).toBeCloseTo(9 * (2 / 3) - 4 / 3, 1);
    // By counting: 7 hits and 1 stopped, or as good.
    expect(luck.less).toBeGreaterThan(0.6);
    expect(luck.less + luck.more).toBeLessThan(1);
    expect(outcomeWords(luck)).toBe(`Better than ${Math.round(100 * luck.less)} in 100`);
  });
  it('agrees with counting every fall of two dice', () => {
    const falls = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((other) => [one, other]));
    const hits = falls.map((faces) => faces.filter((face) => face >= 5).length);
    const { less, more, expected } = outcomeLuck(countChances([{ dice: 2, sides: 6, need: 5 }]), 1);
    expect(less).toBeCloseTo(hits.filter((count) => count < 1).length / 36);
    expect(more).toBeCloseTo(hits.filter((count) => count > 1).length / 36);
    expect(expected).toBeCloseTo(hits.reduce((sum, count) => sum + count, 0) / 36);
  });
  it('is none in the middle, bad at the lower end, and never more than 99 in 100', () => {
    expect(outcomeWords(outcomeLuck(nine, 6))).toBe('Neither lucky nor unlucky');
    expect(outcomeWords(outcomeLuck(nine, 0))).toBe('Worse than 99 in 100');
    expect(outcomeWords(outcomeLuck(nine, 9))).toMatch(/^Better than 9\d in 100$/);
  });
  it('adds up dice with different numbers to reach', () => {
    const both = countChances([
      { dice: 2, sides: 6, need: 5 },
      { dice: 3, sides: 8, need: 5 },
    ]);
    expect(outcomeLuck(both, 0).expected).toBeCloseTo(2 / 3 + 3 / 2);
    expect(both).toHaveLength(6);
  });
});
