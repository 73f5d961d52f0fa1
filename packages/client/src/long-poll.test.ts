/** How often a stream is asked that waits, that does not wait, and that is away. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './calls.ts';
import { longPoll } from './long-poll.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Asks for so long, ten seconds unless told; answers how often, and what was said of the stream meanwhile. */
async function asked(ask: (count: number) => Promise<boolean>, ms = 10_000) {
  const ended = new AbortController();
  const said: boolean[] = [];
  let count = 0;
  void longPoll({
    ask: () => ask((count += 1)),
    goesOn: () => count < 1000,
    away: (away) => said.push(away),
    ended: ended.signal,
  });
  await vi.advanceTimersByTimeAsync(ms);
  ended.abort();
  return { count, said };
}

describe('[WATCH-12] [WATCH-46] a stream', () => {
  it('is asked again at once while it has news, and once a second while it answers without any', async () => {
    expect((await asked(() => Promise.resolve(true))).count).toBe(1000);
    expect((await asked(() => Promise.resolve(false))).count).toBeLessThanOrEqual(11);
    const waits = () => new Promise<boolean>((done) => setTimeout(() => done(false), 4000));
    expect((await asked(waits)).count).toBe(3);
  });

  it('is asked more rarely while it is away, which is told when it lasts, and so is that it is there again', async () => {
    const back = (from: number) => (count: number) =>
      count > from ? Promise.resolve(false) : Promise.reject(new Error('gone'));
    expect((await asked(back(2))).said).toEqual([]);
    const long = await asked(() => Promise.reject(new Error('gone')), 60_000);
    expect(long.said).toEqual([true]);
    expect(long.count).toBeLessThan(40);
    expect((await asked(back(long.count), 180_000)).said).toEqual([true, false]);
    const told = new ApiError(503, 'unavailable', 'Later.', { retryAfterMs: 20_000 });
    expect((await asked(() => Promise.reject(told))).count).toBe(1);
  });
});
