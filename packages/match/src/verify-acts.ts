/** Whether the rules and the table come to what an entry says, when they are asked again [REC-4 … REC-6]. */
import type { Decision, Seat } from '@broadside/rules/kernel';
import { throughJson } from '@broadside/rules/kernel';
import { tableAct } from './acts.ts';
import { sameJson } from './chain.ts';
import { firstDeadline } from './clock.ts';
import { CounterDice } from './dice-stream.ts';
import type { DiceStream } from './dice-stream.ts';
import { seatOf } from './entry.ts';
import type { LedgerEntry } from './entry.ts';
import { intervention } from './intervention.ts';
import { judgeIntervention } from './interventions.ts';
import { judgeAct, lostOnTime } from './judge.ts';
import { givenByClock, timeIsUp } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import type { MatchRecord } from './record.ts';
import { standsStill, tableEvent } from './table.ts';
import type { TableEvent } from './table.ts';
import type { Fault } from './verify-fault.ts';

export interface Redeciding {
  readonly record: MatchRecord;
  /** The match before the entry. */
  readonly ledger: Ledger;
  readonly stream: DiceStream;
  /** The rules are of the match's own edition: commands are decided again. */
  readonly again: boolean;
}

export interface ActFault {
  readonly what: Fault;
  readonly sentence: string;
}

const fault = (what: Fault, sentence: string): ActFault[] => [{ what, sentence }];

/** What differs; empty where nothing does. Throws where the rules do. */
export function redecide(asking: Redeciding, entry: LedgerEntry): ActFault[] {
  if (entry.seat > asking.record.header.seats.length) return fault('command', `The match has no seat ${entry.seat}.`);
  switch (entry.kind) {
    case 'start':
      return asking.again ? startFaults(asking, entry) : [];
    case 'command':
      return [...clockFaults(asking, entry), ...(asking.again ? commandFaults(asking, entry) : [])];
    case 'table':
      return tableFaults(asking, entry);
  }
}

function startFaults({ record, ledger, stream }: Redeciding, entry: LedgerEntry): ActFault[] {
  if (entry.seat !== 0 || !sameJson(entry.command, {}) || entry.commandId !== 'start')
    return fault('command', 'The start is nobody’s command, and its id is "start".');
  const dice = new CounterDice(stream, 0);
  const setup: unknown = ledger.ruleset.codec.setup.parse(record.header.setup);
  return differences(ledger.ruleset.start(setup, dice), dice, entry);
}

function commandFaults({ ledger, stream }: Redeciding, entry: LedgerEntry): ActFault[] {
  const by = seatOf(entry.seat);
  if (by === null) return fault('command', 'A command of the rules is some seat’s.');
  const parsed = ledger.ruleset.codec.command.safeParse(entry.command);
  if (!parsed.success || !sameJson(parsed.data, entry.command))
    return fault('command', 'The command is not one of this ruleset.');
  if (standsStill(ledger.table) && !givesUp(ledger, by, entry))
    return fault('command', 'The match stood still: nobody could give a command.');
  const dice = new CounterDice(stream, ledger.cursor);
  return differences(ledger.ruleset.decide(ledger.state, parsed.data, by, dice), dice, entry);
}

/** Giving up is an act of the table, which a pause does not forbid; it is written as the ruleset's own command [ACT-7]. */
const givesUp = ({ ruleset }: Ledger, by: Seat, { command }: LedgerEntry): boolean =>
  sameJson(throughJson(ruleset.concession(by) as unknown), command);

function differences(decision: Decision<unknown>, dice: CounterDice, entry: LedgerEntry): ActFault[] {
  if (!decision.ok)
    return fault('command', `The rules do not allow it: ${decision.reason.sentence} (${decision.reason.rule})`);
  if (!sameJson(throughJson(decision.events), entry.events))
    return fault('event', 'The rules come to other events from this command and these dice.');
  if (!sameJson(dice.draws, entry.draws)) return fault('draw', 'The rules throw other dice for this command.');
  return dice.cursor === entry.cursor ? [] : fault('cursor', 'The rules use up another number of words of the dice.');
}

/** A command that the clock gave: the seat's time was up, and it is what the rules answer for such a seat. */
function clockFaults({ ledger, again }: Redeciding, entry: LedgerEntry): ActFault[] {
  const by = seatOf(entry.seat);
  if (by === null || !givenByClock(ledger, entry)) return [];
  const { ruleset, state, awaiting } = ledger;
  if (!timeIsUp(ledger, by, entry.at)) return fault('clock', 'The clock answered before the time of this seat was up.');
  if (!awaiting.includes(by)) return fault('clock', 'The clock answered for a seat that was not asked.');
  const answer: unknown = ruleset.standingAnswer(ruleset.view(state, { kind: 'seat', seat: by }), by);
  if (again && !sameJson(throughJson(answer), entry.command))
    return fault('clock', 'The clock gave another answer than the rules have for a seat whose time is up.');
  return [];
}

function tableFaults(asking: Redeciding, entry: LedgerEntry): ActFault[] {
  const { record, ledger } = asking;
  if (entry.draws.length > 0) return fault('draw', 'Nothing is thrown for what happens at the table.');
  const told = entry.events.map((event) => tableEvent.safeParse(event));
  if (told.some((each) => !each.success)) return fault('event', 'This is no event of the table.');
  const events = told.flatMap((each) => (each.success ? [each.data] : []));
  const by = seatOf(entry.seat);
  if (by === null) return interventionFaults(asking, entry) ?? unasked(record, ledger, entry, events);
  const act = tableAct.safeParse(entry.command);
  if (!act.success || !sameJson(act.data, entry.command)) return fault('act', 'This is no act of the table.');
  const judged = judgeAct({ ledger, sitters: record.header.seats, by, at: entry.at }, act.data);
  if (!judged.ok) return fault('act', `The table does not allow it: ${judged.reason.sentence}`);
  if ('concede' in judged) return fault('act', 'Giving up is a command of the rules.');
  return sameJson(judged.events, entry.events) ? [] : fault('event', 'The table comes to other events from this act.');
}

/** What a judge did; undefined where none did anything. Whether they were one, only the server knows. */
function interventionFaults(
  { record, ledger, again }: Redeciding,
  { command, events }: LedgerEntry,
): ActFault[] | undefined {
  const asked = intervention.safeParse(command);
  if (!asked.success) return undefined;
  if (!sameJson(asked.data, command)) return fault('act', 'This is no act of a judge.');
  // Rules of another edition may read the position otherwise; the state that came of it stands in the event.
  if (!again && asked.data.act === 'rule' && asked.data.ruling.what === 'position') return [];
  const decided = judgeIntervention({ ledger, sitters: record.header.seats }, asked.data);
  if (!decided.ok) return fault('act', `The table does not allow it: ${decided.reason.sentence}`);
  return 'events' in decided && sameJson(decided.events, events)
    ? []
    : fault('event', 'The table comes to other events from what the judge did.');
}

/** What nobody asked for: the flag falls, a pause ends at its time, an organiser aborts. */
function unasked(
  { header }: MatchRecord,
  { table, awaiting }: Ledger,
  { at }: LedgerEntry,
  events: readonly TableEvent[],
): ActFault[] {
  const [event] = events;
  if (event === undefined || events.length > 1) return fault('event', 'Nobody asked for this.');
  const flag = standsStill(table) ? undefined : firstDeadline(table.clock, table.tempo, awaiting);
  switch (event.kind) {
    case 'ended': {
      const lost = flag !== undefined && flag.at <= at && table.tempo.kind === 'live';
      if (lost && sameJson(event, lostOnTime(header.seats, flag.seat))) return [];
      return fault('clock', 'The match was not lost on time.');
    }
    case 'went-on':
      return event.by === null &&
        table.stopped === null &&
        table.paused !== null &&
        table.paused.until !== null &&
        table.paused.until <= at
        ? []
        : fault('clock', 'The pause had not come to its end.');
    case 'aborted':
      return event.by === null ? [] : fault('event', 'Nobody asked for this.');
    case 'asked':
    case 'agreed':
    case 'declined':
    case 'withdrawn':
    case 'taken-back':
    case 'paused':
    case 'clocks-stopped':
    case 'clocks-started':
    case 'called':
    case 'call-ended':
    case 'judge-entered':
    case 'judge-left':
    case 'ruled':
    case 'tempo-changed':
    case 'rest-set':
      return fault('event', 'Nobody asked for this.');
  }
}
