/** What a judge rules while the clocks of a match stand [LEAGUE-99 … LEAGUE-103 in packages/protocol/SPEC.md]. */
import { json, listOf, points, text, whole, seat } from '@broadside/rules/kernel';
import * as z from 'zod';
import { seq } from './words.ts';

/** Longest id of a rule that a ruling names, in characters. */
export const ruleIdLength = 40;
/** The rule that a ruling goes by: of the game's book, or of the league's terms. */
export const ruleName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 .,:_-]*$/, 'a rule’s id, such as AB-8.4.5 or Terms 4')
  .max(ruleIdLength);

/** Milliseconds that one ruling adds or takes at most: thirty days. */
export const mostRuledMs = 30 * 86_400_000;
const ms = whole(1, mostRuledMs);

/** Back to the state, the clocks and the marks that the match had after entry `to`. What came in between stays on record. */
const setBack = z.strictObject({ what: z.literal('set-back'), to: seq });
const time = z.strictObject({ what: z.literal('time'), seat, ms: whole(-mostRuledMs, mostRuledMs) });
const timePenalty = z.strictObject({ what: z.literal('time-penalty'), seat, ms });
const warning = z.strictObject({ what: z.literal('warning'), seat });
/** Added to the points with which the game ends by its own rules. */
const marked = z.strictObject({ what: z.literal('points'), seat, points });
const loss = z.strictObject({ what: z.literal('loss'), seat });
/** `winners`: every seat of the side that wins; none for a draw. */
const result = z.strictObject({ what: z.literal('result'), winners: listOf(seat, 99) });
/** The match counts for nothing. */
const nothing = z.strictObject({ what: z.literal('void') });

/** As a judge asks for it: a position as people write it. */
export const ruling = z.discriminatedUnion('what', [
  setBack,
  z.strictObject({ what: z.literal('position'), position: json }),
  ...[time, timePenalty, warning, marked, loss, result, nothing],
]);
export type Ruling = z.infer<typeof ruling>;

/** As it stands in the journal: the event carries the state, so that later rules do not change it. */
export const ruled = z.discriminatedUnion('what', [
  setBack,
  z.strictObject({ what: z.literal('position'), state: json }),
  ...[time, timePenalty, warning, marked, loss, result, nothing],
]);
export type Ruled = z.infer<typeof ruled>;

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

/** The mark that a ruling leaves; undefined where it leaves none. */
export function markOf(given: Ruled, at: number, rule: string | null): PenaltyMark | undefined {
  const of = (what: PenaltyMark['what'], of: PenaltyMark['seat'], amount: number): PenaltyMark => ({
    seq: at,
    seat: of,
    what,
    amount,
    rule,
  });
  switch (given.what) {
    case 'warning':
      return of('warning', given.seat, 0);
    case 'time-penalty':
      return of('time-penalty', given.seat, given.ms);
    case 'points':
      return of('points', given.seat, given.points);
    default:
      return undefined;
  }
}
