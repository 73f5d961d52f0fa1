/** What a cache before the watch stream has to ask, in time that is moved by hand: as much for a crowd as for a hundred. */
import { gzipSync } from 'node:zlib';
import { synthetic } from '@broadside/bench/synthetic';
import { seededRandom } from '@broadside/rules/kernel';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CachingProxy } from '../../test/caching-proxy.ts';
import { VirtualWatcher } from '../../test/virtual-watchers.ts';
import { PublicNews } from '../publication/public-news.ts';
import { ReadingBudget } from '../reading/budget.ts';
import { Readings } from '../reading/readings.ts';
import { systemTime } from '../rooms/ports.ts';
import type { ShownToAll } from '../rooms/rooms.ts';
import type { ListedMatch } from '../store/matches.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { registerWatch } from './watch.ts';

const id = '0123456789ab';
const dice = { seed: new Uint8Array(32), dice: { entropy: null } };
const named = { id, ruleset: 'synthetic', tempo: { kind: 'none' }, status: 'live' };
const row = { ...named, ...dice, seats: [] } as unknown as ListedMatch;
const logger = pino({ level: 'silent' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** One match, whose entries come when they are told to, behind the routes of the stream. */
function origin() {
  let shown: ShownToAll = { seq: 1, over: false, next: undefined };
  const news = new PublicNews({
    ...{ time: systemTime, waitMs: 25_000, perAddress: 1000, logger },
    shown: () => Promise.resolve(shown),
  });
  const run = (_task: string, asked: { after: number; upTo: number; over: boolean }): Promise<unknown> => {
    const frames = Array.from({ length: asked.upTo - asked.after }, (_, n) => ({ seq: asked.after + n + 1 }));
    return Promise.resolve({ value: gzipSync(JSON.stringify({ over: asked.over, began: 0, frames })), costMs: 1 });
  };
  const rooms = {
    rowOf: () => Promise.resolve(row),
    ruleset: () => Promise.resolve(synthetic),
    shownToAll: () => Promise.resolve(shown),
    lastShown: () => Promise.resolve(shown.seq),
    lastShownTo: () => Promise.resolve(shown.seq),
  };
  const readers = { run: run as unknown as WorkerPool['run'] };
  const readings = new Readings({
    rooms,
    readers,
    budget: new ReadingBudget(100_000, () => Date.now()),
    database: '',
    webDir: '/no',
  });
  const fastify = Fastify() as FastifyInstance;
  fastify.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  const counts = { shown: () => 0, oneIn: () => 1 };
  registerWatch(fastify, { rooms, readings, news, counts, limits: { requestsPerMinute: 1_000_000 } });
  const releasedAt = new Map<number, number>();
  return {
    fastify,
    news,
    releasedAt,
    play(over = false): void {
      shown = { ...shown, seq: shown.seq + 1, over };
      releasedAt.set(shown.seq, Date.now());
      news.tell(id);
    },
  };
}

/** Ten thousand with `npm run test:long -- watched`. */
const crowd = Number(process.env['CACHED_WATCHERS'] ?? 1000);
const stepMs = 100;
/** Whoever asked has their answer, or waits for news. */
async function settledAt(proxy: CachingProxy, news: PublicNews): Promise<void> {
  for (let quiet = 0; quiet < 5;) {
    await new Promise((next) => setImmediate(next));
    quiet = proxy.underWay <= news.waiting ? quiet + 1 : 0;
  }
}

interface Night {
  readonly seconds: number;
  /** Seconds between which the origin does not answer. */
  readonly stopped?: readonly [number, number];
}

/** So many watchers come within ten seconds and stay to the end. */
async function night(watchers: number, { seconds, stopped = [Infinity, Infinity] }: Night) {
  const { fastify, news, releasedAt, play } = origin();
  const began = Date.now();
  const isStopped = (): boolean => Date.now() - began >= stopped[0] * 1000 && Date.now() - began < stopped[1] * 1000;
  let cut: (() => void)[] = [];
  const proxy = new CachingProxy({
    now: () => Date.now(),
    async ask(path) {
      if (isStopped()) throw new Error('Nobody answers.');
      const broken = new Promise<never>((_, fail) => cut.push(() => fail(new Error('The connection broke.'))));
      const { statusCode, headers, body } = await Promise.race([fastify.inject({ url: path }), broken]);
      return { status: statusCode, cacheControl: String(headers['cache-control']), body };
    },
  });
  const ended = new AbortController();
  const from = {
    get: (path: string) => proxy.get(path),
    ...{ match: id, now: () => Date.now(), ended: ended.signal },
    // Of what came while nobody answered it is enough that it comes.
    releasedAt: (seq: number) => {
      const at = releasedAt.get(seq) ?? Infinity;
      return (at - began) / 1000 > stopped[0] - 2 && (at - began) / 1000 < stopped[1] + 20 ? Infinity : at;
    },
  };
  const [random, people] = [seededRandom(5), Array.from({ length: watchers }, () => new VirtualWatcher())];
  const arrivals = people.map((watcher, number) => ({ watcher, at: (number / watchers) * 10_000 }));
  // One rest is longer than anybody is kept waiting.
  let next = 2000;
  for (let at = 0; at < seconds * 1000; at += stepMs) {
    while ((arrivals[0]?.at ?? Infinity) <= at) void arrivals.shift()?.watcher.follow(from);
    if (isStopped()) for (const breaks of cut.splice(0)) breaks();
    if (at >= next) {
      play();
      next = at + (releasedAt.size === 8 ? 27_000 : 200 + random() * 1500);
    }
    vi.advanceTimersByTime(stepMs);
    await settledAt(proxy, news);
  }
  cut = [];
  play(true);
  for (let left = 0; left < 250 && people.some(({ over }) => !over); left += 1) {
    vi.advanceTimersByTime(stepMs);
    await settledAt(proxy, news);
  }
  ended.abort();
  news.close();
  await fastify.close();
  return { people, asked: proxy.asked, entries: releasedAt.size };
}

describe('[WATCH-20] a cache before the stream', () => {
  it(
    'asks as much for a crowd as for a hundred, and everybody is told within two seconds',
    { timeout: 900_000 },
    async () => {
      const few = await night(100, { seconds: 240 });
      const many = await night(crowd, { seconds: 240 });
      expect(many.entries).toBe(few.entries);
      expect(many.entries).toBeGreaterThan(150);
      expect(Math.abs(many.asked / few.asked - 1)).toBeLessThan(0.05);
      for (const { people } of [few, many]) {
        expect(people.filter(({ over }) => !over)).toEqual([]);
        expect(Math.max(...people.map(({ mostBehindMs }) => mostBehindMs))).toBeLessThan(2000);
      }
    },
  );

  it('hides that the origin does not answer for half a minute, and all catch up', async () => {
    const { people, entries } = await night(200, { seconds: 100, stopped: [40, 70] });
    expect(people.map(({ errors }) => errors)).toEqual(Array(200).fill(0));
    expect(people.map(({ seq, over }) => [seq, over])).toEqual(Array(200).fill([entries + 1, true]));
    expect(Math.max(...people.map(({ mostBehindMs }) => mostBehindMs))).toBeLessThan(2000);
  });
});
