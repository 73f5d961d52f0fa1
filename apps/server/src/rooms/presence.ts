/** Who is at the table; told to everybody, many changes in one message. */
import type { TableState } from '@broadside/match';
import type { ClosingMessage, FromServer, PresenceMessage, SeatHeader } from '@broadside/protocol';
import type { Seat } from '@broadside/rules/kernel';
import { seatOfPerson } from '../store/matches.ts';
import type { ListedMatch } from '../store/matches.ts';
import { judgeLeft } from './peer.ts';
import type { Peer } from './peer.ts';
import { textFrame } from './wire-frame.ts';

export class PresenceBoard {
  readonly #peers = new Set<Peer>();
  readonly #delayMs: number;
  readonly #seatHeaders: () => SeatHeader[];
  /** Watchers who are late are told by themselves. */
  readonly #late: { tellPresence(): void } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(delayMs: number, seatHeaders: () => SeatHeader[], late: { tellPresence(): void } | undefined) {
    this.#delayMs = delayMs;
    this.#seatHeaders = seatHeaders;
    this.#late = late;
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

  /** Whoever's seat is not what it was when they came is sent away to come back as who they are now [WS-6]. */
  reseat(match: ListedMatch): void {
    for (const peer of this.#peers) {
      const { personId, seat } = peer.identity;
      if (seatOfPerson(match, personId) !== seat) peer.close(seatChanged);
    }
  }

  /** Tells everybody who is not late, but spares those who are behind with reading. */
  tell(message: FromServer): void {
    const frame = textFrame(JSON.stringify(message));
    for (const peer of this.inTime()) peer.push(frame);
  }

  /** Those who are told at once what happens. */
  inTime(): readonly Peer[] {
    const peers = this.peers();
    return this.#late === undefined ? peers : peers.filter(({ viewer }) => viewer.kind !== 'public');
  }

  message(seats = this.#seatHeaders()): PresenceMessage {
    let watching = 0;
    for (const { viewer } of this.#peers) if (viewer.kind === 'public') watching += 1;
    return { t: 'presence', seats, watching };
  }

  /** The room ends, or its database is away: everybody is told and leaves. */
  dismiss(closing: Omit<ClosingMessage, 't'>): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const peer of this.#peers) peer.close(closing);
  }

  #tellSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.tell(this.message());
      this.#late?.tellPresence();
    }, this.#delayMs);
  }
}

const seatChanged = {
  code: 'seat-changed',
  sentence: 'Your seat at this table has changed. Connect again.',
  retryAfterMs: 0,
} as const;

/**
 * True where the peer is open and no other than whom the match seats; one who sat down on the way in is closed. The match
 * may be older than what the peer knows: who is not seated yet for the room may stay.
 */
export function keepsSeat(peer: Peer, match: ListedMatch, { judging }: Pick<TableState, 'judging'>): boolean {
  const seat = seatOfPerson(match, peer.identity.personId);
  if (peer.open && seat !== null && seat !== peer.identity.seat) peer.close(seatChanged);
  // A judge sees everything as long as the table says that one does.
  const told = judging?.judges.some(({ sees }) => sees === 'everything') ?? false;
  if (peer.viewer.kind === 'referee' && !told) peer.close(judgeLeft);
  return peer.open;
}
