import type { Dice } from '../contract.ts';

/** What a procedure must know of its ruleset. */
export interface FlowRules<S, E, K extends keyof S> {
  /** The state after an event, worked out. */
  readonly changed: (state: S, event: E) => S;
  /** The parts of the state that say what is going on; they change freely until the closing event records them. */
  readonly flow: readonly K[];
  /** The event that records them. */
  readonly record: (state: Pick<S, K>) => E;
}

/**
 * One command being carried out: every fact is emitted as an event and evolves the working state at once, so that the
 * next step of the procedure sees it. The flow (frames and whatever is due) changes freely meanwhile and is recorded
 * once, in a closing event.
 */
export class RulesetProcedure<S extends { frames: readonly F[] }, E extends object, F, K extends keyof S> {
  readonly dice: Dice;
  readonly #rules: FlowRules<S, E, K>;
  readonly #before: S;
  readonly #events: E[] = [];
  readonly #folds: Fold[] = [];
  /** The fold of the events so far: its flow is still that of before. */
  #folded: S;
  #state: S;

  constructor(rules: FlowRules<S, E, K>, state: S, dice: Dice) {
    this.#rules = rules;
    this.dice = dice;
    this.#before = state;
    this.#folded = state;
    this.#state = state;
  }

  get state(): S {
    return this.#state;
  }

  emit(event: E): void {
    const folded = this.#rules.changed(this.#folded, event);
    this.#folds.push({ event, before: this.#folded, after: folded });
    this.#events.push(event);
    this.#folded = folded;
    this.#state = this.#sameFlow(folded) ? folded : this.#withFlow(folded);
  }

  /** The frame on top of the stack. */
  get frame(): F | undefined {
    return this.#state.frames.at(-1);
  }

  push(frame: F): void {
    this.set({ frames: [...this.#state.frames, frame] } as unknown as Partial<S>);
  }

  pop(): void {
    this.set({ frames: this.#state.frames.slice(0, -1) } as unknown as Partial<S>);
  }

  /** Replaces the frame on top. */
  replace(frame: F): void {
    this.set({ frames: [...this.#state.frames.slice(0, -1), frame] } as unknown as Partial<S>);
  }

  /** Sets parts of the flow. */
  set(flow: Partial<S>): void {
    this.#state = { ...this.#state, ...flow };
  }

  /** All events of the command, the record of the flow last. */
  finish(): readonly E[] {
    foresee(this.#folds);
    if (this.#sameFlow(this.#before)) return this.#events;
    const closing = this.#rules.record(this.#flow());
    this.#folds.push({ event: closing, before: this.#folded, after: this.#state });
    return [...this.#events, closing];
  }

  #withFlow(folded: S): S {
    const state = { ...folded };
    for (const key of this.#rules.flow) state[key] = this.#state[key];
    return state;
  }

  #flow(): Pick<S, K> {
    return Object.fromEntries(this.#rules.flow.map((key) => [key, this.#state[key]])) as Pick<S, K>;
  }

  #sameFlow(other: S): boolean {
    return this.#rules.flow.every((key) => other[key] === this.#state[key]);
  }
}

/** An event with the states around it. */
interface Fold {
  readonly event: object;
  readonly before: unknown;
  readonly after: unknown;
}

/** What the newest decision has worked out already, and how much of it has been folded again. */
let foreseen: readonly Fold[] = [];
let handedOver = 0;

function foresee(folds: readonly Fold[]): void {
  foreseen = folds;
  handedOver = 0;
}

/**
 * The state after `event` where the newest decision worked it out from this very state. Events are folded in their order
 * right after they were decided; what has been handed over is kept no longer than that.
 */
export function foreseenState<S>(state: S | undefined, event: object): S | undefined {
  const fold = foreseen[handedOver];
  if (fold === undefined || fold.event !== event || fold.before !== state) return undefined;
  handedOver += 1;
  if (handedOver === foreseen.length) foresee([]);
  return fold.after as S;
}
