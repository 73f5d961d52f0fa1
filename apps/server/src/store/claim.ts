/**
 * One server for each database: two would not see each other's moves. Whoever serves holds a lock on a connection of its
 * own. That connection also tells first when the database goes away: the lock is then taken again, or lost to another.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { takeLock } from './lock.ts';

export interface ClaimOptions {
  readonly url: string;
  /** How long a server that is about to stop is waited for, in milliseconds. */
  readonly waitMs: number;
  /** Called once where another server has to be waited for. */
  readonly onWait?: () => void;
  /** Starts the database again where that is this process's business; rejects where it gave that up. */
  readonly revive?: () => Promise<void>;
}

export interface ClaimEvents {
  /** The database went away. */
  away(): void;
  /** It is there again, and nobody else has served it in between. */
  back(): void;
  /** This server may not go on; why. */
  lost(sentence: string): void;
  /** Another try failed. */
  missed?(error: unknown): void;
}

const key = 'broadside server';
const firstPauseMs = 50;
const longestPauseMs = 2000;
/** A connection that was cut is still closing for a moment. */
const ownLockMs = 2000;

export const anotherServes =
  'Another server uses this database. Stop that one first: several servers on one database do not see each other’s moves.';

export class Claim {
  readonly #options: ClaimOptions;
  /** Names this server's connection. */
  readonly #name = `broadside ${randomUUID()}`;
  #client: pg.Client | undefined;
  #released = false;
  #events: ClaimEvents | undefined;

  private constructor(options: ClaimOptions) {
    this.#options = options;
  }

  /** Throws where another server has the database, also after the wait, and where it cannot be reached. */
  static async take(options: ClaimOptions): Promise<Claim> {
    const claim = new Claim(options);
    const { onWait } = options;
    const taken = await claim.#lock(options.waitMs, onWait);
    if (!taken) throw new Error(anotherServes);
    return claim;
  }

  /** From now on `events` are told, also of what happened before. */
  watch(events: ClaimEvents): void {
    this.#events = events;
    if (this.#client === undefined) void this.#retake(events);
  }

  async release(): Promise<void> {
    this.#released = true;
    await this.#client?.end().catch(() => undefined);
  }

  async #lock(waitMs: number, onWait?: () => void): Promise<boolean> {
    const wait = onWait === undefined ? {} : { onWait };
    const client = await takeLock(this.#options.url, { key, waitMs, name: this.#name, ...wait });
    if (client === undefined) return false;
    this.#client = client;
    client.once('end', () => this.#broken(client));
    return true;
  }

  #broken(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    if (!this.#released && this.#events !== undefined) void this.#retake(this.#events);
  }

  async #retake(events: ClaimEvents): Promise<void> {
    events.away();
    for (let pause = firstPauseMs; !this.#released; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        await this.#options.revive?.();
      } catch (error) {
        if (!this.#released) events.lost(error instanceof Error ? error.message : String(error));
        return;
      }
      try {
        await this.#endOwn();
        const taken = await this.#lock(ownLockMs);
        if (taken && this.#released) return await this.release();
        return taken ? events.back() : events.lost(anotherServes);
      } catch (error) {
        events.missed?.(error);
        await new Promise((next) => setTimeout(next, pause));
      }
    }
  }

  /** The connection before may be cut on this side only: its lock is this server's own, and not in its way. */
  async #endOwn(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#options.url, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
        this.#name,
      ]);
    } finally {
      client.end().catch(() => undefined);
    }
  }
}
