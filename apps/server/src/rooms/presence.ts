/** Who is at the table; told to everybody, many changes in one message. */
import type { TableState } from '@broadside/match';
import type {
  ClosingMessage,
  FromServer,
  MatchId,
  PassShown,
  PersonId,
  PresenceMessage,
  SeatHeader,
} from '@broadside/protocol';
import type { Seat, Viewer } from '@broadside/rules/kernel';
import { seatOfPerson } from '../store/matches.ts';
import type { ListedMatch } from '../store/matches.ts';
import type { MatchCount } from '../watch/tally.ts';
import { judgeLeft, toTheStream } from './peer.ts';
import type { Peer } from './peer.ts';
import type { RoomPorts, RoomSettings } from './ports.ts';
import { textFrame } from './wire-frame.ts';

export class PresenceBoard {
  /** Those who sit there, judges who see everything, holders of passes, and all others: each kind by itself, since watchers may be many. */
  readonly #at: { readonly [K in Viewer['kind'] | 'ahead']: Set<Peer> } = {
    seat: new Set(),
    referee: new Set(),
    ahead: new Set(),
    public: new Set(),
  };
  readonly #settings: RoomSettings;
  readonly #seatHeaders: () => SeatHeader[];
  readonly #count: MatchCount | undefined;
  /** As what those who watch are counted. */
  readonly #marks = new WeakMap<Peer, string>();
  /** Watchers who are late are told by themselves. */
  readonly #late: { tellPresence(): void } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    { settings, counts }: Pick<RoomPorts, 'settings' | 'counts'>,
    id: MatchId,
    seatHeaders: () => SeatHeader[],
    late: { tellPresence(): void } | undefined,
  ) {
    this.#settings = settings;
    this.#count = counts?.of(id);
    this.#seatHeaders = seatHeaders;
    this.#late = late;
  }

  get size(): number {
    return this.#at.seat.size + this.#at.referee.size + this.#at.ahead.size + this.#at.public.size;
  }

  get seats(): ReadonlySet<Seat> {
    const seats = new Set<Seat>();
    for (const { identity } of this.#at.seat) if (identity.seat !== null) seats.add(identity.seat);
    return seats;
  }

  /** Sockets of those who only watch. */
  get watching(): number {
    return this.#at.public.size;
  }

  /** Where one more watcher follows the match over HTTP; undefined: here. */
  get stream(): string | undefined {
    const { watchUrl, watchSockets } = this.#settings;
    return watchUrl ?? (this.watching >= watchSockets ? '' : undefined);
  }

  /** Whether a person is there, in this seat or, where it is null, without one. */
  has(personId: PersonId, seat: Seat | null): boolean {
    const where = seat === null ? [...this.#at.referee, ...this.#at.ahead, ...this.#at.public] : [...this.#at.seat];
    return where.some(({ identity }) => identity.personId === personId && identity.seat === seat);
  }

  *everybody(): Generator<Peer> {
    yield* this.#at.seat;
    yield* this.#at.referee;
    yield* this.#at.ahead;
    yield* this.#at.public;
  }

  /** Watchers are counted, and tell nobody that they came or left [WATCH-15]. `watcher`: the random value of their browser. */
  add(peer: Peer, watcher: string | undefined): void {
    const kind = placeOf(peer);
    this.#at[kind].add(peer);
    if (kind !== 'public') this.#tellSoon();
    else if (this.#count !== undefined) this.#marks.set(peer, this.#count.come(watcher));
  }

  remove(peer: Peer): void {
    const kind = placeOf(peer);
    if (!this.#at[kind].delete(peer)) return;
    const mark = this.#marks.get(peer);
    if (kind !== 'public') this.#tellSoon();
    else if (mark !== undefined) this.#count?.leave(mark);
  }

  /** The number of those who watch is another one now. */
  tellCount(): void {
    this.tell(this.message());
    this.#late?.tellPresence();
  }

  /** Whoever's seat is not what it was when they came is sent away to come back as who they are now [WS-6]. */
  reseat(match: ListedMatch): void {
    for (const peer of this.everybody()) {
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
  *inTime(): Generator<Peer> {
    yield* this.#at.seat;
    yield* this.#at.referee;
    yield* this.#at.ahead;
    if (this.#late === undefined) yield* this.#at.public;
  }

  /** Seats, and those who are ahead of the watchers, are told who is. */
  tellPasses(passes: readonly PassShown[]): void {
    const frame = textFrame(JSON.stringify({ t: 'passes', passes }));
    for (const peer of [...this.#at.seat, ...this.#at.ahead]) peer.push(frame);
  }

  message(seats = this.#seatHeaders()): PresenceMessage {
    return { t: 'presence', seats, watching: this.#count?.shown() ?? 0 };
  }

  /** The room ends, or its database is away: everybody is told and leaves. */
  dismiss(closing: Omit<ClosingMessage, 't'>): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const peer of this.everybody()) peer.close(closing);
  }

  #tellSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.tellCount();
    }, this.#settings.presenceDelayMs);
  }
}

const placeOf = ({ viewer, identity }: Peer) => (identity.ahead === true ? 'ahead' : viewer.kind);

const seatChanged = {
  code: 'seat-changed',
  sentence: 'Your seat at this table has changed. Connect again.',
  retryAfterMs: 0,
} as const;

/** Sends a watcher to the stream, where there is one to be sent to. False where they have left. */
export function staysHere(peer: Peer, stream: string | undefined): boolean {
  if (stream !== undefined && peer.watches) peer.close(toTheStream(stream));
  return peer.open;
}

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
