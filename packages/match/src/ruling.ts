/** What a judge rules while the clocks of a match stand [LEAGUE-99 … LEAGUE-103 in packages/protocol/SPEC.md]. */
import { json, listOf, points, whole, seat } from '@broadside/rules/kernel';
import * as z from 'zod';
import { mostRuledMs, ruleIdLength } from './marks.ts';
import type { PenaltyMark } from './marks.ts';
import { seq } from './words.ts';

/** The rule that a ruling goes by: of the game's book, or of the league's terms. */
export const ruleName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 .,:_-]*$/, 'a rule’s id, such as AB-8.4.5 or Terms 4')
  .max(ruleIdLength);

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
