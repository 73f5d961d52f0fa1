/** Who wants to hear of something. A listener that throws keeps nobody else from hearing. */
export class Listeners<T> {
  readonly #all = new Set<{ readonly hear: (value: T) => void }>();

  /** Returns how to stop. The same function may listen twice. */
  add(hear: (value: T) => void): () => void {
    const listener = { hear };
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  }

  /** What a listener throws becomes an uncaught error of the platform, as with `EventTarget`. */
  tell(value: T): void {
    for (const listener of [...this.#all]) {
      if (!this.#all.has(listener)) continue;
      try {
        listener.hear(value);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  clear(): void {
    this.#all.clear();
  }
}
