import { describe, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { ApiError } from './calls.ts';

const answering = (status: number, body: unknown, headers: Record<string, string> = {}): typeof fetch =>
  vi.fn(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })),
  );

async function failure(fetching: typeof fetch, timeoutMs?: number): Promise<ApiError> {
  const site = api('http://x', { fetch: fetching, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  const error: unknown = await site.stopSeeking().catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error(`no ApiError: ${String(error)}`);
}

describe('a call', () => {
  it('[HTTP-2, HTTP-7] that is refused says why, and when to ask again', async () => {
    const error = { code: 'too-many', sentence: 'Wait a minute.' };
    const found = await failure(answering(429, { error }, { 'retry-after': '60' }));
    expect(found).toMatchObject({ status: 429, code: 'too-many', message: 'Wait a minute.', retryAfterMs: 60_000 });
    expect(await failure(answering(403, { error }))).toMatchObject({ status: 403, retryAfterMs: null });
    const date = new Date(Date.now() + 60_000).toUTCString();
    const later = (await failure(answering(503, '<h1>Away</h1>', { 'retry-after': date }))).retryAfterMs ?? 0;
    expect(later).toBeGreaterThan(0);
    expect(later).toBeLessThanOrEqual(60_000);
    for (const odd of ['', 'soon'])
      expect(await failure(answering(429, { error }, { 'retry-after': odd }))).toMatchObject({ retryAfterMs: null });
  });

  it('that is not answered is unreachable, with the cause', async () => {
    const cause = new TypeError('fetch failed');
    expect(await failure(() => Promise.reject(cause))).toMatchObject({ status: 0, code: 'unreachable', cause });
    const torn = new Response(new ReadableStream({ pull: (body) => body.error(cause) }));
    expect(await failure(() => Promise.resolve(torn))).toMatchObject({ code: 'unreachable', cause });
  });

  it('is given up after its time', async () => {
    const never: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    const found = await failure(never, 10);
    expect(found).toMatchObject({ code: 'unreachable', cause: { name: 'TimeoutError' } });
  });

  it('that is answered by something else is unexpected, whatever the status', async () => {
    expect(await failure(answering(200, '<html>'))).toMatchObject({ status: 200, code: 'unexpected' });
    expect(await failure(answering(200, { odd: true }))).toMatchObject({ status: 200, code: 'unexpected' });
    expect(await failure(answering(502, 'Bad gateway'))).toMatchObject({ status: 502, code: 'unexpected' });
  });

  it('reads what a newer server adds as if it were not there', async () => {
    const done = { done: true, at: 5 };
    expect(await api('http://x', { fetch: answering(200, done) }).signOut()).toEqual({ done: true });
  });
});
