/** Bringing a match back from its journal: its ledger, and what its viewers read about it. */
import { applied, ledgerAt, tableWords } from '@broadside/match';
import type { EventStep, Ledger, NameOf, StateAt, TableEvent } from '@broadside/match';
import type { LogEntry } from '@broadside/protocol';
import type { AnyRuleset, Viewer } from '@broadside/rules/kernel';
import type { Journal, JournalEntry } from '../store/journal.ts';

const pageSize = 500;
/** Entries replayed before other matches get their turn of the event loop. */
const sliceSize = 100;

/** All entries after `after`, page by page, with pauses in which other matches go on. */
export async function* entriesAfter(journal: Journal, matchId: string, after: number): AsyncGenerator<JournalEntry> {
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

/** The ruleset's own code threw while it retold what had happened. */
export class RulesFault extends Error {
  constructor(cause: unknown, matchId: string, seq: number) {
    super(`The rules cannot retell entry ${String(seq)} of match ${matchId}.`, { cause });
    this.name = 'RulesFault';
  }
}

export interface Loaded {
  readonly ledger: Ledger;
  /** Entries that were replayed after the snapshot, oldest first: their command ids are known. */
  readonly tail: readonly JournalEntry[];
  readonly snapshotSeq: number;
  /** Why the replay stopped before the end of the journal: the match is frozen where that was. */
  readonly fault: unknown;
}

/** Something was taken back to before the snapshot: only the whole journal tells. */
class BeforeSnapshot extends Error {}

/** The present, from the last snapshot and what came after it; from the start where there is none. */
export async function loadLedger(journal: Journal, empty: Ledger, matchId: string): Promise<Loaded> {
  const snapshot = await journal.latestSnapshot(matchId);
  const parsed = snapshot === undefined ? undefined : empty.ruleset.codec.state.safeParse(snapshot.state);
  // A snapshot of an older shape is of no use: the events are the truth.
  if (snapshot !== undefined && parsed?.success === true) {
    const { seq, cursor, table } = snapshot;
    const from = ledgerAt(empty, { seq, cursor, table, state: parsed.data as unknown });
    const loaded = await fold(journal, from, matchId);
    if (!(loaded.fault instanceof BeforeSnapshot)) return loaded;
  }
  return fold(journal, empty, matchId);
}

/** Keeps the states of a replay, which share most of what they hold. */
export function stateKeeper(): { readonly keep: (ledger: Ledger) => void; readonly stateAt: StateAt } {
  const states = new Map<number, unknown>();
  return {
    keep: ({ seq, state }) => void states.set(seq, state),
    stateAt: (seq) => {
      if (!states.has(seq)) throw new BeforeSnapshot(`The state after entry ${String(seq)} lies before the snapshot.`);
      return states.get(seq);
    },
  };
}

async function fold(journal: Journal, from: Ledger, matchId: string): Promise<Loaded> {
  let ledger = from;
  const { keep, stateAt } = stateKeeper();
  if (from.seq > 0) keep(from);
  const tail: JournalEntry[] = [];
  for await (const entry of entriesAfter(journal, matchId, from.seq)) {
    try {
      ledger = applied(ledger, entry, stateAt).ledger;
    } catch (fault) {
      return { ledger, tail, snapshotSeq: from.seq, fault };
    }
    keep(ledger);
    tail.push(entry);
  }
  return { ledger, tail, snapshotSeq: from.seq, fault: undefined };
}

/** The ruleset's state after an entry that lies behind. Throws where the journal does not lead there, and `RulesFault`. */
export async function stateAfter(journal: Journal, empty: Ledger, matchId: string, seq: number): Promise<unknown> {
  let ledger = empty;
  const { keep, stateAt } = stateKeeper();
  for await (const entry of entriesAfter(journal, matchId, 0)) {
    try {
      ledger = applied(ledger, entry, stateAt).ledger;
    } catch (error) {
      throw new RulesFault(error, matchId, entry.seq);
    }
    keep(ledger);
    if (ledger.seq === seq) return ledger.state;
  }
  throw new Error(`The journal of match ${matchId} has no entry ${String(seq)}.`);
}

export interface Told {
  readonly steps: readonly EventStep[];
  readonly happened: readonly TableEvent[];
}

/** The log lines of one entry as `viewer` reads them. */
export function linesOf(
  ruleset: AnyRuleset,
  entry: { readonly seq: number; readonly at: number },
  { steps, happened }: Told,
  viewer: Viewer,
  nameOf: NameOf,
): LogEntry[] {
  const { seq, at } = entry;
  const lines: LogEntry[] = [];
  for (const step of steps) {
    const line = ruleset.narrate(step.event, step.before, step.after, viewer);
    if (line !== undefined) lines.push({ seq, at, ...line });
  }
  for (const event of happened) lines.push({ seq, at, parts: [tableWords(event, nameOf)], rules: [], tone: 'act' });
  return lines;
}

export interface Retelling {
  readonly journal: Journal;
  readonly empty: Ledger;
  readonly matchId: string;
  readonly viewer: Viewer;
  readonly nameOf: NameOf;
}

/** The last `limit` lines with a seq of at most `upTo`, oldest first; replays the match from its start. Throws `RulesFault`. */
export async function replayLines(of: Retelling, upTo: number, limit: number): Promise<LogEntry[]> {
  let lines: LogEntry[] = [];
  let ledger = of.empty;
  const { keep, stateAt } = stateKeeper();
  for await (const entry of entriesAfter(of.journal, of.matchId, 0)) {
    if (entry.seq > upTo) break;
    try {
      const told = applied(ledger, entry, stateAt);
      ledger = told.ledger;
      keep(ledger);
      lines.push(...linesOf(ledger.ruleset, entry, told, of.viewer, of.nameOf));
    } catch (error) {
      throw new RulesFault(error, of.matchId, entry.seq);
    }
    if (lines.length > 2 * limit) lines = lines.slice(-limit);
  }
  return lines.slice(-limit);
}
