/** Who watches one match, as far as that is counted: marks that no one can trace to a browser [WATCH-15, WATCH-16]. */

/** A page that says that it is there says so once in this time, in milliseconds. */
export const hereEveryMs = 60_000;
/** How much later the next word of a page may come that always says so. */
const spareMs = 6000;
/** Beyond so many, only some of the pages say so. */
const allSayUpTo = 1000;
/** About so many of them: then the number is mostly within four in a hundred. */
const sampleOf = 2000;
/** How long what was named may still be in the hands of pages and caches. */
const namedForMs = 120_000;
/** Pages that are kept of one match: far more than say so when they do what they are told. */
const mostPages = 20_000;

/** The audience of one match, for its room. */
export interface MatchCount {
  /** Somebody came, by socket; `watcher`: the random value of the browser, where it says one. Returns whom to count off. */
  come(watcher: string | undefined): string;
  leave(mark: string): void;
  /** What everybody was told last. */
  shown(): number;
}

interface Said {
  readonly at: number;
  /** It stands for so many. */
  readonly oneIn: number;
}

export class WatchTally {
  /** Open sockets of each who watches by socket. */
  readonly #sockets = new Map<string, number>();
  readonly #pages = new Map<string, Said>();
  /** What everybody was told last. */
  told = 0;
  /** The most that were counted since it was asked. */
  #peak = 0;
  /** One in how many pages is to say that it is there. */
  oneIn = 1;
  /** The highest of that which was named lately, and when. */
  #named = { oneIn: 1, at: 0 };

  get empty(): boolean {
    return this.#sockets.size === 0 && this.#pages.size === 0 && this.told === 0 && this.#peak === 0;
  }

  come(mark: string): void {
    this.#sockets.set(mark, (this.#sockets.get(mark) ?? 0) + 1);
  }

  leave(mark: string): void {
    const left = (this.#sockets.get(mark) ?? 1) - 1;
    if (left === 0) this.#sockets.delete(mark);
    else this.#sockets.set(mark, left);
  }

  /** A page says that it is there, as one in `oneIn`: never more than was named lately. */
  here(mark: string, oneIn: number, now: number): void {
    if (this.#pages.size >= mostPages && !this.#pages.has(mark)) return;
    this.#pages.set(mark, { at: now, oneIn: Math.min(oneIn, this.#mostNamed(now)) });
  }

  /** Counts anew; true where everybody is to be told another number. */
  tick(now: number): boolean {
    const count = this.#count(now);
    this.oneIn = count <= allSayUpTo ? 1 : Math.max(2, Math.round(count / sampleOf));
    if (this.oneIn >= this.#mostNamed(now)) this.#named = { oneIn: this.oneIn, at: now };
    const before = this.told;
    this.told = shownCount(count);
    return this.told !== before;
  }

  /** The most since it was asked last. */
  takePeak(now: number): number {
    this.#count(now);
    const peak = this.#peak;
    this.#peak = 0;
    return peak;
  }

  /** One in `oneIn` pages says that it is there, and each of them has said so within the time. */
  #count(now: number): number {
    let count = this.#sockets.size;
    for (const [mark, { at, oneIn }] of this.#pages)
      if (now - at >= hereEveryMs + (oneIn === 1 ? spareMs : 0)) this.#pages.delete(mark);
      else if (!this.#sockets.has(mark)) count += oneIn;
    this.#peak = Math.max(this.#peak, count);
    return count;
  }

  #mostNamed(now: number): number {
    return now - this.#named.at < namedForMs ? this.#named.oneIn : 1;
  }
}

/** The number as everybody reads it: from 3 on, exact to 100, beyond that two figures. */
export function shownCount(count: number): number {
  if (count < 3) return 0;
  if (count <= 100) return count;
  const unit = 10 ** (Math.floor(Math.log10(count)) - 1);
  return Math.round(count / unit) * unit;
}
