/** The server's end of a connection, played by a test. */
import { connect, type Connection, type SocketLike } from '@broadside/client';
import { protocolVersion } from '@broadside/protocol';
import { catalog, inTheMaking } from '@broadside/rules/catalog';
import { hashView } from '@broadside/rules/kernel';
import type { Changes, Seat, View } from '@broadside/rules/kernel';

class Socket implements SocketLike {
  static last: Socket | undefined;
  readyState = 0;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  constructor() {
    Socket.last = this;
  }
  send(): void {
    // What the page says is of no interest here.
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.({} as never);
  }
}

/** What a table looks like to one of its seats. */
export interface Told {
  readonly seat: Seat;
  readonly view: View;
  readonly awaiting: readonly Seat[];
}

export const table = {
  tempo: { kind: 'none' },
  clock: null,
  paused: null,
  stopped: null,
  request: null,
  decided: [],
  absent: [],
};

export class FarEnd {
  readonly connection: Connection = connect({
    url: 'ws://x',
    WebSocket: Socket,
    catalog: { ...inTheMaking, ...catalog },
  });
  readonly match: object;
  readonly #told: Told;
  #socket: Socket;
  #seq = 2;

  constructor(ruleset: string, told: Told) {
    this.#told = told;
    this.match = {
      id: '0123456789ab',
      ruleset,
      edition: '1',
      name: 'A match',
      summary: 'Two fleets',
      status: 'live',
      seats: [],
      createdAt: 1,
      round: null,
      outcome: null,
      tempo: { kind: 'none' },
      dice: { commitment: 'a'.repeat(64), entropy: null, seed: null },
    };
    this.#socket = this.#greet();
  }

  /** Takes the connection up and tells the whole table. */
  #greet(): Socket {
    const socket = Socket.last;
    if (socket === undefined) throw new Error('No socket was made.');
    this.#socket = socket;
    socket.readyState = 1;
    socket.onopen?.({} as never);
    const { seat, awaiting } = this.#told;
    const view = { ...this.#told.view };
    const common = { seq: this.#seq };
    this.say(
      { t: 'welcome', v: protocolVersion, ...common, match: this.match, you: { viewer: 'seat', seat, name: 'Ada' } },
      { t: 'snapshot', ...common, view, awaiting, words: [], log: [], outcome: null, table, hash: hashView(view) },
    );
    return socket;
  }

  say(...messages: readonly object[]): void {
    for (const message of messages) this.#socket.onmessage?.({ data: JSON.stringify(message) } as never);
  }

  /** One more entry of the journal. */
  frame(changes: Changes, more: object = {}): void {
    this.#seq += 1;
    this.say({ t: 'frame', seq: this.#seq, changes, ...more });
  }

  cut(): void {
    this.#socket.close();
  }

  /** The page comes back, and is told the table as a whole. */
  comeBack(): void {
    this.connection.retry();
    this.#greet();
  }
}
