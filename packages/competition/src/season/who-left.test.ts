/** What becomes of results of who left, as the terms say. */
import { expect, it } from 'vitest';
import { owner, TestSeason } from './season.testing.ts';
import { tablesOf } from './table.ts';
import type { SeasonTerms } from './terms.ts';

/** Points by number in a group of four, in which entrant 1 plays so many of its three matches, wins them all and leaves. */
function points(whoLeft: SeasonTerms['whoLeft'] | undefined, playedOf1: number): readonly string[] {
  const terms = { format: { kind: 'round-robin', groups: 1, times: 1 }, ...(whoLeft && { whoLeft }) } as const;
  const test = new TestSeason(terms).withPeople(4);
  for (let round = 1; round <= 3; round += 1) {
    test.pair();
    for (const { sides, result } of test.season.rounds.at(-1)?.pairings ?? [])
      if (result === null) test.win(round, sides.includes(1) ? 1 : sides[0]);
    if (round === playedOf1) test.give(owner, { act: 'leave', entrant: 1, after: 'now' });
  }
  const [table] = tablesOf(test.season, () => '');
  const rows = (table?.rows ?? []).toSorted((a, b) => a.number - b.number);
  return rows.map((row) => `${String(row.points.value)} ${String(row.lost)}`);
}

it('[LEAGUE-139] results of who played less than half are struck, or kept, or forfeited, as the terms say', () => {
  // Entrant 1 wins once. Kept, that counts; without the term it is so, too.
  expect(points('kept', 1)[0]).toBe('3 0');
  expect(points(undefined, 1)).toEqual(points('kept', 1));
  expect(points('struck', 1)[0]).toBe('0 0');
  const lost = (told: readonly string[]): number => told.reduce((sum, each) => sum + Number(each.split(' ')[1]), 0);
  // The one who lost against 1 has not lost any more.
  expect(lost(points('struck', 1))).toBe(lost(points('kept', 1)) - 1);
  // With more than half they stand.
  expect(points('struck', 2)).toEqual(points('kept', 2));
  expect(points('forfeited', 2)[0]).not.toBe(points('kept', 2)[0]);
});
