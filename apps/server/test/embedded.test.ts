import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbedded } from '../src/store/embedded.ts';

const START_MS = 60_000;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadside-embedded-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return (await db.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await db.end();
  }
}

/** A process of its own that starts the database and says so, to be killed. */
function holdInAnotherProcess(dataDir: string): Promise<() => Promise<void>> {
  const module = new URL('../src/store/embedded.ts', import.meta.url).href;
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(module)});
    await startEmbedded(${JSON.stringify(dataDir)}, 'trial');
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  return new Promise((ready, failed) => {
    let said = '';
    const kill = () =>
      new Promise<void>((dead) => {
        child.once('close', () => dead());
        child.kill('SIGKILL');
      });
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout.once('data', () => ready(kill));
    child.once('close', () => failed(new Error(said)));
  });
}

describe('the embedded PostgreSQL', () => {
  test(
    'starts in an empty folder, keeps its data over a stop, and asks for its password',
    { timeout: START_MS },
    async () => {
      const first = await startEmbedded(folder, 'trial');
      expect(first.adopted).toBe(false);
      await query(first.url, 'create table kept as select 7 as n');
      const open = first.url.replace(/:[0-9a-f]{48}@/, ':guess@');
      expect(open).not.toBe(first.url);
      await expect(query(open, 'select 1')).rejects.toThrow('password authentication failed');
      await first.stop();
      await expect(query(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');

      const second = await startEmbedded(folder, 'trial');
      expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
      await second.stop();
    },
  );

  test('is adopted after a kill, and given to one process at a time', { timeout: START_MS }, async () => {
    const kill = await holdInAnotherProcess(folder);
    await expect(startEmbedded(folder, 'trial')).rejects.toThrow('Another process uses the database "trial"');
    await kill();
    const adopted = await startEmbedded(folder, 'trial');
    expect(adopted.adopted).toBe(true);
    expect(await query(adopted.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await adopted.stop();
  });

  test('leaves a folder alone that holds something else', { timeout: START_MS }, async () => {
    const taken = await mkdtemp(join(tmpdir(), 'broadside-taken-'));
    await writeFile(join(taken, 'letter.txt'), 'mine');
    await expect(startEmbedded(taken, 'trial')).rejects.toThrow('holds other files');
    await rm(taken, { recursive: true });
  });
});
