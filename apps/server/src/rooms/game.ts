/**
 * The game of one match: its ledger and its dice, without any I/O. What is asked becomes a proposal, which counts only
 * once the room has made it durable.
 */
import type { MatchId } from '@broadside/protocol';
import {
  applied,
  CounterDice,
  firstDeadline,
  judgeAct,
  judgeIntervention,
  lostOnTime,
  serverId,
  standsStill,
} from '@broadside/match';
import type {
  ActDecision,
  ActRefusal,
  Applied,
  DiceStream,
  Draw,
  EventStep,
  Intervention,
  Ledger,
  Sitter,
  PastAt,
  TableAct,
  TableEvent,
  TableState,
} from '@broadside/match';
import type { AnyRuleset, Json, Outcome, Rejection, Seat, View } from '@broadside/rules/kernel';
import type { JournalEntry, StoredSnapshot } from '../store/journal.ts';
import { seatNumber } from '../store/matches.ts';
import { shapeOf } from './shape.ts';

export type { EventStep };

/** A journal entry that is not durable yet, and what the match will be. */
export interface Proposal extends Applied {
  readonly entry: JournalEntry;
}

export type Judgement =
  { readonly ok: true; readonly proposal: Proposal } | { readonly ok: false; readonly reason: Rejection };

/** What an act of the table comes to: events still to be proposed, a command of the ruleset, or a refusal. */
export type ActJudgement =
  | { readonly kind: 'events'; readonly events: readonly TableEvent[] }
  | { readonly kind: 'command'; readonly command: unknown }
  | { readonly kind: 'refused'; readonly reason: ActRefusal };

/** Who asks for what, under which id. */
interface Asking {
  readonly kind: JournalEntry['kind'];
  readonly seat: number;
  readonly commandId: string;
  readonly command: Json;
}

interface Outcomes {
  readonly events: readonly unknown[];
  readonly draws: readonly Draw[];
  readonly cursor: number;
}

const noPast: PastAt = (seq) => {
  throw new Error(`Entry ${String(seq)} is not at hand.`);
};

export class RoomGame {
  readonly matchId: MatchId;
  readonly sitters: readonly Sitter[];
  /** The ledger before entry 1. */
  readonly origin: Ledger;
  readonly #stream: DiceStream;
  #ledger: Ledger;

  constructor(matchId: MatchId, sitters: readonly Sitter[], stream: DiceStream, origin: Ledger, ledger = origin) {
    this.matchId = matchId;
    this.sitters = sitters;
    this.origin = origin;
    this.#stream = stream;
    this.#ledger = ledger;
  }

  get ledger(): Ledger {
    return this.#ledger;
  }
  get ruleset(): AnyRuleset {
    return this.#ledger.ruleset;
  }
  get state(): unknown {
    return this.#ledger.state;
  }
  get table(): TableState {
    return this.#ledger.table;
  }
  get seq(): number {
    return this.#ledger.seq;
  }
  get cursor(): number {
    return this.#ledger.cursor;
  }
  /** Who may decide now: nobody while the match stands still. */
  get awaiting(): readonly Seat[] {
    return standsStill(this.table) ? [] : this.#ledger.awaiting;
  }
  get outcome(): Outcome | undefined {
    return this.#ledger.outcome;
  }
  /** Ended by agreement before its end. */
  get aborted(): boolean {
    return this.table.ended?.how === 'aborted';
  }
  /** When something happens by itself, in milliseconds since 1970: the end of a pause, or a seat's time is up. */
  get due(): { readonly seat: Seat | null; readonly at: number } | undefined {
    const { clock, tempo, paused, stopped } = this.table;
    if (stopped !== null) return undefined;
    if (paused === null) return firstDeadline(clock, tempo, this.awaiting);
    return paused.until === null ? undefined : { seat: null, at: paused.until };
  }

  /** The present, for the next load to go on from. */
  snapshot(): StoredSnapshot {
    const { matchId, seq, cursor, table, ruleset } = this;
    const { seals } = this.#ledger;
    return { matchId, seq, cursor, table, seals, state: this.state as Json, shape: shapeOf(ruleset) };
  }

  /** Entry 1, from the setup as it is stored. */
  start(setup: unknown, at: number): Judgement {
    const dice = new CounterDice(this.#stream, 0);
    const decision = this.ruleset.start(this.ruleset.codec.setup.parse(setup), dice);
    if (!decision.ok) return decision;
    return this.#propose({ kind: 'start', seat: 0, commandId: 'start', command: {} }, drawn(decision.events, dice), at);
  }

  /** Judges a parsed command on the present state. Throws only on a bug in the ruleset. */
  judge(command: unknown, seat: Seat, commandId: string, at: number): Judgement {
    const dice = new CounterDice(this.#stream, this.cursor);
    const decision = this.ruleset.decide(this.state, command, seat, dice);
    if (!decision.ok) return decision;
    const asked = { kind: 'command', seat: seatNumber(seat), commandId, command: command as Json } as const;
    return this.#propose(asked, drawn(decision.events, dice), at);
  }

  /** Judges an act of the table [ACT-1 …]. */
  judgeAct(act: TableAct, by: Seat, at: number): ActJudgement {
    return this.#judgement(judgeAct({ ledger: this.#ledger, sitters: this.sitters, by, at }, act));
  }

  /** Judges what somebody does who does not sit here [ACT-11, ACT-12]. */
  judgeIntervention(asked: Intervention): ActJudgement {
    return this.#judgement(judgeIntervention({ ledger: this.#ledger, sitters: this.sitters }, asked));
  }

  #judgement(decision: ActDecision): ActJudgement {
    if (!decision.ok) return { kind: 'refused', reason: decision.reason };
    if ('concede' in decision)
      return { kind: 'command', command: this.ruleset.concession(decision.concede) as unknown };
    return { kind: 'events', events: decision.events };
  }

  /** An entry of the table's own. `pastAt` is asked where the match goes back further than the ledger remembers. */
  proposeTable(
    asked: { readonly seat: Seat | null; readonly commandId: string; readonly act: Json },
    events: readonly TableEvent[],
    at: number,
    pastAt: PastAt = noPast,
  ): Proposal {
    const { seat, commandId, act } = asked;
    const asking = { kind: 'table', seat: seat === null ? 0 : seatNumber(seat), commandId, command: act } as const;
    return this.#propose(asking, { events, draws: [], cursor: this.cursor }, at, pastAt).proposal;
  }

  /** What comes of it that a seat's time is up: the ruleset's own answer, or the end of the match [TEMPO-3]; of a pause: its end. */
  timeUp(seat: Seat | null, at: number): Judgement {
    const commandId = serverId('clock', String(this.seq + 1));
    if (seat === null) {
      const events = [{ kind: 'went-on', by: null }] as const;
      return { ok: true, proposal: this.proposeTable({ seat, commandId, act: {} }, events, at) };
    }
    const { tempo } = this.table;
    if (tempo.kind === 'live' && tempo.overtime.kind === 'loss') {
      const events = [lostOnTime(this.sitters, seat)];
      return { ok: true, proposal: this.proposeTable({ seat: null, commandId, act: {} }, events, at) };
    }
    const view = this.ruleset.view(this.state, { kind: 'seat', seat }) as View;
    return this.judge(this.ruleset.standingAnswer(view, seat), seat, commandId, at);
  }

  #propose(
    { kind, seat, commandId, command }: Asking,
    { events: outcome, draws, cursor }: Outcomes,
    at: number,
    pastAt = noPast,
  ): { readonly ok: true; readonly proposal: Proposal } {
    const { matchId } = this;
    const events = outcome as readonly Json[];
    // Written out: copying with `...` costs several microseconds here, on the way of every move.
    const entry = { matchId, seq: this.seq + 1, kind, seat, commandId, command, events, draws, cursor, at };
    const { ledger, steps, happened } = applied(this.#ledger, entry, pastAt, false);
    return { ok: true, proposal: { entry, ledger, steps, happened } };
  }

  /** The proposal is durable: it is the present from now on. */
  commit({ entry, ledger }: Proposal): void {
    if (entry.seq !== this.seq + 1) throw new Error(`Entry ${String(entry.seq)} cannot follow ${String(this.seq)}.`);
    this.#ledger = ledger;
  }
}

const drawn = (events: readonly unknown[], dice: CounterDice): Outcomes => ({
  events,
  draws: dice.draws,
  cursor: dice.cursor,
});
