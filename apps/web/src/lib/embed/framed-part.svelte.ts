/** What a page in a frame shows, once it is fetched: or why it is not there, and a way to ask again. */
import { problemOf, type Problem } from '#lib/match/problem.ts';

export class FramedPart<T> {
  value = $state.raw<T | undefined>();
  problem = $state.raw<Problem | undefined>();
  readonly #ask: () => Promise<T>;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
    void this.load();
  }

  async load(): Promise<void> {
    this.problem = undefined;
    try {
      this.value = await this.#ask();
    } catch (thrown) {
      this.problem = problemOf(thrown);
    }
  }
}
