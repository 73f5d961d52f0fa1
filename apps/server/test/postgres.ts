/**
 * One real PostgreSQL for all test files of the server; each file makes a database of its own in it. And the programs of
 * servers that run as processes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { ourServer, syntheticServer } from '@broadside/bench/built-server';
import { startEmbedded } from '../src/store/embedded.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // What tests start and kill is bundled once: a process that loads sources takes seconds to be there.
  await ourServer();
  await syntheticServer();
  const folder = await mkdtemp(join(tmpdir(), 'broadside-test-'));
  // Root's PostgreSQL runs as another account, which has to pass through.
  const { chmod } = await import('node:fs/promises');
  await chmod(folder, 0o755);
  const embedded = await startEmbedded(join(folder, 'postgres'), 'broadside');
  await forgetful(embedded.url);
  project.provide('postgresUrl', embedded.url);
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Nothing of these databases is to outlive the machine: no commit waits for its disk. A process that is killed loses nothing by it. */
async function forgetful(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
