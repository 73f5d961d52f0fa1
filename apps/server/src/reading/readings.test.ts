/** What is asked of the readers, and what they are not asked. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { synthetic } from '@broadside/bench/synthetic';
import { afterAll, expect, it } from 'vitest';
import type { StoredMatch } from '../store/matches.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { ReadingBudget } from './budget.ts';
import { Readings } from './readings.ts';

const webDir = mkdtempSync(join(tmpdir(), 'broadside-readings-'));
mkdirSync(join(webDir, 'pictures'));
writeFileSync(join(webDir, 'pictures/draw.js'), '');
afterAll(() => rmSync(webDir, { recursive: true, force: true }));

const seats = ['seat-1', 'seat-2'].map((seat) => ({ seat, name: seat, rest: null, kind: 'person' }));
const dice = { seed: new Uint8Array(32), dice: { entropy: 'aa' } };
const named = { id: '0123456789ab', ruleset: 'synthetic', tempo: { kind: 'none' } };
const match = { ...named, ...dice, seats } as unknown as StoredMatch;
const told = { match: match.id } as unknown as Parameters<Readings['record']>[1];

interface Ordered {
  readonly task: string;
  readonly input: { readonly upTo?: number; readonly at?: number };
}

const text = (packed: Buffer): string => gunzipSync(packed).toString();

/** Readings whose readers only write down what they are asked; `last`: the entry that is shown. */
function opened(last = 2000, percent = 100_000) {
  const orders: Ordered[] = [];
  const run = (task: string, input: Ordered['input']): Promise<unknown> => {
    orders.push({ task, input });
    return new Promise((next) =>
      setImmediate(next, { value: Buffer.from(`${task} ${String(orders.length)}`), costMs: 1000 }),
    );
  };
  const rooms = {
    lastShownTo: () => Promise.resolve(last),
    lastShown: () => Promise.resolve(last),
    ruleset: () => Promise.resolve(synthetic),
  };
  const budget = new ReadingBudget(percent, () => 0);
  const readers = { run: run as unknown as WorkerPool['run'] };
  return { readings: new Readings({ rooms, readers, budget, database: '', webDir }), orders };
}

it('asks once for all who ask the same, at once or later', async () => {
  const { readings, orders } = opened();
  const ways: (() => Promise<unknown>)[] = [
    async () => (await readings.log(match, { kind: 'public' }, 500, 'a')).body(),
    async () => (await readings.replay(match, { kind: 'seat', seat: 'seat-1' }, 700, 'a')).body(),
    async () => (await readings.picture(match, { at: 800, type: 'png' }, 'a'))?.body(),
    async () => (await readings.picture(match, { at: undefined, type: 'svg' }, 'a'))?.body(),
    () => readings.record(match.id, told, 'a', undefined).body(),
  ];
  for (const [index, ask] of ways.entries()) {
    const [first, other] = await Promise.all([ask(), ask()]);
    expect(other).toEqual(first);
    expect(await ask()).toEqual(first);
    expect(orders).toHaveLength(index + 1);
  }
});

it('asks nobody for what lies beyond the end, or before the start', async () => {
  const { readings, orders } = opened();
  expect(await readings.picture(match, { at: 2001, type: 'svg' }, 'a')).toBeUndefined();
  for (const after of [2000, 5000])
    expect(text(await (await readings.replay(match, { kind: 'seat', seat: 'seat-1' }, after, 'a')).body())).toBe(
      '{"frames":[]}',
    );
  expect(text(await (await readings.log(match, { kind: 'public' }, 1, 'a')).body())).toBe('{"lines":[]}');
  const { readings: empty } = opened(0);
  expect(await empty.picture(match, { at: undefined, type: 'svg' }, 'a')).toBeUndefined();
  expect(orders).toEqual([]);
});

it('reads no further than what is shown, and the newest page is the same by every name', async () => {
  const { readings, orders } = opened(300);
  const newest = await readings.log(match, { kind: 'public' }, undefined, 'a');
  for (const before of [301, 302, 99_999])
    expect((await readings.log(match, { kind: 'public' }, before, 'a')).etag).toBe(newest.etag);
  await newest.body();
  await (await readings.replay(match, { kind: 'seat', seat: 'seat-1' }, 250, 'a')).body();
  await (await readings.picture(match, { at: undefined, type: 'png' }, 'a'))?.body();
  expect(orders.map(({ input }) => input.upTo ?? input.at)).toEqual([300, 300, 300]);
});

it('has another tag for each viewer and moment', async () => {
  const { readings } = opened();
  const tags = await Promise.all([
    readings.log(match, { kind: 'public' }, 500, 'a'),
    readings.log(match, { kind: 'seat', seat: 'seat-1' }, 500, 'a'),
    readings.log(match, { kind: 'seat', seat: 'seat-2' }, 500, 'a'),
    readings.log(match, { kind: 'public' }, 501, 'a'),
    readings.replay(match, { kind: 'seat', seat: 'seat-1' }, 500, 'a'),
    readings.replay(match, { kind: 'seat', seat: 'seat-2' }, 500, 'a'),
    readings.picture(match, { at: 500, type: 'svg' }, 'a'),
    readings.picture(match, { at: 500, type: 'png' }, 'a'),
  ]);
  expect(new Set(tags.map((reading) => reading?.etag)).size).toBe(tags.length);
});

it('lets an address read until its share is used up; what is kept costs nothing', async () => {
  const { readings, orders } = opened(2000, 5); // three seconds at once
  const page = async (before: number): Promise<Buffer> =>
    (await readings.log(match, { kind: 'public' }, before, 'a')).body();
  for (const before of [100, 200, 300]) await page(before);
  await expect(page(400)).rejects.toMatchObject({ statusCode: 429, code: 'too-often' });
  await page(300);
  expect(orders).toHaveLength(3);
});
