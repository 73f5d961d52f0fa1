import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bracketOf, following } from './knockout.ts';
import type { Bracket, BracketResult, KnockoutTerms } from './knockout.ts';
import { drawOrder } from './knockout/layout.ts';

const seeds = (size: number): number[] => Array.from({ length: size }, (_, at) => 101 + at);
const single: KnockoutTerms = { kind: 'single' };
const double: KnockoutTerms = { kind: 'double' };
const game = (match: string, winner: number | 'drawn'): BracketResult => ({ match, kind: 'game', winner });
const ready = ({ matches }: Bracket): string[] =>
  matches.flatMap(({ id, next }) => (next === undefined ? [] : [`${id} ${next.first}-${next.second}`]));
const placesOf = ({ places }: Bracket): string[] => places.map(({ entrant, place }) => `${place}: ${entrant}`);

const lower = (a: number, b: number): number => Math.min(a, b);
const higher = (a: number, b: number): number => Math.max(a, b);

/** Plays every match that is ready, until none is; `winner` chooses between two. */
function playOut(
  size: number,
  terms: KnockoutTerms,
  winner: (a: number, b: number, match: string) => number | 'out',
): { readonly bracket: Bracket; readonly results: readonly BracketResult[] } {
  const results: BracketResult[] = [];
  for (;;) {
    const bracket = bracketOf(seeds(size), terms, results);
    const match = bracket.matches.find(({ state }) => state === 'ready');
    if (match?.next === undefined) return { bracket, results };
    const won = winner(match.next.first, match.next.second, match.id);
    results.push(won === 'out' ? { match: match.id, kind: 'both-out' } : game(match.id, won));
  }
}

describe('a single knockout', () => {
  it('keeps seeds apart: the first two until the final, the first four until the semifinals', () => {
    expect(drawOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    for (const size of [2, 4, 16, 64]) {
      const order = drawOrder(size);
      for (let top = 2; top <= size; top *= 2) {
        const parts = new Set(order.flatMap((seed, at) => (seed <= top ? [Math.floor((at * top) / size)] : [])));
        expect(parts.size).toBe(top);
      }
    }
  });

  it('gives byes to the top, and plays the rest', () => {
    const bracket = bracketOf(seeds(6), single);
    expect(ready(bracket)).toEqual(['W1-2 104-105', 'W1-4 103-106']);
    expect(
      bracket.matches.filter(({ state }) => state === 'bye').map(({ winner, sides }) => [winner, ...sides]),
    ).toEqual([
      [undefined, 101, 'nobody'],
      [undefined, 102, 'nobody'],
    ]);
    expect(bracket.finished).toBe(false);
    const { bracket: over } = playOut(6, { ...single, thirdPlace: true }, lower);
    expect(placesOf(over)).toEqual(['1: 101', '2: 102', '3: 103', '4: 104', '5: 105', '5: 106']);
    expect(over.finished).toBe(true);
    expect(placesOf(playOut(4, single, higher).bracket)).toEqual(['1: 104', '2: 103', '3: 101', '3: 102']);
  });

  it('plays the best of n with sides changed; draws add games', () => {
    const terms = { ...single, bestOf: 3, bestOfFinal: 5 };
    const of = (...winners: (number | 'drawn')[]) =>
      bracketOf(
        seeds(2),
        { ...terms, bestOfFinal: 3 },
        winners.map((winner) => game('W1-1', winner)),
      ).matches[0];
    expect(of()?.next).toEqual({ game: 1, first: 101, second: 102 });
    expect(of(102)).toMatchObject({ state: 'ready', won: [0, 1], next: { game: 2, first: 102, second: 101 } });
    expect(of(102, 102)).toMatchObject({ state: 'decided', winner: 102 });
    expect(of(102, 'drawn', 'drawn')).toMatchObject({ state: 'decided', winner: 102 });
    expect(of('drawn', 'drawn', 'drawn')).toMatchObject({ state: 'ready', next: { game: 4 } });
    expect(of('drawn', 'drawn', 'drawn', 101)).toMatchObject({ state: 'decided', winner: 101 });
    expect(bracketOf(seeds(4), terms).matches.map(({ bestOf }) => bestOf)).toEqual([3, 3, 5]);
    expect(() => of(102, 102, 101)).toThrow('decided before its last result');
    expect(() => bracketOf(seeds(2), { ...single, bestOf: 2 })).toThrow('odd number');
  });

  it('gives the next opponent a bye where both are out', () => {
    const out: BracketResult = { match: 'W1-1', kind: 'both-out' };
    const bracket = bracketOf(seeds(4), { ...single, thirdPlace: true }, [out, game('W1-2', 102)]);
    expect(placesOf(bracket)).toEqual(['1: 102', '3: 101', '3: 103', '3: 104']);
    expect(bracket.finished).toBe(true);
    const empty = bracketOf(seeds(2), single, [{ match: 'W1-1', kind: 'both-out' }]);
    expect(placesOf(empty)).toEqual(['2: 101', '2: 102']);
  });

  it('refuses results that do not fit, with what does', () => {
    expect(() => bracketOf(seeds(4), single, [game('W2-1', 101)])).toThrow('not ready');
    expect(() => bracketOf(seeds(4), single, [game('W1-1', 102)])).toThrow('between 101 and 104');
    expect(() => bracketOf(seeds(4), single, [game('X', 101)])).toThrow('no match X');
    expect(() => bracketOf([1, 1], single)).toThrow('different entrants');
    expect(() => bracketOf([1], single)).toThrow('2 to 512');
    expect(() => bracketOf(seeds(3), single, [game('W1-1', 101)])).toThrow('not ready');
  });

  it('names what follows from a match', () => {
    expect(following(8, { ...single, thirdPlace: true }, 'W1-3')).toEqual(['W2-2', 'T', 'W3-1']);
    expect(following(4, double, 'W1-1')).toEqual(['W2-1', 'L1-1', 'L2-1', 'F1', 'F2']);
    expect(following(4, double, 'F1')).toEqual(['F2']);
  });
});

describe('a double knockout', () => {
  it('plays a second final where who came from the winners loses the first', () => {
    const until = playOut(4, double, (a, b, match) => (match === 'F1' ? Math.max(a, b) : Math.min(a, b)));
    expect(until.results.map(({ match }) => match)).toEqual(['W1-1', 'W1-2', 'W2-1', 'L1-1', 'L2-1', 'F1', 'F2']);
    expect(placesOf(until.bracket)).toEqual(['1: 101', '2: 102', '3: 103', '4: 104']);
    const once = playOut(4, double, lower);
    expect(once.results.map(({ match }) => match)).not.toContain('F2');
    expect(once.bracket.finished).toBe(true);
    const open = bracketOf(seeds(4), double, until.results.slice(0, -1));
    expect(open.places.map(({ place }) => place)).toEqual([3, 4]);
    expect(() => bracketOf(seeds(4), double, [...once.results, game('F2', 101)])).toThrow('F2 has a result');
  });

  it('is for two as well', () => {
    expect(playOut(2, double, lower).results.map(({ match }) => match)).toEqual(['W1-1', 'F1']);
    expect(placesOf(playOut(2, double, higher).bracket)).toEqual(['1: 102', '2: 101']);
  });

  it('ends for every size, with everybody in one place, out after two losses or with another', () => {
    const plan = fc.record({
      size: fc.integer({ min: 2, max: 40 }),
      choices: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 100 }),
      outs: fc.boolean(),
    });
    fc.assert(
      fc.property(plan, ({ size, choices, outs }) => {
        const losses = new Map<number, number>();
        let at = 0;
        const { bracket, results } = playOut(size, double, (a, b) => {
          const choice = choices[(at += 1) % choices.length] ?? 0;
          if (outs && choice === 9) {
            for (const each of [a, b]) losses.set(each, 2);
            return 'out';
          }
          const [won, lost] = choice % 2 === 0 ? [a, b] : [b, a];
          losses.set(lost, (losses.get(lost) ?? 0) + 1);
          return won;
        });
        expect(bracket.finished).toBe(true);
        expect(bracket.places.map(({ entrant }) => entrant).toSorted((a, b) => a - b)).toEqual(seeds(size));
        const champions = bracket.places.filter(({ place }) => place === 1);
        expect(champions.length).toBeLessThanOrEqual(1);
        if (!outs) expect(champions).toHaveLength(1);
        for (const { entrant, place } of bracket.places) {
          expect(place).toBeLessThanOrEqual(size);
          if (!outs) expect(losses.get(entrant) ?? 0).toBe(place === 1 ? (losses.get(entrant) ?? 0) : 2);
        }
        if (!outs) expect([2 * size - 2, 2 * size - 1]).toContain(results.length);
      }),
      { numRuns: 80 },
    );
  });

  it('lets nobody of eight meet again before the third round of the losers', () => {
    const choices = fc.array(fc.boolean(), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(choices, (first) => {
        let at = 0;
        const met = new Map<string, string>();
        playOut(8, double, (a, b, match) => {
          const pair = `${Math.min(a, b)}-${Math.max(a, b)}`;
          if (/^(W|L1|L2)/.test(match)) expect(met.get(pair)).toBeUndefined();
          met.set(pair, match);
          return first[(at += 1) % first.length] === true ? a : b;
        });
      }),
      { numRuns: 60 },
    );
  });
});
