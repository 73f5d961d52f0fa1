/**
 * The computer in a seat that a person's browser has taken: the ruleset's own bot, thinking here instead of in the server,
 * so that its chances are the same in every run.
 */
import { connect, socketUrl, type Connection } from '@broadside/client';
import type { Seat } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import type { Random } from '@broadside/rules/kernel';
import { quantumRebellion } from '@broadside/rules/quantum-rebellion';
import type { Visitor } from './browser.ts';
import { withCookie } from './fast-forward.ts';
import type { Watcher } from './watcher.ts';

export class Computer {
  readonly #line: Connection;
  readonly #seat: Seat;
  readonly #random: Random;

  private constructor(line: Connection, seat: Seat, random: Random) {
    this.#line = line;
    this.#seat = seat;
    this.#random = random;
  }

  static async sitDown(
    table: { readonly url: string; readonly matchId: string },
    seat: Seat,
    chair: Visitor,
    random: Random,
  ): Promise<Computer> {
    const WebSocket = withCookie(await chair.cookie());
    const line = connect({ url: socketUrl(table.url, table.matchId), catalog, WebSocket });
    await line.when((state) => state.view !== null);
    return new Computer(line, seat, random);
  }

  /** Gives one order by what the seat sees; resolves when the watcher has seen it, too. */
  async answer(watcher: Watcher): Promise<void> {
    const [bot] = quantumRebellion.bots;
    const { view } = await this.#line.when((state) => state.seq >= watcher.now.seq);
    if (!bot || !view) throw new Error('The computer sees no table.');
    const offers = quantumRebellion.offers(view, this.#seat);
    const answer = await this.#line.send({ ...bot.choose(view, offers, this.#seat, this.#random) });
    if (answer.kind !== 'accepted') throw new Error(`The computer's order was answered ${JSON.stringify(answer)}.`);
    await watcher.reach(answer.seq);
  }

  leave(): void {
    this.#line.close();
  }
}
