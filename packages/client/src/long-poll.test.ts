/** How often a stream is asked that waits, that does not wait, and that is away. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './calls.ts';
import { longPoll } from './long-poll.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Asks for ten seconds; answers how often, and what was said of the stream meanwhile. */
async function asked(ask: (count: number) => Promise<boolean>) {
  const ended = new AbortController();
  const said: boolean[] = [];
  let count = 0;
  void longPoll({
    ask: () => ask((count += 1)),
    goesOn: () => count < 1000,
    away: (away) => said.push(away),
    ended: ended.signal,
  });
  await vi.advanceTimersByTimeAsync(10_000);
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

  it('is asked more rarely while it is away, and said to be there again', async () => {
    const away = await asked((count) => (count > 2 ? Promise.resolve(false) : Promise.reject(new Error('gone'))));
    expect(away.said).toEqual([true, true, false]);
    const told = new ApiError(503, 'unavailable', 'Later.', { retryAfterMs: 20_000 });
    expect((await asked(() => Promise.reject(told))).count).toBe(1);
  });
});
