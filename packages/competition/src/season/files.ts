/** A season as files that people take away: tables for spreadsheets, and a tournament report. */
import { csvOf } from '../csv.ts';
import type { CsvCell } from '../csv.ts';
import { readable } from '../fraction.ts';
import { trfOfLeague, writeTrf } from '../trf/index.ts';
import type { TrfVersion } from '../trf/index.ts';
import { automatedEnemy, enemyName } from './season.ts';
import type { Bye, TableResult, Season } from './season.ts';
import { wholeField, tablesOf } from './table.ts';
import type { EntrantName } from './table.ts';

/** Places, results and points of everybody, group after group. */
export function standingsCsv(season: Season, nameOf: EntrantName): string {
  const tables = tablesOf(season, nameOf);
  const ids = (tables[0]?.rows[0]?.tieBreaks ?? season.terms.tieBreaks).map(({ id }) => id);
  const head = ['group', 'place', 'number', 'name', 'won', 'drawn', 'lost', 'points', ...ids];
  const rows = tables.flatMap((table, index) =>
    table.rows.map((row): CsvCell[] => [
      ...[index + 1, row.placeText, row.number, row.name, row.won, row.drawn, row.lost, readable(row.points.value)],
      ...row.tieBreaks.map(({ value }) => (value === null ? null : readable(value))),
    ]),
  );
  return csvOf([head, ...rows]);
}

/** Everybody who entered, in the order of their numbers. */
export function entrantsCsv({ entrants }: Season, nameOf: EntrantName): string {
  const rows = entrants.map((each): CsvCell[] => {
    const { number, seed, status, from, until } = each;
    return [number, nameOf(each), seed, status, from, until];
  });
  return csvOf([['number', 'name', 'seed', 'status', 'first round', 'last round'], ...rows]);
}

const winnerOf = (result: TableResult | null): CsvCell => {
  if (result === null) return null;
  return result.winner === null ? 'nobody' : result.winner === 0 ? 'first' : 'second';
};
const byeWords = { bye: 'bye', half: 'half a bye', zero: 'absent' } as const satisfies { [K in Bye['as']]: string };

/** Every table of every round, and who had none. */
export function pairingsCsv(season: Season, nameOf: EntrantName): string {
  const names = new Map(season.entrants.map((each) => [each.number, nameOf(each)]));
  const name = (number: number): string => names.get(number) ?? '';
  const head = ['round', 'table', 'first', 'second', 'how', 'winner', 'points of first', 'points of second', 'match'];
  const rows = season.rounds.flatMap(({ number, pairings, byes }): CsvCell[][] => [
    ...pairings.map(({ sides: [first, second], result, match }, index): CsvCell[] => {
      const book = result?.how === 'played' ? result.book : null;
      const outcome = [result?.how ?? null, winnerOf(result), book?.[0] ?? null, book?.[1] ?? null];
      return [number, index + 1, name(first), second === automatedEnemy ? enemyName : name(second), ...outcome, match];
    }),
    ...byes.map(({ entrant, as }): CsvCell[] => [
      number,
      null,
      name(entrant),
      null,
      byeWords[as],
      null,
      null,
      null,
      null,
    ]),
  ]);
  return csvOf([head, ...rows]);
}

/** The whole field as one tournament. Throws a RangeError where it does not fit into the columns. */
export function seasonTrf(season: Season, nameOf: EntrantName, version: TrfVersion): string {
  const { input, terms } = wholeField(season, nameOf);
  return writeTrf(trfOfLeague({ name: season.name }, input, terms, version));
}
