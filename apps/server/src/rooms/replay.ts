/** Bringing a match back from its journal: its ledger, and what its viewers read about it. */
import { applied, tableLine } from '@broadside/match';
import type { Applied, EventStep, Ledger, NameOf, PastAt, PastMoment, TableEvent } from '@broadside/match';
import type { LogEntry, MatchId } from '@broadside/protocol';
import type { AnyRuleset, Viewer } from '@broadside/rules/kernel';
import { keyframeEvery } from '../store/journal.ts';
import type { Journal, JournalEntry } from '../store/journal.ts';
import { keyframeBefore } from './keyframes.ts';
import type { Keyframe, KeyframeSource } from './keyframes.ts';

const pageSize = 500;
/** A replay works for so long, in milliseconds, before other matches get their turn of the event loop. */
const sliceMs = 8;

/** All entries after `after` up to `upTo`, page by page, with pauses in which other matches go on. */
export async function* entriesAfter(
  journal: Journal,
  matchId: MatchId,
  after: number,
  upTo = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<JournalEntry> {
  for (let from = after; from < upTo;) {
    const limit = Math.min(pageSize, upTo - from);
    const page = await journal.read(matchId, from, limit);
    let begun = performance.now();
    for (const entry of page) {
      if (performance.now() - begun > sliceMs) {
        await new Promise((next) => setImmediate(next));
        begun = performance.now();
      }
      yield entry;
    }
    const last = page.at(-1);
    if (last === undefined || page.length < limit) return;
    from = last.seq;
  }
}

/** The ruleset's own code threw while it retold what had happened. */
export class RulesFault extends Error {
  constructor(cause: unknown, matchId: MatchId, seq: number) {
    super(`The rules cannot retell entry ${String(seq)} of match ${matchId}.`, { cause });
    this.name = 'RulesFault';
  }
}

/** The moments of a replay by their entries; they share most of what they hold. */
type Moments = Map<number, PastMoment>;

const momentOf = ({ state, table, seals }: Ledger): PastMoment => ({ state, table, seals });

/** The match goes back to an entry that is not at hand. */
class NotKept extends Error {
  readonly seq: number;

  constructor(seq: number) {
    super(`Entry ${String(seq)} is not at hand.`);
    this.seq = seq;
  }
}

export const pastIn =
  (moments: ReadonlyMap<number, PastMoment>): PastAt =>
  (seq) => {
    const past = moments.get(seq);
    if (past === undefined) throw new NotKept(seq);
    return past;
  };

/** One entry and all that it did. */
export interface RetoldEntry extends Applied {
  readonly entry: JournalEntry;
}

/** The entries after a keyframe, up to `upTo`, and what each did. Throws `RulesFault`. */
export async function* retold(
  of: KeyframeSource,
  from: Keyframe,
  upTo: number,
  moments: Moments = new Map(),
): AsyncGenerator<RetoldEntry> {
  const { trusted } = from;
  let { ledger } = from;
  if (ledger.seq > 0) moments.set(ledger.seq, momentOf(ledger));
  for await (const entry of entriesAfter(of.journal, of.matchId, ledger.seq, upTo)) {
    const done = await next(of, ledger, entry, moments, !trusted);
    ledger = done.ledger;
    moments.set(ledger.seq, momentOf(ledger));
    if (ledger.seq % keyframeEvery === 0) of.passed?.keep(of, { ledger, trusted });
    yield { entry, ...done };
  }
}

/** What an entry does. Where it leads back to before the keyframe, that stretch is told first: all its moments are kept. */
async function next(
  of: KeyframeSource,
  ledger: Ledger,
  entry: JournalEntry,
  moments: Moments,
  parse: boolean,
): Promise<Applied> {
  for (;;)
    try {
      return applied(ledger, entry, pastIn(moments), parse);
    } catch (error) {
      if (!(error instanceof NotKept) || error.seq >= entry.seq) throw new RulesFault(error, of.matchId, entry.seq);
      await pastAfter(of, error.seq, moments);
    }
}

/** The match after entry `seq`, or after its last where there are fewer. Throws `RulesFault`. */
export async function momentAfter(of: KeyframeSource, seq: number, moments?: Moments): Promise<Keyframe> {
  const start = await keyframeBefore(of, seq);
  let { ledger } = start;
  for await (const each of retold(of, start, seq, moments)) ledger = each.ledger;
  const moment = { ledger, trusted: start.trusted };
  if (ledger !== start.ledger) of.passed?.keep(of, moment);
  return moment;
}

/** The match after an entry that lies behind. Throws where the journal does not lead there. */
export async function pastAfter(of: KeyframeSource, seq: number, moments?: Moments): Promise<Ledger> {
  const { ledger } = await momentAfter(of, seq, moments);
  if (ledger.seq !== seq) throw new Error(`The journal of match ${of.matchId} has no entry ${String(seq)}.`);
  moments?.set(seq, momentOf(ledger));
  return ledger;
}

export interface Loaded {
  readonly ledger: Ledger;
  /** Entries that were replayed after the snapshot, oldest first: their command ids are known. */
  readonly tail: readonly JournalEntry[];
  readonly snapshotSeq: number;
  /** Why the replay stopped before the end of the journal: the match is frozen where that was. */
  readonly fault: unknown;
}

/** The present, from the last snapshot and what came after it; from the start where there is none. */
export async function loadLedger(of: KeyframeSource): Promise<Loaded> {
  const start = await keyframeBefore(of, Number.MAX_SAFE_INTEGER);
  const snapshotSeq = start.ledger.seq;
  const past: { readonly ledger: Ledger; readonly entry: JournalEntry }[] = [];
  let fault: unknown;
  try {
    for await (const { ledger, entry } of retold(of, start, Number.MAX_SAFE_INTEGER)) past.push({ ledger, entry });
  } catch (error) {
    if (!(error instanceof RulesFault)) throw error;
    fault = error;
  }
  // Who is asked is worked out late: where the rules fail over that, the match stands where they did not.
  for (let last = past.at(-1); last !== undefined; last = past.at(-1))
    try {
      void last.ledger.awaiting;
      break;
    } catch (error) {
      fault = new RulesFault(error, of.matchId, last.entry.seq);
      past.pop();
    }
  const ledger = past.at(-1)?.ledger ?? start.ledger;
  return { ledger, tail: past.map(({ entry }) => entry), snapshotSeq, fault };
}

export interface ToldSteps {
  readonly steps: readonly EventStep[];
  readonly happened: readonly TableEvent[];
}

/** The log lines of one entry as `viewer` reads them. */
export function linesOf(
  ruleset: AnyRuleset,
  entry: { readonly seq: number; readonly at: number },
  { steps, happened }: ToldSteps,
  viewer: Viewer,
  nameOf: NameOf,
): LogEntry[] {
  const { seq, at } = entry;
  const lines: LogEntry[] = [];
  for (const step of steps) {
    const line = ruleset.narrate(step.event, step.before, step.after, viewer);
    if (line !== undefined) lines.push({ seq, at, ...line });
  }
  for (const event of happened) lines.push({ seq, at, ...tableLine(event, nameOf) });
  return lines;
}

/** The last `limit` lines with a seq of at most `upTo`, oldest first, for each viewer. Throws `RulesFault`. */
export async function pastLines(
  of: KeyframeSource,
  viewers: readonly Viewer[],
  nameOf: NameOf,
  upTo: number,
  limit: number,
): Promise<LogEntry[][]> {
  let lines = viewers.map((): LogEntry[] => []);
  // Backwards from keyframe to keyframe, until everybody has enough to read.
  for (let end = upTo; end > 0 && lines.some((each) => each.length < limit);) {
    const start = await keyframeBefore(of, end - 1);
    const newer = lines;
    lines = viewers.map(() => []);
    for await (const each of retold(of, start, end))
      lines = lines.map((own, index) => {
        const viewer = viewers[index] ?? { kind: 'public' };
        own.push(...linesTold(of, each, viewer, nameOf));
        return own.length > 2 * limit ? own.slice(-limit) : own;
      });
    lines = lines.map((own, index) => [...own, ...(newer[index] ?? [])].slice(-limit));
    end = start.ledger.seq;
  }
  return lines;
}

/** The lines of one entry; what the rules throw over them is a `RulesFault`. */
export function linesTold(of: KeyframeSource, each: RetoldEntry, viewer: Viewer, nameOf: NameOf): LogEntry[] {
  try {
    return linesOf(of.empty.ruleset, each.entry, each, viewer, nameOf);
  } catch (error) {
    throw new RulesFault(error, of.matchId, each.entry.seq);
  }
}
