/** Who may be heard when: so many at once at most, and never two beginnings close together. It knows no clock but the times it is given. */

export const mostAtOnce = 2;
/** Between two beginnings. */
export const apartMs = 60;

interface Heard {
  readonly fromMs: number;
  readonly toMs: number;
}

export class CueGate {
  /** What is heard, or has its time; in the order in which it begins. */
  #heard: readonly Heard[] = [];

  /**
   * When something of `lengthMs` that is asked for at `nowMs` begins, and keeps that time for it; undefined where that would be
   * later than `patienceMs` from now.
   */
  admit(nowMs: number, lengthMs: number, patienceMs: number): number | undefined {
    this.#heard = this.#heard.filter(({ fromMs, toMs }) => toMs > nowMs || fromMs + apartMs > nowMs);
    const last = this.#heard.at(-1);
    let fromMs = last === undefined ? nowMs : Math.max(nowMs, last.fromMs + apartMs);
    // Nothing begins after it, so that it is enough to look at who is still heard when it begins.
    const ends = this.#heard.map(({ toMs }) => toMs).sort((a, b) => b - a);
    fromMs = Math.max(fromMs, ends[mostAtOnce - 1] ?? fromMs);
    if (fromMs - nowMs > patienceMs) return undefined;
    this.#heard = [...this.#heard, { fromMs, toMs: fromMs + lengthMs }];
    return fromMs;
  }

  /** What was to begin then is not heard. */
  forget(fromMs: number): void {
    this.#heard = this.#heard.filter((each) => each.fromMs !== fromMs);
  }
}
