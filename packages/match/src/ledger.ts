/**
 * A match as its journal tells it: the ruleset's state and the table beside it, entry by entry. The server, the
 * verifier and a replay in the browser all fold entries with `applied`, so that they cannot come to different ends.
 */
import type { AnyRuleset, Outcome, Seat } from '@broadside/rules/kernel';
import { deadlineOf } from './clock.ts';
import { oldClockPrefix, seatOf, serverId } from './entry.ts';
import type { LedgerEntry } from './entry.ts';
import { afterTableEvent, backTo } from './judging-steps.ts';
import { noJudging } from './judging.ts';
import { noSeals, sealsAfter } from './seals.ts';
import type { Seals } from './seals.ts';
import { afterDecision, newTable, newest, standsStill, tableEvent } from './table.ts';
import type { TableEvent, TableState } from './table.ts';
import type { Rest, Tempo } from './tempo.ts';
import type { TableTerms } from './terms.ts';
import type { BySeat } from './words.ts';

/** One event of a ruleset with the states around it, as `narrate` wants them. */
export interface EventStep {
  readonly event: unknown;
  readonly before: unknown;
  readonly after: unknown;
}

/** A state that a seat may return to without asking, and the seat whose commands led on from it. */
export interface Kept {
  readonly seq: number;
  readonly state: unknown;
  readonly seals: Seals;
}

export interface Ledger {
  readonly ruleset: AnyRuleset;
  readonly seats: readonly Seat[];
  readonly seq: number;
  readonly cursor: number;
  /** The ruleset's; undefined before the start. */
  readonly state: unknown;
  readonly table: TableState;
  /** What lies sealed, and what was opened last. */
  readonly seals: Seals;
  /** What salts of receipts come from; undefined where nobody is shown any. A secret until the match is over. */
  readonly receiptKey: string | undefined;
  /** Who is asked now; nobody where the match is over. */
  readonly awaiting: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /**
   * What may be taken back freely: states after which `by` alone acted and nothing was revealed, oldest first.
   * Empty where the last entry revealed something or was nobody's.
   */
  readonly trail: { readonly by: Seat | null; readonly kept: readonly Kept[] };
}

/** Free steps back that are remembered. */
const trailLimit = 64;
const noTrail: Ledger['trail'] = { by: null, kept: [] };

/** How a match stands: who is asked, and how it ended. */
type Standing = Pick<Ledger, 'awaiting' | 'outcome'>;
type Kernel = Omit<Ledger, keyof Standing>;

const notBegun: Standing = { awaiting: [], outcome: undefined };

/**
 * How a match stands follows from state and table. To find out who is asked can cost a ruleset more than everything else
 * of an entry, and a replay asks that of few of its entries: it is worked out when somebody wants to know.
 */
class LazyLedger implements Ledger {
  readonly ruleset: AnyRuleset;
  readonly seats: readonly Seat[];
  readonly seq: number;
  readonly cursor: number;
  readonly state: unknown;
  /** Of a decision it is known last, and until then that of before. */
  table: TableState;
  readonly seals: Seals;
  readonly receiptKey: string | undefined;
  readonly trail: Ledger['trail'];
  #standing: Standing | undefined;

  constructor({ ruleset, seats, seq, cursor, state, table, seals, receiptKey, trail }: Kernel) {
    this.ruleset = ruleset;
    this.seats = seats;
    this.seq = seq;
    this.cursor = cursor;
    this.state = state;
    this.table = table;
    this.seals = seals;
    this.receiptKey = receiptKey;
    this.trail = trail;
  }

  get awaiting(): readonly Seat[] {
    return (this.#standing ??= standingOf(this)).awaiting;
  }

  get outcome(): Outcome | undefined {
    return (this.#standing ??= standingOf(this)).outcome;
  }
}

function standingOf({ ruleset, state, table }: Kernel): Standing {
  if (state === undefined) return notBegun;
  const own = ruleset.outcome(state);
  const outcome =
    table.ended === null ? marked(own, table) : table.ended.how === 'outcome' ? table.ended.outcome : undefined;
  const over = table.ended !== null || own !== undefined;
  return { outcome, awaiting: over ? [] : ruleset.awaiting(state) };
}

/** How a match ended by its own rules, with the points that a judge gave or took. */
function marked(own: Outcome | undefined, { judging }: TableState): Outcome | undefined {
  const { marks } = judging ?? noJudging;
  if (own === undefined || marks.length === 0) return own;
  const points = { ...own.points };
  for (const { what, seat, amount } of marks) if (what === 'points') points[seat] = (points[seat] ?? 0) + amount;
  return { ...own, points };
}

/** The ledger with some of it changed. */
function changed(ledger: Ledger, changes: Partial<Kernel>): Ledger {
  const { ruleset, seats, seq, cursor, state, table, seals, receiptKey, trail } = ledger;
  return new LazyLedger({ ruleset, seats, seq, cursor, state, table, seals, receiptKey, trail, ...changes });
}

export function newLedger(
  ruleset: AnyRuleset,
  seats: readonly Seat[],
  tempo: Tempo,
  rests: BySeat<Rest> = {},
  terms?: TableTerms,
): Ledger {
  const table = newTable(tempo, rests, terms);
  const nothing = { seq: 0, cursor: 0, state: undefined, seals: noSeals, receiptKey: undefined };
  return new LazyLedger({ ruleset, seats, table, trail: noTrail, ...nothing });
}

/** The ledger of a match whose viewers are shown receipts [SEAL-1]. */
export const withReceipts = (ledger: Ledger, receiptKey: string | undefined): Ledger => changed(ledger, { receiptKey });

/** A stored moment of a match. */
export interface StoredMoment extends PastMoment {
  readonly seq: number;
  readonly cursor: number;
}

/** A ledger that goes on from a stored state: nothing before it can be taken back freely. */
export function ledgerAt(empty: Ledger, { seq, cursor, state, table, seals }: StoredMoment): Ledger {
  return changed(empty, { seq, cursor, state, table, seals, trail: noTrail });
}

export interface Applied {
  readonly ledger: Ledger;
  /** The ruleset's events with the states around them. */
  readonly steps: readonly EventStep[];
  /** The table's events. */
  readonly happened: readonly TableEvent[];
}

/** A match after an entry that lies behind. */
export type PastMoment = Pick<Ledger, 'state' | 'table' | 'seals'>;
/** What the match was after an entry that lies behind; throws where there is none. */
export type PastAt = (seq: number) => PastMoment;

/**
 * The ledger after the next entry. `parse`: the events come from storage and go through the ruleset's codec, which
 * upcasts those of older editions. Throws where the entry does not follow, or where the ruleset throws.
 */
export function applied(ledger: Ledger, entry: LedgerEntry, pastAt: PastAt, parse = true): Applied {
  if (entry.seq !== ledger.seq + 1)
    throw new Error(`Entry ${entry.seq} cannot follow entry ${ledger.seq}: one is missing or doubled.`);
  return entry.kind === 'table' ? tableApplied(ledger, entry, pastAt) : rulesApplied(ledger, entry, parse);
}

/** The time of a seat was up at `at`. */
export const timeIsUp = ({ table }: Ledger, seat: Seat, at: number): boolean =>
  !standsStill(table) && table.clock !== null && deadlineOf(table.clock, table.tempo, seat) <= at;

/**
 * The clock gave this entry for its seat. An id of the old kind proves nothing, since players could write it: then it is
 * the clock's where the time of the seat was up, after which the server took nothing else from it.
 */
export function givenByClock(before: Ledger, { commandId, seq, seat, at }: LedgerEntry): boolean {
  if (commandId === serverId('clock', `${seq}`)) return true;
  const by = seatOf(seat);
  if (commandId !== `${oldClockPrefix}${seq}` || by === null) return false;
  return before.awaiting.includes(by) && timeIsUp(before, by, at);
}

/** Folds events of a ruleset. */
export function stepsOf(ruleset: AnyRuleset, state: unknown, events: readonly unknown[], parse: boolean): EventStep[] {
  const steps: EventStep[] = [];
  let before = state;
  for (const given of events) {
    const event: unknown = parse ? ruleset.codec.event.parse(given) : given;
    const after: unknown = ruleset.evolve(before, event);
    steps.push({ event, before, after });
    before = after;
  }
  return steps;
}

function rulesApplied(ledger: Ledger, entry: LedgerEntry, parse: boolean): Applied {
  const { ruleset, seats, receiptKey } = ledger;
  const steps = stepsOf(ruleset, ledger.state, entry.events, parse);
  const by = seatOf(entry.seat);
  const { seq, cursor, at } = entry;
  const state = steps.at(-1)?.after ?? ledger.state;
  const trail = trailAfter(ledger, by, steps);
  const seals = sealsAfter(ledger.seals, ruleset, { seq, steps, state });
  const next = new LazyLedger({ ruleset, seats, seq, cursor, state, table: ledger.table, seals, receiptKey, trail });
  const decided = { seq, at, by, byClock: givenByClock(ledger, entry), before: ledger, after: next, seats };
  // A decision ends a match through its state alone: the new table changes nothing about how it stands.
  next.table = afterDecision(ledger.table, decided);
  return { ledger: next, steps, happened: [] };
}

function trailAfter(
  { ruleset, state, seals, seq, trail }: Ledger,
  by: Seat | null,
  steps: readonly EventStep[],
): Ledger['trail'] {
  if (by === null || steps.some(({ event }) => ruleset.reveals(event))) return noTrail;
  const kept = trail.by === by ? trail.kept : [];
  return { by, kept: newest(kept, { seq, state, seals }, trailLimit) };
}

function tableApplied(ledger: Ledger, entry: LedgerEntry, pastAt: PastAt): Applied {
  const happened = entry.events.map((event) => tableEvent.parse(event));
  let next = changed(ledger, { seq: entry.seq, cursor: entry.cursor });
  for (const event of happened) next = tableStep(next, entry, event, pastAt);
  return { ledger: next, steps: [], happened };
}

function tableStep(ledger: Ledger, { seq, at }: LedgerEntry, event: TableEvent, pastAt: PastAt): Ledger {
  const happened = { seq, at, event, before: ledger, seats: ledger.seats };
  const to = backTo(event);
  if (event.kind === 'taken-back' || to === undefined) {
    const moved = to === undefined ? corrected(ledger, event, seq) : takenBack(ledger, to, pastAt);
    return changed(moved, { table: afterTableEvent(ledger.table, { ...happened, after: moved }) });
  }
  const { state, table, seals } = pastAt(to);
  const moved = changed(ledger, { state, seals, trail: noTrail });
  return changed(moved, { table: afterTableEvent(ledger.table, { ...happened, after: moved, past: table }) });
}

/** The match with the position that a judge sets. */
function corrected(ledger: Ledger, event: TableEvent, seq: number): Ledger {
  if (event.kind !== 'ruled' || event.ruling.what !== 'position') return ledger;
  const state: unknown = ledger.ruleset.codec.state.parse(event.ruling.state);
  const seals = sealsAfter(ledger.seals, ledger.ruleset, { seq, steps: [], state });
  return changed(ledger, { state, seals, trail: noTrail });
}

function takenBack(ledger: Ledger, to: number, pastAt: PastAt): Ledger {
  const { by, kept } = ledger.trail;
  const at = kept.findIndex((each) => each.seq === to);
  const trail = at > 0 ? { by, kept: kept.slice(0, at) } : noTrail;
  const { state, seals } = kept[at] ?? pastAt(to);
  return changed(ledger, { state, seals, trail });
}
