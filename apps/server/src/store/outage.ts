/** Whether the database is away just now, and what tells so. */
import pg from 'pg';

/** What whoever asks something is told meanwhile. */
export const databaseAway = 'The server is waiting for its database. Try again in a moment.';

/** Codes of sockets, of Prisma and of `pg` for a connection that ended or could not be made. */
const cutCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'P1001', 'P1017', 'P1008']);

/** True for a connection that ended, was refused, or came to a server that starts or stops (classes 08 and 57). */
export function isCut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError) return /^(08|57P)/.test(code);
  return cutCodes.has(code) || error.message.startsWith('Connection terminated');
}

/** Whoever needs the database waits here until it is back. */
export class Outage {
  #on = false;
  #since = 0;
  #given = false;
  #wake: (() => void)[] = [];

  get on(): boolean {
    return this.#on;
  }

  /** How long it has been away. */
  get forMs(): number {
    return this.#on ? performance.now() - this.#since : 0;
  }

  begin(): void {
    if (!this.#on) this.#since = performance.now();
    this.#on = true;
  }

  end(): void {
    this.#on = false;
    for (const wake of this.#wake.splice(0)) wake();
  }

  /** Nobody is to wait any longer: the server stops. */
  giveUp(): void {
    this.#given = true;
    for (const wake of this.#wake.splice(0)) wake();
  }

  /** Resolves when the database is back, or when the server no longer waits for it. */
  async over(): Promise<void> {
    if (this.#on && !this.#given) await new Promise<void>((wake) => this.#wake.push(wake));
  }
}
