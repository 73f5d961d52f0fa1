import { compare, points, subtract, zero } from '../../fraction.ts';
import type { Fraction } from '../../fraction.ts';
import type { WorkedTerm } from '../sums.ts';
import { sum, term } from '../sums.ts';
import { moreOf } from './tie-break.ts';
import type { TieBreak } from './tie-break.ts';

/** Points as the game counts them, of all matches of which they are known. */
export const bookScored = moreOf(({ counted }) =>
  sum(counted.flatMap((entry) => (entry.book ? [term({ kind: 'book', entry, base: points(entry.book[0]) })] : []))),
);

/** Those scored less those of the opponent; no match adds or takes more than `cap`. */
export const bookDifference = (cap: number | undefined): TieBreak =>
  moreOf(({ counted }) =>
    sum(
      counted.flatMap((entry): WorkedTerm[] => {
        if (!entry.book) return [];
        const difference = subtract(points(entry.book[0]), points(entry.book[1] ?? 0));
        return [term({ kind: 'book', entry, base: cap === undefined ? difference : within(difference, points(cap)) })];
      }),
    ),
  );

function within(value: Fraction, cap: Fraction): Fraction {
  const lowest = subtract(zero, cap);
  if (compare(value, lowest) < 0) return lowest;
  return compare(value, cap) > 0 ? cap : value;
}
