import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLeague, chessTerms, entrant, leagueTerms, meeting, played } from '../../test/leagues.ts';
import { lastRound, standings } from '../standings/index.ts';
import type { StandingsInput } from '../standings/index.ts';
import { leagueOfTrf, readTrf, TrfError, trfOfLeague, writeTrf } from './index.ts';
import type { TrfPlayer } from './index.ts';

/**
 * 46 generated players in ten rounds, with forfeits, byes and games too short to be rated: printed in the JaVaFo Advanced
 * User Manual (R. Ricca), "Repeating randomness", as what seed 18980522 gives. It names nobody.
 */
const sample = readFileSync(new URL('./references/javafo.trf', import.meta.url), 'utf8');

/** Columns from..to of a line, counted from 1. */
const column = (line: string, from: number, to: number): string => line.slice(from - 1, to);
const playersOf = (text: string): readonly TrfPlayer[] =>
  readTrf(text).records.filter((record) => record.kind === 'player');

it('gives the sample of JaVaFo back unchanged', () => {
  expect(writeTrf(readTrf(sample))).toBe(sample);
  expect(readTrf(sample).version).toBe('TRF16');
  const windows = sample.replaceAll('\n', '\r\n');
  expect(writeTrf(readTrf(windows))).toBe(windows);
  const trimmed = sample.replaceAll(/ +$/gm, '');
  expect(writeTrf(readTrf(trimmed))).toBe(trimmed);
});

it('finds the points that the sample tells, from its results alone', () => {
  const { input, points, name } = leagueOfTrf(readTrf(sample));
  expect(name).toBe('AutoTest 18980522');
  const { rows } = standings(input, { ...chessTerms, points });
  const found = new Map(rows.map((row) => [row.number, row.points.value]));
  expect(playersOf(sample)).toHaveLength(46);
  for (const { number, points: told } of playersOf(sample)) expect(found.get(number), `player ${number}`).toBe(told);
});

const small: StandingsInput = {
  entrants: [
    entrant(1, { name: 'Ødegård, Åse', rating: 1850 }),
    entrant(2, { name: 'A name that is far too long for thirty-three columns' }),
    entrant(3, { name: 'two\nlines' }),
  ],
  rounds: [
    { number: 1, entries: [played(1, 2, 'first'), { kind: 'bye', entrant: 3 }] },
    { number: 2, entries: [meeting(3, 1, { kind: 'forfeit', outcome: 'second' }), { kind: 'half-bye', entrant: 2 }] },
    { number: 3, entries: [meeting(2, 3, { kind: 'waiting' })] },
  ],
  corrections: [{ entrant: 2, round: 2, points: -1.5, reason: 'list sent late', category: null }],
};

it('writes columns where the handbook has them', () => {
  const file = trfOfLeague(
    { name: 'Narrow Sea League', federation: 'NOR' },
    small,
    { ...chessTerms, rounds: 3 },
    'TRF16',
  );
  const lines = writeTrf(file).split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.slice(0, 5)).toEqual(['012 Narrow Sea League', '032 NOR', '062 3', '072 1', 'XXR 3']);
  const [first = '', second = '', third = ''] = lines.slice(5, 8);
  expect([column(first, 1, 3), column(first, 5, 8), column(first, 15, 47)]).toEqual([
    '001',
    '   1',
    'Ødegård, Åse'.padEnd(33),
  ]);
  expect([column(first, 49, 52), column(first, 81, 84), column(first, 86, 89)]).toEqual(['1850', ' 2.0', '   1']);
  expect([column(first, 92, 99), column(first, 102, 109), column(first, 112, 119)]).toEqual([
    '   2 w 1',
    '   3 b +',
    '        ',
  ]);
  expect(column(second, 15, 48)).toBe('A name that is far too long for t ');
  expect([column(second, 92, 99), column(second, 102, 109), column(second, 112, 119)]).toEqual([
    '   1 b 0',
    '0000 - H',
    '   3 w  ',
  ]);
  expect([column(third, 15, 24), column(third, 92, 99)]).toEqual(['two lines ', '0000 - U']);
});

it('tells points, rounds, tie-breaks and corrections in TRF26, and the points in TRF16 too', () => {
  const tieBreaks = [
    { id: 'head-to-head', among: 'all-met' },
    { id: 'opponents-points', form: 'sum', cutLowest: 1 },
    { id: 'book-scored' },
    { id: 'sonneborn-berger' },
  ] as const;
  const terms = { ...leagueTerms, rounds: 3, tieBreaks };
  const lines = writeTrf(trfOfLeague({ name: 'League' }, small, terms, 'TRF26')).split('\r\n');
  expect(lines.filter((line) => /^(1[46]2|2[01]2|299|###)/.test(line))).toEqual([
    '142 3',
    '162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0',
    '202 DE,BH/C1',
    '212 PTS,DE,BH/C1',
    '### list sent late',
    '299          -1.5  002    2',
  ]);
  const scoring = lines.find((line) => line.startsWith('162')) ?? '';
  expect([column(scoring, 6, 10), column(scoring, 15, 19), column(scoring, 24, 28)]).toEqual([
    'W 3.0',
    'D 1.0',
    'L 0.0',
  ]);
  const correction = lines.find((line) => line.startsWith('299')) ?? '';
  expect([column(correction, 14, 17), column(correction, 20, 22), column(correction, 24, 27)]).toEqual([
    '-1.5',
    '002',
    '   2',
  ]);
  for (const version of ['TRF16', 'TRF26'] as const) {
    const back = leagueOfTrf(readTrf(writeTrf(trfOfLeague({ name: 'League' }, small, terms, version))));
    expect(back.points).toEqual({ ...leagueTerms.points });
    expect(back.rounds).toBe(3);
    expect(back.input.corrections).toEqual(version === 'TRF26' ? small.corrections : []);
  }
});

/** What a file can say of a league: nobody's book points, and who has no entry was absent. */
function told({ entrants, rounds, corrections }: StandingsInput) {
  const last = rounds.reduce((most, { number, entries }) => (entries.length > 0 ? Math.max(most, number) : most), 0);
  return {
    entrants: entrants.map(({ number, name, rating }) => ({ number, name, rating })),
    corrections: corrections.map(({ entrant: number, round, points, reason }) => ({ number, round, points, reason })),
    rounds: Array.from({ length: last }, (_, index) => {
      const entries = rounds.find(({ number }) => number === index + 1)?.entries ?? [];
      const here = entries.flatMap((each) => (each.kind === 'meeting' ? each.sides : [each.entrant]));
      const absent = entrants.filter(({ number }) => !here.includes(number)).map(({ number }) => `absent ${number}`);
      const others = entries.map((each) =>
        each.kind === 'meeting'
          ? `${each.sides.join(':')} ${each.result.kind} ${'outcome' in each.result ? each.result.outcome : ''}`
          : `${each.kind} ${each.entrant}`,
      );
      return [...others, ...absent].sort();
    }),
  };
}

it('takes any league in again as it went out, and its points are those that it tells', () => {
  fc.assert(
    fc.property(anyLeague, fc.constantFrom(chessTerms, leagueTerms), (league, terms) => {
      const text = writeTrf(trfOfLeague({ name: 'Any' }, league, { ...terms, whoLeft: 'kept' }, 'TRF26'));
      expect(writeTrf(readTrf(text))).toBe(text);
      const back = leagueOfTrf(readTrf(text));
      expect(told(back.input)).toEqual(told(league));
      const rows = new Map(
        standings(back.input, { ...terms, points: back.points }, lastRound(league)).rows.map((row) => [
          row.number,
          row.points.value,
        ]),
      );
      for (const { number, points } of playersOf(text)) expect(rows.get(number)).toBe(points);
    }),
  );
});

const failure = (text: string): TrfError => {
  try {
    leagueOfTrf(readTrf(text));
  } catch (error) {
    if (error instanceof TrfError) return error;
    throw error;
  }
  throw new Error('It was read.');
};

/** The sample with one text put into a column of the line of a player. */
const spoilt = (player: number, from: number, text: string): string =>
  sample
    .split('\n')
    .map((line, index) =>
      index === 11 + player ? line.slice(0, from - 1) + text + line.slice(from - 1 + text.length) : line,
    )
    .join('\n');

it.each([
  [spoilt(3, 5, '   x'), 15, 5, 'a start number from 1 to 9999'],
  [spoilt(3, 5, '   2'), 15, 5, 'line 14 has that start number'],
  [spoilt(2, 49, '25x9'), 14, 49, 'up to four digits'],
  [spoilt(2, 81, ' 5,5'), 14, 81, 'like 7.5, 11.0 or 120'],
  [spoilt(1, 92, '  99'), 13, 92, 'another player of the file'],
  [spoilt(1, 92, '  25'), 13, 92, 'does not say that 25 met 1'],
  [spoilt(1, 97, 'b'), 13, 97, 'one of the two has w'],
  [spoilt(1, 97, 'x'), 13, 97, 'w, b, - or a blank'],
  [spoilt(1, 99, '='), 13, 99, 'line 36 has 0, which does not fit'],
  [spoilt(1, 99, '?'), 13, 99, 'one of 1 = 0'],
  [spoilt(12, 99, '1'), 24, 99, 'without an opponent U, F, H'],
  [`${sample}299 W\n`, 59, 5, 'a blank: points given or taken'],
  [`${sample}299          1/3   001    2\n`, 59, 14, 'like -1.0, 2.5'],
  [`${sample}299           1.0  001   77\n`, 59, 26, 'the start number of a player'],
  [`${sample}XXR many\n`, 59, 5, 'a number of rounds'],
  [`${sample}XXS WW=3 ZZ=1\n`, 59, 10, 'CODE=POINTS'],
  [`${sample}162  Q 1.0\n`, 59, 6, 'one of W D L A P X'],
  [`${sample}ab\n`, 59, 1, 'begin a line'],
  [`${sample}012x\n`, 59, 4, 'a blank follows'],
  [`001    1 ${' '.repeat(3000)}1`, 1, 2652, 'up to 256 rounds'],
])('names the line and the column of what is wrong, and what would be right: %#', (text, line, at, wanted) => {
  const error = failure(text);
  expect([error.line, error.column]).toEqual([line, at]);
  expect(error.message).toContain(wanted);
  expect(error.message).toContain(`Line ${line}, column`);
});

it('reads files up to a size, and any text without a crash of another kind', () => {
  const line = (number: number): string => `001 ${`${number}`.padStart(4)}`;
  const many = Array.from({ length: 2049 }, (_, index) => line(index + 1)).join('\n');
  expect(failure(many).message).toContain('up to 2048 players');
  expect(failure('\n'.repeat(7000)).message).toContain('up to 6144 lines');
  expect(failure('x'.repeat(8_000_001)).message).toContain('up to 8000000');
  fc.assert(
    fc.property(fc.nat(sample.length), fc.string({ unit: 'grapheme', maxLength: 20 }), (at, junk) => {
      const text = sample.slice(0, at) + junk + sample.slice(at + junk.length);
      try {
        leagueOfTrf(readTrf(text));
      } catch (error) {
        expect(error).toBeInstanceOf(TrfError);
      }
    }),
    { numRuns: 300 },
  );
});

it('says what does not fit into a file', () => {
  const write = (league: StandingsInput, terms = leagueTerms) =>
    writeTrf(trfOfLeague({ name: 'League' }, league, terms, 'TRF16'));
  const solo = { kind: 'solo', entrant: 1, outcome: 'won', book: 10 } as const;
  expect(() => write({ ...small, rounds: [{ number: 1, entries: [solo] }] })).toThrow('no matches without an opponent');
  const twice = [played(1, 2, 'first'), played(1, 3, 'first')];
  expect(() => write({ ...small, rounds: [{ number: 1, entries: twice }] })).toThrow('one match a round');
  const rich = [{ entrant: 1, round: 0, points: 120.5, reason: 'bonus' }];
  expect(() => write({ ...small, rounds: [], corrections: rich })).toThrow('has room for 4 signs');
  const large = { ...small, entrants: [entrant(10_000)], rounds: [], corrections: [] };
  expect(() => write(large)).toThrow('does not fit into columns 5 to 8');
});
