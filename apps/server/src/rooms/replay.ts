/** Bringing a match back from its journal: its state, and what its viewers read about it. */
import type { LogEntry } from '@broadside/protocol';
import type { AnyRuleset, Viewer } from '@broadside/rules/kernel';
import type { Journal, JournalEntry } from '../store/journal.ts';
import type { EventStep, Position } from './game.ts';

const pageSize = 500;
/** Entries replayed before other matches get their turn of the event loop. */
const sliceSize = 100;

/** All entries after `after`, page by page, with pauses in which other matches go on. */
async function* entriesAfter(journal: Journal, matchId: string, after: number): AsyncGenerator<JournalEntry> {
  for (let from = after; ;) {
    const page = await journal.read(matchId, from, pageSize);
    for (const [index, entry] of page.entries()) {
      if (index % sliceSize === sliceSize - 1) await new Promise((next) => setImmediate(next));
      yield entry;
    }
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    from = last.seq;
  }
}

/** The states through which the events of an entry lead. Events are parsed: an old edition's are upcast by its codec. */
export function stepsOf(ruleset: AnyRuleset, entry: JournalEntry, before: unknown): EventStep[] {
  const steps: EventStep[] = [];
  let state = before;
  for (const stored of entry.events) {
    const event: unknown = ruleset.codec.event.parse(stored);
    const after: unknown = ruleset.evolve(state, event);
    steps.push({ event, before: state, after });
    state = after;
  }
  return steps;
}

/** The ruleset's own code threw while it retold what had happened. */
export class RulesFault extends Error {
  constructor(cause: unknown, matchId: string, seq: number) {
    super(`The rules cannot retell entry ${String(seq)} of match ${matchId}.`, { cause });
    this.name = 'RulesFault';
  }
}

export interface Loaded {
  /** Undefined where the match has no entry yet. */
  readonly position: Position | undefined;
  /** Entries that were replayed after the snapshot, oldest first: their command ids are known. */
  readonly tail: readonly JournalEntry[];
  readonly snapshotSeq: number;
  /** Why the replay stopped before the end of the journal: the match is frozen where that was. */
  readonly fault: unknown;
}

/** The present state, from the last snapshot and what came after it; from the start where there is none. */
export async function loadPosition(journal: Journal, ruleset: AnyRuleset, matchId: string): Promise<Loaded> {
  const snapshot = await journal.latestSnapshot(matchId);
  const parsed = snapshot === undefined ? undefined : ruleset.codec.state.safeParse(snapshot.state);
  // A snapshot of an older shape is of no use: the events are the truth.
  let position: Position | undefined =
    snapshot !== undefined && parsed?.success === true
      ? { state: parsed.data as unknown, seq: snapshot.seq, cursor: snapshot.cursor }
      : undefined;
  const snapshotSeq = position?.seq ?? 0;
  const tail: JournalEntry[] = [];
  for await (const entry of entriesAfter(journal, matchId, snapshotSeq)) {
    try {
      position = positionAfter(ruleset, entry, position);
    } catch (fault) {
      return { position, tail, snapshotSeq, fault };
    }
    tail.push(entry);
  }
  return { position, tail, snapshotSeq, fault: undefined };
}

function positionAfter(ruleset: AnyRuleset, entry: JournalEntry, position: Position | undefined): Position {
  const expected = (position?.seq ?? 0) + 1;
  if (entry.seq !== expected) throw new Error(`The journal of match ${entry.matchId} lacks entry ${String(expected)}.`);
  const steps = stepsOf(ruleset, entry, position?.state);
  return { state: steps.at(-1)?.after ?? position?.state, seq: entry.seq, cursor: entry.cursor };
}

/** The log lines of one entry as `viewer` reads them. */
export function linesOf(
  ruleset: AnyRuleset,
  entry: { readonly seq: number; readonly at: number },
  steps: readonly EventStep[],
  viewer: Viewer,
): LogEntry[] {
  const lines: LogEntry[] = [];
  for (const step of steps) {
    const line = ruleset.narrate(step.event, step.before, step.after, viewer);
    if (line !== undefined) lines.push({ seq: entry.seq, at: entry.at, ...line });
  }
  return lines;
}

/** The last `limit` lines with a seq of at most `upTo`, oldest first; replays the match from its start. Throws `RulesFault`. */
export async function replayLines(
  journal: Journal,
  ruleset: AnyRuleset,
  matchId: string,
  viewer: Viewer,
  upTo: number,
  limit: number,
): Promise<LogEntry[]> {
  let lines: LogEntry[] = [];
  let state: unknown;
  for await (const entry of entriesAfter(journal, matchId, 0)) {
    if (entry.seq > upTo) break;
    try {
      const steps = stepsOf(ruleset, entry, state);
      state = steps.at(-1)?.after ?? state;
      lines.push(...linesOf(ruleset, entry, steps, viewer));
    } catch (error) {
      throw new RulesFault(error, matchId, entry.seq);
    }
    if (lines.length > 2 * limit) lines = lines.slice(-limit);
  }
  return lines.slice(-limit);
}
