/** A journal that lives and dies with the process: for tests and for measuring what PostgreSQL costs. */
import type { MatchId } from '@broadside/protocol';
import { JournalConflict, stretchOf } from './journal.ts';
import type { Journal, JournalEntry, StoredSnapshot } from './journal.ts';

export class MemoryJournal implements Journal {
  readonly #entries = new Map<string, JournalEntry[]>();
  readonly #commands = new Map<string, Map<string, JournalEntry>>();
  readonly #snapshots = new Map<string, StoredSnapshot[]>();

  async append(entries: readonly JournalEntry[]): Promise<void> {
    for (const entry of entries) this.#check(entry, entries);
    for (const entry of entries) {
      // What a database would keep: a copy as JSON, sharing nothing with the caller.
      const copy = JSON.parse(JSON.stringify(entry)) as JournalEntry;
      getOr(this.#entries, entry.matchId, () => []).push(copy);
      getOr(this.#commands, entry.matchId, () => new Map<string, JournalEntry>()).set(keyOf(entry), copy);
    }
    return Promise.resolve();
  }

  #check(entry: JournalEntry, batch: readonly JournalEntry[]): void {
    const held = this.#entries.get(entry.matchId) ?? [];
    const taken = held.some((other) => other.seq === entry.seq) || this.#commands.get(entry.matchId)?.has(keyOf(entry));
    const twice = batch.some(
      (other) =>
        other !== entry &&
        other.matchId === entry.matchId &&
        (other.seq === entry.seq || keyOf(other) === keyOf(entry)),
    );
    if (taken === true || twice) throw new JournalConflict(entry.matchId, entry.seq);
  }

  read(matchId: MatchId, after: number, limit: number): Promise<readonly JournalEntry[]> {
    const entries = (this.#entries.get(matchId) ?? []).filter((entry) => entry.seq > after);
    return Promise.resolve(entries.sort((a, b) => a.seq - b.seq).slice(0, limit));
  }

  findCommand(matchId: MatchId, seat: number, commandId: string): Promise<number | undefined> {
    return Promise.resolve(this.#commands.get(matchId)?.get(keyOf({ seat, commandId }))?.seq);
  }

  lastSeq(matchId: MatchId): Promise<number> {
    return Promise.resolve(Math.max(0, ...(this.#entries.get(matchId) ?? []).map(({ seq }) => seq)));
  }

  async times(matchId: MatchId, after: number): Promise<readonly Pick<JournalEntry, 'seq' | 'at'>[]> {
    return (await this.read(matchId, after, Infinity)).map(({ seq, at }) => ({ seq, at }));
  }

  latestSnapshot(matchId: MatchId, upTo = Number.MAX_SAFE_INTEGER): Promise<StoredSnapshot | undefined> {
    const kept = (this.#snapshots.get(matchId) ?? []).filter(({ seq }) => seq <= upTo);
    return Promise.resolve(kept.sort((a, b) => a.seq - b.seq).at(-1));
  }

  saveSnapshot(snapshot: StoredSnapshot): Promise<void> {
    const held = this.#snapshots.get(snapshot.matchId) ?? [];
    const same = (other: StoredSnapshot): boolean => stretchOf(other.seq) === stretchOf(snapshot.seq);
    if (held.some((other) => same(other) && other.seq >= snapshot.seq)) return Promise.resolve();
    const copy = JSON.parse(JSON.stringify(snapshot)) as StoredSnapshot;
    this.#snapshots.set(snapshot.matchId, [...held.filter((other) => !same(other)), copy]);
    return Promise.resolve();
  }

  flush(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

const keyOf = ({ seat, commandId }: Pick<JournalEntry, 'seat' | 'commandId'>): string => `${String(seat)} ${commandId}`;

function getOr<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const held = map.get(key);
  if (held !== undefined) return held;
  const made = make();
  map.set(key, made);
  return made;
}
