/** Standings after a round, with every sum that leads to them. */
import { exact, subtract } from '../fraction.ts';
import { checkInput, checkTerms } from './check.ts';
import type { StandingsInput } from './input.ts';
import type { OpenResult, StandingsRow, Standings } from './output.ts';
import { rank } from './ranking.ts';
import type { RankedEntrant } from './ranking.ts';
import { reaches } from './reach.ts';
import { rowOf } from './row.ts';
import { corrected, sheetsOf } from './sheet.ts';
import type { ScoreSheet, ScoreSheets } from './sheet.ts';
import type { StandingsTerms } from './terms.ts';

/** The last round of which anything is known; 0 before the first. */
export const lastRound = ({ rounds }: StandingsInput): number =>
  rounds.reduce((last, { number }) => Math.max(last, number), 0);

/**
 * Standings after round `after`, by default the last of which anything is known. Later rounds and corrections count for
 * nothing. The order of entrants, rounds and results does not matter.
 * Throws a RangeError that says what would be right where the input or the terms cannot be.
 */
export function standings(input: StandingsInput, terms: StandingsTerms, after = lastRound(input)): Standings {
  checkInput(input);
  checkTerms(terms);
  if (!Number.isInteger(after) || after < 0) {
    throw new RangeError(`Standings are those after a round from 0; ${after} is none.`);
  }
  const now = ranking(input, terms, after);
  const before = after > 1 ? new Map(ranking(input, terms, after - 1).all.map((each) => [numberOf(each), each])) : null;
  const reach = reaches(now.placed, input, terms, after, (end) => ranking(end, terms, after).placed);
  const lasts = new Map(now.placed.map(({ place }, index) => [place, index + 1]));
  const rows = now.all.map((each): StandingsRow => {
    const struck = each.sheet.left?.struck ?? false;
    const short = struck ? null : shortOf(each.sheet, terms);
    return rowOf(each, {
      input,
      sheets: now.sheets,
      last: lasts.get(each.place) ?? each.place,
      reach: reach.get(numberOf(each)),
      change: changeOf(each, before?.get(numberOf(each)), struck),
      ...{ struck, short },
      unplaced: struck || (short !== null && terms.least?.then === 'unplaced'),
    });
  });
  return { after, of: terms.rounds, rows, ...openResults(input, after) };
}

const numberOf = ({ sheet }: RankedEntrant): number => sheet.entrant.number;

interface Ranking {
  readonly sheets: ScoreSheets;
  /** Those who have a place. */
  readonly placed: readonly RankedEntrant[];
  /** And after them those whose results are struck. */
  readonly all: readonly RankedEntrant[];
}

function ranking(input: StandingsInput, terms: StandingsTerms, after: number): Ranking {
  const sheets = sheetsOf(input, terms, after);
  const all = [...sheets.of.values()].map((sheet) => ({ sheet, points: corrected(sheet, input, sheets) }));
  const standing = all.filter(({ sheet }) => !sheet.left?.struck);
  const enough = rank(
    standing.filter(({ sheet }) => shortOf(sheet, terms) === null),
    sheets,
  );
  const short = rank(
    standing.filter(({ sheet }) => shortOf(sheet, terms) !== null),
    sheets,
  ).map((each) => ({ ...each, place: each.place + enough.length }));
  const placed = terms.least?.then === 'unplaced' ? enough : [...enough, ...short];
  const struck = rank(
    all.filter(({ sheet }) => sheet.left?.struck),
    sheets,
  );
  return { sheets, placed, all: [...enough, ...short, ...struck] };
}

/** Matches that were played, and those that the opponent forfeited: whoever was there has done enough. */
function shortOf({ counted }: ScoreSheet, { least }: StandingsTerms): StandingsRow['short'] {
  if (least === undefined) return null;
  const played = counted.filter((each) => each.played || (each.forfeit && each.mark === 'won')).length;
  return played < least.matches ? { played, least: least.matches } : null;
}

function changeOf(now: RankedEntrant, before: RankedEntrant | undefined, struck: boolean): StandingsRow['change'] {
  if (!before) return null;
  const points = exact(subtract(now.points, before.points));
  const wasStruck = before.sheet.left?.struck ?? false;
  const place = wasStruck ? null : before.place;
  return { place, places: place === null || struck ? 0 : place - now.place, points };
}

function openResults({ rounds }: StandingsInput, after: number): Pick<Standings, 'waiting' | 'provisional'> {
  const waiting: OpenResult[] = [];
  const provisional: OpenResult[] = [];
  for (const { number, entries } of rounds) {
    for (const each of entries) {
      if (number > after) continue;
      if (each.kind === 'solo' && each.outcome === 'waiting') waiting.push({ round: number, sides: [each.entrant, 0] });
      if (each.kind !== 'meeting') continue;
      const open = { round: number, sides: each.sides };
      if (each.result.kind === 'waiting') waiting.push(open);
      else if (each.provisional) provisional.push(open);
    }
  }
  return { waiting: sorted(waiting), provisional: sorted(provisional) };
}

const sorted = (open: readonly OpenResult[]): readonly OpenResult[] =>
  open
    .map((each) => ({ ...each, sides: [Math.min(...each.sides), Math.max(...each.sides)] as const }))
    .sort((a, b) => a.round - b.round || a.sides[0] - b.sides[0] || a.sides[1] - b.sides[1]);

/** The same without the terms of its sums, for lists in which no row is open. */
export function withoutSteps(table: Standings): Standings {
  const bare = <S extends { readonly value: string }>(sum: S): S => ({ ...sum, terms: [], then: [], divisor: '1' });
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      points: bare(row.points),
      tieBreaks: row.tieBreaks.map((each) => ({ ...each, sum: null })),
      why: [],
    })),
  };
}
