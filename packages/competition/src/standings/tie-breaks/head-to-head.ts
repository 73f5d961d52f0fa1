import { sum, term } from '../sums.ts';
import { inTieBreaks } from '../unplayed.ts';
import type { TieBreak } from './tie-break.ts';

/** Points of the matches that those who are equal played against each other. */
export const headToHead = (among: 'all-met' | 'group'): TieBreak => ({
  better: 'more',
  withinGroup: true,
  sum(sheet, sheets, group) {
    const members = new Set(group);
    const between = (of: typeof sheet) =>
      inTieBreaks(of, sheets).filter(({ opponent }) => opponent !== null && members.has(opponent));
    const metAll = (number: number): boolean => {
      const of = sheets.of.get(number);
      const met = new Set(of ? between(of).map(({ opponent }) => opponent) : []);
      return met.size === group.length - 1;
    };
    if (among === 'all-met' && !group.every(metAll)) return null;
    return sum(between(sheet).map((entry) => term({ kind: 'result', entry, base: entry.points })));
  },
});
