/** What every tie-break is: a sum for each entrant, and whether more of it is better. */
import type { WorkedSum } from '../sums.ts';
import type { ScoreSheet, ScoreSheets } from '../sheet.ts';

export interface TieBreak {
  readonly better: 'more' | 'less';
  /** It looks at the others who are equal, so that it has no value of its own. */
  readonly withinGroup: boolean;
  /** `group`: numbers of all who are equal, this entrant among them. Null: it does not count there. */
  sum(sheet: ScoreSheet, sheets: ScoreSheets, group: readonly number[]): WorkedSum | null;
  /** Of one that counts only where all have met: whom of the group this entrant has not. */
  unmet?(sheet: ScoreSheet, sheets: ScoreSheets, group: readonly number[]): readonly number[];
}

type SumOf = (sheet: ScoreSheet, sheets: ScoreSheets) => WorkedSum;

export const moreOf = (sum: SumOf): TieBreak => ({ better: 'more', withinGroup: false, sum });
export const lessOf = (sum: SumOf): TieBreak => ({ better: 'less', withinGroup: false, sum });
