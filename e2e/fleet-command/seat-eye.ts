/** What one seat sees, in Node: a second socket of the same person, so that a test knows the hand that its page shows. */
import { connect, socketUrl, type Connection, type ClientState } from '@broadside/client';
import type { Seat } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import { fleetCommand, fromView, type Command, type Offer, type Sight } from '@broadside/rules/fleet-command';
import WebSocket from 'ws';
import type { Visitor } from '../browser.ts';

export class SeatEye {
  readonly #connection: Connection;

  private constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Opens the socket with the cookie that the person's browser holds. */
  static async open(visitor: Visitor, url: string, matchId: string): Promise<SeatEye> {
    const cookie = await visitor.cookie();
    const Socket = class extends WebSocket {
      constructor(address: string) {
        super(address, { headers: { cookie } });
      }
    };
    return new SeatEye(connect({ url: socketUrl(url, matchId), catalog, WebSocket: Socket }));
  }

  get now(): ClientState {
    return this.#connection.state;
  }

  get view() {
    const { view } = this.now;
    if (!view) throw new Error('The match has no view yet.');
    return view;
  }

  get sight(): Sight {
    return fromView(this.view);
  }

  offers(seat: Seat): readonly Offer[] {
    return fleetCommand.offers(this.view, seat);
  }

  async reach(seq: number): Promise<ClientState> {
    return this.#connection.when((state) => state.phase === 'live' && state.view !== null && state.seq >= seq);
  }

  /** Gives an order as the seat's own browser could. */
  async send(command: Command): Promise<void> {
    const answer = await this.#connection.send({ ...command });
    if (answer.kind !== 'accepted') throw new Error(`The order was answered ${JSON.stringify(answer)}.`);
    await this.reach(answer.seq);
  }

  leave(): void {
    this.#connection.close();
  }
}
