/** The server's time in this browser, from the Date that every answer of the server bears. */

const second = 1000;

export class ServerClock {
  /** The server's clock is at least and at most so far ahead of this browser's, in milliseconds. */
  #least = -Infinity;
  #most = Infinity;

  /**
   * An answer dated `date` (HTTP's Date, in whole seconds) was asked for and heard at these times of the browser's clock.
   * Each answer narrows what is known; one that contradicts it tells that a clock was set, and begins anew.
   */
  hear(date: string | null, askedMs: number, heardMs: number): void {
    const dated = date === null ? NaN : Date.parse(date);
    if (Number.isNaN(dated)) return;
    const [least, most] = [dated - heardMs, dated + second - askedMs];
    const [nearer, nearest] = [Math.max(this.#least, least), Math.min(this.#most, most)];
    [this.#least, this.#most] = nearer <= nearest ? [nearer, nearest] : [least, most];
  }

  /** The server's time when the browser's clock shows `hereMs`; the same until an answer was heard. */
  at(hereMs: number): number {
    return this.#least === -Infinity ? hereMs : hereMs + (this.#least + this.#most) / 2;
  }
}
