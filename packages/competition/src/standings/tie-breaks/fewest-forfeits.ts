import { one } from '../../fraction.ts';
import { sum, term } from '../sums.ts';
import { lessOf } from './tie-break.ts';

/** Matches to which an entrant did not come. */
export const fewestForfeits = lessOf(({ counted }) =>
  sum(
    counted
      .filter(({ forfeit, mark }) => forfeit && mark === 'lost')
      .map((entry) => term({ kind: 'result', entry, base: one })),
  ),
);
