/** A spectator in Node: it sees what everybody may see, and the rules tell it what a seat may do. */
import { connect, socketUrl, type Connection, type ClientState } from '@broadside/client';
import type { Seat } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import type { View } from '@broadside/rules/kernel';
import { fromView, quantumRebellion, type Offer, type State } from '@broadside/rules/quantum-rebellion';
import WebSocket from 'ws';

/** What a game makes of a view. */
export interface Reading<S, O> {
  fromView(view: View): S;
  offers(view: View, seat: Seat): readonly O[];
}

export const quantumReading: Reading<State, Offer> = { fromView, offers: quantumRebellion.offers };

export class WatcherOf<S, O> {
  readonly #connection: Connection;
  readonly #reading: Reading<S, O>;

  constructor(url: string, matchId: string, reading: Reading<S, O>) {
    this.#reading = reading;
    this.#connection = connect({ url: socketUrl(url, matchId), catalog, WebSocket });
  }

  get now(): ClientState {
    return this.#connection.state;
  }

  /** The view of the match; throws before it has come. */
  get view() {
    const { view } = this.#connection.state;
    if (!view) throw new Error('The match has no view yet.');
    return view;
  }

  get table(): S {
    return this.#reading.fromView(this.view);
  }

  /** The seat that is asked first. */
  get asked(): Seat | undefined {
    return this.now.awaiting[0];
  }

  /** What a seat may do; everything on this table is public, so the public view shows it too. */
  offers(seat: Seat): readonly O[] {
    return this.#reading.offers(this.view, seat);
  }

  async reach(seq: number): Promise<ClientState> {
    return this.#connection.when((state) => state.phase === 'live' && state.view !== null && state.seq >= seq);
  }

  async until(test: (state: ClientState) => boolean): Promise<ClientState> {
    return this.#connection.when(test);
  }

  leave(): void {
    this.#connection.close();
  }
}

/** Of Quantum Rebellion. */
export class Watcher extends WatcherOf<State, Offer> {
  constructor(url: string, matchId: string) {
    super(url, matchId, quantumReading);
  }
}
