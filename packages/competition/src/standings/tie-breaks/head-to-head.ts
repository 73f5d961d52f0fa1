import type { ScoreEntry, ScoreSheet, ScoreSheets } from '../sheet.ts';
import { sum, term } from '../sums.ts';
import { inTieBreaks } from '../unplayed.ts';
import type { TieBreak } from './tie-break.ts';

/** Points of the matches that those who are equal played against each other. */
export const headToHead = (among: 'all-met' | 'group'): TieBreak => ({
  better: 'more',
  withinGroup: true,
  sum(sheet, sheets, group) {
    const all = group.flatMap((number) => sheets.of.get(number) ?? []);
    if (among === 'all-met' && all.some((each) => unmetOf(each, sheets, group).length > 0)) return null;
    const between = entriesBetween(sheet, sheets, group);
    return sum(between.map((entry) => term({ kind: 'result', entry, base: entry.points })));
  },
  unmet: unmetOf,
});

function entriesBetween(sheet: ScoreSheet, sheets: ScoreSheets, group: readonly number[]): readonly ScoreEntry[] {
  const members = new Set(group);
  return inTieBreaks(sheet, sheets).filter(({ opponent }) => opponent !== null && members.has(opponent));
}

function unmetOf(sheet: ScoreSheet, sheets: ScoreSheets, group: readonly number[]): readonly number[] {
  const met = new Set(entriesBetween(sheet, sheets, group).map(({ opponent }) => opponent));
  return group.filter((number) => number !== sheet.entrant.number && !met.has(number));
}
