/** What each address may still read: it pays with the processor's time that its reading took. */
import { HttpProblem } from '../problem.ts';

/** An address may spend what comes in over so many seconds at once. */
const burstSeconds = 60;
/** Addresses that are remembered. */
const mostRemembered = 10_000;

export class ReadingBudget {
  /** Milliseconds of work that are paid off in each millisecond. */
  readonly #rate: number;
  readonly #debts = new Map<string, { readonly ms: number; readonly at: number }>();
  readonly #now: () => number;

  /** `percent` of one processor's time for each address; `now`: milliseconds of a steady clock. */
  constructor(percent: number, now: () => number = () => performance.now()) {
    this.#rate = percent / 100;
    this.#now = now;
  }

  /** Throws where the address has to wait before anything more is worked out for it. */
  admit(who: string): void {
    const over = this.#debt(who) - this.#rate * burstSeconds * 1000;
    if (over < 0) return;
    const seconds = Math.max(1, Math.ceil(over / this.#rate / 1000));
    const sentence = `You have asked for so much that others have to wait. Try again in ${seconds === 1 ? 'a second' : `${String(seconds)} seconds`}.`;
    throw new HttpProblem(429, 'too-often', sentence, seconds);
  }

  charge(who: string, ms: number): void {
    const debt = this.#debt(who) + ms;
    this.#debts.delete(who);
    this.#debts.set(who, { ms: debt, at: this.#now() });
    const oldest = this.#debts.size > mostRemembered ? this.#debts.keys().next().value : undefined;
    if (oldest !== undefined) this.#debts.delete(oldest);
  }

  #debt(who: string): number {
    const known = this.#debts.get(who);
    return known === undefined ? 0 : Math.max(0, known.ms - (this.#now() - known.at) * this.#rate);
  }
}
