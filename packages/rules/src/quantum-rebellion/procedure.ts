import type { Dice } from '../kernel/contract.ts';
import type { Event } from './events.ts';
import { changed, foresee } from './evolve.ts';
import type { Frame } from './frames.ts';
import type { Due, State } from './state.ts';

/**
 * One command being carried out: every fact is emitted as an event and evolves the working state at once, so that the
 * next step of the procedure sees it. The stack of frames and what is due change freely meanwhile and are recorded
 * once, in a closing `flow` event.
 */
export class Procedure {
  readonly dice: Dice;
  readonly #before: State;
  readonly #events: Event[] = [];
  /** The fold of the events so far: its frames and what is due are still those of before. */
  #folded: State;
  #state: State;

  constructor(state: State, dice: Dice) {
    this.dice = dice;
    this.#before = state;
    this.#folded = state;
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  emit(event: Event): void {
    const folded = changed(this.#folded, event);
    foresee(event, this.#folded, folded);
    this.#events.push(event);
    this.#folded = folded;
    const { frames, due } = this.#state;
    this.#state = frames === folded.frames && due === folded.due ? folded : { ...folded, frames, due };
  }

  /** The frame on top of the stack. */
  get frame(): Frame | undefined {
    return this.#state.frames.at(-1);
  }

  push(frame: Frame): void {
    this.#setFrames([...this.#state.frames, frame]);
  }

  pop(): void {
    this.#setFrames(this.#state.frames.slice(0, -1));
  }

  /** Replaces the frame on top. */
  replace(frame: Frame): void {
    this.#setFrames([...this.#state.frames.slice(0, -1), frame]);
  }

  setDue(due: Due): void {
    this.#state = { ...this.#state, due };
  }

  /** All events of the command, the record of the flow last. */
  finish(): readonly Event[] {
    const { frames, due } = this.#state;
    if (frames === this.#before.frames && due === this.#before.due) return this.#events;
    const flow = { kind: 'flow', frames, due } as const;
    foresee(flow, this.#folded, this.#state);
    return [...this.#events, flow];
  }

  #setFrames(frames: Frame[]): void {
    this.#state = { ...this.#state, frames };
  }
}
