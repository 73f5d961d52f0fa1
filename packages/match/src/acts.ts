/** What a seat may ask of the table itself, whatever is played: taking back, ending by agreement, pausing [ACT-…]. */
import * as z from 'zod';
import { rest, tempo } from './tempo.ts';
import { instant, seq } from './words.ts';

/** What needs everybody's yes. */
export const agreement = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('draw') }),
  z.strictObject({ what: z.literal('abort') }),
  /** The clocks stop until somebody goes on, or until the time that is agreed here. */
  z.strictObject({ what: z.literal('pause'), until: instant.nullable() }),
  z.strictObject({ what: z.literal('tempo'), tempo }),
  /** Back to the state after entry `to`. */
  z.strictObject({ what: z.literal('take-back'), to: seq }),
]);
export type Agreement = z.infer<typeof agreement>;

export const tableAct = z.discriminatedUnion('act', [
  /** Takes back where that costs nobody anything, else asks for it. Without `to`: the seat's own last decision. */
  z.strictObject({ act: z.literal('take-back'), to: seq.optional() }),
  z.strictObject({ act: z.literal('ask'), for: agreement }),
  /** `request`: the entry in which it was asked, so that nobody answers another question than they read. */
  z.strictObject({ act: z.literal('answer'), request: seq, yes: z.boolean() }),
  z.strictObject({ act: z.literal('withdraw') }),
  /** Gives the match up: the ruleset's own concession. */
  z.strictObject({ act: z.literal('resign') }),
  /** Ends a match that nobody has begun in earnest. */
  z.strictObject({ act: z.literal('abort') }),
  z.strictObject({ act: z.literal('go-on') }),
  /** Ends a match that the other side has left. */
  z.strictObject({ act: z.literal('claim') }),
  z.strictObject({ act: z.literal('rest'), rest }),
]);
export type TableAct = z.infer<typeof tableAct>;
