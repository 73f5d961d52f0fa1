/** Whoever has asked too often is told when to come back, and pages and their files are still there to say it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@broadside/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, seatedMatch, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

describe('[HTTP-7] the limit on requests', () => {
  const most = 40;
  let server: TestServer;
  let folder: string;
  let match: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'broadside-limits-'));
    await writeFile(join(folder, '200.html'), '<!doctype html><html><head></head><body>The page</body></html>');
    await mkdir(join(folder, '_app/immutable'), { recursive: true });
    await writeFile(join(folder, '_app/immutable/a.js'), 'let a = 1;');
    server = await startServer({ settings: { WEB_DIR: folder, REQUESTS_PER_MINUTE: String(most) } });
    ({ id: match } = await seatedMatch(server.url));
    for (let spent = 0; spent < most; spent += 1) await fetch(`${server.url}/api/rulesets`);
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });
  const get = (path: string, accept = 'text/html'): Promise<Response> =>
    fetch(`${server.url}${path}`, { headers: { accept } });

  it('counts the API and pictures, and says when to come back', async () => {
    for (const path of ['/api/rulesets', '/api/nothing-here', `/match/${match}/picture.svg`]) {
      const response = await get(path, '*/*');
      expect(response.status, path).toBe(429);
      expect(Number(response.headers.get('retry-after')), path).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ error: { code: 'too-often' } });
    }
    const told = await refusal(api(server.url).lobby(false));
    expect(told).toMatchObject({ status: 429, code: 'too-often' });
    expect(told.retryAfterMs).toBeGreaterThan(0);
    expect(told.message).toMatch(/^That is too often\. Try again in (\d+ seconds?|1 minute)\.$/);
  });

  it('does not count pages and their files', async () => {
    for (let times = 0; times < most + 5; times += 1) {
      expect((await get('/_app/immutable/a.js')).status).toBe(200);
      expect(await (await get(`/match/${match}/replay`)).text()).toContain('The page');
    }
    for (const path of ['/', '/fleets', `/match/${match}`]) expect((await get(path)).status, path).toBe(200);
  });

  it('leaves previews out of pages of matches that are asked for too often', async () => {
    for (let times = 0; times < most; times += 1) await get(`/match/${match}`);
    const page = await get(`/match/${match}`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('og:title');
  });

  it('answers a browser that follows a link with a page, whatever is wrong', async () => {
    for (const path of [
      '/api/rulesets',
      `/match/${match}/picture.svg`,
      '/api/nothing',
      '/%E0%A4%A',
      `/${'x'.repeat(300)}`,
    ]) {
      const response = await get(path, 'text/html,application/xhtml+xml,*/*;q=0.8');
      expect(response.headers.get('content-type'), path).toContain('text/html');
      expect(await response.text(), path).not.toContain('{"');
    }
  });
});
