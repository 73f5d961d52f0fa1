import { ApiError } from '@broadside/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poll } from './poll.ts';
import { problemOf } from './problem.ts';

describe('asking again and again', () => {
  const page = { visibilityState: 'visible', listeners: new Set<() => void>() };
  const turn = (state: 'visible' | 'hidden'): void => {
    page.visibilityState = state;
    for (const each of page.listeners) each();
  };
  beforeEach(() => {
    vi.useFakeTimers();
    page.visibilityState = 'visible';
    vi.stubGlobal('document', {
      get visibilityState() {
        return page.visibilityState;
      },
      addEventListener: (_what: string, each: () => void) => page.listeners.add(each),
      removeEventListener: (_what: string, each: () => void) => page.listeners.delete(each),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begins at once, goes on in steps, and ends', async () => {
    const ask = vi.fn(() => Promise.resolve());
    const stop = poll(ask, 4000);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(ask).toHaveBeenCalledTimes(4);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    turn('visible');
    expect([ask.mock.calls.length, page.listeners.size]).toEqual([4, 0]);
  });

  it('waits while nobody looks, and asks when somebody does again', async () => {
    const ask = vi.fn(() => Promise.resolve());
    const stop = poll(ask, 4000);
    await vi.advanceTimersByTimeAsync(0);
    turn('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    turn('visible');
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });

  it('has one question under way at a time', async () => {
    let answer: () => void = () => undefined;
    const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const stop = poll(ask, 4000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    answer();
    await vi.advanceTimersByTimeAsync(4000);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });

  it('does not come back before the server wants it, and goes on after other failures', async () => {
    const tooOften = new ApiError(429, 'too-often', 'That is too often.', { retryAfterMs: 30_000 });
    const ask = vi.fn<() => Promise<void>>().mockResolvedValue();
    ask.mockRejectedValueOnce(tooOften).mockRejectedValueOnce(new Error('gone'));
    const stop = poll(ask, 4000);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4000);
    expect(ask).toHaveBeenCalledTimes(3);
    stop();
  });
});

describe('why the server did not do something', () => {
  it('is its own sentence and when to come back', () => {
    const tooOften = new ApiError(429, 'too-often', 'That is too often.', { retryAfterMs: 2000 });
    expect(problemOf(tooOften, 1000)).toEqual({ sentence: 'That is too often.', retryAt: 3000 });
    expect(problemOf(new ApiError(404, 'no-match', 'There is none.'), 1000)).toEqual({
      sentence: 'There is none.',
      retryAt: 0,
    });
    expect(problemOf(new TypeError('x.y is undefined'))).toEqual({
      sentence: 'The server cannot be reached. Try again in a moment.',
      retryAt: 0,
    });
  });
});
