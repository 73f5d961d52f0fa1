/**
 * The game of one match: ruleset, state and dice, without any I/O. A command becomes a proposal, which counts only
 * once the room has made it durable.
 */
import type { AnyRuleset, Json, Outcome, Rejection, Seat } from '@broadside/rules/kernel';
import { CounterDice } from '../dice/counter-dice.ts';
import type { DiceStream } from '../dice/counter-dice.ts';
import type { JournalEntry } from '../store/journal.ts';
import { seatNumber } from '../store/matches.ts';

/** One event of an entry with the states around it, as `narrate` wants them. */
export interface EventStep {
  readonly event: unknown;
  readonly before: unknown;
  readonly after: unknown;
}

/** A journal entry that is not durable yet, and what the state will be. */
export interface Proposal {
  readonly entry: JournalEntry;
  readonly steps: readonly EventStep[];
  readonly state: unknown;
  readonly awaiting: readonly Seat[];
  readonly outcome: Outcome | undefined;
}

export type Judgement =
  { readonly ok: true; readonly proposal: Proposal } | { readonly ok: false; readonly reason: Rejection };

export interface Position {
  readonly state: unknown;
  readonly seq: number;
  readonly cursor: number;
}

export class Game {
  readonly matchId: string;
  readonly ruleset: AnyRuleset;
  readonly #stream: DiceStream;
  #state: unknown;
  #seq: number;
  #cursor: number;
  #awaiting: readonly Seat[];
  #outcome: Outcome | undefined;

  constructor(matchId: string, ruleset: AnyRuleset, stream: DiceStream, position?: Position) {
    this.matchId = matchId;
    this.ruleset = ruleset;
    this.#stream = stream;
    this.#state = position?.state;
    this.#seq = position?.seq ?? 0;
    this.#cursor = position?.cursor ?? 0;
    this.#awaiting = position === undefined ? [] : ruleset.awaiting(position.state);
    this.#outcome = position === undefined ? undefined : ruleset.outcome(position.state);
  }

  get state(): unknown {
    return this.#state;
  }
  get seq(): number {
    return this.#seq;
  }
  get cursor(): number {
    return this.#cursor;
  }
  get awaiting(): readonly Seat[] {
    return this.#awaiting;
  }
  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  /** Entry 1. */
  start(setup: unknown, at: number): Judgement {
    const dice = new CounterDice(this.#stream, 0);
    const decision = this.ruleset.start(setup, dice);
    if (!decision.ok) return decision;
    return this.#propose({ seat: 0, commandId: 'start', command: {} }, decision.events, dice.cursor, at);
  }

  /** Judges a parsed command on the present state. Throws only on a bug in the ruleset. */
  judge(command: unknown, seat: Seat, commandId: string, at: number): Judgement {
    const dice = new CounterDice(this.#stream, this.#cursor);
    const decision = this.ruleset.decide(this.#state, command, seat, dice);
    if (!decision.ok) return decision;
    const asked = { seat: seatNumber(seat), commandId, command: command as Json };
    return this.#propose(asked, decision.events, dice.cursor, at);
  }

  #propose(
    asked: { seat: number; commandId: string; command: Json },
    events: readonly unknown[],
    cursor: number,
    at: number,
  ): Judgement {
    const steps: EventStep[] = [];
    let state = this.#state;
    for (const event of events) {
      const after: unknown = this.ruleset.evolve(state, event);
      steps.push({ event, before: state, after });
      state = after;
    }
    const entry = {
      ...asked,
      matchId: this.matchId,
      seq: this.#seq + 1,
      events: events as readonly Json[],
      cursor,
      at,
    };
    const awaiting = this.ruleset.awaiting(state);
    return { ok: true, proposal: { entry, steps, state, awaiting, outcome: this.ruleset.outcome(state) } };
  }

  /** The proposal is durable: it is the present from now on. */
  commit(proposal: Proposal): void {
    if (proposal.entry.seq !== this.#seq + 1)
      throw new Error(`Entry ${String(proposal.entry.seq)} cannot follow ${String(this.#seq)}.`);
    this.#state = proposal.state;
    this.#seq = proposal.entry.seq;
    this.#cursor = proposal.entry.cursor;
    this.#awaiting = proposal.awaiting;
    this.#outcome = proposal.outcome;
  }
}
