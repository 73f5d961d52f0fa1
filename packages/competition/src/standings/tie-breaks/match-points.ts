import { sum, term } from '../sums.ts';
import { moreOf } from './tie-break.ts';

/** Points by win, draw and loss alone, where the first order goes by bands or by the book's points. */
export const matchPoints = moreOf(({ counted }) =>
  sum(counted.map((entry) => term({ kind: 'result', entry, base: entry.matchPoints }))),
);
