/** What judges have to do with a table: who is called, who is there and sees what, what was ruled. Null where nobody ever was. */
import { listOf, seat } from '@broadside/rules/kernel';
import * as z from 'zod';
import { judge, judgeSees } from './judge-here.ts';
import type { Judge } from './judge-here.ts';
import { mark, mostMarks } from './marks.ts';
import { instant, seq } from './words.ts';

/** Judges at one table at most. */
export const mostJudges = 9;

export const judging = z.strictObject({
  /** Who has entered and not left. */
  judges: listOf(z.strictObject({ judge, sees: judgeSees, at: instant }), mostJudges),
  /** Seats that wait for a judge, by the entries in which they called. */
  called: listOf(z.strictObject({ seq, by: seat, at: instant }), 99),
  marks: listOf(mark, mostMarks),
  /** Nothing before this entry can be taken back: a judge has set the position. */
  floor: seq,
});
export type TableJudging = z.infer<typeof judging>;

export const noJudging: TableJudging = { judges: [], called: [], marks: [], floor: 0 };

export const sameJudge = (one: Judge, other: Judge): boolean => one.name === other.name && one.role === other.role;
