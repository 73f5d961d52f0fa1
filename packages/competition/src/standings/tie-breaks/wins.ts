import { one, zero } from '../../fraction.ts';
import { sum, term } from '../sums.ts';
import { inTieBreaks, outcomeOf } from '../unplayed.ts';
import { moreOf } from './tie-break.ts';

export const wins = moreOf((sheet, sheets) =>
  sum(
    inTieBreaks(sheet, sheets).map((entry) =>
      term({ kind: 'result', entry, base: outcomeOf(entry.mark) === 'won' ? one : zero }),
    ),
  ),
);
