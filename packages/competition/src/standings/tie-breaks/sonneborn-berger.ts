import type { WorkedTerm } from '../sums.ts';
import { sum, term } from '../sums.ts';
import { inPlaceOfOpponent, opponentOf, shareOf } from '../unplayed.ts';
import { moreOf } from './tie-break.ts';

/** All points of the opponents beaten, and half of those with whom it was a draw. */
export const sonnebornBerger = moreOf((sheet, sheets) =>
  sum(
    sheet.counted.flatMap((entry): WorkedTerm[] => {
      const share = shareOf(entry.mark);
      const opponent = opponentOf(entry, sheets);
      if (opponent) return [term({ kind: 'opponent', entry, base: opponent.points, share })];
      const base = entry.played ? undefined : inPlaceOfOpponent(sheet, entry, sheets);
      return base ? [term({ kind: 'in-place-of-opponent', entry, base, share })] : [];
    }),
  ),
);
