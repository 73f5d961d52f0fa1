/** The newest frames of one audience, by seq, for sockets that come back after a cut. */
export class FrameRing {
  /** As long as there were frames: most audiences of an idle match never had one. */
  readonly #frames: Buffer[] = [];
  readonly #capacity: number;
  #newest = 0;
  #held = 0;
  readonly #from: number;

  /** `from`: the entry with which it begins. Whoever was there then may know other words for what comes after. */
  constructor(capacity: number, from: number) {
    this.#capacity = capacity;
    this.#from = from;
  }

  /** `seq` is one more than the newest held; otherwise what was held is forgotten first. */
  push(seq: number, frame: Buffer): void {
    this.#held = seq === this.#newest + 1 ? Math.min(this.#held + 1, this.#capacity) : 1;
    this.#newest = seq;
    this.#frames[seq % this.#capacity] = frame;
  }

  /** The frames after `seq` up to `newest`, or undefined where not all of them are held. */
  after(seq: number, newest: number): readonly Buffer[] | undefined {
    if (seq <= this.#from) return undefined;
    if (seq === newest) return [];
    if (seq > newest || newest !== this.#newest || newest - seq > this.#held) return undefined;
    const frames: Buffer[] = [];
    for (let next = seq + 1; next <= newest; next += 1) {
      const frame = this.#frames[next % this.#capacity];
      if (frame === undefined) return undefined;
      frames.push(frame);
    }
    return frames;
  }
}
