import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startEmbedded } from '../src/store/embedded.ts';
import type { Embedded } from '../src/store/embedded.ts';
import { migrate } from '../src/store/migrate.ts';

let folder: string;
let postgres: Embedded;
let db: pg.Client;
let url: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadside-migrate-'));
  postgres = await startEmbedded(folder, 'trial');
  db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
}, 60_000);
afterAll(async () => {
  await db.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  count += 1;
  await db.query(`create database trial_${count}`);
  url = postgres.url.replace(/trial$/, `trial_${count}`);
});

async function migrations(files: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'broadside-migrations-'));
  for (const [name, sql] of Object.entries(files)) {
    await mkdir(join(dir, name));
    await writeFile(join(dir, name, 'migration.sql'), sql);
  }
  return dir;
}

const one = { '1_one': 'create table one (n int); insert into one values (1);' };
const two = { '2_two': 'alter table one add column m int;' };

test('each migration is applied once, in order', async () => {
  expect(await migrate(url, await migrations(one))).toEqual(['1_one']);
  const both = await migrations({ ...two, ...one });
  expect(await migrate(url, both)).toEqual(['2_two']);
  expect(await migrate(url, both)).toEqual([]);
});

test('two servers that start at once apply it once', async () => {
  const dir = await migrations(one);
  const applied = await Promise.all([migrate(url, dir), migrate(url, dir)]);
  expect(applied.flat()).toEqual(['1_one']);
});

test('one that fails leaves nothing behind and can be mended', async () => {
  const broken = { '1_one': 'create table one (n int); select 1 / 0;' };
  await expect(migrate(url, await migrations(broken))).rejects.toThrow('Migration 1_one failed and was rolled back');
  expect(await migrate(url, await migrations(one))).toEqual(['1_one']);
});

test('one that was edited, or that only a newer version has, is refused with a sentence', async () => {
  await migrate(url, await migrations({ ...one, ...two }));
  await expect(migrate(url, await migrations(one))).rejects.toThrow('update the project');
  const edited = await migrations({ ...one, '2_two': 'alter table one add column q int;' });
  await expect(migrate(url, edited)).rejects.toThrow('was edited after it was applied');
});
