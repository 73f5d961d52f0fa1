/** Examples that others worked out, to the last digit. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chessTerms, entrant, leagueTerms, meeting, played } from '../../test/leagues.ts';
import { standings } from './index.ts';
import type { RoundResults, StandingsInput, StandingsTerms, TieBreakTerm } from './index.ts';
import { fivePlayers, strengthOfSchedule, virtualOpponents } from './references/worked-examples.ts';

/** Values of an entrant in every tie-break of the terms. */
function valuesOf(number: number, league: StandingsInput, terms: StandingsTerms, after?: number) {
  const row = standings(league, terms, after).rows.find((each) => each.number === number);
  return row?.tieBreaks.map(({ value }) => value);
}

it('comes to the strength of schedule that golden worked out', () => {
  // Player 1 met 2 and 3, who each also met somebody else, by the game's own points.
  const [low, high] = strengthOfSchedule.opponentsMeans;
  const league: StandingsInput = {
    entrants: [1, 2, 3, 4, 5].map((number) => entrant(number)),
    rounds: [
      { number: 1, entries: [played(1, 2, 'first', [4, 1]), played(3, 5, 'first', [2 * high - 5, 0])] },
      { number: 2, entries: [played(1, 3, 'second', [1, 5]), played(2, 4, 'first', [2 * low - 1, 0])] },
    ],
    corrections: [],
  };
  const terms: StandingsTerms = {
    ...leagueTerms,
    points: { ...leagueTerms.points, from: 'book' },
    tieBreaks: [{ id: 'opponents-points', form: 'rate' }],
  };
  expect(valuesOf(1, league, terms)).toEqual([strengthOfSchedule.expected]);
});

/** Entrant 1 beats somebody new in each round, or draws, until it has `score`; then comes the round without a match. */
function withOneUnplayed({ scoreBefore, round, came }: (typeof virtualOpponents)[number]): StandingsInput {
  const before = Array.from({ length: round - 1 }, (_, index): RoundResults => {
    const outcome = index + 1 <= scoreBefore ? 'first' : index < scoreBefore ? 'draw' : 'second';
    return { number: index + 1, entries: [played(1, index + 3, outcome)] };
  });
  const missed = meeting(1, 2, { kind: 'forfeit', outcome: came ? 'first' : 'second' });
  const entrants = Array.from({ length: round + 1 }, (_, index) => entrant(index + 1));
  return { entrants, rounds: [...before, { number: round, entries: [missed] }], corrections: [] };
}

it.each(virtualOpponents)('gives virtual opponents what the handbook gives them: $expected', (example) => {
  const league = withOneUnplayed(example);
  const terms: StandingsTerms = {
    ...chessTerms,
    unplayed: 'virtual-opponent',
    tieBreaks: [{ id: 'opponents-points', form: 'sum' }],
  };
  const virtual = (after: number) =>
    standings(league, terms, after)
      .rows.find(({ number }) => number === 1)
      ?.tieBreaks[0]?.sum?.terms.find(({ kind }) => kind === 'in-place-of-opponent')?.value;
  expect(virtual(example.round)).toBe(example.expected.afterThatRound);
  expect(virtual(9)).toBe(example.expected.afterRound9);
});

it('agrees with scalachess about five players', () => {
  const { games, ratings, scores, ofPlayer1, directEncounter } = fivePlayers;
  const league: StandingsInput = {
    entrants: ratings.map((rating, index) => entrant(index + 1, { rating })),
    rounds: games.map(({ sides, won }, index) => ({
      number: index + 1,
      entries: [played(sides[0], sides[1], won === null ? 'draw' : won === sides[0] ? 'first' : 'second')],
    })),
    corrections: [],
  };
  const sum = { id: 'opponents-points', form: 'sum' } as const;
  const tieBreaks: readonly TieBreakTerm[] = [
    { id: 'wins' },
    { id: 'sonneborn-berger' },
    sum,
    { ...sum, cutLowest: 1 },
    { ...sum, cutLowest: 2 },
    { id: 'opponents-rating' },
  ];
  expect(valuesOf(1, league, { ...chessTerms, tieBreaks })).toEqual([
    ofPlayer1.wins,
    ofPlayer1.sonnebornBerger,
    ofPlayer1.buchholz,
    ofPlayer1.buchholzLowestCut,
    ofPlayer1.buchholzTwoLowestCut,
    ofPlayer1.meanRating,
  ]);
  const direct: StandingsTerms = { ...chessTerms, tieBreaks: [{ id: 'head-to-head', among: 'all-met' }] };
  const rows = standings(league, direct).rows.toSorted((a, b) => a.number - b.number);
  expect(rows.map(({ points }) => points.value)).toEqual(scores);
  expect([valuesOf(1, league, direct), valuesOf(4, league, direct)]).toEqual([
    [directEncounter[1]],
    [directEncounter[4]],
  ]);
});

interface SwissOf110 {
  readonly players: readonly (readonly [number, number, string, string, string, string])[];
  readonly rounds: readonly (readonly (readonly [number, number, '1' | '0' | '='])[])[];
  readonly places: readonly number[];
}

const swissOf110 = (): SwissOf110 =>
  JSON.parse(readFileSync(new URL('./references/swiss-of-110.json', import.meta.url), 'utf8')) as SwissOf110;

it('agrees with a Swiss of 110 players to the last digit, and puts them into the same order', () => {
  const { players, rounds, places } = swissOf110();
  const league: StandingsInput = {
    entrants: players.map(([number, rating]) => entrant(number, { rating })),
    rounds: rounds.map((games, index) => ({
      number: index + 1,
      entries: games.map(([first, second, result]) =>
        played(first, second, result === '=' ? 'draw' : result === '1' ? 'first' : 'second'),
      ),
    })),
    corrections: [],
  };
  const tieBreaks: readonly TieBreakTerm[] = [
    { id: 'opponents-points', form: 'sum', cutLowest: 1 },
    { id: 'opponents-points', form: 'sum' },
    { id: 'opponents-rating', cutLowest: 1, whole: true },
  ];
  const { rows } = standings(league, { ...chessTerms, tieBreaks, rounds: 11 });
  const told = rows.map(({ number, points, tieBreaks: values }) => [
    number,
    points.value,
    ...values.map(({ value }) => value),
  ]);
  const byNumber = new Map(players.map(([number, , ...values]) => [number, [number, ...values]]));
  expect(told).toEqual(places.map((number) => byNumber.get(number)));
});
