/** The last answers to what is asked again and again and never changes. */
export class KeptAnswers<T> {
  readonly #most: number;
  readonly #kept = new Map<string, Promise<T>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The answer for `key`, made where there is none: whoever asks meanwhile waits for the same one. A failure is not kept. */
  of(key: string, make: () => Promise<T>): Promise<T> {
    const held = this.#kept.get(key);
    if (held !== undefined) return held;
    const made = make();
    this.#kept.set(key, made);
    made.catch(() => this.#kept.delete(key));
    const oldest = this.#kept.size > this.#most ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#kept.delete(oldest);
    return made;
  }
}
