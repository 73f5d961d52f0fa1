/** What a table is let do by its league [LEAGUE-53], and how it is watched: fixed when the match is made, and part of its record. */
import * as z from 'zod';
import { watchTerms } from './publication.ts';

const day = 86_400_000;

export const tableTerms = z.strictObject({
  /** `free`: as at every table; `ask`: never without the other's yes; `off`: never. */
  undo: z.enum(['free', 'ask', 'off']),
  draw: z.boolean(),
  /** How long a pause may last in milliseconds: null without a limit; 0 where there are none. */
  longestPauseMs: z
    .int()
    .min(0)
    .max(30 * day)
    .nullable(),
  /** The two may agree on another clock. */
  tempo: z.boolean(),
  /** The two may abort the match. */
  abort: z.boolean(),
  chat: z.boolean(),
  rated: z.boolean(),
  /** A call for a judge stops the clocks [LEAGUE-96]. */
  callStops: z.literal(true).exactOptional(),
  /** Who watches, and how late; absent: everybody, at once. */
  watch: watchTerms.exactOptional(),
});
export type TableTerms = z.infer<typeof tableTerms>;

/** What tables may do where no league says otherwise. */
export const usualTableTerms: TableTerms = {
  ...{ undo: 'free', draw: true, longestPauseMs: null, tempo: true, abort: true },
  ...{ chat: true, rated: true },
};

export type TermAct = 'undo' | 'draw' | 'pause' | 'tempo' | 'abort';

const forbidden: { readonly [A in TermAct]: string } = {
  undo: 'Nothing is taken back in this league.',
  draw: 'No draws are offered in this league. Play on, or resign.',
  pause: 'There are no pauses in this league. Play on.',
  tempo: 'The clock of a match stays as it is in this league.',
  abort: 'Matches of this league are not aborted. An organiser may end one.',
};

/** Why the terms never let a table do this; undefined where they do. */
export function offByTerms(terms: TableTerms | undefined, act: TermAct): string | undefined {
  if (terms === undefined) return undefined;
  const { undo, longestPauseMs } = terms;
  const off = act === 'undo' ? undo === 'off' : act === 'pause' ? longestPauseMs === 0 : !terms[act];
  return off ? forbidden[act] : undefined;
}
