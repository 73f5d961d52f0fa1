import type { FromServer } from '@broadside/protocol';
import { hashView } from '@broadside/rules/kernel';
import { connect } from '../src/connection.ts';
import type { Connection, ConnectOptions } from '../src/connection.ts';
import type { SocketLike } from '../src/socket.ts';

/** The server's end of a socket, played by the test. */
export class FakeSocket implements SocketLike {
  static made: FakeSocket[] = [];
  readyState = 0;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  readonly sent: { t: string; [field: string]: unknown }[] = [];
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.made.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as { t: string });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.({} as never);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.({} as never);
  }

  say(...messages: object[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
}

export const welcome: Extract<FromServer, { t: 'welcome' }> = {
  t: 'welcome',
  v: 2,
  match: {
    id: '0123456789ab',
    ruleset: 'synthetic',
    edition: '1',
    name: 'A match',
    summary: 'Two fleets',
    status: 'live',
    seats: [],
    createdAt: 1,
    round: null,
    outcome: null,
    tempo: { kind: 'none' } as const,
    dice: { commitment: 'a'.repeat(64), entropy: null, seed: null },
  },
  you: { viewer: 'seat', seat: 'seat-1', name: 'Ada' },
  seq: 1,
};
export const view = { one: { hp: 3 }, two: { hp: 4 } };
export const snapshot: Extract<FromServer, { t: 'snapshot' }> = {
  t: 'snapshot',
  seq: 1,
  view,
  words: [],
  log: [],
  awaiting: ['seat-1'],
  outcome: null,
  table: { tempo: { kind: 'none' }, clock: null, paused: null, stopped: null, request: null, decided: [], absent: [] },
  hash: hashView(view),
};

/** Entry `seq`, which leaves record `one` with `hp`. */
export function frame(seq: number, hp: number, hash?: string): Extract<FromServer, { t: 'frame' }> {
  return {
    t: 'frame',
    seq,
    changes: { one: { hp } },
    ...(hash === undefined ? {} : { hash }),
  };
}

/** The socket that was made last. */
export const latest = (): FakeSocket => {
  const socket = FakeSocket.made.at(-1);
  if (socket === undefined) throw new Error('No socket was made.');
  return socket;
};

/** A connection that has been welcomed and shown the snapshot. */
export function live(options: Partial<ConnectOptions> = {}): Connection {
  const connection = connect({
    url: 'ws://x',
    WebSocket: FakeSocket,
    backoff: { firstMs: 100, limitMs: 1000 },
    ...options,
  });
  latest().open();
  latest().say(welcome, snapshot);
  return connection;
}
