/** A match in memory, for bots, tests and cases: the rules with nothing around them. */
import type { Decision, Dice, LogLine, Outcome, Ruleset, Seat, View, Viewer } from './contract.ts';

/** One event with the states before and after it, as narration needs them. */
export interface Step<S, E> {
  readonly event: E;
  readonly before: S | undefined;
  readonly after: S;
}

/** Folds events into a state, keeping what lies between. */
export function steps<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  state: S | undefined,
  events: readonly E[],
): readonly Step<S, E>[] {
  let before = state;
  return events.map((event) => {
    const after = ruleset.evolve(before, event);
    const step = { event, before, after };
    before = after;
    return step;
  });
}

export class Match<S, C, E, V extends View, O, Setup, P> {
  readonly ruleset: Ruleset<S, C, E, V, O, Setup, P>;
  readonly dice: Dice;
  #state: S;
  #seq: number;
  #lastSteps: readonly Step<S, E>[];
  #views = new Map<string, V>();

  constructor(ruleset: Ruleset<S, C, E, V, O, Setup, P>, dice: Dice, state: S, first: readonly Step<S, E>[]) {
    this.ruleset = ruleset;
    this.dice = dice;
    this.#state = state;
    this.#seq = first.length > 0 ? 1 : 0;
    this.#lastSteps = first;
  }

  get state(): S {
    return this.#state;
  }

  /** How many entries (the start, and each accepted command) were applied. */
  get seq(): number {
    return this.#seq;
  }

  /** The events of the last entry with the states around them. */
  get lastSteps(): readonly Step<S, E>[] {
    return this.#lastSteps;
  }

  get outcome(): Outcome | undefined {
    return this.ruleset.outcome(this.#state);
  }

  get awaiting(): readonly Seat[] {
    return this.ruleset.awaiting(this.#state);
  }

  /** Decides a command and, where it is legal, applies its events. */
  apply(command: C, by: Seat): Decision<E> {
    const decision = this.ruleset.decide(this.#state, command, by, this.dice);
    if (!decision.ok) return decision;
    this.#lastSteps = steps(this.ruleset, this.#state, decision.events);
    this.#state = this.#lastSteps.at(-1)?.after ?? this.#state;
    this.#seq += 1;
    this.#views = new Map();
    return decision;
  }

  /** What a viewer may know; made once per state and audience. */
  view(who: Viewer): V {
    const key = who.kind === 'seat' ? who.seat : who.kind;
    const known = this.#views.get(key);
    if (known !== undefined) return known;
    const view = this.ruleset.view(this.#state, who);
    this.#views.set(key, view);
    return view;
  }

  viewOf(seat: Seat): V {
    return this.view({ kind: 'seat', seat });
  }

  offers(seat: Seat): readonly O[] {
    return this.ruleset.offers(this.viewOf(seat), seat);
  }

  /** The log lines of the last entry for one viewer. */
  narration(who: Viewer): readonly LogLine[] {
    return this.#lastSteps.flatMap(({ event, before, after }) => this.ruleset.narrate(event, before, after, who) ?? []);
  }
}

/** Starts a match. Throws with the ruleset's sentence where the setup is not legal. */
export function play<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  setup: Setup,
  dice: Dice,
): Match<S, C, E, V, O, Setup, P> {
  const decision = ruleset.start(setup, dice);
  if (!decision.ok) throw new Error(`The match cannot start: ${decision.reason.sentence} (${decision.reason.rule})`);
  const first = steps(ruleset, undefined, decision.events);
  const state = first.at(-1)?.after;
  if (state === undefined) throw new Error(`${ruleset.id} started a match without an event.`);
  return new Match(ruleset, dice, state, first);
}

/** Goes on from a state: a position, a snapshot. */
export function playFrom<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  state: S,
  dice: Dice,
): Match<S, C, E, V, O, Setup, P> {
  return new Match(ruleset, dice, state, []);
}
