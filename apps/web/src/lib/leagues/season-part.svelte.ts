/** A season with a part of it that has a page of its own: both are loaded together, once, and again when somebody asks. */
import { problemOf, type Problem } from '#lib/match/problem.ts';
import { SeasonDesk } from './desk.svelte.ts';

export class SeasonPart<T> {
  readonly desk: SeasonDesk;
  part = $state.raw<T | undefined>();
  problem = $state.raw<Problem | undefined>();
  readonly #fetch: (season: string) => Promise<T>;

  constructor(season: string, fetch: (season: string) => Promise<T>) {
    this.desk = new SeasonDesk(season);
    this.#fetch = fetch;
  }

  load = async (): Promise<void> => {
    this.problem = undefined;
    try {
      [this.part] = await Promise.all([this.#fetch(this.desk.id), this.desk.load()]);
    } catch (thrown) {
      this.problem = problemOf(thrown);
    }
  };
}
