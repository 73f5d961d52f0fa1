/** A throwaway PostgreSQL with its usual durability, shared by all servers of one run. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '@broadside/server/embedded';
import pg from 'pg';

export interface BenchDatabase {
  /** Process id of the server. */
  readonly pid: number;
  /** Connection string of a new, empty database. */
  create(): Promise<string>;
  stop(): Promise<void>;
}

export async function startDatabase(): Promise<BenchDatabase> {
  const folder = fileURLToPath(new URL('../../.data/bench', import.meta.url));
  const embedded = await startEmbedded(folder, 'bench');
  const pid = Number((await readFile(join(embedded.dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const made: string[] = [];
  const asAdmin = async (work: (admin: pg.Client) => Promise<unknown>): Promise<void> => {
    const admin = new pg.Client({ connectionString: embedded.url });
    await admin.connect();
    await work(admin);
    await admin.end();
  };
  return {
    pid,
    async create() {
      const name = `bench_${randomUUID().replaceAll('-', '')}`;
      await asAdmin((admin) => admin.query(`create database ${name}`));
      made.push(name);
      const url = new URL(embedded.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    async stop() {
      for (const name of made) await asAdmin((admin) => admin.query(`drop database ${name} with (force)`));
      await embedded.stop();
    },
  };
}
