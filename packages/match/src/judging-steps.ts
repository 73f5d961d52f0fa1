/** The table after what a judge did there, or a call for one [LEAGUE-95 … LEAGUE-103]. */
import type { Seat } from '@broadside/rules/kernel';
import { noJudging, sameJudge } from './judging.ts';
import type { TableJudging } from './judging.ts';
import { markOf } from './ruling.ts';
import type { Ruled } from './ruling.ts';
import { clockAt, evolveTable, haltedClock } from './table.ts';
import type { JudgingEvent, TableEvent, TableHappened, TableState } from './table.ts';

/** `past`: the table after the entry that a ruling sets back to. */
interface JudgingHappened extends Omit<TableHappened, 'event'> {
  readonly event: JudgingEvent;
  readonly past?: TableState;
}

export const callStopReason = 'A judge is called.';

/** The table after any of its events. */
export function afterTableEvent(
  table: TableState,
  { event, ...happened }: Omit<TableHappened, 'event'> & { readonly event: TableEvent; readonly past?: TableState },
): TableState {
  switch (event.kind) {
    case 'called':
    case 'call-ended':
    case 'judge-entered':
    case 'judge-left':
    case 'ruled':
      return afterJudging(table, { ...happened, event });
    default:
      return evolveTable(table, { ...happened, event });
  }
}

function afterJudging(table: TableState, happened: JudgingHappened): TableState {
  const { seq, at, event } = happened;
  const known = table.judging ?? noJudging;
  const judging = (changes: Partial<TableJudging>): TableJudging => ({ ...known, ...changes });
  switch (event.kind) {
    case 'called': {
      const waits = { ...table, judging: judging({ called: [...known.called, { seq, by: event.by, at }] }) };
      if (!event.stops || table.stopped !== null) return waits;
      const stopped = { at, judge: null, reason: callStopReason };
      return { ...waits, request: null, clock: haltedClock(table, happened), stopped };
    }
    case 'call-ended': {
      const called = known.called.filter(({ by }) => by !== event.by);
      const ended = { ...table, judging: judging({ called }) };
      // What the call stopped goes on with its end.
      if (table.stopped?.judge !== null || called.length > 0) return ended;
      return { ...ended, stopped: null, clock: clockAt(table, at) };
    }
    case 'judge-entered': {
      const { judge, sees } = event;
      return { ...table, judging: judging({ judges: [...known.judges, { judge, sees, at }] }) };
    }
    case 'judge-left':
      return {
        ...table,
        judging: judging({ judges: known.judges.filter(({ judge }) => !sameJudge(judge, event.judge)) }),
      };
    case 'ruled':
      return afterRuling(table, event, happened);
  }
}

function afterRuling(
  table: TableState,
  { ruling, rule }: Extract<JudgingEvent, { kind: 'ruled' }>,
  { seq, at, past }: Pick<JudgingHappened, 'seq' | 'at' | 'past'>,
): TableState {
  const known = table.judging ?? noJudging;
  const mark = markOf(ruling, seq, rule);
  const marked = mark === undefined ? table : { ...table, judging: { ...known, marks: [...known.marks, mark] } };
  switch (ruling.what) {
    case 'set-back':
      return past === undefined ? table : setBack(table, past, at);
    case 'position':
      return { ...table, request: null, judging: { ...known, floor: seq } };
    case 'time':
      return withTime(marked, ruling.seat, ruling.ms);
    case 'time-penalty':
      return withTime(marked, ruling.seat, -ruling.ms);
    case 'warning':
    case 'points':
      return marked;
    // The end is an event of its own.
    case 'loss':
    case 'result':
    case 'void':
      return table;
  }
}

/** The table as it was; who judges and who waits for a judge, and hours off, are those of now. The clocks stand still. */
function setBack(table: TableState, past: TableState, at: number): TableState {
  const { judges, called } = table.judging ?? noJudging;
  const { marks, floor } = past.judging ?? noJudging;
  return {
    ...past,
    clock: past.clock === null ? null : { ...past.clock, since: at, rests: table.clock?.rests ?? past.clock.rests },
    rests: table.rests,
    paused: table.paused,
    stopped: table.stopped,
    request: null,
    judging: { judges, called, marks, floor },
  };
}

/** More or less time for a seat; whoever has some again has left the overtime. */
function withTime(table: TableState, seat: Seat, ms: number): TableState {
  const { clock } = table;
  if (clock === null) return table;
  const left = Math.max(0, (clock.left[seat] ?? 0) + ms);
  const overtime = ms > 0 ? clock.overtime.filter((each) => each !== seat) : clock.overtime;
  return { ...table, clock: { ...clock, left: { ...clock.left, [seat]: left }, overtime } };
}

/** The entry that a ruling or a take back leads to; undefined for what leads nowhere. */
export function backTo(event: TableEvent): number | undefined {
  if (event.kind === 'taken-back') return event.to;
  return event.kind === 'ruled' ? backToOf(event.ruling) : undefined;
}

const backToOf = (ruling: Ruled): number | undefined => (ruling.what === 'set-back' ? ruling.to : undefined);
