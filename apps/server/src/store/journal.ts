/** The journal of all matches: what was decided, in order, for ever. Two stores fulfil it: memory and PostgreSQL. */
import type { MatchId } from '@broadside/protocol';
import type { LedgerEntry, Seals, TableState } from '@broadside/match';
import type { Json } from '@broadside/rules/kernel';

/** One accepted command or act with all that came of it. */
export interface JournalEntry extends LedgerEntry {
  readonly matchId: MatchId;
}

/** A state to replay from, so that a match need not be replayed from its start. */
export interface StoredSnapshot {
  readonly matchId: MatchId;
  readonly seq: number;
  readonly cursor: number;
  readonly state: Json;
  /** The table beside the game. */
  readonly table: TableState;
  /** What lies sealed; null in a snapshot of before there were receipts. */
  readonly seals: Seals | null;
  /** The shape of states and events that its writer knew, who wrote nothing of another shape after it (rooms/shape.ts). */
  readonly shape: string | null;
}

/** Of each stretch of so many entries the last snapshot is kept: whoever reads back replays less than two of them. */
export const keyframeEvery = 100;

/** The stretch that an entry lies in. */
export const stretchOf = (seq: number): number => Math.floor(seq / keyframeEvery);

export interface Journal {
  /**
   * Makes the entries durable; resolves only when they are. Rejects with `JournalConflict` when one of the seqs or command
   * ids is taken by another entry (an id: of the same seat): then none of the call's entries is kept. Any other error leaves
   * open whether they were written: read the journal again before going on.
   */
  append(entries: readonly JournalEntry[]): Promise<void>;
  /** Entries of a match with `seq` above `after`, in order, at most `limit` of them. */
  read(matchId: MatchId, after: number, limit: number): Promise<readonly JournalEntry[]>;
  /** The entry that the command with this id became, where this seat (its number) gave it. */
  findCommand(matchId: MatchId, seat: number, commandId: string): Promise<number | undefined>;
  /** The seq of the match's last entry; 0 where it has none. Costs next to nothing. */
  lastSeq(matchId: MatchId): Promise<number>;
  /** When the entries above `after` were written, in order. */
  times(matchId: MatchId, after: number): Promise<readonly Pick<JournalEntry, 'seq' | 'at'>[]>;
  /** The newest one, or the newest at or below `upTo`. */
  latestSnapshot(matchId: MatchId, upTo?: number): Promise<StoredSnapshot | undefined>;
  /** Replaces older snapshots of the same stretch of the match. */
  saveSnapshot(snapshot: StoredSnapshot): Promise<void>;
  /** Resolves when everything appended so far is durable or has failed. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** A seq or a command id is taken already: this server's idea of the match is out of date. */
export class JournalConflict extends Error {
  readonly matchId: MatchId;
  readonly seq: number;

  constructor(matchId: MatchId, seq: number) {
    super(`Entry ${String(seq)} of match ${matchId} is taken: load the match again.`);
    this.name = 'JournalConflict';
    this.matchId = matchId;
    this.seq = seq;
  }
}
