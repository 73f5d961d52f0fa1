/** What judges have given the seats of a match, as everybody at the table reads it. */
import { seat, text } from '@broadside/rules/kernel';
import * as z from 'zod';
import { seq } from './words.ts';

/** Longest id of a rule that a ruling names, in characters. */
export const ruleIdLength = 40;
/** Milliseconds that one ruling adds or takes at most: thirty days. */
export const mostRuledMs = 30 * 86_400_000;

/** What a seat has been given by rulings, and what counts of it. */
export const mark = z.strictObject({
  /** The entry of the ruling. */
  seq,
  seat,
  what: z.enum(['warning', 'time-penalty', 'points']),
  /** Milliseconds of a time penalty, points of a mark in points, 0 of a warning. */
  amount: z.number().min(-mostRuledMs).max(mostRuledMs),
  rule: text(ruleIdLength).nullable(),
});
export type PenaltyMark = z.infer<typeof mark>;

/** Marks of one match at most. */
export const mostMarks = 200;
