/** Sockets whose other end is gone are found and cut [WS-45]: one sweep for all of them, no timer of their own. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

export class Heartbeat {
  /** Of each open socket its connection, and the bytes that had come when it was last looked at. */
  readonly #open = new Map<WebSocket, { readonly stream: Socket; read: number }>();
  readonly #everyMs: number;
  #sweptAt = performance.now();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(everyMs: number) {
    this.#everyMs = everyMs;
    this.#timer = setInterval(() => this.#sweep(performance.now()), everyMs).unref();
  }

  watch(socket: WebSocket, stream: Socket): void {
    this.#open.set(socket, { stream, read: -1 });
  }

  /** The socket is closed. */
  forget(socket: WebSocket): void {
    this.#open.delete(socket);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Whoever has answered the last ping, or said anything since, is asked again; all others are gone. */
  #sweep(now: number): void {
    // After a standstill of the whole process the answers still wait to be read.
    const late = now - this.#sweptAt > 1.5 * this.#everyMs;
    this.#sweptAt = now;
    for (const [socket, seen] of this.#open) {
      const { bytesRead } = seen.stream;
      if (bytesRead === seen.read && !late) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.ping();
      seen.read = bytesRead;
    }
  }
}
