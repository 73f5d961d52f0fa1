import { add, zero } from '../../fraction.ts';
import { sum, term } from '../sums.ts';
import { inTieBreaks } from '../unplayed.ts';
import { moreOf } from './tie-break.ts';

/** The points after each round, added up: who won early has more. */
export const progressive = moreOf((sheet, sheets) => {
  const entries = inTieBreaks(sheet, sheets);
  let running = zero;
  const terms = Array.from({ length: sheets.after }, (_, index) => {
    const round = index + 1;
    for (const entry of entries) if (entry.round === round) running = add(running, entry.points);
    return term({ kind: 'running', round, base: running });
  });
  return sum(terms);
});
