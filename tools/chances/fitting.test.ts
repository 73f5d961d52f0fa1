/** The fit finds what made the matches: teams win by a law that is known here, and the weights have to tell the same. */
import { chancesBy } from '@broadside/match';
import { seededRandom } from '@broadside/rules/kernel';
import { expect, test } from 'vitest';
import { bestFit, faultsOf, type PlayedMoment, testOf } from './fitting.ts';

const law = { parts: [{ unit: 10, early: 1, late: 3 }], strength: { early: 4, late: -2 } } as const;

/** Matches whose winner the law draws anew at each moment. */
function drawn(count: number, seed: number, teams: number): readonly (readonly PlayedMoment[])[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () =>
    Array.from({ length: 10 }, (_, at) => {
      const score = Array.from({ length: teams }, (__, team) => ({
        name: String(team),
        seats: [],
        parts: [{ what: 'points', amount: Math.floor(30 * random()) }],
        strength: 100 * random(),
        ofStrength: 100,
      }));
      const moment = { round: at + 1, of: 10, score };
      let left = random();
      const won = chancesBy(law, moment).findIndex((chance) => (left -= chance) < 0);
      return { ...moment, got: score.map((__, team) => (team === Math.max(0, won) ? 1 : 0)) };
    }),
  );
}

test.each([2, 3])('a law of %i teams is found again, and is better than "even" where nobody has looked', (teams) => {
  const weights = bestFit(drawn(50, 1, teams), 1);
  const unseen = drawn(300, 2, teams);
  const found = testOf(weights, unseen, { edition: '1', fitted: 50 });
  const known = testOf(law, unseen, { edition: '1', fitted: 50 });
  expect(found.brier - known.brier).toBeLessThan(0.015);
  expect(found.brier).toBeLessThan(found.even);
  expect(found.bins.reduce((sum, { moments }) => sum + moments, 0)).toBe(300 * 10 * teams);
  for (const { moments, said, came } of found.bins) if (moments > 100) expect(Math.abs(said - came)).toBeLessThan(0.1);
});

test('a set-up that favours one side is found, and only there', () => {
  const random = seededRandom(5);
  const matches = drawn(60, 4, 2).map((moments, nth) =>
    moments.map((moment) => ({
      ...moment,
      setting: nth % 2 === 0 ? 'ambush' : 'duel',
      ...(nth % 2 === 0 ? { got: random() < 0.9 ? [1, 0] : [0, 1] } : {}),
    })),
  );
  const { sides = {} } = bestFit(matches, 1);
  const edge = (setting: string) => (sides[setting]?.[0] ?? 0) - (sides[setting]?.[1] ?? 0);
  expect(edge('ambush')).toBeGreaterThan(1);
  expect(Math.abs(edge('duel'))).toBeLessThan(0.7);
});

test('a fit that knows nothing is found out', () => {
  const nothing = { parts: [{ unit: 10, early: 0, late: 0 }], strength: { early: 0, late: 0 } };
  const told = faultsOf(testOf(nothing, drawn(20, 3, 2), { edition: '1', fitted: 1 }));
  expect(told.join(' ')).toMatch(/only 20 unseen matches Brier score/);
  const sure = { parts: [{ unit: 10, early: 0, late: 0 }], strength: { early: 40, late: 0 } };
  expect(faultsOf(testOf(sure, drawn(300, 3, 2), { edition: '1', fitted: 1 })).join(' ')).toMatch(/said 0\.9/);
});
