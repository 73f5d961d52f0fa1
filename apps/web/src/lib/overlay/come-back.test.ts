import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comeBack } from './come-back.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'http://games.example/overlay/tv/best' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often a page was loaded anew in a minute. */
async function loads(away: boolean, answer: () => Promise<unknown>): Promise<number> {
  const [asked, reload] = [vi.fn(answer), vi.fn()];
  vi.stubGlobal('fetch', asked);
  const stop = comeBack(() => away, 15_000, reload);
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  for (const call of asked.mock.calls as unknown as [string, RequestInit][])
    expect(call[1].headers).toEqual({ accept: 'text/html' });
  return reload.mock.calls.length;
}

it('[WATCH-39] loads the page anew where the stream is away and the site answers, and never else', async () => {
  expect(await loads(true, () => Promise.resolve({ ok: true }))).toBe(4);
  expect(await loads(true, () => Promise.resolve({ ok: false }))).toBe(0);
  expect(await loads(true, () => Promise.reject(new Error('away')))).toBe(0);
  expect(await loads(false, () => Promise.resolve({ ok: true }))).toBe(0);
});
