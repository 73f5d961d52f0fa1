/** A waiting line in which nobody's second comes before another's first, and of each only one is served at a time. */
export class FairLine<T> {
  readonly #waiting = new Map<string, T[]>();
  readonly #served = new Set<string>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many of `who` wait, besides the one that is served. */
  waitingOf(who: string): number {
    return this.#waiting.get(who)?.length ?? 0;
  }

  add(who: string, one: T): void {
    const own = this.#waiting.get(who);
    if (own === undefined) this.#waiting.set(who, [one]);
    else own.push(one);
    this.#size += 1;
  }

  /** The next one that may be served; undefined where there is none. `done` is to be called when it is. */
  take(): { readonly who: string; readonly one: T } | undefined {
    for (const [who, own] of this.#waiting) {
      if (this.#served.has(who)) continue;
      const one = own.shift();
      // To the end of the line with the others of the same, or out of it.
      this.#waiting.delete(who);
      if (own.length > 0) this.#waiting.set(who, own);
      if (one === undefined) continue;
      this.#served.add(who);
      this.#size -= 1;
      return { who, one };
    }
    return undefined;
  }

  done(who: string): void {
    this.#served.delete(who);
  }

  /** Everybody who waits; nobody does any more. */
  clear(): T[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }
}
