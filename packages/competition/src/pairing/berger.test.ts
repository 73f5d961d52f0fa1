import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bergerRounds } from './berger.ts';

/** By even size: the rounds as the handbook prints them. */
function published(): ReadonlyMap<number, readonly string[]> {
  const tables = new Map<number, string[]>();
  let rounds: string[] = [];
  const text = readFileSync(new URL('references/berger-tables.txt', import.meta.url), 'utf8');
  for (const line of text.trimEnd().split('\n')) {
    if (/^\d+$/.test(line)) tables.set(Number(line), (rounds = []));
    else rounds.push(line);
  }
  return tables;
}
const written = (pairs: readonly (readonly [number, number])[]): string =>
  pairs.map((pair) => pair.join('-')).join(' ');

describe('Berger tables', () => {
  it('equal the published ones for 4 to 16, and for odd numbers with the last place as the bye', () => {
    const tables = published();
    expect([...tables.keys()]).toEqual([4, 6, 8, 10, 12, 14, 16]);
    for (const [size, rounds] of tables) {
      expect(bergerRounds(size).map(({ pairs }) => written(pairs))).toEqual(rounds);
      expect(bergerRounds(size).every(({ bye }) => bye === undefined)).toBe(true);
      for (const [index, { round, pairs, bye }] of bergerRounds(size - 1).entries()) {
        const [withLast, ...others] = (rounds[index] ?? '').split(' ');
        expect(round).toBe(index + 1);
        expect(written(pairs)).toBe(others.join(' '));
        expect(
          withLast
            ?.split('-')
            .map(Number)
            .toSorted((a, b) => a - b),
        ).toEqual([bye, size]);
      }
    }
  });

  it('let everybody meet everybody once, with sides that differ by one at most, at every size', () => {
    for (const size of [2, 3, 5, 9, 18, 31, 64, 127, 128]) {
      const met = new Set<string>();
      const balance = new Map<number, number>();
      for (const { pairs, bye } of bergerRounds(size)) {
        const here = [...pairs.flat(), ...(bye === undefined ? [] : [bye])];
        expect(new Set(here).size).toBe(size);
        for (const [a, b] of pairs) {
          met.add([a, b].toSorted((one, other) => one - other).join('-'));
          balance.set(a, (balance.get(a) ?? 0) + 1);
          balance.set(b, (balance.get(b) ?? 0) - 1);
        }
      }
      expect(met.size).toBe((size * (size - 1)) / 2);
      for (const more of balance.values()) expect(Math.abs(more)).toBeLessThanOrEqual(1);
    }
  });

  it('turn sides the second time, with nobody three times running on one side in the middle', () => {
    for (const size of [4, 6, 7, 10, 16]) {
      const rounds = bergerRounds(size, 2);
      const half = rounds.length / 2;
      const directed = rounds.flatMap(({ pairs }) => pairs.map((pair) => pair.join('-')));
      expect(new Set(directed).size).toBe(size * (size - 1));
      expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, index) => index + 1));
      for (let place = 1; place <= size; place += 1) {
        const sides = rounds.slice(half - 2, half + 2).map(({ pairs }) => {
          const pair = pairs.find((each) => each.includes(place));
          return pair === undefined ? '-' : pair[0] === place ? '1' : '2';
        });
        expect(sides.join('')).not.toMatch(/111|222/);
      }
    }
  });

  it('refuse a group of one', () => {
    expect(() => bergerRounds(1)).toThrow('2 to 128');
    expect(() => bergerRounds(129)).toThrow('2 to 128');
  });
});
