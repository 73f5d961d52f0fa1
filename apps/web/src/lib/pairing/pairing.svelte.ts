/** A pairing as this browser has it: asked for again and again while somebody looks, and changed by what is asked of it. */
import type { Act } from '@broadside/competition/season';
import type { PairingPage } from '@broadside/protocol';
import { toasts } from '#lib/components/toasts.svelte.ts';
import { AskingDesk, whileSeen } from '#lib/leagues/asking.svelte.ts';
import { leagues } from '#lib/leagues/desk.svelte.ts';
import { problemOf, type Problem } from '#lib/match/problem.ts';

const everyMs = 5000;

export interface TablePlace {
  readonly season: string;
  readonly round: number;
  /** From 1. */
  readonly table: number;
}

export class PairingTable extends AskingDesk {
  readonly at: TablePlace;
  page = $state.raw<PairingPage | undefined>();
  problem = $state.raw<Problem | undefined>();
  /** How far the server's clock is ahead of this machine's, in milliseconds. */
  skewMs = 0;

  constructor(at: TablePlace) {
    super();
    this.at = at;
  }

  /** One of the two who looks at the page is there. */
  async load(): Promise<void> {
    const { season, round, table } = this.at;
    const there = this.page !== undefined && this.page.own !== null && this.page.result === null;
    try {
      const page = await (there ? leagues.waitAtTable(season, round, table) : leagues.pairing(season, round, table));
      const first = this.page === undefined;
      this.#take(page);
      if (first && page.own !== null && page.result === null)
        this.#take(await leagues.waitAtTable(season, round, table));
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

  async act(act: Act, done: string): Promise<boolean> {
    return this.ask(async () => {
      await leagues.seasonAct(this.at.season, { id: crypto.randomUUID(), act });
      await this.load();
      toasts.show(done);
    });
  }

  async claim(): Promise<boolean> {
    const { season, round, table } = this.at;
    return this.ask(async () => this.#take(await leagues.claimTable(season, round, table, crypto.randomUUID())));
  }

  /** The path of the match; nothing where that is not possible. */
  async sitDown(): Promise<string | undefined> {
    let path: string | undefined;
    await this.ask(async () => {
      path = `/match/${(await leagues.sitDown(this.at.season, this.at.round)).match}`;
    });
    return path;
  }

  #take(page: PairingPage): void {
    this.page = page;
    this.skewMs = page.now - Date.now();
  }
}
