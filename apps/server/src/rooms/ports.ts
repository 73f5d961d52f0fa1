/** What a room needs from the rest of the server, and how it behaves. */
import type { TableState } from '@broadside/match';
import type { MatchId, MatchStatus, PersonId, ResyncReason } from '@broadside/protocol';
import type { Outcome, Seat } from '@broadside/rules/kernel';
import type { Logger } from 'pino';
import type { PublicMoments } from '../publication/public-moments.ts';
import type { Pondering } from '../workers/ponder.ts';
import type { ChatPort } from './chat.ts';
import type { Peer } from './peer.ts';
import type { MatchCount } from '../watch/tally.ts';
import type { ListedMatch } from '../store/matches.ts';
import type { Journal } from '../store/journal.ts';
import type { Outage } from '../store/outage.ts';

/** A match as its room knows it, for whoever calls people back to it. */
export interface NoticeScene {
  readonly match: ListedMatch;
  readonly status: MatchStatus;
  readonly game: { readonly seq: number; readonly awaiting: readonly Seat[]; readonly table: TableState };
  readonly presence: { has(personId: PersonId, seat: Seat | null): boolean };
}

/** Changes of a match's row that follow from its game; none of them is on the way of a move. */
export interface MatchRowChanges {
  setRound(id: MatchId, round: string): Promise<void>;
  finish(id: MatchId, outcome: Outcome): Promise<void>;
  abort(id: MatchId): Promise<void>;
  freeze(id: MatchId): Promise<void>;
}

export interface RoomObserver {
  accepted(): void;
  rejected(): void;
  frozen(): void;
  /** The rules ran for a match, for so many milliseconds, while nobody else was served. */
  ruled(ms: number): void;
  /** A client's view did not follow. */
  diverged(because: ResyncReason): void;
}

export interface RoomSettings {
  /** Entries between two snapshots in the journal. */
  readonly snapshotEvery: number;
  /** Mean pause before a bot answers, in milliseconds; 0 for none. */
  readonly botDelayMs: number;
  /** Changes of presence within this time are told together, in milliseconds. */
  readonly presenceDelayMs: number;
  /** Watchers that have a socket; whoever comes beyond is sent to the stream over HTTP [WATCH-14]. */
  readonly watchSockets: number;
  /** The origin of a cache before that stream: then all are sent there. */
  readonly watchUrl: string | undefined;
}

export const defaultRoomSettings: RoomSettings = {
  snapshotEvery: 100,
  botDelayMs: 900,
  presenceDelayMs: 200,
  watchSockets: 2000,
  watchUrl: undefined,
};

/** The time of day, and waking at one. */
export interface TimeOfDay {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back at an instant, at once where it is over; returns how to call that off. */
  at(instant: number, wake: () => void): () => void;
}

/** A timer cannot wait for longer than this, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

export const systemTime: TimeOfDay = {
  now: () => Date.now(),
  at(instant, wake) {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const left = instant - Date.now();
      timer = setTimeout(left > longestTimer ? wait : wake, Math.min(Math.max(left, 0), longestTimer));
      timer.unref();
    };
    wait();
    return () => clearTimeout(timer);
  },
};

/** Sees to it that a match that is put away is loaded again before `instant`. */
export type WakeAt = (matchId: MatchId, instant: number) => Promise<void>;

export interface RoomPorts {
  /** Asks a bot that thinks for long, in another process. */
  readonly ponder: (question: Pondering) => Promise<unknown>;
  readonly wakeAt: WakeAt;
  readonly time: TimeOfDay;
  readonly journal: Journal;
  readonly matches: MatchRowChanges;
  /** What the public knows of matches whose watchers are late; without it no such match is opened. */
  readonly moments?: Pick<PublicMoments, 'of' | 'noted' | 'releaseOf'>;
  /** Whether the database is away; without it nobody knows. */
  readonly outage?: Outage;
  readonly logger: Logger;
  readonly observer: RoomObserver;
  readonly settings: RoomSettings;
  /** Told of a match after every entry; calls people back to it. */
  readonly herald?: { follow(scene: NoticeScene): void };
  /** Without it nobody is counted who watches. */
  readonly counts?: { of(id: MatchId): MatchCount };
  /** Without it nobody holds a pass. */
  readonly passes?: { greet(match: ListedMatch, peer: Peer): Promise<void> };
  /** Without it nobody says anything. */
  readonly chat?: ChatPort;
}
