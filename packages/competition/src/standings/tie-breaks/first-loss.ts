import { one } from '../../fraction.ts';
import { sum, term } from '../sums.ts';
import { inTieBreaks, outcomeOf } from '../unplayed.ts';
import { moreOf } from './tie-break.ts';

/** Rounds before the first that was lost. */
export const firstLoss = moreOf((sheet, sheets) => {
  const entries = inTieBreaks(sheet, sheets);
  const lost = entries.findIndex(({ mark }) => outcomeOf(mark) === 'lost');
  const before = lost < 0 ? entries : entries.slice(0, lost);
  return sum(before.map((entry) => term({ kind: 'result', entry, base: one })));
});
