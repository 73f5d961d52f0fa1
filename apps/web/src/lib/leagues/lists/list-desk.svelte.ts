/** The lists of a season as this browser has them, and what is asked of them. */
import type { ListBody, SeasonLists } from '@broadside/protocol';
import { toasts } from '#lib/components/toasts.svelte.ts';
import { problemOf, type Problem } from '#lib/match/problem.ts';
import { AskingDesk } from '../asking.svelte.ts';
import { leagues } from '../desk.svelte.ts';

export class ListDesk extends AskingDesk {
  readonly id: string;
  lists = $state.raw<SeasonLists | undefined>();
  problem = $state.raw<Problem | undefined>();

  constructor(id: string) {
    super();
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
    this.#change(() => leagues.submitList(this.id, ordinal, body), 'Your list is submitted. Lock it when it is ready.');
  lock = (ordinal: number): Promise<boolean> =>
    this.#change(() => leagues.lockList(this.id, ordinal), 'Your list is locked.');
  choose = (ordinal: number, round: number): Promise<boolean> =>
    this.#change(() => leagues.chooseList(this.id, ordinal, round), 'This list goes to your table.');

  #change(what: () => Promise<SeasonLists>, done: string): Promise<boolean> {
    return this.ask(async () => {
      this.lists = await what();
      toasts.show(done);
    });
  }
}
