/** Whether the database is away just now, and what tells so. */
import pg from 'pg';
import type { LoggerOptions } from 'pino';

/** What whoever asks something is told meanwhile. */
export const databaseAway = 'The server is waiting for its database. Try again in a moment.';

/** Codes of sockets, of Prisma and of `pg` for a connection that ended or could not be made. */
const cutCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'P1001', 'P1017', 'P1008']);
/** Codes of PostgreSQL itself. */
const cutClasses = /^(08|57P)/;
/** The same as Prisma's adapter names it. */
const cutKinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout']);
/** What `pg` says of its own without a code: of a connection that ended, and of whoever still asks that one. */
const cutSentences = /^Connection terminated|is not queryable$|^timeout e(xpired|xceeded)/;

interface RawMeta {
  readonly driverAdapterError?: { readonly cause?: { readonly kind?: string; readonly originalCode?: string } };
}

/** True for a connection that ended, was refused, or came to a server that starts or stops (classes 08 and 57); and for what it caused. */
export function isCut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError) return cutClasses.test(code);
  if (cutCodes.has(code) || cutSentences.test(error.message)) return true;
  return isCutBeneath(error) || isCut(error.cause);
}

/** Of some queries, raw ones (P2010) and others (P2039), Prisma says only that they failed; why, it says beneath. */
function isCutBeneath({ meta }: Error & { readonly meta?: RawMeta | undefined }): boolean {
  const { kind, originalCode = '' } = meta?.driverAdapterError?.cause ?? {};
  return cutKinds.has(kind ?? '') || cutClasses.test(originalCode);
}

/**
 * A hook of the log. What fails because the database is away is a warning: it is done again, or whoever asked was told;
 * the outage itself has its own line. An operator who watches for errors is not called for each of its many effects.
 */
export const cutsAreWarnings: NonNullable<LoggerOptions['hooks']> = {
  logMethod(told, log, level) {
    const [about] = told as readonly unknown[];
    const cut = typeof about === 'object' && about !== null && 'err' in about && isCut(about.err);
    if (cut && level === this.levels.values['error']) this.warn(...told);
    else log.apply(this, told);
  },
};

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
