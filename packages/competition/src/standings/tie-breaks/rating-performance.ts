import { fraction, multiply, rounded, total } from '../../fraction.ts';
import { sum, term } from '../sums.ts';
import { shareOf } from '../unplayed.ts';
import { ratedTerms } from './opponents-rating.ts';
import { moreOf } from './tie-break.ts';
import type { TieBreak } from './tie-break.ts';

/**
 * Rating points for a share of 50 to 100 hundredths of the points won: table 8.1.1 of the FIDE rating regulations.
 * Below half they are the same with a minus.
 */
const difference = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193, 202,
  211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
  800,
] as const;

/** The mean rating of the opponents, and what the share of the points won against them is worth. */
export const ratingPerformance = (whole: boolean): TieBreak =>
  moreOf((sheet, sheets) => {
    const { terms, rated } = ratedTerms(sheet, sheets);
    if (rated.length === 0) return sum(terms);
    const won = total(rated.map(({ mark }) => shareOf(mark)));
    const hundredths = Number(rounded(multiply(won, fraction(100, rated.length))).of);
    const worth = (difference[Math.abs(hundredths - 50)] ?? 0) * (hundredths < 50 ? -1 : 1);
    const then = [term({ kind: 'expected', base: fraction(worth) })];
    return sum(terms, { divisor: fraction(rated.length), whole, then });
  });
