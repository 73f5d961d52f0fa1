import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectedScore, newRating, provisional, rate, rated } from './glicko.ts';
import type { Rating } from './glicko.ts';

const known = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

it("comes to the figures of Glickman's example", () => {
  const after = rated(known(1500, 200), [
    { opponent: known(1400, 30), score: 1 },
    { opponent: known(1550, 100), score: 0 },
    { opponent: known(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

const anyRating = fc.record({
  rating: fc.double({ min: 400, max: 3000, noNaN: true }),
  deviation: fc.double({ min: 30, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
});

it('never lowers who won, never raises who lost, and always becomes surer of strangers', () => {
  fc.assert(
    fc.property(anyRating, anyRating, (first, second) => {
      const [won, lost] = rate(first, second, 1);
      expect(won.rating).toBeGreaterThanOrEqual(first.rating);
      expect(lost.rating).toBeLessThanOrEqual(second.rating);
      for (const { rating, deviation, volatility } of [won, lost]) {
        expect([rating, deviation, volatility].every(Number.isFinite)).toBe(true);
        expect(deviation).toBeLessThanOrEqual(350);
      }
    }),
  );
  const [first, second] = rate(newRating, newRating, 0.5);
  expect(first.rating).toBeCloseTo(1500, 6);
  expect(first.deviation).toBeLessThan(350);
  expect(second).toEqual(first);
});

it('is a guess until enough was played', () => {
  let of = newRating;
  let games = 0;
  for (; provisional(of); games += 1) of = rated(of, [{ opponent: known(1500, 60), score: games % 2 === 0 ? 1 : 0 }]);
  expect(games).toBeGreaterThan(5);
  expect(games).toBeLessThan(20);
  expect(rated(of, []).deviation).toBeGreaterThan(of.deviation);
});

it('expects as much of one as it does not of the other', () => {
  expect(expectedScore(known(1500, 50), known(1500, 200))).toBeCloseTo(0.5);
  const better = expectedScore(known(1700, 50), known(1500, 50));
  expect(better).toBeGreaterThan(0.7);
  expect(better + expectedScore(known(1500, 50), known(1700, 50))).toBeCloseTo(1);
});
