/** The open websockets of each session, so that they end with it. */

/** How long an ended session is remembered: a socket that was being opened meanwhile is closed as well. */
const rememberMs = 60_000;

export class LiveSessions {
  readonly #sockets = new Map<string, Set<() => void>>();
  readonly #ended = new Map<string, number>();

  /** Calls `close` when the session ends, at once if it just has; the answer takes it off the list. */
  add(sessionId: string, close: () => void): () => void {
    if (this.#ended.has(sessionId)) close();
    const closers = this.#sockets.get(sessionId) ?? new Set();
    this.#sockets.set(sessionId, closers.add(close));
    return () => {
      closers.delete(close);
      if (closers.size === 0 && this.#sockets.get(sessionId) === closers) this.#sockets.delete(sessionId);
    };
  }

  end(sessionIds: readonly string[]): void {
    const now = Date.now();
    for (const [id, at] of this.#ended) if (now - at > rememberMs) this.#ended.delete(id);
    for (const id of sessionIds) {
      this.#ended.set(id, now);
      for (const close of [...(this.#sockets.get(id) ?? [])]) close();
    }
  }
}
