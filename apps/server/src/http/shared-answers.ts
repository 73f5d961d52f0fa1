/** One answer for everybody who asks for the same at about the same time: what a flood costs does not grow with it. */

/** An answer is made anew at most this often for each key, in milliseconds. Whoever asks sooner waits so long at most. */
const restMs = 100;

interface Asked<T> {
  /** When the last one was begun, by `performance.now()`. */
  readonly begunAt: number;
  readonly last: Promise<unknown>;
  /** The one that has not begun: whoever asks now shares it, and sees everything that was done before. */
  next?: Promise<T>;
}

export class SharedAnswers<T> {
  /** Keys that were asked for within the last rest; others are forgotten. */
  readonly #asked = new Map<string, Asked<T>>();

  /** The answer for `key`, begun after this call: at once, or together with others once the last one has rested. */
  of(key: string, make: () => Promise<T>): Promise<T> {
    const asked = this.#asked.get(key);
    if (asked === undefined) return this.#begin(key, make);
    asked.next ??= this.#rested(asked).then(() => this.#begin(key, make));
    return asked.next;
  }

  #begin(key: string, make: () => Promise<T>): Promise<T> {
    const made = make();
    const asked: Asked<T> = { begunAt: performance.now(), last: made.catch(() => undefined) };
    this.#asked.set(key, asked);
    void this.#rested(asked).then(() => {
      if (this.#asked.get(key) === asked && asked.next === undefined) this.#asked.delete(key);
    });
    return made;
  }

  async #rested({ begunAt, last }: Asked<T>): Promise<void> {
    await last;
    const left = begunAt + restMs - performance.now();
    if (left > 0) await new Promise((next) => setTimeout(next, left));
  }
}
