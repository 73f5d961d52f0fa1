/** Tournament report files taken in as seasons. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readable } from '../fraction.ts';
import { readTrf } from '../trf/index.ts';
import { TestSeason } from './season.testing.ts';
import { seasonTrf } from './files.ts';
import { checkLots } from './lots.ts';
import { tablesOf } from './table.ts';
import { takeInReport } from './take-in-report.ts';
import { takeInSeason } from './take-in.ts';

const seed = '7a'.repeat(32);
const game = { ruleset: 'stakes', edition: '1', battles: { choice: 'fixed', battle: 'usual' } } as const;
const given = (text: string) => ({ text, game, seed, now: 1_000_000 });
const taken = (text: string) => {
  const found = takeInReport(given(text));
  if (!found.ok) throw new Error(found.sentence);
  return found;
};
const fault = (text: string): string => {
  const found = takeInReport(given(text));
  return found.ok ? 'taken in' : found.sentence;
};

/** See SOURCES.md there: 46 players in ten rounds, with forfeits and byes. */
const sample = readFileSync(new URL('../trf/references/javafo.trf', import.meta.url), 'utf8');

it('[LEAGUE-166] a report is a season that is over, with every point of its players', () => {
  const { season, entries } = taken(sample);
  expect([season.name, season.status, season.rounds.length]).toEqual(['AutoTest 18980522', 'closed', 10]);
  expect(season.entrants.map(({ person }) => person)).toEqual(Array.from({ length: 46 }, () => null));
  expect(season.entrants[0]).toMatchObject({ number: 1, name: 'Test0001 Player0001', seed: 1 });
  const points = new Map(
    tablesOf(season, ({ name }) => name ?? '')[0]?.rows.map((row) => [row.number, row.points.value]),
  );
  for (const record of readTrf(sample).records)
    if (record.kind === 'player')
      expect(Number(points.get(record.number)) / 2, record.name).toBe(Number(readable(record.points ?? '0')));
  expect(season.announcements.map(({ text }) => text).join()).toContain('twice');
  // Its lots are checked as those of any season are, and another site takes it in.
  const { promise, draws, undrawn } = checkLots(entries, season.commitment, seed);
  expect([promise, draws.every(({ equal, taken: is }) => equal && is), undrawn]).toEqual([true, true, []]);
  const again = takeInSeason({ season, names: {}, journal: [...entries] }, 2_000_000);
  expect(again.ok ? again.season : again.sentence).toEqual(season);
});

it('[LEAGUE-166] a season that was given away as a report comes back with its points', () => {
  const test = new TestSeason({ format: { kind: 'swiss', rounds: 2 } }).withPeople(5);
  test.pair().finish().pair().finish();
  const name = ({ number }: { readonly number: number }): string => `Player ${String(number)}`;
  for (const version of ['TRF16', 'TRF26'] as const) {
    const { season } = taken(seasonTrf(test.season, name, version));
    const rows = (of: typeof season) =>
      tablesOf(of, name)[0]
        ?.rows.map((row) => `${String(row.number)}: ${row.points.value}`)
        .toSorted();
    expect(rows(season)).toEqual(rows(test.season));
  }
});

/** The name from column 15 on, points from 81, round 1 from 92. */
const player = (number: number, name: string, points: string, rounds: string): string =>
  `${`001 ${String(number).padStart(4)}`.padEnd(14)}${name}`.padEnd(80) + points.padStart(4).padEnd(11) + rounds;
const two = (first: string, second: string): string =>
  ['012 Small', player(1, 'Ann', '1.0', first), player(2, 'Ann', '0.0', second)].join('\n');

it('[LEAGUE-166] names are tidied and told apart', () => {
  const { season } = taken(
    [
      player(1, 'Ann\u200b\u202e', '1.0', '   7 w 1'),
      player(7, 'Ann', '0.0', '   1 b 0'),
      player(9, '', '0.0', ''),
    ].join('\n'),
  );
  expect(season.entrants.map(({ number, name }) => [number, name])).toEqual([
    [1, 'Ann'],
    [2, 'Ann (7)'],
    [3, 'Player 9'],
  ]);
  expect(season.name).toBe('A season from a report');
  expect(season.rounds[0]?.byes).toEqual([{ entrant: 3, as: 'zero' }]);
});

it('[LEAGUE-166] what is wrong is told with its line, and nothing of it is taken in', () => {
  expect(fault(two('   2 w 1', '   1 b 0'))).toBe('taken in');
  expect(fault(two('   2 w 1', '   1 b 1'))).toMatch(/^Line 2, .*line 3 has 1/);
  expect(fault(two('   2 w', '   1 b'))).toMatch(/^Line 2, .*round 1 has no result/);
  expect(fault(two('   2 w =', '   1 b ='))).toMatch(/^Line 2, .*"1".*come to 0\.5/);
  expect(fault(`${two('   2 w 1', '   1 b 0')}\n299          1.0  001    2`)).toMatch(/^Line 4, .*leave the line out/);
  expect(fault('{"season":{}}')).toMatch(/^Line 1/);
  expect(fault('012 Nobody')).toMatch('fewer than two');
  expect(fault([player(1, 'Ann', '', ''), player(2, 'Ben', '', '')].join('\n'))).toMatch('Nobody has played');
  const many = Array.from({ length: 257 }, (_, index) => player(index + 1, 'X', '0.0', ''));
  expect(fault(many.join('\n'))).toMatch('up to 256');
});
