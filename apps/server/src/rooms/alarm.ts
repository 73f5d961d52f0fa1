/** One alarm that can be set again: for the next deadline of a match. */
import type { TimeOfDay } from './ports.ts';

export class Alarm {
  readonly #time: TimeOfDay;
  readonly #ring: () => void;
  #instant: number | undefined;
  #callOff: (() => void) | undefined;

  constructor(time: TimeOfDay, ring: () => void) {
    this.#time = time;
    this.#ring = ring;
  }

  /** Rings at `instant`, in milliseconds since 1970, and not at what was set before; undefined: not at all. */
  set(instant: number | undefined): void {
    if (instant === this.#instant) return;
    this.clear();
    if (instant === undefined) return;
    this.#instant = instant;
    this.#callOff = this.#time.at(instant, () => {
      this.clear();
      this.#ring();
    });
  }

  clear(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#instant = undefined;
  }
}
