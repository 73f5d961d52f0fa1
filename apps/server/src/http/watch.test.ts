/** What watching over HTTP costs: many who wait at one place are one question and one reading. */
import { gzipSync } from 'node:zlib';
import { synthetic } from '@broadside/bench/synthetic';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { PublicNews, mostWaiting } from '../publication/public-news.ts';
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
const opened: { close(): unknown }[] = [];
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

/** The stream of one match at entry 7, whose readers only count. */
function stream(waitMs: number) {
  const world: { shown: ShownToAll; readings: number } = {
    shown: { seq: 7, over: false, next: undefined },
    readings: 0,
  };
  const shown = (): Promise<ShownToAll> => Promise.resolve(world.shown);
  const news = new PublicNews({ shown, time: systemTime, waitMs, perAddress: 1000, logger });
  const run = (): Promise<unknown> => {
    world.readings += 1;
    return Promise.resolve({ value: gzipSync('{"over":false,"began":5,"frames":[]}'), costMs: 1 });
  };
  const rooms = {
    rowOf: () => Promise.resolve(row),
    ruleset: () => Promise.resolve(synthetic),
    shownToAll: shown,
    lastShown: () => Promise.resolve(world.shown.seq),
    lastShownTo: () => Promise.resolve(world.shown.seq),
  };
  const readers = { run: run as unknown as WorkerPool['run'] };
  const budget = new ReadingBudget(100, () => 0);
  const readings = new Readings({ rooms, readers, budget, database: '', webDir: '/nowhere' });
  const fastify = Fastify() as FastifyInstance;
  fastify.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  const counts = { shown: () => 0, oneIn: () => 1 };
  registerWatch(fastify, {
    rooms,
    readings,
    news,
    counts,
    limits: { requestsPerMinute: 1000 },
  });
  opened.push(fastify, news);
  const ask = (seq: number) => fastify.inject({ url: `/watch/${id}/after/${String(seq)}` });
  const waiting = (count: number) => expect.poll(() => news.waiting, { interval: 2, timeout: 5000 }).toBe(count);
  return { world, news, ask, waiting };
}

describe('[WATCH-12] news of a match', () => {
  it('is read once for two hundred who wait at one place', async () => {
    const { world, news, ask, waiting } = stream(25_000);
    const asked = Array.from({ length: 200 }, () => ask(7));
    await waiting(200);
    world.shown = { ...world.shown, seq: 8 };
    news.tell(id);
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ statusCode, body }) => `${String(statusCode)} ${body}`))).toEqual(
      new Set(['200 {"over":false,"began":5,"frames":[]}']),
    );
    expect(world.readings).toBe(1);
    await waiting(0);
  });

  it('is none when the time is up, or the server stops', async () => {
    const { ask } = stream(20);
    const { statusCode, headers, body } = await ask(7);
    expect([statusCode, headers['cache-control'], body]).toEqual([
      200,
      'public, max-age=1',
      '{"over":false,"began":null,"frames":[]}',
    ]);
    const stopped = stream(25_000);
    const asked = stopped.ask(7);
    await stopped.waiting(1);
    stopped.news.close();
    expect((await asked).json()).toMatchObject({ over: false, frames: [] });
    expect((await stopped.ask(7)).json()).toMatchObject({ over: false, frames: [] });
  });
});

describe('[WATCH-13] whoever waits', () => {
  const shown = (): Promise<ShownToAll> => Promise.resolve({ seq: 7, over: false, next: undefined });

  it('is refused where too many do, and counts no more when gone', async () => {
    const news = new PublicNews({ shown, time: systemTime, waitMs: 25_000, perAddress: 2, logger });
    opened.push(news);
    const callOffs: (() => void)[] = [];
    const wait = (who: string) => news.wait(id, { after: 7, who }, (callOff) => callOffs.push(callOff));
    const first = [wait('here'), wait('here')];
    await expect(wait('here')).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: 5 });
    callOffs[0]?.();
    expect(await first[0]).toBeUndefined();
    void wait('here');
    for (let other = news.waiting; other < mostWaiting; other += 1) void wait(`other ${String(other)}`);
    await expect(wait('one more')).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 5 });
    expect(news.waiting).toBe(mostWaiting);
  });
});
