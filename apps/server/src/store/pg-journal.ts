/**
 * The journal in PostgreSQL, with group commit: what arrives while a transaction is in flight shares the next
 * one, so that durable moves per second are not bounded by one fsync each.
 */
import type { MatchId } from '@broadside/protocol';
import { seals, tableState } from '@broadside/match';
import type { Draw } from '@broadside/match';
import type { Json } from '@broadside/rules/kernel';
import pg from 'pg';
import { JournalConflict, keyframeEvery } from './journal.ts';
import type { Journal, JournalEntry, StoredSnapshot } from './journal.ts';

/** One call of `append`, waiting for its transaction. */
interface Waiting {
  readonly entries: readonly JournalEntry[];
  readonly done: () => void;
  readonly failed: (error: Error) => void;
  readonly since: number;
}

/** Told of every transaction: entries in it, and milliseconds from the oldest call to the commit. */
export type CommitObserver = (batchSize: number, latencyMs: number) => void;

const appendText = `insert into journal_entry (match_id, seq, kind, seat, command_id, command, events, draws, cursor, at)
  select "matchId", seq, kind, seat, "commandId", command, events, draws, cursor, to_timestamp(at / 1000.0)
  from jsonb_to_recordset($1) as row("matchId" text, seq int, kind text, seat int, "commandId" text, command jsonb,
    events jsonb, draws jsonb, cursor int, at float8)`;

/** Where nobody else writes just now, an entry comes alone: without a list it costs both sides a third less. */
const appendOneText = `insert into journal_entry (match_id, seq, kind, seat, command_id, command, events, draws, cursor, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_timestamp($10::float8 / 1000.0))`;

/**
 * Where many write at once, a transaction waits a moment for more of them: with 50 busy matches that saves a sixth of the
 * processor, and all are served sooner. Where few write, nobody waits.
 */
const busySize = 4;
const busyWaitMs = 2;

/** A transaction takes no more than this, so that one statement stays well below PostgreSQL's limits. */
const maxBatch = 500;

interface Row {
  match_id: string;
  seq: number;
  kind: JournalEntry['kind'];
  seat: number;
  command_id: string;
  command: Json;
  events: Json[];
  draws: Draw[];
  cursor: number;
  at: Date;
}

interface SnapshotRow {
  seq: number;
  cursor: number;
  state: Json;
  table: unknown;
  seals: unknown;
  shape: string | null;
}

/** PostgreSQL's largest integer. */
const maxSeq = 2 ** 31 - 1;

export interface PgJournalOptions {
  readonly url: string;
  /** Connections that read, at most. */
  readonly readers?: number;
  readonly onCommit?: CommitObserver;
  /** Told of what PostgreSQL did not write, and why. */
  readonly onFailure?: (error: unknown) => void;
}

export class PgJournal implements Journal {
  readonly #url: string;
  /** For everything but appends. */
  readonly #pool: pg.Pool;
  /** The one connection that appends: a second one in flight gains nothing, a pool costs each query a little. */
  #writer: pg.Client | undefined;
  readonly #onCommit: CommitObserver | undefined;
  readonly #onFailure: ((error: unknown) => void) | undefined;
  #queue: Waiting[] = [];
  #inFlight = false;
  #scheduled = false;
  /** Entries of the last transaction. */
  #lastSize = 0;
  #idle: (() => void)[] = [];

  constructor(options: PgJournalOptions) {
    this.#url = options.url;
    this.#onCommit = options.onCommit;
    this.#onFailure = options.onFailure;
    this.#pool = new pg.Pool({ connectionString: options.url, max: options.readers ?? 4 });
    this.#pool.on('error', () => undefined); // an idle connection broke: the pool makes another
  }

  append(entries: readonly JournalEntry[]): Promise<void> {
    return new Promise((done, failed) => {
      this.#queue.push({ entries, done, failed, since: performance.now() });
      this.#commitSoon();
    });
  }

  /** After the commands that the same turn of the event loop, or the next moment, brings in: they share the transaction. */
  #commitSoon(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    const commit = (): void => {
      this.#scheduled = false;
      this.#commit();
    };
    if (this.#lastSize >= busySize) setTimeout(commit, busyWaitMs);
    else setImmediate(commit);
  }

  #commit(): void {
    if (this.#inFlight || this.#queue.length === 0) return;
    this.#inFlight = true;
    void this.#write(this.#takeBatch()).finally(() => {
      this.#inFlight = false;
      if (this.#queue.length > 0) this.#commitSoon();
      else for (const wake of this.#idle.splice(0)) wake();
    });
  }

  #takeBatch(): Waiting[] {
    if (this.#queue.length <= maxBatch) {
      const all = this.#queue;
      this.#queue = [];
      return all;
    }
    return this.#queue.splice(0, maxBatch);
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const rows = batch.length === 1 && batch[0] ? batch[0].entries : batch.flatMap((waiting) => waiting.entries);
    try {
      await this.#insert(rows);
    } catch (error) {
      if (isUniqueViolation(error)) return this.#writeApart(batch);
      this.#onFailure?.(error);
      for (const waiting of batch) waiting.failed(asError(error));
      return;
    }
    this.#lastSize = rows.length;
    this.#onCommit?.(rows.length, performance.now() - (batch[0]?.since ?? 0));
    for (const waiting of batch) waiting.done();
  }

  /** One call of the batch met a taken seq or command id and took the others down with it: each on its own now. */
  async #writeApart(batch: readonly Waiting[]): Promise<void> {
    for (const waiting of batch) {
      try {
        await this.#insert(waiting.entries);
        waiting.done();
      } catch (error) {
        const first = waiting.entries[0];
        const conflict = isUniqueViolation(error) && first !== undefined;
        waiting.failed(conflict ? new JournalConflict(first.matchId, first.seq) : asError(error));
      }
    }
  }

  /** The appending connection; a new one where the last broke. */
  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('error', () => this.#drop(client));
    await client.connect();
    this.#writer = client;
    return client;
  }

  #drop(client: pg.Client): void {
    if (this.#writer === client) this.#writer = undefined;
    client.end().catch(() => undefined);
  }

  async #insert(rows: readonly JournalEntry[]): Promise<void> {
    const client = this.#writer ?? (await this.#connect());
    try {
      await client.query(appendQuery(rows));
    } catch (error) {
      // What PostgreSQL refuses leaves the connection as it was; anything else means that it broke.
      if (!(error instanceof pg.DatabaseError)) this.#drop(client);
      throw error;
    }
  }

  async read(matchId: MatchId, after: number, limit: number): Promise<readonly JournalEntry[]> {
    const { rows } = await this.#pool.query<Row>({
      name: 'read',
      text: 'select * from journal_entry where match_id = $1 and seq > $2 order by seq limit $3',
      values: [matchId, after, limit],
    });
    return rows.map((row) => ({
      matchId: row.match_id,
      seq: row.seq,
      kind: row.kind,
      seat: row.seat,
      commandId: row.command_id,
      command: row.command,
      events: row.events,
      draws: row.draws,
      cursor: row.cursor,
      at: row.at.getTime(),
    }));
  }

  async findCommand(matchId: MatchId, seat: number, commandId: string): Promise<number | undefined> {
    const { rows } = await this.#pool.query<{ seq: number }>(
      'select seq from journal_entry where match_id = $1 and seat = $2 and command_id = $3',
      [matchId, seat, commandId],
    );
    return rows[0]?.seq;
  }

  async lastSeq(matchId: MatchId): Promise<number> {
    const { rows } = await this.#pool.query<{ seq: number }>({
      name: 'last-seq',
      text: 'select seq from journal_entry where match_id = $1 order by seq desc limit 1',
      values: [matchId],
    });
    return rows[0]?.seq ?? 0;
  }

  async times(matchId: MatchId, after: number): Promise<readonly Pick<JournalEntry, 'seq' | 'at'>[]> {
    const { rows } = await this.#pool.query<{ seq: number; at: Date }>({
      name: 'times',
      text: 'select seq, at from journal_entry where match_id = $1 and seq > $2 order by seq',
      values: [matchId, after],
    });
    return rows.map(({ seq, at }) => ({ seq, at: at.getTime() }));
  }

  async latestSnapshot(matchId: MatchId, upTo = maxSeq): Promise<StoredSnapshot | undefined> {
    const { rows } = await this.#pool.query<SnapshotRow>({
      name: 'snapshot',
      text: `select seq, cursor, state, "table", seals, shape from snapshot where match_id = $1 and seq <= $2
        order by seq desc limit 1`,
      values: [matchId, Math.min(upTo, maxSeq)],
    });
    const table = tableState.safeParse(rows[0]?.table);
    // A snapshot of an older shape is of no use: the entries are the truth.
    const sealed = seals.nullable().safeParse(rows[0]?.seals);
    if (!rows[0] || !table.success || !sealed.success) return undefined;
    return { matchId, ...rows[0], table: table.data, seals: sealed.data };
  }

  async saveSnapshot(snapshot: StoredSnapshot): Promise<void> {
    const { matchId, seq, cursor, state, table, seals: sealed, shape } = snapshot;
    await this.#pool.query({
      name: 'save-snapshot',
      text: `with older as (delete from snapshot where match_id = $1 and seq < $2 and seq / $7 = $2 / $7)
        insert into snapshot (match_id, seq, cursor, state, "table", seals, shape) select $1, $2, $3, $4, $5, $8, $6
        where not exists (select 1 from snapshot where match_id = $1 and seq >= $2 and seq / $7 = $2 / $7)
        on conflict do nothing`,
      values: [matchId, seq, cursor, ...[state, table].map(toText), shape, keyframeEvery, toText(sealed)],
    });
  }

  async flush(): Promise<void> {
    if (!this.#inFlight && this.#queue.length === 0) return;
    await new Promise<void>((wake) => this.#idle.push(wake));
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#writer?.end();
    await this.#pool.end();
  }
}

function appendQuery(rows: readonly JournalEntry[]): pg.QueryConfig {
  const [first] = rows;
  if (first === undefined || rows.length > 1)
    return { name: 'append', text: appendText, values: [JSON.stringify(rows)] };
  const { matchId, seq, kind, seat, commandId, cursor, at } = first;
  const { command, events, draws } = first;
  const parts = [command, events, draws].map((part) => JSON.stringify(part));
  return {
    name: 'append-one',
    text: appendOneText,
    values: [matchId, seq, kind, seat, commandId, ...parts, cursor, at],
  };
}

const toText = (value: unknown): string => JSON.stringify(value);

/** PostgreSQL's `unique_violation`. */
function isUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505';
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
