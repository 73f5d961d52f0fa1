/** Time that tests move by hand. */
import type { TimeOfDay } from '../src/rooms/ports.ts';

/** Time that stands still until it is moved; whoever is to be woken is woken at that very instant. */
export class SimulatedTime implements TimeOfDay {
  #now: number;
  readonly #wakes = new Set<{ readonly at: number; readonly wake: () => void }>();

  constructor(startedAt: number) {
    this.#now = startedAt;
  }

  now(): number {
    return this.#now;
  }
  at(instant: number, wake: () => void): () => void {
    const entry = { at: instant, wake };
    this.#wakes.add(entry);
    return () => this.#wakes.delete(entry);
  }
  async moveTo(instant: number): Promise<void> {
    for (;;) {
      const next = [...this.#wakes].filter(({ at }) => at <= instant).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#wakes.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.wake();
      await settled();
    }
    this.#now = instant;
    await settled();
  }
}

/** What hangs on queues and promises has run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
}
