/** How a table stands beside what is played on it: clocks, a request that waits for an answer, a pause, an end by agreement. */
import type { Outcome, Seat } from '@broadside/rules/kernel';
import { count, listOf, points, mapOf, text, seat } from '@broadside/rules/kernel';
import * as z from 'zod';
import { agreement } from './acts.ts';
import { clock, newClock, stopped, ticked } from './clock.ts';
import { judge, judgeSees } from './judge-here.ts';
import { judging } from './judging.ts';
import { ruled, ruleName } from './ruling.ts';
import { request, stop } from './standing.ts';
import type { Request } from './standing.ts';
import { rest, tempo } from './tempo.ts';
import type { Rest, Tempo } from './tempo.ts';
import { tableTerms } from './terms.ts';
import type { TableTerms } from './terms.ts';
import { instant, seq } from './words.ts';
import type { BySeat } from './words.ts';

export const outcome = z.strictObject({
  winner: seat.nullable(),
  winners: listOf(seat, 99).readonly().exactOptional(),
  reason: text(),
  points: mapOf(text(40), points, 99),
}) satisfies z.ZodType<Outcome>;

/** What happened at the table: facts, as the events of a ruleset are. */
export const tableEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('asked'), by: seat, for: agreement }),
  z.strictObject({ kind: z.literal('agreed'), by: seat }),
  z.strictObject({ kind: z.literal('declined'), by: seat }),
  z.strictObject({ kind: z.literal('withdrawn'), by: seat }),
  /** The match stands where it stood after entry `to`. `free`: nobody had to be asked. */
  z.strictObject({ kind: z.literal('taken-back'), by: seat, to: seq, free: z.boolean() }),
  z.strictObject({ kind: z.literal('paused'), until: instant.nullable() }),
  z.strictObject({ kind: z.literal('went-on'), by: seat.nullable() }),
  /** A judge who does not sit here; `reason` says why, or what was ruled. */
  z.strictObject({ kind: z.literal('clocks-stopped'), judge, reason: text() }),
  z.strictObject({ kind: z.literal('clocks-started'), judge, reason: text().nullable() }),
  /** A seat calls a judge; `stops`: the clocks stand until one answers, or the call is taken back. */
  z.strictObject({ kind: z.literal('called'), by: seat, stops: z.boolean() }),
  /** `judge`: who answered the call of `by`; null where `by` took it back. */
  z.strictObject({ kind: z.literal('call-ended'), by: seat, judge: judge.nullable() }),
  z.strictObject({ kind: z.literal('judge-entered'), judge, sees: judgeSees }),
  z.strictObject({ kind: z.literal('judge-left'), judge }),
  /** `rule`: what the ruling goes by. */
  z.strictObject({ kind: z.literal('ruled'), judge, reason: text(), rule: ruleName.nullable(), ruling: ruled }),
  z.strictObject({ kind: z.literal('tempo-changed'), tempo }),
  z.strictObject({ kind: z.literal('rest-set'), by: seat, rest }),
  z.strictObject({ kind: z.literal('ended'), outcome }),
  z.strictObject({ kind: z.literal('aborted'), by: seat.nullable() }),
]);
export type TableEvent = z.infer<typeof tableEvent>;
/** Those of judges, and of calls for one: see judging-steps.ts. */
export type JudgingEvent = Extract<
  TableEvent,
  { kind: 'called' | 'call-ended' | 'judge-entered' | 'judge-left' | 'ruled' }
>;

export const tableState = z.strictObject({
  tempo,
  /** What a league lets the table do; absent where none does. */
  terms: tableTerms.exactOptional(),
  clock: clock.nullable(),
  rests: mapOf(seat, rest, 99),
  paused: z.strictObject({ at: instant, until: instant.nullable() }).nullable(),
  stopped: stop.nullable(),
  /** Tables of before judges could enter have none. */
  judging: judging.nullable().default(null),
  request: request.nullable(),
  /** Seats whose request was declined: they may ask again when they have decided something. */
  declined: listOf(seat, 99),
  /** The entries that each seat's own commands are, newest last; those that were taken back are gone. At most `keptDecisions`. */
  decisions: mapOf(seat, listOf(seq, 1000), 99),
  /** How many answers in a row the clock gave for a seat. */
  unanswered: mapOf(seat, count, 99),
  ended: z
    .discriminatedUnion('how', [
      z.strictObject({ how: z.literal('outcome'), outcome }),
      z.strictObject({ how: z.literal('aborted') }),
    ])
    .nullable(),
});
export type TableState = z.infer<typeof tableState>;

/** Own decisions of a seat that the table remembers. */
export const keptDecisions = 40;

/** A table at which nothing has happened yet. */
export function newTable(of: Tempo, rests: BySeat<Rest>, terms?: TableTerms): TableState {
  return {
    tempo: of,
    ...(terms === undefined ? {} : { terms }),
    clock: null,
    rests: { ...rests },
    paused: null,
    stopped: null,
    judging: null,
    request: null,
    declined: [],
    decisions: {},
    unanswered: {},
    ended: null,
  };
}

/** Nobody is asked and no clock runs: the seats agreed on a pause, or a judge stopped the clocks. */
export const standsStill = ({ paused, stopped: stop }: Pick<TableState, 'paused' | 'stopped'>): boolean =>
  paused !== null || stop !== null;

/** The clock as an entry at `at` finds it: while the match stands still, nobody's time is charged. */
export const clockAt = (table: TableState, at: number): TableState['clock'] =>
  table.clock === null || !standsStill(table) ? table.clock : { ...table.clock, since: at };

/** Who is asked at a moment; a table looks only where clocks run, because a ruleset may have to work it out. */
export interface WhoIsAsked {
  readonly awaiting: readonly Seat[];
}

/** What the table needs to know of an entry that a ruleset's events came of. */
export interface Decided {
  readonly seq: number;
  readonly at: number;
  /** Null for the start. */
  readonly by: Seat | null;
  readonly byClock: boolean;
  readonly before: WhoIsAsked;
  readonly after: WhoIsAsked;
  /** All seats of the match. */
  readonly seats: readonly Seat[];
}

/** The table after the start or a command: the clocks move, a request that it overtakes lapses [ACT-5]. */
export function afterDecision(table: TableState, entry: Decided): TableState {
  const { by, seq: number, at, byClock } = entry;
  if (by === null) return { ...table, clock: newClock(table.tempo, entry.seats, at, table.rests) };
  const found = clockAt(table, at);
  const decisions = { ...table.decisions };
  decisions[by] = newest(decisions[by] ?? [], number, keptDecisions);
  const unanswered = byClock ? (table.unanswered[by] ?? 0) + 1 : 0;
  // What stays as it was keeps its identity: who shows a table need not look at it again. Written out field by field: this is
  // on the way of every move, and a copy with others spread over it costs several times as much.
  const next: TableState = {
    tempo: table.tempo,
    clock:
      found === null
        ? null
        : ticked(found, table.tempo, { ...entry, before: entry.before.awaiting, after: entry.after.awaiting }),
    rests: table.rests,
    paused: table.paused,
    stopped: table.stopped,
    judging: table.judging,
    request: overtaken(table.request, by) ? null : table.request,
    declined: byClock || !table.declined.includes(by) ? table.declined : table.declined.filter((each) => each !== by),
    decisions,
    unanswered: table.unanswered[by] === unanswered ? table.unanswered : { ...table.unanswered, [by]: unanswered },
    ended: table.ended,
  };
  return table.terms === undefined ? next : { ...next, terms: table.terms };
}

/** A list with one more at its end, without its oldest where it would have more than `limit`. */
export function newest<T>(list: readonly T[], one: T, limit: number): T[] {
  const next = list.slice(Math.max(0, list.length + 1 - limit));
  next.push(one);
  return next;
}

/** A command overtakes a question about taking back, and is the no of whoever was asked something else. */
const overtaken = (asked: Request | null, by: Seat): boolean =>
  asked !== null && (asked.for.what === 'take-back' || asked.by !== by);

export interface TableHappened {
  readonly seq: number;
  readonly at: number;
  readonly event: Exclude<TableEvent, JudgingEvent>;
  readonly before: WhoIsAsked;
  readonly after: WhoIsAsked;
  readonly seats: readonly Seat[];
}

/** The clocks as they stop now. */
export const haltedClock = (
  table: TableState,
  { before, at }: Pick<TableHappened, 'before' | 'at'>,
): TableState['clock'] =>
  table.clock === null || standsStill(table) ? table.clock : stopped(table.clock, table.tempo, before.awaiting, at);

/** The table after one of its own events, but for those of judges. */
export function evolveTable(
  table: TableState,
  { seq: number, at, event, before, after, seats }: TableHappened,
): TableState {
  const halted = (): TableState['clock'] => haltedClock(table, { before, at });
  switch (event.kind) {
    case 'asked':
      return { ...table, request: { seq: number, by: event.by, for: event.for, yes: [] } };
    case 'agreed': {
      const asked = table.request;
      return asked === null ? table : { ...table, request: { ...asked, yes: [...asked.yes, event.by] } };
    }
    case 'declined':
      return { ...table, request: null, declined: [...table.declined, ...(table.request ? [table.request.by] : [])] };
    case 'withdrawn':
      return { ...table, request: null, declined: [...table.declined, event.by] };
    case 'taken-back':
      return {
        ...table,
        request: null,
        decisions: Object.fromEntries(
          Object.entries(table.decisions).map(([of, all]) => [of, all.filter((each) => each <= event.to)]),
        ),
        clock:
          table.clock === null
            ? null
            : ticked(table.clock, table.tempo, {
                ...{ at, by: null, byClock: false },
                ...{ before: before.awaiting, after: after.awaiting },
              }),
      };
    case 'paused':
      return { ...table, request: null, clock: halted(), paused: { at, until: event.until } };
    case 'went-on':
      return { ...table, paused: null, clock: clockAt(table, at) };
    case 'clocks-stopped': {
      const { judge: by, reason } = event;
      return { ...table, request: null, clock: halted(), stopped: { at, judge: by, reason } };
    }
    case 'clocks-started': {
      const judging = table.judging === null ? null : { ...table.judging, called: [] };
      return { ...table, stopped: null, clock: clockAt(table, at), judging };
    }
    case 'tempo-changed':
      return { ...table, request: null, tempo: event.tempo, clock: newClock(event.tempo, seats, at, table.rests) };
    case 'rest-set': {
      const rests = { ...table.rests, [event.by]: event.rest };
      const clock = halted();
      return { ...table, rests, clock: clock === null ? null : { ...clock, rests } };
    }
    case 'ended':
      return { ...table, request: null, clock: halted(), ended: { how: 'outcome', outcome: event.outcome } };
    case 'aborted':
      return { ...table, request: null, clock: halted(), ended: { how: 'aborted' } };
  }
}
