/** A real server on a real database for one test file, and people at its tables. */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { synthetic } from '@broadside/bench/synthetic';
import { ApiError, api, connect, socketUrl } from '@broadside/client';
import type { Api, ConnectOptions, Connection, SocketConstructor } from '@broadside/client';
import type { NewMatch, Seat } from '@broadside/protocol';
import pg from 'pg';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import WebSocket from 'ws';
import { buildApp } from '../src/app.ts';
import type { App } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Jobs } from '../src/jobs/jobs.ts';
import type { Send } from '../src/identity/mail.ts';
import type { TimeOfDay } from '../src/rooms/ports.ts';
import type { RoomCatalog } from '../src/rooms/rooms.ts';
import { openDatabase } from '../src/store/database.ts';
import type { Journal } from '../src/store/journal.ts';
import type { Resolve } from '../src/webhooks/addresses.ts';
import { migrate } from '../src/store/migrate.ts';
import { PgJournal } from '../src/store/pg-journal.ts';

const migrations = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url));

/** The settings of tests: quick bots, limits out of the way. */
export const quickSettings = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  BOT_DELAY_MS: '0',
  WARM_UP_MS: '0',
  SOCKET_RATE: '100000',
  SOCKET_BURST: '100000',
  GUESTS_PER_HOUR: '100000',
  MATCHES_PER_HOUR: '100000',
  FLEETS_PER_HOUR: '100000',
  POSITIONS_PER_HOUR: '100000',
  CASES_PER_HOUR: '100000',
  LEAGUES_PER_HOUR: '100000',
  IMPORTS_PER_HOUR: '100000',
  OFFERS_PER_MINUTE: '100000',
  READING_PERCENT: '100000',
  NOTICE_DELAY_SECONDS: '0',
  WATCH_WAIT_SECONDS: '0',
  SIGN_INS_PER_HOUR: '100000',
  AUTH_SECRET: 'only-for-tests-only-for-tests-only',
};

/** A new, migrated, empty database; its connection string. */
export async function newDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${pg.escapeIdentifier(name)}`);
  await admin.end();
  url.pathname = `/${name}`;
  await migrate(url.href, migrations);
  return url.href;
}

export interface TestServer {
  readonly url: string;
  readonly databaseUrl: string;
  readonly app: App;
  readonly journal: Journal;
  stop(): Promise<void>;
}

export async function startServer(
  options: {
    readonly catalog?: RoomCatalog;
    /** What the workers import: all games of tests unless given. */
    readonly catalogModule?: URL;
    readonly databaseUrl?: string;
    readonly settings?: Readonly<Record<string, string>>;
    readonly wrapJournal?: (journal: Journal) => Journal;
    readonly send?: Send;
    readonly resolve?: Resolve;
    /** Where log lines go. */
    readonly log?: DestinationStream;
    readonly jobs?: Jobs;
    /** The system's unless given. */
    readonly time?: TimeOfDay;
  } = {},
): Promise<TestServer> {
  const databaseUrl = options.databaseUrl ?? (await newDatabase());
  const config = readConfig({ ...quickSettings, ...options.settings });
  const database = openDatabase(databaseUrl);
  const own = new PgJournal({ url: databaseUrl });
  const journal = options.wrapJournal?.(own) ?? own;
  const logger = pino({ level: config.logLevel }, options.log ?? pino.destination(1));
  const catalog = options.catalog ?? { synthetic: () => Promise.resolve(synthetic) };
  const { send, jobs, time, resolve } = options;
  const app = await buildApp({
    config,
    catalog,
    catalogModule: options.catalogModule ?? new URL('catalog.ts', import.meta.url),
    database,
    databaseUrl,
    journal,
    logger,
    ...(send === undefined ? {} : { send }),
    ...(resolve === undefined ? {} : { resolve }),
    ...(jobs === undefined ? {} : { jobs }),
    ...(time === undefined ? {} : { time }),
  });
  await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  const address = app.fastify.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    databaseUrl,
    app,
    journal,
    async stop() {
      await app.drain();
      await own.close();
      await database.$disconnect();
    },
  };
}

/** A person with a cookie, who can make matches, join them and sit at tables. */
export class Guest {
  readonly name: string;
  readonly cookie: string;
  readonly api: Api;
  readonly #url: string;

  private constructor(url: string, name: string, cookie: string) {
    this.#url = url;
    this.name = name;
    this.cookie = cookie;
    this.api = api(url, { headers: { cookie } });
  }

  /** The same person at another server of the same database. */
  at(url: string): Guest {
    return new Guest(url, this.name, this.cookie);
  }

  static async arrive(url: string, name: string): Promise<Guest> {
    const response = await fetch(`${url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    if (response.status !== 201 || cookie === undefined) throw new Error(`No guest: ${String(response.status)}`);
    return new Guest(url, name, cookie);
  }

  /** Opens a table with the headless client. */
  open(matchId: string, options: Partial<ConnectOptions> = {}): Connection {
    return open(this.#url, matchId, this.cookie, options);
  }

  raw(matchId: string, headers: Readonly<Record<string, string>> = {}): RawSocket {
    return new RawSocket(socketUrl(this.#url, matchId), { cookie: this.cookie, ...headers });
  }
}

/** A socket constructor that sends a cookie, as a browser would: a function is asked each time it connects. */
export function socketWith(cookie: string | undefined | (() => string)): SocketConstructor {
  return class extends WebSocket {
    constructor(url: string) {
      const sent = typeof cookie === 'function' ? cookie() : cookie;
      super(url, sent === undefined ? {} : { headers: { cookie: sent } });
    }
  };
}

export function open(
  url: string,
  matchId: string,
  cookie: string | undefined,
  options: Partial<ConnectOptions> = {},
): Connection {
  return connect({
    url: socketUrl(url, matchId),
    catalog: { synthetic: () => Promise.resolve(synthetic) },
    WebSocket: socketWith(cookie),
    backoff: { firstMs: 20, limitMs: 200 },
    ...options,
  });
}

/** A socket without any manners: sends what it is told, keeps what it gets. */
export class RawSocket {
  readonly socket: WebSocket;
  readonly messages: { t: string; [field: string]: unknown }[] = [];
  readonly opened: Promise<void>;
  readonly closed: Promise<{ code: number; reason: string }>;
  #wake: (() => void)[] = [];

  constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.socket = new WebSocket(url, { headers });
    this.opened = new Promise((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('error', reject);
    });
    this.closed = new Promise((resolve) => {
      this.socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    this.opened.catch(() => undefined);
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data) => {
      this.messages.push(JSON.parse((data as Buffer).toString()) as { t: string });
      for (const wake of this.#wake.splice(0)) wake();
    });
  }

  async send(message: unknown): Promise<void> {
    await this.opened;
    this.socket.send(typeof message === 'string' || message instanceof Buffer ? message : JSON.stringify(message));
  }

  /** The next message from `from` on that fits; waits for it. */
  async next(
    fits: (message: { t: string; [field: string]: unknown }) => boolean,
    from = 0,
  ): Promise<{ t: string; [field: string]: unknown }> {
    for (;;) {
      const found = this.messages.slice(from).find(fits);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }
}

/** Two guests at a live synthetic match. */
export async function seatedMatch(url: string): Promise<{ ada: Guest; bob: Guest; made: NewMatch; id: string }> {
  const [ada, bob] = await Promise.all([Guest.arrive(url, 'Ada'), Guest.arrive(url, 'Bob')]);
  const made = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
  const [invitation] = made.invitations;
  if (invitation === undefined) throw new Error('No invitation.');
  await bob.api.join(made.match.id, invitation.seat, { token: invitation.token });
  return { ada, bob, made, id: made.match.id };
}

/** The error with which the API refuses. */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call was not refused.');
}

export const other = (seat: Seat): Seat => (seat === 'seat-1' ? 'seat-2' : 'seat-1');
