import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { HttpProblem } from '../problem.ts';
import { workerMetrics } from './worker-metrics.ts';
import { WorkerPool } from './worker-pool.ts';

const catalog = new URL('../../test/trapped-catalog.ts', import.meta.url);
const logger = pino({ level: 'silent' });
const pools: WorkerPool[] = [];
afterEach(() => pools.splice(0).forEach((pool) => pool.close()));

function newPool(options: Partial<ConstructorParameters<typeof WorkerPool>[0]> = {}): WorkerPool {
  const pool = new WorkerPool({ catalog, workers: 1, seconds: 60, memoryMb: 128, logger, ...options });
  pools.push(pool);
  return pool;
}

/** Looks at a position, which may have a trap in it. */
const look = (pool: WorkerPool, who: string, trap = 'none'): Promise<readonly string[]> =>
  pool.run('new-position', { ruleset: 'synthetic', position: { start: trap } }, { who, over: 'this position' });

/** Does what nobody who asks can make smaller. */
const lookAtOurs = (pool: WorkerPool): Promise<readonly string[]> => {
  const asked = { who: 'ada', over: 'this match', ours: true } as const;
  return pool.run('new-position', { ruleset: 'synthetic', position: { start: 'loop' } }, asked);
};

const refused = async (asked: Promise<unknown>): Promise<HttpProblem> => {
  const end: unknown = await asked.catch((error: unknown) => error);
  if (end instanceof HttpProblem) return end;
  throw new Error('It was not refused.');
};

describe('a task', () => {
  it('that fills the memory ends with its worker, and the next one gets another', async () => {
    const pool = newPool();
    const { statusCode, code, message } = await refused(look(pool, 'ada', 'grow'));
    expect([statusCode, code]).toEqual([422, 'too-much']);
    expect(message).toBe('The rules needed more than 128 megabytes over this position. Make it smaller.');
    expect(await look(pool, 'ada')).toEqual([]);
  });

  it('that never ends is ended, and the next one gets another worker', async () => {
    const pool = newPool({ seconds: 2 });
    const { statusCode, code, message } = await refused(look(pool, 'ada', 'loop'));
    expect([statusCode, code]).toEqual([422, 'too-long']);
    expect(message).toBe('The rules took longer than 2 seconds over this position. Make it smaller.');
    expect(await look(pool, 'ada')).toEqual([]);
  });

  it('that never ends over what the server has itself is the fault of nobody who asks: the server is busy', async () => {
    const pool = newPool({ seconds: 2 });
    const { statusCode, code, message } = await refused(lookAtOurs(pool));
    expect([statusCode, code]).toEqual([503, 'busy']);
    expect(message).toBe('The server has too much to look at. Try again in 2 seconds.');
  });

  it('is refused by what it finds wrong, with status and code', async () => {
    const asked = { who: 'ada', over: 'this position' };
    const wrong = newPool().run('new-position', { ruleset: 'synthetic', position: 3 }, asked);
    expect(await refused(wrong)).toMatchObject({ statusCode: 400, code: 'bad-position' });
  });

  it('is refused where no worker can be started', async () => {
    const pool = newPool({ catalog: new URL('no-such-catalog.ts', import.meta.url) });
    expect(await refused(look(pool, 'ada'))).toMatchObject({ statusCode: 503, code: 'unavailable' });
  });
});

describe('the line', () => {
  it('has room for so many of one, and of all, and says when to come again', async () => {
    const pool = newPool();
    const held = Array.from({ length: 17 }, () => refused(look(pool, 'ada', 'loop')));
    expect(await refused(look(pool, 'ada'))).toMatchObject({
      statusCode: 429,
      code: 'too-often',
      retryAfterSeconds: 60,
    });
    for (let other = 0; other < 184; other += 1) held.push(refused(look(pool, String(other))));
    expect(await refused(look(pool, 'eve'))).toMatchObject({ statusCode: 503, code: 'busy', retryAfterSeconds: 60 });
    pool.close();
    const told = await Promise.all(held);
    expect(new Set(told.map(({ code }) => code))).toEqual(new Set(['unavailable']));
    expect(await refused(look(pool, 'ada'))).toMatchObject({ statusCode: 503, code: 'unavailable' });
  });

  it('gives one of many workers to one who asks for much, and the others to the rest', async () => {
    const pool = newPool({ workers: 2 });
    const greedy = Array.from({ length: 4 }, () => refused(look(pool, 'eve', 'loop')));
    expect(await Promise.all([look(pool, 'ada'), look(pool, 'bob'), look(pool, 'ada')])).toEqual([[], [], []]);
    pool.close();
    await Promise.all(greedy);
  });
});

it('counts what came of its tasks', async () => {
  const registry = new Registry();
  const pool = newPool({ observer: workerMetrics(registry) });
  await look(pool, 'ada');
  await refused(look(pool, 'ada', 'throw'));
  const told = await registry.metrics();
  expect(told).toContain('broadside_worker_tasks_total{task="new-position",result="value"} 1');
  expect(told).toContain('broadside_worker_tasks_total{task="new-position",result="fault"} 1');
  expect(told).toContain('broadside_worker_tasks{state="busy"} 0');
  expect(told).toContain('broadside_worker_wait_seconds_count 2');
});
