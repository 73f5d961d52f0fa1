/** Plays a match through its pages: the captain says what to do, hands do it, and what the page sent is looked at. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat } from '@broadside/protocol';
import type { View } from '@broadside/rules/kernel';
import type { Command, Offer, State } from '@broadside/rules/quantum-rebellion';
import type { Page } from 'playwright-core';
import type { Sent, Visitor } from './browser.ts';
import { perform } from './hands/perform.ts';
import type { WatcherOf } from './watcher.ts';

interface Kind {
  readonly kind: string;
}

/** One order: what was wanted, what the page sent, and where it stands in the journal. */
export interface Move<C = Command> {
  readonly seat: Seat;
  readonly wanted: C;
  readonly sent: Sent;
  readonly seq: number;
}

/** Who thinks for the players. */
interface Thinker<C, O> {
  choose(view: View, offers: readonly O[], seat: Seat): C;
}

/** How an order is given through a page. */
type Hands<S, C, O> = (
  turn: { readonly page: Page; readonly seat: Seat; readonly state: S; readonly offers: readonly O[] },
  wanted: C,
  byHand: boolean,
) => Promise<void>;

export class PlayOf<S, C extends Kind, O extends Kind> {
  readonly moves: Move<C>[] = [];
  readonly #watcher: WatcherOf<S, O>;
  readonly #players: ReadonlyMap<Seat, Visitor>;
  readonly #captain: Thinker<C, O>;
  readonly #hands: Hands<S, C, O>;

  constructor(
    watcher: WatcherOf<S, O>,
    players: ReadonlyMap<Seat, Visitor>,
    captain: Thinker<C, O>,
    hands: Hands<S, C, O>,
  ) {
    this.#watcher = watcher;
    this.#players = players;
    this.#captain = captain;
    this.#hands = hands;
  }

  /** Gives the next order (of a kind) through the page of whoever is asked; resolves when it stands in the journal. */
  async step(kind?: C['kind']): Promise<Move<C>> {
    const seat = this.#watcher.asked;
    const player = seat && this.#players.get(seat);
    if (!seat || !player) throw new Error('Nobody who plays here is asked.');
    const { table: state, view, now } = this.#watcher;
    const offers = this.#watcher.offers(seat);
    const open = kind === undefined ? offers : offers.filter((offer) => offer.kind === kind);
    const wanted = this.#captain.choose(view, open, seat);
    await atSeq(player, now.seq);
    const before = player.sent.length;
    const byHand = this.moves.length % 4 === 0;
    try {
      await this.#hands({ page: player.page, seat, state, offers }, wanted, byHand);
      await until(() => player.sent.length > before && player.sent.at(-1)?.answer !== undefined, 'an answer', 90_000);
    } catch (error) {
      const path = join(tmpdir(), 'broadside-stuck.png');
      await player.page.screenshot({ path });
      const faults = player.faults.join('; ');
      throw new Error(
        `${player.name} could not ${JSON.stringify(wanted)}; ${path} shows the page. ${faults} ${String(error)}`,
        {
          cause: error,
        },
      );
    }
    const sent = player.sent[before];
    if (!sent || player.sent.length !== before + 1)
      throw new Error(`${player.name} sent ${player.sent.length - before} orders for one.`);
    if (sent.answer !== 'accepted') throw new Error(`${JSON.stringify(sent)} was not taken.`);
    const move = { seat, wanted, sent, seq: now.seq + 1 };
    await this.#watcher.reach(move.seq);
    this.moves.push(move);
    return move;
  }
}

/** Of Quantum Rebellion. */
export class Play extends PlayOf<State, Command, Offer> {
  constructor(watcher: WatcherOf<State, Offer>, players: ReadonlyMap<Seat, Visitor>, captain: Thinker<Command, Offer>) {
    super(watcher, players, captain, perform);
  }
}

/** The page shows the table as it stands after entry `seq`. */
export async function atSeq(visitor: Visitor, seq: number): Promise<void> {
  await visitor.page.locator(`.page[data-seq="${seq}"]`).waitFor({ state: 'attached' });
}

/** Waits for something that happens outside of a page. */
export async function until(test: () => boolean, what: string, withinMs = 60_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!test()) {
    if (performance.now() > end) throw new Error(`Waited ${withinMs / 1000} s for ${what}.`);
    await new Promise((next) => setTimeout(next, 10));
  }
}
