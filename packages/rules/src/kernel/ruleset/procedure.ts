import type { Dice } from '../contract.ts';

/** What a procedure must know of its ruleset; `K` are the parts of the state that say what is going on. */
export interface FlowRules<S, E, K extends keyof S> {
  /** The state after an event, worked out. */
  readonly changed: (state: S, event: E) => S;
  /** The flow of a state; it changes freely until the closing event records it. */
  readonly flowOf: (state: S) => Pick<S, K>;
  /** The state with this flow. The game names the parts, since engines copy named fields at once. */
  readonly withFlow: (state: S, flow: Pick<S, K>) => S;
  /** The event that records the flow. */
  readonly record: (flow: Pick<S, K>) => E;
}

/**
 * One command being carried out: every fact is emitted as an event and evolves the working state at once, so that the
 * next step of the procedure sees it. The flow (frames and whatever is due) changes freely meanwhile and is recorded
 * once, in a closing event.
 */
export class RulesetProcedure<S extends { frames: readonly F[] }, E extends object, F, K extends keyof S> {
  readonly dice: Dice;
  readonly #rules: FlowRules<S, E, K>;
  readonly #events: E[] = [];
  readonly #folds: Fold[] = [];
  readonly #before: Pick<S, K>;
  #flow: Pick<S, K>;
  #frames: readonly F[];
  /** The fold of the events so far: its flow is still that of before. */
  #folded: S;
  /** The same with the flow as it is now, made when somebody asks. */
  #state: S | undefined;

  constructor(rules: FlowRules<S, E, K>, state: S, dice: Dice) {
    this.#rules = rules;
    this.dice = dice;
    this.#before = this.#flow = rules.flowOf(state);
    this.#frames = state.frames;
    this.#folded = this.#state = state;
  }

  get state(): S {
    return (this.#state ??= this.#rules.withFlow(this.#folded, this.#flow));
  }

  emit(event: E): void {
    const before = this.#folded;
    const after = this.#rules.changed(before, event);
    this.#folds.push({ event, before, after });
    this.#events.push(event);
    if (after === before) return;
    this.#folded = after;
    this.#state = this.#flow === this.#before ? after : undefined;
  }

  /** The frame on top of the stack. */
  get frame(): F | undefined {
    return this.#frames.at(-1);
  }

  push(frame: F): void {
    this.#setFrames([...this.#frames, frame]);
  }

  pop(): void {
    this.#setFrames(this.#frames.slice(0, -1));
  }

  /** Replaces the frame on top. */
  replace(frame: F): void {
    this.#setFrames([...this.#frames.slice(0, -1), frame]);
  }

  /** Sets parts of the flow. */
  set(flow: Partial<S>): void {
    this.#flow = { ...this.#flow, ...flow };
    this.#frames = flow.frames ?? this.#frames;
    this.#state = undefined;
  }

  /** All events of the command, the record of the flow last. */
  finish(): readonly E[] {
    foresee(this.#folds);
    const [flow, before] = [this.#flow, this.#before];
    if ((Object.keys(flow) as K[]).every((key) => flow[key] === before[key])) return this.#events;
    const closing = this.#rules.record(flow);
    this.#folds.push({ event: closing, before: this.#folded, after: this.state });
    return [...this.#events, closing];
  }

  #setFrames(frames: readonly F[]): void {
    this.#frames = frames;
    this.#flow = { ...this.#flow, frames };
    this.#state = undefined;
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
