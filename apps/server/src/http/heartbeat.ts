/** Sockets whose other end is gone are found and cut [WS-45]: one sweep for all of them, no timer of their own. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** An open socket, with its connection. */
export interface Watched {
  readonly socket: WebSocket;
  readonly stream: Socket;
  /** The bytes that had come when it was last looked at; -1 before the first time. */
  read: number;
}

export class Heartbeat {
  readonly #open = new Set<Watched>();
  readonly #everyMs: number;
  #sweptAt = performance.now();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(everyMs: number) {
    this.#everyMs = everyMs;
    this.#timer = setInterval(() => this.#sweep(performance.now()), everyMs).unref();
  }

  watch(watched: Watched): void {
    this.#open.add(watched);
  }

  /** The socket is closed. */
  forget(watched: Watched): void {
    this.#open.delete(watched);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Whoever has answered the last ping, or said anything since, is asked again; all others are gone. */
  #sweep(now: number): void {
    // After a standstill of the whole process the answers still wait to be read.
    const late = now - this.#sweptAt > 1.5 * this.#everyMs;
    this.#sweptAt = now;
    for (const watched of this.#open) {
      const { socket } = watched;
      const { bytesRead } = watched.stream;
      if (bytesRead === watched.read && !late) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.ping();
      watched.read = bytesRead;
    }
  }
}
