/** Those who follow seasons by a socket: each entry is written once for all of them, and only what is public of it. */
import { journalFor } from '@broadside/competition/season';
import type { SeasonEntry } from '@broadside/competition/season';
import type { FromSeason, PersonId } from '@broadside/protocol';
import { protocolVersion } from '@broadside/protocol';
import type { Peer } from '../rooms/peer.ts';
import { textFrame } from '../rooms/wire-frame.ts';
import type { OpenSeason, SeasonFollower } from './seasons.ts';

/** Entries that are sent to whoever comes back; who missed more asks for the season. */
const mostMissed = 200;
/** Sockets of one person to seasons. */
const perPerson = 20;

interface Followed {
  /** Entries that everybody reads, as far as they were told. */
  told: number;
  readonly peers: Set<Peer>;
  /** Those who want to know no results: they hear that something was written, and ask for what they may know. */
  readonly untold: Set<Peer>;
}

interface Entering {
  readonly resume: number | null;
  /** They want to know no results [WATCH-65]. */
  readonly untold: boolean;
}

export class SeasonWatchers implements SeasonFollower {
  readonly #seasons = new Map<string, Followed>();
  readonly #people = new Map<PersonId, number>();

  /** Says welcome, and sends what was missed since `resume`. */
  enter({ stored, ledger }: OpenSeason, peer: Peer, { resume, untold }: Entering): void {
    const journal = journalFor(ledger, 'public');
    const seq = journal.length;
    const missed = resume === null || resume > seq ? undefined : journal.slice(resume);
    const resumed = missed !== undefined && missed.length <= mostMissed;
    peer.write(frameOf({ t: 'welcome', v: protocolVersion, seq, resumed }));
    if (resumed && untold) peer.push(frameOf({ t: 'left-out', seq }));
    else if (resumed) for (const entry of missed) peer.push(frameOf(newsOf(entry)));
    const followed = this.#seasons.get(stored.id) ?? { told: seq, peers: new Set(), untold: new Set() };
    (untold ? followed.untold : followed.peers).add(peer);
    this.#seasons.set(stored.id, followed);
    peer.source = { sendSnapshot: (behind) => behind.write(frameOf({ t: 'left-out', seq: followed.told })) };
  }

  leave(id: string, peer: Peer): void {
    const followed = this.#seasons.get(id);
    followed?.peers.delete(peer);
    followed?.untold.delete(peer);
    if (followed?.peers.size === 0 && followed.untold.size === 0) this.#seasons.delete(id);
  }

  /** False where the person has as many sockets as one may. */
  admits(person: PersonId): boolean {
    const open = this.#people.get(person) ?? 0;
    if (open >= perPerson) return false;
    this.#people.set(person, open + 1);
    return true;
  }

  gone(person: PersonId): void {
    const left = (this.#people.get(person) ?? 1) - 1;
    if (left > 0) this.#people.set(person, left);
    else this.#people.delete(person);
  }

  /** A draft, an offer or a note is no entry that everybody reads: nothing is sent. */
  wrote({ stored, ledger }: OpenSeason): void {
    const followed = this.#seasons.get(stored.id);
    if (followed === undefined) return;
    const journal = journalFor(ledger, 'public');
    const fresh = journal.slice(followed.told);
    followed.told = journal.length;
    for (const entry of fresh) {
      const frame = frameOf(newsOf(entry));
      for (const peer of followed.peers) peer.push(frame);
    }
    if (fresh.length === 0) return;
    const something = frameOf({ t: 'left-out', seq: followed.told });
    for (const peer of followed.untold) peer.push(something);
  }

  /** The server ends: everybody comes again. */
  close(): void {
    const closing = { code: 'shutdown', sentence: 'The server restarts.', retryAfterMs: 1000 } as const;
    for (const { peers, untold } of this.#seasons.values())
      for (const peer of [...peers, ...untold]) peer.close(closing);
  }
}

const frameOf = (message: FromSeason): Buffer => textFrame(JSON.stringify(message));
const newsOf = ({ seq, at, events }: SeasonEntry): FromSeason => ({ t: 'entry', seq, at, events: [...events] });
