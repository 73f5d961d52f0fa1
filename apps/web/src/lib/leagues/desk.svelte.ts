/** A season as this browser has it: asked for again and again while somebody looks, and changed by what is asked of it. */
import { leaguesApi } from '@broadside/client';
import type { Act } from '@broadside/competition/season';
import type { SeasonPage } from '@broadside/protocol';
import { toasts } from '#lib/components/toasts.svelte.ts';
import { problemOf, type Problem } from '#lib/match/problem.ts';
import { AskingDesk, whileSeen } from './asking.svelte.ts';

export const leagues = leaguesApi('');

const everyMs = 4000;

const newActId = (): string => crypto.randomUUID();

export class SeasonDesk extends AskingDesk {
  readonly id: string;
  page = $state.raw<SeasonPage | undefined>();
  problem = $state.raw<Problem | undefined>();

  constructor(id: string) {
    super();
    this.id = id;
  }

  async load(): Promise<void> {
    try {
      this.#take(await leagues.season(this.id));
      this.problem = undefined;
    } catch (thrown) {
      this.problem = problemOf(thrown);
    }
  }

  /** Asks every few seconds while the page is seen; returns how to stop. */
  watch(): () => void {
    return whileSeen(
      () => this.load(),
      everyMs,
      () => this.busy,
    );
  }

  /** Asks it of the season; true where it is done. */
  act(act: Act, done = ''): Promise<boolean> {
    return this.ask(async () => {
      this.#take(await leagues.seasonAct(this.id, { id: newActId(), act }));
      if (done !== '') toasts.show(done);
    });
  }

  /** Sits down at one's own table of a round; the path of the match, or nothing where that is not possible. */
  async sitDown(round: number, table?: number): Promise<string | undefined> {
    let path: string | undefined;
    await this.ask(async () => {
      path = `/match/${(await leagues.sitDown(this.id, round, table)).match}`;
    });
    return path;
  }

  /** An answer that was overtaken by a later one is of yesterday. */
  #take(page: SeasonPage): void {
    if (this.page === undefined || page.seq >= this.page.seq) this.page = page;
  }
}
