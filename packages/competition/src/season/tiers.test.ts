/** Tiers of a season: who is in which, who goes up and down, and play-offs across the border. */
import { describe, expect, it } from 'vitest';
import type { GivenResult } from './acts.ts';
import { alongFrom } from './next.ts';
import { placesOf } from './places.ts';
import { owner, TestSeason } from './season.testing.ts';
import { tablesOf } from './table.ts';
import { movementsOf, nextPlaces } from './tiers.ts';

const format = (playOffs: number) =>
  ({ kind: 'round-robin', groups: 2, times: 1, tiers: { up: 1, down: 1, playOffs } }) as const;

/** Two tiers of four, seeded by number; in each the lower number wins. */
function played(playOffs: number): TestSeason {
  const test = new TestSeason({ format: format(playOffs) }).withPeople(8);
  test.give(owner, { act: 'seed', order: [1, 2, 3, 4, 5, 6, 7, 8] });
  for (let round = 1; round <= 3; round += 1) finish(test.pair());
  return test;
}

function finish(test: TestSeason): void {
  const round = test.season.rounds.length;
  for (const { sides } of test.season.rounds[round - 1]?.pairings ?? []) test.win(round, Math.min(...sides));
}

const next = ({ season }: TestSeason): string =>
  nextPlaces(season)
    .map(({ entrant, tier }) => `${String(tier)}:${String(entrant)}`)
    .join(' ');

describe('tiers', () => {
  it('[LEAGUE-116] hold the first seeds in the highest, and send the last down and the first up', () => {
    const test = played(0);
    expect(test.season.draws[0]?.groups).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
    expect(movementsOf(test.season)).toEqual([
      { entrant: 4, from: 0, to: 1 },
      { entrant: 5, from: 1, to: 0 },
    ]);
    expect(next(test)).toBe('0:1 0:2 0:3 0:5 1:4 1:6 1:7 1:8');
    expect(placesOf(test.season).map(({ entrant }) => entrant)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const lines = tablesOf(test.season, () => '').map(({ rows }) =>
      rows.map((row) => row.lines.filter(({ now }) => now === 'in').map(({ id }) => id)),
    );
    expect(lines).toEqual([
      [[], [], [], ['down']],
      [['up'], [], [], []],
    ]);
    expect(test.refusal(owner, { act: 'draft-round' })).toContain('last one');
  });

  it('[LEAGUE-116] are as large as their terms need, the lower ones larger', () => {
    const seven = new TestSeason({ format: format(0) }).withPeople(7).pair();
    expect(seven.season.draws[0]?.groups.map(({ length }) => length)).toEqual([3, 4]);
    const few = new TestSeason({ format: format(1) }).withPeople(7);
    expect(few.refusal(owner, { act: 'draft-round' })).toContain('2 tiers take 8 entrants at least');
  });

  it('[LEAGUE-117] play off after the last round, and whoever wins from below changes places', () => {
    const test = played(1);
    test.pair();
    expect(test.season.rounds[3]?.pairings.map(({ sides }) => sides)).toEqual([[3, 6]]);
    expect(next(test)).toBe('0:1 0:2 0:3 0:5 1:4 1:6 1:7 1:8');
    test.win(4, 6);
    expect(next(test)).toBe('0:1 0:2 0:5 0:6 1:3 1:4 1:7 1:8');
    expect(placesOf(test.season).map(({ entrant }) => entrant)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(tablesOf(test.season, () => '')).toHaveLength(2);
    // The next season begins in these tiers.
    const along = new TestSeason({ format: format(1) });
    along.give(owner, { act: 'bring-along', entrants: alongFrom(test.season) });
    expect(along.season.entrants.map(({ person }) => person)).toEqual(
      [1, 2, 5, 6, 3, 4, 7, 8].map((number) => `p${String(number)}`),
    );
    test.give(owner, { act: 'close', early: true });
  });

  it('[LEAGUE-117] have play-offs redrawn after a correction, and ask where one has begun', () => {
    const test = played(1);
    test.pair();
    // Entrant 7 won against 6 after all, and comes before it.
    const round =
      1 +
      test.season.rounds.findIndex(({ pairings }) =>
        pairings.some(({ sides }) => sides.includes(6) && sides.includes(7)),
      );
    const side =
      test.season.rounds[round - 1]?.pairings.find(({ sides }) => sides.includes(6) && sides.includes(7))?.sides[0] ===
      7
        ? 0
        : 1;
    const result: GivenResult = { how: 'played', winner: side, book: null, reason: 'Corrected' };
    const correction = { act: 'enter-result', round, entrant: 6, result } as const;
    test.give(owner, correction);
    expect(test.season.rounds[3]?.pairings.map(({ sides }) => sides)).toEqual([[3, 7]]);
    test.win(4, 3);
    const back = { ...correction, result: { ...result, winner: side === 0 ? 1 : 0 } } as const;
    expect(test.refusal(owner, back)).toContain('has begun');
    test.give(owner, { ...back, following: 'replay' });
    expect(test.season.rounds[3]?.pairings).toMatchObject([{ sides: [3, 6], result: null }]);
  });
});
