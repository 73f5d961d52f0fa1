import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLeague, anyTerms, chessTerms, entrant, leagueTerms, played } from '../../test/leagues.ts';
import { standings } from './index.ts';
import type { MeetingResult, StandingsInput, StandingsTerms } from './index.ts';

it('keeps the reach that it tells, however the rounds left go', () => {
  fc.assert(
    fc.property(anyLeague, anyTerms, (league, given) => {
      const terms: StandingsTerms = { ...given, rounds: league.rounds.length, whoLeft: 'kept' };
      const stays = league.entrants.map((each) => ({ ...each, status: 'active' as const, leftAfter: null }));
      const known = { ...league, entrants: stays, corrections: [] };
      const end = standings(known, terms);
      for (let after = 0; after < league.rounds.length; after += 1) {
        for (const row of standings(known, terms, after).rows) {
          const final = end.rows.find(({ number }) => number === row.number);
          expect(row.reach?.best).toBeLessThanOrEqual(final?.reach?.best ?? 0);
          expect(row.reach?.worst).toBeGreaterThanOrEqual(final?.reach?.worst ?? 0);
        }
      }
      if (end.waiting.length > 0) return;
      for (const { reach, place } of end.rows) expect(reach).toMatchObject({ best: place, kind: 'exact' });
    }),
    { numRuns: 50 },
  );
});

const ends: readonly MeetingResult[] = [
  { kind: 'played', outcome: 'first', book: null },
  { kind: 'adjudicated', outcome: 'draw', book: null },
  { kind: 'played', outcome: 'second', book: null },
  { kind: 'forfeit', outcome: 'first' },
  { kind: 'forfeit', outcome: 'second' },
  { kind: 'double-forfeit' },
];

it('knows exactly what can still be reached where one result is open', () => {
  const oneOpen = anyLeague
    .filter(({ rounds }) => rounds.some(({ entries }) => entries.some(({ kind }) => kind === 'meeting')))
    .map((league) => {
      const last = league.rounds.findLast(({ entries }) => entries.some(({ kind }) => kind === 'meeting'));
      const open = last?.entries.find(({ kind }) => kind === 'meeting');
      const closed = (result: MeetingResult): StandingsInput => ({
        ...league,
        rounds: league.rounds.map((round) => ({
          ...round,
          entries: round.entries.map((each) =>
            each.kind !== 'meeting'
              ? each
              : each === open
                ? { ...each, result }
                : each.result.kind === 'waiting'
                  ? { ...each, result: { kind: 'double-forfeit' } }
                  : each,
          ),
        })),
      });
      return closed;
    });
  fc.assert(
    fc.property(oneOpen, anyTerms, (closed, given) => {
      const league = closed({ kind: 'waiting' });
      const tieBreaks = given.tieBreaks.filter(({ id }) => !id.startsWith('book-'));
      const terms: StandingsTerms = { ...given, points: leagueTerms.points, tieBreaks, rounds: league.rounds.length };
      const all = ends.map((end) => standings(closed(end), terms).rows);
      for (const { number, reach, place } of standings(league, terms).rows) {
        if (place === null) continue;
        const reached = all.flatMap((rows) => rows.filter((row) => row.number === number && row.reach !== null));
        if (reached.length < ends.length) continue;
        expect(reach).toEqual({
          best: Math.min(...reached.map((row) => row.reach?.best ?? 0)),
          worst: Math.max(...reached.map((row) => row.reach?.worst ?? 0)),
          kind: 'exact',
        });
      }
    }),
    { numRuns: 25 },
  );
});

it('knows who is through whatever happens', () => {
  const league: StandingsInput = {
    entrants: [1, 2, 3, 4].map((number) => entrant(number)),
    rounds: [
      { number: 1, entries: [played(1, 2, 'first'), played(3, 4, 'first')] },
      { number: 2, entries: [played(1, 3, 'first'), played(2, 4, 'first')] },
    ],
    corrections: [],
  };
  const lines = [{ id: 'final', from: 1, to: 1 }];
  const terms = { ...chessTerms, rounds: 3, lines };
  const told = (after: number) =>
    standings(league, terms, after).rows.map(({ number, reach, lines: [line] }) => [
      number,
      reach?.best,
      reach?.worst,
      reach?.kind,
      line?.now,
      line?.end,
    ]);
  expect(told(2)).toEqual([
    [1, 1, 3, 'bound', 'in', 'possible'],
    [2, 1, 4, 'bound', 'out', 'possible'],
    [3, 1, 4, 'bound', 'out', 'possible'],
    [4, 2, 4, 'bound', 'out', 'out-of-reach'],
  ]);
  const over = standings(league, { ...terms, rounds: 2 }).rows;
  expect(over.map(({ placeText, reach, lines: [line] }) => [placeText, reach?.kind, line?.end])).toEqual([
    ['1', 'exact', 'sure'],
    ['=2', 'exact', 'out-of-reach'],
    ['=2', 'exact', 'out-of-reach'],
    ['4', 'exact', 'out-of-reach'],
  ]);
});
