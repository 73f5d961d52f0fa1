import type { Dice } from '../kernel/contract.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
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
  #state: State;

  constructor(state: State, dice: Dice) {
    this.dice = dice;
    this.#before = state;
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  emit(event: Event): void {
    this.#events.push(event);
    this.#state = evolve(this.#state, event);
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
    if (frames !== this.#before.frames || due !== this.#before.due) this.emit({ kind: 'flow', frames, due });
    return this.#events;
  }

  #setFrames(frames: Frame[]): void {
    this.#state = { ...this.#state, frames };
  }
}
