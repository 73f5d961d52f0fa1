/** What a round without a match counts as, in tie-breaks: a term of each league. */
import { add, fraction, half, multiply, one, points, total, zero } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import type { ResultMark } from './output.ts';
import { resultPoints } from './points.ts';
import type { ScoreEntry, ScoreSheet, ScoreSheets } from './sheet.ts';

/** What stands for an opponent's points, where `entry` was no match; undefined: the round is left out. */
export function inPlaceOfOpponent(
  sheet: ScoreSheet,
  entry: ScoreEntry,
  { terms, after }: ScoreSheets,
): Fraction | undefined {
  switch (terms.unplayed) {
    case 'none':
      return undefined;
    case 'own-result':
      return entry.points;
    case 'equal-score':
      return sheet.points;
    case 'virtual-opponent': {
      const before = total(sheet.counted.filter(({ round }) => round < entry.round).map((each) => each.points));
      const opposite = resultPoints(oppositeOf[outcomeOf(entry.mark)], false, terms.points);
      const drawn = multiply(points(terms.points.draw), fraction(Math.max(0, after - entry.round)));
      return add(add(before, opposite), drawn);
    }
  }
}

type Outcome = 'won' | 'drawn' | 'lost';
const oppositeOf = { won: 'lost', drawn: 'drawn', lost: 'won' } as const satisfies Record<Outcome, Outcome>;

/** As if it had been played: a bye is won, half a bye drawn, an absence lost. */
export function outcomeOf(mark: ResultMark): Outcome {
  if (mark === 'bye' || mark === 'won') return 'won';
  return mark === 'half-bye' || mark === 'drawn' ? 'drawn' : 'lost';
}

/** 1 for a win, 1/2 for a draw, 0 for a loss. */
export const shareOf = (mark: ResultMark): Fraction => ({ won: one, drawn: half, lost: zero })[outcomeOf(mark)];

/** Those that tie-breaks look at: matches, and the rest as the terms say. */
export const inTieBreaks = (sheet: ScoreSheet, { terms }: ScoreSheets): readonly ScoreEntry[] =>
  terms.unplayed === 'none' ? sheet.counted.filter(({ played }) => played) : sheet.counted;

/** Points of the opponent of a match; those of somebody without an opponent (a solo) are none. */
export const opponentOf = (entry: ScoreEntry, sheets: ScoreSheets): ScoreSheet | undefined =>
  entry.played && entry.opponent !== null ? sheets.of.get(entry.opponent) : undefined;

/** Points for each round of an entrant's, 0 where there was none. */
export function rateOf(sheet: ScoreSheet): Fraction {
  const rounds = sheet.counted.length;
  return rounds === 0 ? zero : multiply(sheet.points, fraction(1, rounds));
}
