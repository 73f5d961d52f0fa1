/**
 * One real PostgreSQL for all test files of the server; each file makes a database of its own in it. And the programs of
 * servers that run as processes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  project.provide('postgresUrl', embedded.url);
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
