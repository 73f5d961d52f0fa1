import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLeague, anyTerms, entrant, leagueTerms, meeting, played } from '../../test/leagues.ts';
import { compare, divide, exact, fromExact, rounded, total } from '../fraction.ts';
import { standings, withoutSteps } from './index.ts';
import type { StandingsInput, StandingsRow, StandingsTerms, Sum, SumTerm } from './index.ts';

const worth = (terms: readonly SumTerm[]) =>
  total(terms.filter(({ leftOut }) => leftOut === null).map(({ value }) => fromExact(value)));

/** As anybody would check it with a pencil. */
function addedUp({ terms, divisor, whole, then }: Sum): string {
  const quotient = divide(worth(terms), fromExact(divisor));
  return exact(total([whole ? rounded(quotient) : quotient, worth(then)]));
}

const anyTable = fc.tuple(anyLeague, anyTerms);
const rowOf = (table: { readonly rows: readonly StandingsRow[] }, number: number): StandingsRow => {
  const row = table.rows.find((each) => each.number === number);
  if (!row) throw new Error(`Nobody has number ${number}.`);
  return row;
};

it('shows sums that add up to the values used', () => {
  fc.assert(
    fc.property(anyTable, ([league, terms]) => {
      for (const { points, tieBreaks } of standings(league, terms).rows) {
        expect(addedUp(points)).toBe(points.value);
        for (const { value, sum } of tieBreaks) expect(sum && addedUp(sum)).toBe(value);
      }
    }),
  );
});

it('does not depend on the order of entry', () => {
  const shuffled = anyTable.chain(([league, terms]) =>
    fc.record({
      league: fc.constant(league),
      terms: fc.constant(terms),
      other: fc.record({
        entrants: fc.shuffledSubarray([...league.entrants], { minLength: league.entrants.length }),
        corrections: fc.shuffledSubarray([...league.corrections], { minLength: league.corrections.length }),
        rounds: fc
          .shuffledSubarray([...league.rounds], { minLength: league.rounds.length })
          .map((rounds) => rounds.map((round) => ({ ...round, entries: round.entries.toReversed() }))),
      }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ league, terms, other }) => {
      expect(standings(other, terms)).toEqual(standings(league, terms));
    }),
  );
});

it('does not depend on it where two meet twice in a round either', () => {
  const twice = [
    played(1, 2, 'first', [90, 10]),
    played(1, 2, 'first', [50, 40]),
    meeting(1, 2, { kind: 'forfeit', outcome: 'first' }),
    meeting(2, 1, { kind: 'waiting' }),
    meeting(1, 2, { kind: 'waiting' }),
  ];
  const table = (entries: typeof twice) =>
    standings(
      { entrants: [entrant(1), entrant(2)], rounds: [{ number: 1, entries }], corrections: [] },
      { ...leagueTerms, tieBreaks: [{ id: 'book-difference', cap: 20 }] },
    );
  expect(table(twice.toReversed())).toEqual(table(twice));
});

it('swaps two rows where two names are swapped', () => {
  fc.assert(
    fc.property(anyTable, ([league, terms]) => {
      const [one, two] = league.entrants;
      if (!one || !two) return;
      const names = new Map([
        [one.number, two.name],
        [two.number, one.name],
      ]);
      const entrants = league.entrants.map((each) => ({ ...each, name: names.get(each.number) ?? each.name }));
      const before = standings(league, terms).rows.map((row) => ({ ...row, name: names.get(row.number) ?? row.name }));
      expect(standings({ ...league, entrants }, terms).rows).toEqual(before);
    }),
  );
});

/** What names an entrant says so by number only: numbers given anew move everything along with whoever they are of. */
it('does not depend on who has which number', () => {
  fc.assert(
    fc.property(anyTable, ([league, terms]) => {
      const count = league.entrants.length;
      const other = (number: number): number => count + 1 - number;
      const turned: StandingsInput = {
        entrants: league.entrants.map((each) => ({ ...each, number: other(each.number) })),
        corrections: league.corrections.map((each) => ({ ...each, entrant: other(each.entrant) })),
        rounds: league.rounds.map((round) => ({
          ...round,
          entries: round.entries.map((each) =>
            each.kind === 'meeting'
              ? { ...each, sides: [other(each.sides[0]), other(each.sides[1])] as const }
              : { ...each, entrant: other(each.entrant) },
          ),
        })),
      };
      const told = ({ number, placeText, points, tieBreaks, reach, provisional }: StandingsRow) => ({
        number,
        placeText,
        points: points.value,
        values: tieBreaks.map(({ value }) => value),
        reach,
        provisional,
      });
      const before = standings(league, terms).rows.map(told);
      const after = standings(turned, terms).rows.map(told);
      const byNumber = (a: { number: number }, b: { number: number }): number => a.number - b.number;
      const back = after.map((each) => ({ ...each, number: other(each.number) }));
      expect(back.sort(byNumber)).toEqual(before.sort(byNumber));
    }),
  );
});

it('puts nobody above who is behind in the first thing in which they differ', () => {
  fc.assert(
    fc.property(anyTable, ([league, terms]) => {
      const placed = standings(league, terms).rows.filter(({ place }) => place !== null);
      for (const [index, row] of placed.entries()) {
        const above = placed[index - 1];
        if (!above) continue;
        const ahead = compare(fromExact(above.points.value), fromExact(row.points.value));
        expect(ahead).toBeGreaterThanOrEqual(0);
        expect(row.parting === null).toBe(ahead > 0);
        if (!row.parting) continue;
        const { decides, steps } = row.parting;
        expect(row.placeText === above.placeText).toBe(decides === null);
        const verdicts = steps.map(({ verdict }) => verdict).filter((each) => each !== 'not-counted');
        const equals = verdicts.filter((each) => each === 'equal').length;
        const rest = decides === null ? [] : ['decides', ...verdicts.slice(equals + 1).map(() => 'not-needed')];
        expect(verdicts).toEqual([...verdicts.slice(0, equals).map(() => 'equal'), ...rest]);
        if (decides !== null) expect(fromExact(steps[decides]?.by ?? '0').of > 0n).toBe(true);
      }
    }),
  );
});

it('tells what changed since the round before', () => {
  const league: StandingsInput = {
    entrants: [1, 2, 3, 4].map((number) => entrant(number)),
    rounds: [
      { number: 1, entries: [played(1, 2, 'first'), played(3, 4, 'second')] },
      { number: 2, entries: [played(1, 4, 'second'), played(2, 3, 'draw')] },
    ],
    corrections: [{ entrant: 1, round: 2, points: -1, reason: 'list sent late' }],
  };
  const { rows } = standings(league, { ...leagueTerms, tieBreaks: [{ id: 'wins' }] });
  expect(rows.map(({ number, placeText, change }) => [number, placeText, change])).toEqual([
    [4, '1', { place: 1, places: 0, points: '3' }],
    [1, '2', { place: 1, places: -1, points: '-1' }],
    [2, '=3', { place: 3, places: 0, points: '1' }],
    [3, '=3', { place: 3, places: 0, points: '1' }],
  ]);
  expect(rows[1]?.points.terms.map(({ kind, opponent, value, note }) => [kind, opponent, value, note])).toEqual([
    ['result', 2, '3', null],
    ['result', 4, '0', null],
    ['correction', null, '-1', 'list sent late'],
  ]);
});

it('says why somebody is behind the row above', () => {
  const league: StandingsInput = {
    entrants: [1, 2, 3, 4].map((number) => entrant(number)),
    rounds: [
      { number: 1, entries: [played(1, 2, 'draw', [600, 500]), played(3, 4, 'first', [700, 300])] },
      { number: 2, entries: [played(1, 3, 'first', [400, 380]), played(2, 4, 'first', [800, 100])] },
    ],
    corrections: [],
  };
  const tieBreaks = [{ id: 'head-to-head', among: 'all-met' }, { id: 'book-difference' }, { id: 'lot' }] as const;
  const { rows } = standings(league, { ...leagueTerms, tieBreaks });
  expect(rows.map(({ number, placeText }) => [number, placeText])).toEqual([
    [2, '1'],
    [1, '2'],
    [3, '3'],
    [4, '4'],
  ]);
  expect(rows[1]?.parting).toEqual({
    from: 2,
    decides: 1,
    steps: [
      { verdict: 'equal', by: null },
      { verdict: 'decides', by: '480' },
      { verdict: 'not-needed', by: null },
    ],
  });
  expect(rows[1]?.why).toEqual([
    { tieBreak: 0, verdict: 'equal', among: [1, 2], parted: [], unmet: [] },
    { tieBreak: 1, verdict: 'parts', among: [2, 1], parted: [2], unmet: [] },
    { tieBreak: 2, verdict: 'not-needed', among: [1], parted: [], unmet: [] },
  ]);
  expect([rows[2]?.why, rows[2]?.parting]).toEqual([[], null]);
});

it('says who has not met whom where a match between them does not count', () => {
  const league: StandingsInput = {
    entrants: [1, 2, 3].map((number) => entrant(number)),
    rounds: [{ number: 1, entries: [played(1, 2, 'draw')] }],
    corrections: [{ entrant: 3, round: 0, points: 1, reason: 'painted fleet' }],
  };
  const { rows } = standings(league, { ...leagueTerms, tieBreaks: [{ id: 'head-to-head', among: 'all-met' }] });
  expect(rows.map(({ number, placeText, why: [step] }) => [number, placeText, step?.verdict, step?.unmet])).toEqual([
    [1, '=1', 'not-counted', [3]],
    [2, '=1', 'not-counted', [3]],
    [3, '=1', 'not-counted', [1, 2]],
  ]);
});

it('strikes, keeps or forfeits what whoever left had played', () => {
  const left = entrant(3, { status: 'left', leftAfter: 1 });
  const league: StandingsInput = {
    entrants: [entrant(1), entrant(2), left],
    rounds: [
      { number: 1, entries: [played(1, 3, 'second', [10, 90]), { kind: 'bye', entrant: 2 }] },
      { number: 2, entries: [meeting(2, 3, { kind: 'forfeit', outcome: 'first' })] },
      { number: 3, entries: [played(1, 2, 'draw')] },
    ],
    corrections: [],
  };
  const told = (whoLeft: StandingsTerms['whoLeft'], after = 3) =>
    standings(league, { ...leagueTerms, whoLeft, rounds: 3 }, after).rows.map((row) => [
      row.number,
      row.placeText,
      row.points.value,
    ]);
  expect(told('struck')).toEqual([
    [2, '1', '4'],
    [1, '2', '1'],
    [3, '', '0'],
  ]);
  expect(told('kept')).toEqual([
    [2, '1', '7'],
    [3, '2', '3'],
    [1, '3', '1'],
  ]);
  expect(told('forfeited')).toEqual([
    [2, '1', '7'],
    [1, '2', '4'],
    [3, '3', '0'],
  ]);
  // Before the round after which they left, they had not.
  expect(told('kept', 0)).toEqual([1, 2, 3].map((number) => [number, '=1', '0']));
  const { form } = rowOf(standings(league, { ...leagueTerms, rounds: 3 }), 1);
  expect(form[0]).toMatchObject({ mark: 'lost', opponent: 3, struck: true, book: [10, 90] });
});

it('is provisional where a result waits, and softly so for its opponents', () => {
  const league: StandingsInput = {
    entrants: [1, 2, 3, 4, 5, 6].map((number) => entrant(number)),
    rounds: [
      { number: 1, entries: [played(1, 2, 'first'), played(3, 4, 'first'), played(5, 6, 'draw')] },
      { number: 2, entries: [meeting(2, 3, { kind: 'waiting' }), { ...played(1, 4, 'draw'), provisional: true }] },
    ],
    corrections: [],
  };
  const table = standings(league, { ...leagueTerms, rounds: 2 });
  const told = table.rows.map(({ number, provisional }) => [number, provisional]);
  expect(told.sort()).toEqual([
    [1, 'points'],
    [2, 'points'],
    [3, 'points'],
    [4, 'points'],
    [5, 'no'],
    [6, 'no'],
  ]);
  expect(table.waiting).toEqual([{ round: 2, sides: [2, 3] }]);
  expect(table.provisional).toEqual([{ round: 2, sides: [1, 4] }]);
  const first = standings(league, { ...leagueTerms, rounds: 2 }, 1).rows;
  expect(first.every(({ provisional }) => provisional === 'no')).toBe(true);
});

it('may leave out the steps, and nothing else', () => {
  fc.assert(
    fc.property(anyTable, ([league, terms]) => {
      const table = standings(league, terms);
      const bare = withoutSteps(table);
      expect(bare.rows.map(({ points }) => points.value)).toEqual(table.rows.map(({ points }) => points.value));
      expect(bare.rows.flatMap(({ points }) => points.terms)).toEqual([]);
      expect(JSON.parse(JSON.stringify(table))).toEqual(table);
    }),
    { numRuns: 30 },
  );
});

it('says what would be right', () => {
  const league: StandingsInput = { entrants: [entrant(1), entrant(2)], rounds: [], corrections: [] };
  const round = (...entries: StandingsInput['rounds'][number]['entries']) => ({
    ...league,
    rounds: [{ number: 1, entries }],
  });
  expect(() => standings({ ...league, entrants: [entrant(1), entrant(1)] }, leagueTerms)).toThrow('each has its own');
  expect(() => standings(round(played(1, 1, 'draw')), leagueTerms)).toThrow('cannot meet itself');
  expect(() => standings(round(played(1, 7, 'draw')), leagueTerms)).toThrow('names entrant 7');
  const bands = { ...leagueTerms, points: { ...leagueTerms.points, from: 'bands' as const } };
  expect(() => standings(league, bands)).toThrow('begins at a difference of 0');
  const thirds = { ...leagueTerms, points: { ...leagueTerms.points, win: 1 / 3 } };
  expect(() => standings(league, thirds)).toThrow('whole numbers or halves');
  expect(() => standings(league, leagueTerms, -1)).toThrow('after a round from 0');
  const gone = { ...league, entrants: [entrant(1, { status: 'left' })] };
  expect(() => standings(gone, leagueTerms)).toThrow('who has left has a last round');
});
