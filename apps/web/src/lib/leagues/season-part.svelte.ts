/**
 * A season with a part of it that has a page of its own: both are loaded together, once, and again when somebody asks. A part
 * that may tell a result waits, where results are hidden, until the reader asks for it [WATCH-77].
 */
import { problemOf, type Problem } from '#lib/match/problem.ts';
import { hidesSeason } from '#lib/watch/spoiler.ts';
import { SeasonDesk } from './desk.svelte.ts';

export class SeasonPart<T> {
  readonly desk: SeasonDesk;
  part = $state.raw<T | undefined>();
  problem = $state.raw<Problem | undefined>();
  /** The reader has to ask for it. */
  waits = $state(false);
  #asked: boolean;
  readonly #fetch: (season: string) => Promise<T>;

  constructor(season: string, fetch: (season: string) => Promise<T>, { mayTell = false } = {}) {
    this.#asked = !mayTell;
    this.desk = new SeasonDesk(season);
    this.#fetch = fetch;
  }

  load = async (): Promise<void> => {
    this.problem = undefined;
    try {
      if (this.#asked) [this.part] = await Promise.all([this.#fetch(this.desk.id), this.desk.load()]);
      else await this.#loadUnlessHidden();
    } catch (thrown) {
      this.problem = problemOf(thrown);
    }
  };

  async #loadUnlessHidden(): Promise<void> {
    await this.desk.load();
    const { id, page, problem } = this.desk;
    this.problem = problem;
    this.waits = page !== undefined && hidesSeason(page);
    if (page !== undefined && !this.waits) this.part = await this.#fetch(id);
  }

  /** The reader wants it. */
  ask = async (): Promise<void> => {
    this.#asked = true;
    await this.load();
    this.waits = this.part === undefined;
  };
}
