/** Which lines of a match's log tell of a set-up that may still be changed: until somebody has ordered anything. */
import type { LogEntry, MatchHeader, Seat } from '@broadside/protocol';

type Log = readonly LogEntry[];

interface Shown {
  readonly match: Pick<MatchHeader, 'setUpTo'> | null;
  readonly seq: number;
  readonly log: Log;
}

const nothing: ReadonlySet<LogEntry> = new Set();

/**
 * One line for each decision of `seat` that the server made for it. What was thrown for before the first of them, and what
 * another seat decided, is nobody's to change; once anything was ordered or taken back, none is.
 */
export function setUpLines({ match, seq, log }: Shown, seat: Seat | null): ReadonlySet<LogEntry> {
  const to = match?.setUpTo;
  if (to === undefined || to !== seq || seat === null) return nothing;
  const own = (line: LogEntry): boolean => line.parts.some((part) => typeof part !== 'string' && part.seat === seat);
  const first = new Map<number, LogEntry>();
  for (const line of log)
    if (line.seq > 1 && line.seq <= to && own(line) && !first.has(line.seq)) first.set(line.seq, line);
  return new Set(first.values());
}
