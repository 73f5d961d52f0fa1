/** A row of the table: what an entrant did, in points and in sums. */
import { add, exact, points as pointsOf, total, zero } from '../fraction.ts';
import type { StandingsInput } from './input.ts';
import type { FormMark, PlaceReach, StandingsRow, Sum, TieBreakValue } from './output.ts';
import { linesOf } from './reach.ts';
import type { RankedEntrant } from './ranking.ts';
import { correctionsOf } from './sheet.ts';
import type { ScoreEntry, ScoreSheet, ScoreSheets } from './sheet.ts';
import { sum, term, written } from './sums.ts';

/** Each round's points, then what officials gave and took. */
export function pointsSum(sheet: ScoreSheet, input: StandingsInput, { after, terms }: ScoreSheets): Sum {
  const rounds = sheet.entries
    .filter(({ mark }) => mark !== 'waiting')
    .map((entry) => term({ kind: 'result', entry, base: entry.points, leftOut: entry.struck ? 'struck' : null }));
  const corrections = correctionsOf(sheet.entrant.number, input, after, terms);
  return written(sum([...rounds, ...corrections.map(({ value, ...each }) => term({ ...each, base: value }))]));
}

function formMark(entry: ScoreEntry): FormMark {
  const { round, mark, opponent, forfeit, struck, provisional, book } = entry;
  return { round, mark, opponent, forfeit, struck, provisional, book, points: exact(entry.points) };
}

interface Beside {
  readonly input: StandingsInput;
  readonly sheets: ScoreSheets;
  /** The last place of those who share this one. */
  readonly last: number;
  readonly reach: PlaceReach | undefined;
  readonly change: StandingsRow['change'];
  readonly struck: boolean;
  readonly short: StandingsRow['short'];
  /** There is no place for it. */
  readonly unplaced: boolean;
}

export function rowOf(
  ranked: RankedEntrant,
  { input, sheets, last, reach, change, struck, short, unplaced }: Beside,
): StandingsRow {
  const { sheet, place, shared, sumOf, why, parting } = ranked;
  const { entrant, counted } = sheet;
  const met = counted.filter(({ mark }) => mark === 'won' || mark === 'drawn' || mark === 'lost');
  const count = (wanted: ScoreEntry['mark']): number => met.filter(({ mark }) => mark === wanted).length;
  return {
    number: entrant.number,
    name: entrant.name,
    place: unplaced ? null : place,
    placeText: unplaced ? '' : `${shared ? '=' : ''}${place}`,
    points: pointsSum(sheet, input, sheets),
    tieBreaks: sheets.terms.tieBreaks.map(({ id }, index): TieBreakValue => {
      const each = sumOf(index);
      const sum = each && written(each);
      return { id, value: sum?.value ?? null, sum };
    }),
    form: sheet.entries.map(formMark),
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    book: bookOf(counted),
    left: sheet.left,
    short,
    why: struck ? [] : why,
    parting: struck ? null : parting,
    change,
    reach: unplaced ? null : (reach ?? null),
    lines: unplaced ? [] : linesOf(place, last, reach, sheets.terms),
    provisional: provisionalOf(sheet, sheets),
  };
}

function bookOf(counted: readonly ScoreEntry[]): StandingsRow['book'] {
  const all = counted.flatMap(({ book }) => (book ? [book] : []));
  const scored = total(all.map(([own]) => pointsOf(own)));
  const conceded = all.reduce((sum, [, other]) => (other === null ? sum : add(sum, pointsOf(other))), zero);
  return { scored: exact(scored), conceded: exact(conceded) };
}

function provisionalOf(sheet: ScoreSheet, { of }: ScoreSheets): StandingsRow['provisional'] {
  if (sheet.open) return 'points';
  const opponents = sheet.counted.flatMap(({ opponent }) => (opponent === null ? [] : [of.get(opponent)]));
  return opponents.some((each) => each?.open) ? 'tie-breaks' : 'no';
}
