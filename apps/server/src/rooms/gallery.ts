/** The audiences of one match: what they are shown of each entry, and what who arrives late gets to see. */
import type { NameOf } from '@broadside/match';
import { logPageLines } from '@broadside/protocol';
import type { LogEntry } from '@broadside/protocol';
import { hashView } from '@broadside/rules/kernel';
import type { View, Viewer } from '@broadside/rules/kernel';
import type { Journal } from '../store/journal.ts';
import { Audience, viewerKey } from './audience.ts';
import type { PreparedFrames } from './audience.ts';
import type { RoomGame, Proposal } from './game.ts';
import { unavailable } from './peer.ts';
import type { Peer } from './peer.ts';
import { withoutClocks } from './keyframes.ts';
import { RulesFault, linesOf, pastLines } from './replay.ts';
import { endOf, standingOf } from './standing.ts';
import type { FrameEnd } from './standing.ts';

/** A frame carries the hash of its view when this time has passed since the last that did: people's moves mostly do. */
const hashEveryMs = 2000;

/** What one entry will mean to everybody, made before it is durable and shown after. */
export interface Showing {
  readonly prepared: readonly PreparedFrames[];
  readonly standing: FrameEnd;
  /** The entry as the public reads it. */
  readonly publicLines: readonly LogEntry[];
}

const isPublic = ({ audience }: PreparedFrames): boolean => audience.viewer.kind === 'public';

/** Audiences that see the same need its hash made once. */
function hashing(): (view: View) => string {
  let [known, hash]: [View | undefined, string] = [undefined, ''];
  return (view) => {
    if (view !== known) [known, hash] = [view, hashView(view)];
    return hash;
  };
}

export class Gallery {
  readonly #audiences = new Map<string, Audience>();
  readonly #journal: Journal;
  readonly #onFault: (fault: RulesFault) => void;
  readonly #nameOf: NameOf;
  #standing: FrameEnd;
  #hashedAt = 0;
  /** The log as each viewer reads it now, told in one go for all who come at once; forgotten with the next entry. */
  #past: WeakRef<Promise<ReadonlyMap<string, readonly LogEntry[]>>> | undefined;

  /** `onFault` is told where the log cannot be retold; the match is then shown without it. */
  constructor(game: RoomGame, journal: Journal, nameOf: NameOf, onFault: (fault: RulesFault) => void) {
    this.#journal = journal;
    this.#nameOf = nameOf;
    this.#onFault = onFault;
    this.#standing = standingOf(game.ledger);
  }

  /** The audience that a peer belongs to; made with its log, read from the journal, where it is the first. Sends the peer away where that fails. */
  async audienceOf(peer: Peer, game: RoomGame): Promise<Audience> {
    const key = viewerKey(peer.viewer);
    const held = this.#audiences.get(key);
    if (held !== undefined) return held;
    const lines = await this.#linesFor(peer.viewer, game).catch((error: unknown) => {
      peer.close(unavailable);
      throw error;
    });
    const audience = new Audience(game.ledger, peer.viewer, lines, this.#audiences.values());
    this.#audiences.set(key, audience);
    return audience;
  }

  /** From now on the peer is shown the match. */
  admit(peer: Peer, audience: Audience, resume: number | undefined): void {
    peer.source = this;
    audience.admit(peer, this.#standing, resume);
  }

  remove(peer: Peer): void {
    const key = viewerKey(peer.viewer);
    const audience = this.#audiences.get(key);
    audience?.peers.delete(peer);
    // Judges come seldom: while none is there, no move is worked out for them.
    if (peer.viewer.kind === 'referee' && audience?.peers.size === 0) this.#audiences.delete(key);
  }

  sendSnapshot(peer: Peer): void {
    const snapshot = this.#audiences.get(viewerKey(peer.viewer))?.snapshot(this.#standing);
    if (snapshot !== undefined) peer.write(snapshot);
  }

  /** Throws what the ruleset throws. */
  prepare(game: RoomGame, proposal: Proposal): Showing {
    const { entry } = proposal;
    this.#past = undefined;
    const standing = standingOf(proposal.ledger, this.#standing);
    const end = endOf(standing, this.#standing);
    const hashOf = entry.at - this.#hashedAt >= hashEveryMs ? hashing() : undefined;
    if (hashOf !== undefined) this.#hashedAt = entry.at;
    const prepared: PreparedFrames[] = [];
    for (const audience of this.#audiences.values())
      prepared.push(audience.prepare(proposal, end, hashOf, prepared, this.#nameOf));
    const ownLines = prepared.find((each) => each.audience.viewer.kind === 'public')?.lines;
    const publicLines = ownLines ?? linesOf(game.ruleset, entry, proposal, { kind: 'public' }, this.#nameOf);
    return { prepared, standing, publicLines };
  }

  /** Shows it to seats and judges: nobody who plays waits while it goes out to a thousand watchers. */
  showTable({ prepared, standing }: Showing): void {
    this.#standing = standing;
    for (const each of prepared) if (!isPublic(each)) each.audience.publish(each, standing);
  }

  /** Shows it to everybody else, in the same turn: nobody comes between. */
  showPublic({ prepared, standing }: Showing): void {
    for (const each of prepared) if (isPublic(each)) each.audience.publish(each, standing);
  }

  /** The game was loaded again and is not where it was: everybody gets a snapshot. */
  async renew(game: RoomGame, peers: readonly Peer[]): Promise<void> {
    this.#audiences.clear();
    this.#past = undefined;
    this.#standing = standingOf(game.ledger);
    for (const peer of peers) this.admit(peer, await this.audienceOf(peer, game), undefined);
  }

  async #linesFor(viewer: Viewer, game: RoomGame): Promise<readonly LogEntry[]> {
    if (game.seq === 0) return [];
    if (viewer.kind === 'referee') return this.#tellReferee(game);
    const told = this.#past?.deref() ?? this.#tell(game);
    this.#past = new WeakRef(told);
    try {
      return (await told).get(viewerKey(viewer)) ?? [];
    } catch (error) {
      this.#past = undefined;
      if (!(error instanceof RulesFault)) throw error;
      this.#onFault(error);
      return [];
    }
  }

  /** Told by itself: nobody else's coming makes what judges alone read. */
  async #tellReferee({ matchId, origin, seq }: RoomGame): Promise<readonly LogEntry[]> {
    const of = withoutClocks({ journal: this.#journal, empty: origin, matchId });
    try {
      const [lines = []] = await pastLines(of, [{ kind: 'referee' }], this.#nameOf, seq, logPageLines);
      return lines;
    } catch (error) {
      if (!(error instanceof RulesFault)) throw error;
      this.#onFault(error);
      return [];
    }
  }

  async #tell({ matchId, origin, seq }: RoomGame): Promise<ReadonlyMap<string, readonly LogEntry[]>> {
    const of = withoutClocks({ journal: this.#journal, empty: origin, matchId });
    const seats = origin.seats.map((seat): Viewer => ({ kind: 'seat', seat }));
    const viewers: readonly Viewer[] = [...seats, { kind: 'public' }];
    const lines = await pastLines(of, viewers, this.#nameOf, seq, logPageLines);
    return new Map(viewers.map((viewer, index) => [viewerKey(viewer), lines[index] ?? []]));
  }
}
