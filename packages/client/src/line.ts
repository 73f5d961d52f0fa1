/** The socket under a connection: opened, opened again after a cut, and given up when it says nothing. */
import { backoffMs, defaultBackoff } from './backoff.ts';
import type { BackoffOptions } from './backoff.ts';
import { defaultSocket, socketOpen } from './socket.ts';
import type { SocketConstructor, SocketLike } from './socket.ts';

export interface LineOptions {
  /** The match's websocket: `socketUrl(base, matchId)`. */
  readonly url: string;
  /** The class of the sockets; the platform's own unless given. Node has one from 22 on; before, give that of `ws`. */
  readonly WebSocket?: SocketConstructor;
  /**
   * Headers of the handshake, asked for at each attempt to connect; where there are any, the socket's class gets
   * `{ headers }` as its second argument, which `ws` and Node's own class know. Browsers send their cookies themselves.
   */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Pauses between attempts to connect; from 250 ms doubling to 15 s unless told, the upper half of each by chance. */
  readonly backoff?: BackoffOptions;
  /**
   * Milliseconds of silence after which the server is probed, and after as many again the socket is given up, also
   * while it is being opened; 15,000 unless told.
   */
  readonly silenceMs?: number;
}

/** What the line tells. */
export interface LineEvents {
  /** The socket is open: say hello. */
  opened(): void;
  heard(text: string): void;
  /** Nothing was heard for a while: ask whether anybody is there. */
  silent(): void;
  /** The socket is gone; nothing happens until `again` or `open`. */
  cut(): void;
}

export class Line {
  #socket: SocketLike | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #Socket: SocketConstructor;
  readonly #options: LineOptions;
  readonly #events: LineEvents;

  constructor(options: LineOptions, events: LineEvents) {
    this.#Socket = options.WebSocket ?? defaultSocket();
    this.#options = options;
    this.#events = events;
  }

  /** There is no socket, not even one that is being opened. */
  get down(): boolean {
    return this.#socket === null;
  }

  open(): void {
    clearTimeout(this.#retry);
    const socket = this.#newSocket();
    this.#socket = socket;
    this.#listen();
    const current = (): boolean => this.#socket === socket;
    socket.onopen = (): void => {
      if (!current()) return;
      this.#listen();
      this.#events.opened();
    };
    socket.onmessage = (event: { readonly data?: unknown }): void => {
      if (!current() || typeof event.data !== 'string') return;
      this.#listen();
      this.#events.heard(event.data);
    };
    socket.onerror = (): void => undefined; // a close event always follows
    socket.onclose = (): void => {
      if (current()) this.#lose();
    };
  }

  /** Sends where the socket is open; else nothing happens. */
  send(text: string): void {
    if (this.#socket?.readyState === socketOpen) this.#socket.send(text);
  }

  /** The server has answered as it should: the next cut is met with the shortest pause again. */
  settled(): void {
    this.#attempt = 0;
  }

  /** Opens again after a pause, `atLeastMs` and a share by chance; answers when that is, in ms since 1970. */
  again(atLeastMs: number): number {
    const wait =
      Math.max(atLeastMs, 0) + backoffMs(this.#attempt, this.#options.backoff ?? defaultBackoff, Math.random);
    this.#attempt += 1;
    this.#retry = setTimeout(() => this.open(), wait);
    return Date.now() + wait;
  }

  /** Lets go of the socket and of every timer. */
  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
  }

  #newSocket(): SocketLike {
    const headers = this.#options.headers?.() ?? {};
    if (Object.keys(headers).length === 0) return new this.#Socket(this.#options.url);
    const Socket: new (url: string, options: { readonly headers: object }) => SocketLike = this.#Socket;
    return new Socket(this.#options.url, { headers });
  }

  /** Every sign of life starts the silence anew. */
  #listen(): void {
    clearTimeout(this.#silence);
    const silenceMs = this.#options.silenceMs ?? 15_000;
    this.#silence = setTimeout(() => {
      this.#silence = setTimeout(() => {
        const socket = this.#socket;
        this.#lose();
        socket?.close();
      }, silenceMs);
      this.#events.silent();
    }, silenceMs);
  }

  #lose(): void {
    clearTimeout(this.#silence);
    this.#socket = null;
    this.#events.cut();
  }
}
