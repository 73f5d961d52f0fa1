import { describe, expect, it } from 'vitest';
import { costLines, firstDifference } from './cost.ts';
import type { Cost } from './cost.ts';
import { maximumPerfectMatching } from './matching.ts';
import { bye, pairSwiss } from './swiss.ts';
import type { Lock, SwissDraft, SwissRound } from './swiss.ts';
import { chance, play } from '../../test/pairing/tournaments.ts';
import type { Plan } from '../../test/pairing/tournaments.ts';
import { whyNot } from './why.ts';

/** `npm run test:long` plays 10,000. */
const tournaments = Number(process.env['TOURNAMENTS'] ?? 200);
/** So many at most are paired in every way there is: 15 ways for six, 105 for eight. */
const mostTried = tournaments > 1000 ? 8 : 6;
const timeout = 60_000 + 200 * tournaments;

const playing = ({ entrants }: SwissRound): readonly number[] =>
  entrants.filter(({ absent }) => absent !== true).map(({ number }) => number);

/** Every way to pair everybody, with the bye where the number is odd. */
function everyPairing(numbers: readonly number[]): readonly (readonly Lock[])[] {
  const [first, ...others] = numbers.length % 2 === 0 ? numbers : [...numbers, bye];
  if (first === undefined) return [[]];
  return others.flatMap((second) =>
    everyPairing(others.filter((number) => number !== second)).map((rest) => [{ first, second }, ...rest]),
  );
}

/** The least cost of all ways to pair a round, by trying every one. */
function leastCost(round: SwissRound, fixed: readonly Lock[] = []): Cost {
  const taken = new Set(fixed.flatMap(({ first, second }) => [first, second]));
  const free = playing(round).filter((number) => !taken.has(number));
  return everyPairing(free)
    .map((locked) => pairSwiss({ ...round, locked: [...fixed, ...locked] }).cost)
    .reduce((least, cost) => ((firstDifference(least, cost)?.by ?? 0) < 0 ? cost : least));
}

/** Whether everybody can be paired without a rematch and without a forbidden pair. */
function canDoWithoutRematch(round: SwissRound): boolean {
  const active = round.entrants.filter(({ absent }) => absent !== true);
  const odd = active.length % 2 === 1;
  const forbidden = (a: number, b: number): boolean =>
    (round.forbidden ?? []).some(([one, other]) => (one === a && other === b) || (one === b && other === a));
  const edges = active.flatMap((one, b) =>
    active.slice(0, b).flatMap((other, a) => {
      const met = one.past.some(({ kind, opponent }) => kind === 'played' && opponent === other.number);
      return met || forbidden(one.number, other.number) ? [] : [{ a, b, weight: 0n }];
    }),
  );
  const byes = odd ? active.map((_, a) => ({ a, b: active.length, weight: 0n })) : [];
  return maximumPerfectMatching(active.length + (odd ? 1 : 0), [...edges, ...byes]) !== undefined;
}

function check(round: SwissRound, draft: SwissDraft): void {
  const paired = [...draft.pairs.flatMap(({ first, second }) => [first, second]), ...draft.byes.map((b) => b.entrant)];
  expect(paired.toSorted((a, b) => a - b)).toEqual(playing(round));
  expect(draft.byes.length).toBe(playing(round).length % 2);
  if (canDoWithoutRematch(round)) {
    expect(draft.cost['met-before']).toBe(0);
    expect(draft.cost.forbidden).toBe(0);
  } else expect(draft.needsRematch || draft.needsForbidden).toBe(true);
}

const planOf = (seed: number): Plan => {
  const below = chance(seed);
  const entrants = seed % 10 === 0 ? 10 + below(30) : 1 + below(9);
  return { seed, entrants, rounds: 1 + below(8), trouble: [0, 5, 20][below(3)] ?? 0 };
};

describe(`${tournaments} random tournaments`, () => {
  it(
    'pair everybody once, with a rematch only where it cannot be avoided, and at the least cost',
    () => {
      const seen = { rounds: 0, tried: 0, rematches: 0, secondByes: 0, forbidden: 0 };
      for (let seed = 1; seed <= tournaments; seed += 1) {
        play(planOf(seed), (round) => {
          const draft = pairSwiss(round);
          check(round, draft);
          expect(pairSwiss({ ...round, entrants: round.entrants.toReversed() })).toEqual(draft);
          seen.rounds += 1;
          if (draft.needsRematch) seen.rematches += 1;
          if (draft.needsSecondBye) seen.secondByes += 1;
          if (draft.needsForbidden) seen.forbidden += 1;
          if (playing(round).length <= mostTried) {
            expect(draft.cost).toEqual(leastCost(round));
            seen.tried += 1;
          }
          return draft;
        });
      }
      // What is to be tested did happen.
      for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
    },
    timeout,
  );
});

describe('why not these two', () => {
  it(
    'names the first line that gets worse, and what forcing them costs exactly',
    () => {
      let worse = 0;
      for (let seed = 1; seed <= tournaments / 4; seed += 1) {
        const below = chance(seed + 5000);
        play(planOf(seed * 10 + 3), (round) => {
          const draft = pairSwiss(round);
          const numbers = playing(round);
          const [a, b] = [numbers[below(Math.max(1, numbers.length))], numbers[below(Math.max(1, numbers.length))]];
          if (a === undefined || b === undefined || a === b || numbers.length > mostTried) return draft;
          const answer = whyNot(round, a, b);
          expect(answer.draft).toEqual(draft);
          const forced = leastCost(round, [{ first: a, second: b }]);
          expect(answer.forced.cost).toEqual(forced);
          const line = costLines.find((each) => forced[each] !== draft.cost[each]);
          expect(answer.worse?.line).toBe(line);
          if (answer.worse === undefined) return draft;
          worse += 1;
          expect(answer.worse.after).toBeGreaterThan(answer.worse.before);
          expect([answer.worse.before, answer.worse.after]).toEqual([draft.cost[line!], forced[line!]]);
          const gained = answer.worse.through.reduce((sum, { amount }) => sum + amount, 0);
          expect(gained).toBeGreaterThanOrEqual(answer.worse.after - answer.worse.before);
          return draft;
        });
      }
      expect(worse).toBeGreaterThan(10);
    },
    timeout,
  );
});
