/** A season as this browser has it: asked for again and again while somebody looks, and changed by what is asked of it. */
import { leaguesApi } from '@broadside/client';
import type { ApiError } from '@broadside/client';
import type { Act } from '@broadside/competition/season';
import type { SeasonPage } from '@broadside/protocol';
import { toasts } from '#lib/components/toasts.svelte.ts';
import { problemOf, sentenceOf, type Problem } from '#lib/match/problem.ts';

/** The server's code for it; empty where it has none. */
const codeOf = (thrown: unknown): string => (thrown as Partial<ApiError> | undefined)?.code ?? '';

export const leagues = leaguesApi('');

const everyMs = 4000;

const newActId = (): string => crypto.randomUUID();

export class SeasonDesk {
  readonly id: string;
  page = $state.raw<SeasonPage | undefined>();
  problem = $state.raw<Problem | undefined>();
  /** What is under way: one thing at a time. */
  busy = $state(false);
  /** What the server said no to last. */
  fault = $state('');
  /** Its code, where somebody has to choose. */
  faultCode = $state('');

  constructor(id: string) {
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
    void this.load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !this.busy) void this.load();
    }, everyMs);
    return () => clearInterval(timer);
  }

  /** Asks it of the season; true where it is done. */
  async act(act: Act, done = ''): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    [this.fault, this.faultCode] = ['', ''];
    try {
      this.#take(await leagues.seasonAct(this.id, { id: newActId(), act }));
      if (done !== '') toasts.show(done);
      return true;
    } catch (thrown) {
      [this.fault, this.faultCode] = [sentenceOf(thrown), codeOf(thrown)];
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Sits down at one's own table of a round; the path of the match, or nothing where that is not possible. */
  async sitDown(round: number, table?: number): Promise<string | undefined> {
    this.busy = true;
    this.fault = '';
    try {
      return `/match/${(await leagues.sitDown(this.id, round, table)).match}`;
    } catch (thrown) {
      this.fault = sentenceOf(thrown);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  /** An answer that was overtaken by a later one is of yesterday. */
  #take(page: SeasonPage): void {
    if (this.page === undefined || page.seq >= this.page.seq) this.page = page;
  }
}
