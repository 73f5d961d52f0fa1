/** Who is at the table; told to everybody, many changes in one message. */
import type { PresenceMessage, SeatHeader } from '@broadside/protocol';
import type { Seat } from '@broadside/rules/kernel';
import type { Peer } from './peer.ts';
import { textFrame } from './wire-frame.ts';

export class PresenceBoard {
  readonly #peers = new Set<Peer>();
  readonly #delayMs: number;
  readonly #seatHeaders: () => SeatHeader[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(delayMs: number, seatHeaders: () => SeatHeader[]) {
    this.#delayMs = delayMs;
    this.#seatHeaders = seatHeaders;
  }

  get size(): number {
    return this.#peers.size;
  }

  get seats(): ReadonlySet<Seat> {
    const seats = new Set<Seat>();
    for (const peer of this.#peers) if (peer.identity.seat !== null) seats.add(peer.identity.seat);
    return seats;
  }

  peers(): readonly Peer[] {
    return [...this.#peers];
  }

  add(peer: Peer): void {
    this.#peers.add(peer);
    this.#tellSoon();
  }

  remove(peer: Peer): void {
    if (this.#peers.delete(peer)) this.#tellSoon();
  }

  message(): PresenceMessage {
    let watching = 0;
    for (const peer of this.#peers) if (peer.identity.seat === null) watching += 1;
    return { t: 'presence', seats: this.#seatHeaders(), watching };
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #tellSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const frame = textFrame(JSON.stringify(this.message()));
      for (const peer of this.#peers) peer.push(frame);
    }, this.#delayMs);
  }
}
