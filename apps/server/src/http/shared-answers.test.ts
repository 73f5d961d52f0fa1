import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SharedAnswers } from './shared-answers.ts';

describe('answers that many ask for at once', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Counts how often it is made; `now` is what was so when it began. */
  function counted() {
    const shared = new SharedAnswers<number>();
    const world = { now: 1, made: 0 };
    const make = async (): Promise<number> => {
      world.made += 1;
      const seen = world.now;
      await new Promise((next) => setTimeout(next, 10));
      return seen;
    };
    return { world, ask: (key = 'all') => shared.of(key, make) };
  }

  it('are begun at once where nobody asked lately', async () => {
    const { ask, world } = counted();
    const first = ask();
    expect(world.made).toBe(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(await first).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    void ask();
    expect(world.made).toBe(2);
  });

  it('are made twice for a thousand in one moment, and show what was done before each asked', async () => {
    const { ask, world } = counted();
    const first = ask();
    world.now = 2;
    const others = Array.from({ length: 999 }, () => ask());
    await vi.advanceTimersByTimeAsync(120);
    expect([await first, ...new Set(await Promise.all(others))]).toEqual([1, 2]);
    expect(world.made).toBe(2);
  });

  it('are made ten times a second, however many ask', async () => {
    const { ask, world } = counted();
    const asked: Promise<number>[] = [];
    for (let ms = 0; ms < 1000; ms += 5) {
      asked.push(ask());
      await vi.advanceTimersByTimeAsync(5);
    }
    await vi.advanceTimersByTimeAsync(200);
    await Promise.all(asked);
    expect(world.made).toBeLessThanOrEqual(11);
  });

  it('do not wait for those of another key', () => {
    const { ask, world } = counted();
    void ask('one');
    void ask('other');
    expect(world.made).toBe(2);
  });

  it('fail for those who share one that failed, and are made anew for the next', async () => {
    const shared = new SharedAnswers<string>();
    const failing = shared.of('all', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    const next = shared.of('all', () => Promise.resolve('yes'));
    await vi.advanceTimersByTimeAsync(100);
    expect(await next).toBe('yes');
  });
});
