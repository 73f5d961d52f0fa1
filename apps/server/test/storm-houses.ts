/** Where the server of a storm lives, and what strikes it: the server itself is killed, or its PostgreSQL. */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachEmbedded } from '../src/store/embedded.ts';
import { newDatabase } from './harness.ts';
import type { ServerProcess } from './server-process.ts';

export interface House {
  /** Settings of the server that say where its data is. */
  readonly settings: Readonly<Record<string, string>>;
  /** Reports of faults that belong to what strikes. */
  readonly expected: RegExp;
  databaseUrl(): Promise<string>;
  /** Strikes; resolves with the server that goes on, as soon as it may. */
  strike(server: ServerProcess, restart: () => Promise<ServerProcess>): Promise<ServerProcess>;
  /** Puts everything away once the server has ended. */
  leave(): Promise<void>;
}

/** The server is killed and started again; its database goes on. */
export async function killedServer(): Promise<House> {
  const url = await newDatabase();
  return {
    settings: { DATABASE_URL: url },
    expected: /(?!)/, // none
    databaseUrl: () => Promise.resolve(url),
    async strike(server, restart) {
      server.child.kill('SIGKILL');
      await server.exited;
      return restart();
    },
    leave: () => Promise.resolve(),
  };
}

/** The number of the process of PostgreSQL that runs in the folder of a server's data; undefined where none does. */
export async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  const [pid, ...rest] = file.split('\n');
  // The last line says that it takes connections.
  return rest.some((line) => line.startsWith('ready')) ? Number(pid) : undefined;
}

const revivedWithinMs = 60_000;

/** Kills the PostgreSQL of a server and resolves when another one is ready. */
export async function killPostgres(dataDir: string): Promise<void> {
  const pid = await postmasterOf(dataDir);
  if (pid === undefined) throw new Error('PostgreSQL is not ready.');
  process.kill(pid, 'SIGKILL');
  const until = Date.now() + revivedWithinMs;
  for (let now: number | undefined = pid; now === pid || now === undefined; now = await postmasterOf(dataDir)) {
    if (Date.now() > until) throw new Error('PostgreSQL was not started again.');
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** A folder for the data of a server, which the account of PostgreSQL may enter. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'broadside-data-'));
  await chmod(folder, 0o755);
  return folder;
}

/** The embedded PostgreSQL is killed; the server starts it again. */
export async function killedPostgres(): Promise<House> {
  const folder = await dataFolder();
  let close: (() => Promise<void>) | undefined;
  return {
    settings: { DATABASE_URL: '', DATA_DIR: folder },
    // Cut connections are warnings; what is told of them beside, by a library or for an entry that was lost, is this.
    expected: /unexpected postmaster exit|Failed to get session|out of reach|no entry/,
    async databaseUrl() {
      const { url, stop } = await attachEmbedded(join(folder, 'postgres'), 'broadside');
      close = stop;
      return url;
    },
    async strike(server) {
      await killPostgres(folder);
      return server;
    },
    async leave() {
      await close?.();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
