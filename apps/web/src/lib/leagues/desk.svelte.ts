/** A season as this browser has it: asked for again and again while somebody looks, and changed by what is asked of it. */
import { followSeason, leaguesApi } from '@broadside/client';
import type { Act, EntryAnswers } from '@broadside/competition/season';
import type { SeasonPage } from '@broadside/protocol';
import { toasts } from '#lib/components/toasts.svelte.ts';
import { problemOf, type Problem } from '#lib/match/problem.ts';
import { AskingDesk, whileSeen } from './asking.svelte.ts';

export const leagues = leaguesApi('');

/** How often it is asked for where the server cannot tell by itself. */
const everyMs = 4000;
/** Where it can: for what is not told, such as names, and to those who run the season also drafts of others. */
const restMs = 60_000;
const officialRestMs = 10_000;
/** What is told to many at once is not asked for by all in the same moment. */
const spreadMs = 600;

const newActId = (): string => crypto.randomUUID();

/** What somebody comes in with. */
interface Coming {
  readonly answers: EntryAnswers;
  readonly link: string | undefined;
}

export class SeasonDesk extends AskingDesk {
  readonly id: string;
  page = $state.raw<SeasonPage | undefined>();
  problem = $state.raw<Problem | undefined>();

  /** The server tells of what happens. */
  #told = false;
  /** Something happened that is not loaded yet. */
  #late = true;
  #loadedAt = 0;

  constructor(id: string) {
    super();
    this.id = id;
  }

  async load(): Promise<void> {
    [this.#late, this.#loadedAt] = [false, Date.now()];
    try {
      this.#take(await leagues.season(this.id));
      this.problem = undefined;
    } catch (thrown) {
      this.problem = problemOf(thrown);
    }
  }

  /** Stays fresh while the page is seen: the server tells what happens, or else is asked every few seconds. Returns how to stop. */
  watch(): () => void {
    const stop = whileSeen(
      () => this.load(),
      everyMs,
      () => this.busy || !this.#isDue(),
    );
    let soon: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      if (this.#late) return;
      this.#late = true;
      soon = setTimeout(() => this.#loadIfSeen(), Math.random() * spreadMs);
    };
    const line = followSeason(location.origin, this.id, {
      entry: later,
      anew: later,
      line: (up) => (this.#told = up),
    });
    return () => {
      stop();
      clearTimeout(soon);
      line.close();
    };
  }

  #isDue(): boolean {
    const rest = (this.page?.office ?? null) === null ? restMs : officialRestMs;
    return !this.#told || this.#late || Date.now() - this.#loadedAt >= rest;
  }

  /** Else it is loaded when somebody looks again. */
  #loadIfSeen(): void {
    if (document.visibilityState === 'visible' && !this.busy) void this.load();
  }

  /** Asks it of the season; true where it is done. */
  act(act: Act, done = ''): Promise<boolean> {
    return this.ask(async () => {
      this.#take(await leagues.seasonAct(this.id, { id: newActId(), act }));
      if (done !== '') toasts.show(done);
    });
  }

  /** Comes in: answers what is asked, then enters by the link, if there is one. True where it is done. */
  enter(act: Act, done: string, { answers, link }: Coming): Promise<boolean> {
    return this.ask(async () => {
      if (Object.keys(answers).length > 0) await leagues.answerQuestions(this.id, answers);
      const by = link === undefined ? {} : { link };
      this.#take(await leagues.seasonAct(this.id, { id: newActId(), act, ...by }));
      toasts.show(done);
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
