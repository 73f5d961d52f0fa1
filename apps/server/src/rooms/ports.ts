/** What a room needs from the rest of the server, and how it behaves. */
import type { Outcome } from '@broadside/rules/kernel';
import type { Logger } from 'pino';
import type { Journal } from '../store/journal.ts';

/** Changes of a match's row that follow from its game; none of them is on the way of a move. */
export interface MatchRecord {
  setRound(id: string, round: string): Promise<void>;
  finish(id: string, outcome: Outcome): Promise<void>;
  freeze(id: string): Promise<void>;
}

export interface RoomObserver {
  accepted(): void;
  rejected(): void;
  frozen(): void;
}

export interface RoomSettings {
  /** Entries between two snapshots in the journal. */
  readonly snapshotEvery: number;
  /** Mean pause before a bot answers, in milliseconds; 0 for none. */
  readonly botDelayMs: number;
  /** Changes of presence within this time are told together, in milliseconds. */
  readonly presenceDelayMs: number;
}

export const defaultRoomSettings: RoomSettings = { snapshotEvery: 100, botDelayMs: 900, presenceDelayMs: 200 };

export interface RoomPorts {
  readonly journal: Journal;
  readonly matches: MatchRecord;
  readonly logger: Logger;
  readonly observer: RoomObserver;
  readonly settings: RoomSettings;
}
