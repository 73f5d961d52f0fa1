import { fraction, zero } from '../../fraction.ts';
import type { WorkedTerm } from '../sums.ts';
import type { ScoreEntry, ScoreSheet, ScoreSheets } from '../sheet.ts';
import { cut, sum, term } from '../sums.ts';
import type { TieBreakTerm } from '../terms.ts';
import { opponentOf } from '../unplayed.ts';
import { moreOf } from './tie-break.ts';
import type { TieBreak } from './tie-break.ts';

type RatingTerm = Omit<Extract<TieBreakTerm, { id: 'opponents-rating' }>, 'id'>;

/** Matches against entrants with a rating; of the others the term says why it does not count. */
export function ratedTerms(
  sheet: ScoreSheet,
  sheets: ScoreSheets,
): { terms: readonly WorkedTerm[]; rated: readonly ScoreEntry[] } {
  const met = sheet.counted.flatMap((entry) => {
    const opponent = opponentOf(entry, sheets);
    return opponent ? [{ entry, rating: opponent.entrant.rating }] : [];
  });
  const terms = met.map(({ entry, rating }) =>
    rating === null
      ? term({ kind: 'opponent', entry, base: zero, leftOut: 'unrated' })
      : term({ kind: 'opponent', entry, base: fraction(rating) }),
  );
  return { terms, rated: met.filter(({ rating }) => rating !== null).map(({ entry }) => entry) };
}

/** The mean rating of the opponents met, without the lowest and highest that are cut. */
export const opponentsRating = ({ whole = false, ...cuts }: RatingTerm): TieBreak =>
  moreOf((sheet, sheets) => {
    const terms = cut(ratedTerms(sheet, sheets).terms, cuts);
    return sum(terms, { divisor: fraction(terms.filter(({ leftOut }) => leftOut === null).length), whole });
  });
