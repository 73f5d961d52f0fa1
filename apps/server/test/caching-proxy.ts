/**
 * A cache before the watch stream, as nginx and Varnish are when set up as docs/watching.md says: one question for all who ask
 * at once, what may be kept is kept so long, and where the origin does not answer, what was kept is given once more.
 */

export interface CachedAnswer {
  readonly status: number;
  readonly body: string;
  readonly keptMs: number;
}

export interface CachingProxyOptions {
  /** Asks the origin; rejects where it does not answer. */
  readonly ask: (
    path: string,
  ) => Promise<{ readonly status: number; readonly cacheControl: string; readonly body: string }>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export class CachingProxy {
  /** Questions to the origin that it answered. */
  asked = 0;
  readonly #of: CachingProxyOptions;
  readonly #kept = new Map<string, { readonly answer: CachedAnswer; readonly until: number }>();
  readonly #underWay = new Map<string, Promise<CachedAnswer>>();

  constructor(options: CachingProxyOptions) {
    this.#of = options;
  }

  /** Questions that wait for an answer of the origin. */
  get underWay(): number {
    return this.#underWay.size;
  }

  /** Rejects where the origin does not answer and nothing was kept. */
  get(path: string): Promise<CachedAnswer> {
    const kept = this.#kept.get(path);
    if (kept !== undefined && this.#of.now() < kept.until) return Promise.resolve(kept.answer);
    const underWay = this.#underWay.get(path) ?? this.#ask(path).finally(() => this.#underWay.delete(path));
    this.#underWay.set(path, underWay);
    return underWay;
  }

  async #ask(path: string): Promise<CachedAnswer> {
    try {
      const { status, cacheControl, body } = await this.#of.ask(path);
      this.asked += 1;
      const seconds = Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
      const answer = { status, body, keptMs: seconds * 1000 };
      if (seconds > 0) this.#kept.set(path, { answer, until: this.#of.now() + answer.keptMs });
      return answer;
    } catch (error) {
      const stale = this.#kept.get(path);
      if (stale === undefined) throw error;
      return stale.answer;
    }
  }
}
