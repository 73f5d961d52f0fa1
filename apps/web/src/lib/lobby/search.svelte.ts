import type { Rest, Tempo } from '@broadside/match';
import { me, sentenceOf, server } from '#lib/match/me.svelte.ts';

const everyMs = 3000;

/** Looking for an opponent from this page: it goes on while the page asks, and ends with it. */
export class Search {
  since = $state<number | undefined>();
  /** How far the other's rating may lie; null: everybody will do. */
  range = $state<number | null>(null);
  problem = $state('');
  readonly #onfound: (match: string) => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(onfound: (match: string) => void) {
    this.#onfound = onfound;
  }

  get waiting(): boolean {
    return this.since !== undefined;
  }

  async start(ruleset: string, tempo: Tempo, rest: { rest?: Rest }): Promise<void> {
    this.problem = '';
    this.since = Date.now();
    try {
      await me.beSomebody();
      this.#hear(await server.seek({ ruleset, tempo, ...rest }));
    } catch (thrown) {
      this.#end(sentenceOf(thrown));
      return;
    }
    if (!this.waiting) return;
    this.#timer = setInterval(() => void this.#ask(), everyMs);
  }

  /** The person wants no more, or the page goes away. */
  stop(): void {
    if (!this.waiting) return;
    this.#end('');
    // `keepalive`: a page that is closed still says so.
    void fetch('/api/seeks', { method: 'DELETE', keepalive: true }).catch(() => undefined);
  }

  async #ask(): Promise<void> {
    try {
      this.#hear(await server.seeking());
    } catch {
      // The next time will tell; the server forgets a search that it does not hear of.
    }
  }

  #hear(state: Awaited<ReturnType<typeof server.seeking>>): void {
    if (!this.waiting) return;
    if (state.state === 'paired') {
      this.#end('');
      this.#onfound(state.match);
    } else if (state.state === 'none')
      this.#end('The search has ended: this page was not in use for too long. Search again.');
    else this.range = state.range;
  }

  #end(problem: string): void {
    clearInterval(this.#timer);
    this.since = undefined;
    this.problem = problem;
  }
}
