/** The lists of a season as this browser has them, and what is asked of them. */
import type { ListBody, SeasonLists } from '@broadside/protocol';
import { toasts } from '#lib/components/toasts.svelte.ts';
import { problemOf, sentenceOf, type Problem } from '#lib/match/problem.ts';
import { leagues } from '../desk.svelte.ts';

export class ListDesk {
  readonly id: string;
  lists = $state.raw<SeasonLists | undefined>();
  problem = $state.raw<Problem | undefined>();
  busy = $state(false);
  /** What the server said no to last. */
  fault = $state('');

  constructor(id: string) {
    this.id = id;
  }

  async load(): Promise<void> {
    try {
      this.lists = await leagues.seasonLists(this.id);
      this.problem = undefined;
    } catch (thrown) {
      this.problem = problemOf(thrown);
    }
  }

  submit = (ordinal: number, body: ListBody): Promise<boolean> =>
    this.#ask(() => leagues.submitList(this.id, ordinal, body), 'Your list is submitted. Lock it when it is ready.');
  lock = (ordinal: number): Promise<boolean> =>
    this.#ask(() => leagues.lockList(this.id, ordinal), 'Your list is locked.');
  choose = (ordinal: number, round: number): Promise<boolean> =>
    this.#ask(() => leagues.chooseList(this.id, ordinal, round), 'This list goes to your table.');

  async #ask(what: () => Promise<SeasonLists>, done: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = '';
    try {
      this.lists = await what();
      toasts.show(done);
      return true;
    } catch (thrown) {
      this.fault = sentenceOf(thrown);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
