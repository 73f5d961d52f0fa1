import { fraction } from '../../fraction.ts';
import type { WorkedSum, WorkedTerm } from '../sums.ts';
import type { ScoreSheet, ScoreSheets } from '../sheet.ts';
import { cut, sum, term } from '../sums.ts';
import type { TieBreakTerm } from '../terms.ts';
import { inPlaceOfOpponent, opponentOf, rateOf } from '../unplayed.ts';
import { moreOf } from './tie-break.ts';
import type { TieBreak } from './tie-break.ts';

export type OpponentsTerm = Omit<Extract<TieBreakTerm, { id: 'opponents-points' }>, 'id'>;

/** Of sums the sum, of means and rates the mean of those that are not cut. */
export function ofOpponents(terms: readonly WorkedTerm[], { form, ...cuts }: OpponentsTerm): WorkedSum {
  const left = cut(terms, cuts);
  const counting = left.filter(({ leftOut }) => leftOut === null).length;
  return sum(left, form === 'sum' ? {} : { divisor: fraction(counting) });
}

/**
 * How strong the opponents were, by their points without corrections: Buchholz as a sum, cut or not; solkoff; strength of
 * schedule as a rate. A rate takes a round without a match as one of the terms, for which it stands as it is.
 */
export function opponentsPointsSum(sheet: ScoreSheet, sheets: ScoreSheets, shape: OpponentsTerm): WorkedSum {
  const terms = sheet.counted.flatMap((entry): WorkedTerm[] => {
    const opponent = opponentOf(entry, sheets);
    if (opponent) {
      return [term({ kind: 'opponent', entry, base: shape.form === 'rate' ? rateOf(opponent) : opponent.points })];
    }
    if (entry.played) return [];
    const base = shape.form === 'rate' ? rateInPlace(sheet, sheets) : inPlaceOfOpponent(sheet, entry, sheets);
    return base ? [term({ kind: 'in-place-of-opponent', entry, base })] : [];
  });
  return ofOpponents(terms, shape);
}

/** A rate has no round of its own: whatever stands for an opponent scores as fast as oneself. */
const rateInPlace = (sheet: ScoreSheet, { terms }: ScoreSheets) =>
  terms.unplayed === 'none' ? undefined : rateOf(sheet);

export const opponentsPoints = (shape: OpponentsTerm): TieBreak =>
  moreOf((sheet, sheets) => opponentsPointsSum(sheet, sheets, shape));
