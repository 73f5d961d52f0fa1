/** What pages share that only look at a match: nothing is sent from there, and the log is what lies before the moment. */
import type { Answer } from '@broadside/client';
import type { LogEntry } from '@broadside/protocol';

/** Log lines shown at most. */
const logLimit = 200;

/** Answers whatever is asked of a line on which nothing is played; `why`: a sentence for people. */
export const nothingIsPlayed = (why: string) => (): Promise<Answer> =>
  Promise.resolve({ kind: 'failed', code: 'not-seated', sentence: why });

/** The newest lines up to entry `last`; `linesOf` is undefined where an entry is not at hand, and nothing before it is shown. */
export function linesUpTo(
  last: number,
  linesOf: (seq: number) => readonly LogEntry[] | undefined,
): readonly LogEntry[] {
  const lines: LogEntry[] = [];
  for (let seq = last; seq > 0 && lines.length < logLimit; seq -= 1) {
    const own = linesOf(seq);
    if (own === undefined) break;
    lines.unshift(...own);
  }
  return lines;
}
