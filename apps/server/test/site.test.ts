/** What is around the matches: health, metrics, the description of the API, and the built web app. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

const boot = 'console.log("boot")';
const page = `<!doctype html><script>${boot}</script><script type="module" src="/app.js"></script>`;

describe('the site', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'broadside-web-'));
    await writeFile(join(folder, '200.html'), page);
    await mkdir(join(folder, '_app/immutable'), { recursive: true });
    await writeFile(join(folder, '_app/immutable/a.js'), 'let a = 1;');
    await writeFile(join(folder, '_app/immutable/a.js.gz'), gzipSync('let a = 1;'));
    server = await startServer({ settings: { WEB_DIR: folder } });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });
  const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${server.url}${path}`, { headers });

  it('[HTTP-8] says that it is well, that it is ready, and what it has done', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
    expect(await (await get('/readyz')).json()).toEqual({ ok: true });
    const ada = await Guest.arrive(server.url, 'Ada');
    const { match } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot' });
    const table = ada.open(match.id);
    await table.when((state) => state.seq === 1);
    await table.send({ kind: 'volley', target: 20 });
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/broadside_commands_total\{result="accepted"\} [1-9]/);
    expect(metrics).toMatch(/broadside_rooms 1/);
    expect(metrics).toMatch(/broadside_sockets 1/);
    table.close();
  });

  it('describes its API', async () => {
    const { paths } = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, object> };
    const known = [
      '/api/guests',
      '/api/me',
      '/api/rulesets',
      '/api/matches',
      '/api/matches/{id}',
      '/api/matches/{id}/log',
    ];
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(known));
    expect(JSON.stringify(paths['/api/matches/{id}/seats/{seat}/join'])).toContain('token');
  });

  it('serves the fallback page for every address of the app, with a policy that lets its own script run', async () => {
    for (const path of ['/', '/match/0123456789ab', '/rules/x/y']) {
      const response = await get(path, { accept: 'text/html' });
      expect([response.status, await response.text()]).toEqual([200, page]);
      const policy = response.headers.get('content-security-policy') ?? '';
      const hash = createHash('sha256').update(boot).digest('base64');
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    }
  });

  it('[LEAGUE-156] [WATCH-36] only what is made for frames may stand in frames of other sites', async () => {
    const framed = async (path: string): Promise<readonly (string | null | undefined)[]> => {
      const { headers } = await get(path, { accept: 'text/html' });
      const ancestors = /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0];
      return [ancestors, headers.get('x-frame-options'), headers.get('cross-origin-resource-policy')];
    };
    const open = ['frame-ancestors *', null, 'cross-origin'];
    const shut = ["frame-ancestors 'self'", 'SAMEORIGIN', 'same-origin'];
    const made = [
      'match/0123456789ab',
      'replay/0123456789ab?at=4',
      'clip/0123456789?size=s',
      'tv/best',
      'tv/league-x-1',
    ];
    const season = ['season/0123456789', 'season/0123456789?show=round&theme=paper'];
    for (const path of [...made, ...season].map((each) => `/embed/${each}`))
      expect(await framed(path), path).toEqual(open);
    const others = [
      '/',
      '/season/0123456789',
      '/embed',
      '/match/0123456789ab',
      '/tv/best',
      '/embed/match/0123456789ab/x',
      '/embed/tv/',
      '/embed/season/0123456789/desk',
      '/embed/season/../account',
    ];
    for (const path of [...others, '/api/seasons/0123456789', '/x?/embed/season/0123456789'])
      expect(await framed(path), path).toEqual(shut);
    const policy = (await get('/embed/season/0123456789', { accept: 'text/html' })).headers.get(
      'content-security-policy',
    );
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain(`script-src 'self' 'sha256-`);
  });

  it('serves files with hashed names for ever and compressed; what is not there is 404', async () => {
    const file = await get('/_app/immutable/a.js', { 'accept-encoding': 'gzip' });
    expect(await file.text()).toBe('let a = 1;');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(file.headers.get('content-encoding')).toBe('gzip');
    // What says something of a page alone is not sent with each of its files.
    expect(file.headers.get('content-security-policy')).toBeNull();
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect((await get('/_app/immutable/b.js')).status).toBe(404);
    expect(await (await get('/api/nothing')).json()).toMatchObject({ error: { code: 'not-found' } });
    expect((await get('/../../package.json')).status).toBe(404);
  });

  it('[HTTP-1] a cookie is for this site only, unreadable for scripts, and renames its guest', async () => {
    const post = (name: string, cookie = ''): Promise<Response> =>
      fetch(`${server.url}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ name }),
      });
    const first = await post('Ada');
    const cookie = first.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^broadside\.session_token=[^;]{40,};.*HttpOnly.*SameSite=Lax/);
    const renamed = await post('  Countess  ', cookie.split(';')[0]);
    expect(renamed.status).toBe(200);
    expect(await renamed.json()).toMatchObject({ person: { name: 'Countess' } });
    const me = await get('/api/me', { cookie: cookie.split(';')[0] ?? '' });
    expect(await me.json()).toMatchObject({ person: { name: 'Countess' } });
    expect(await (await get('/api/me')).json()).toEqual({ person: null });
    const rows = await import('pg').then(async ({ default: pg }) => {
      const client = new pg.Client({ connectionString: server.databaseUrl });
      await client.connect();
      const { rows: found } = await client.query('select * from session');
      await client.end();
      return JSON.stringify(found);
    });
    // The cookie is the token and its signature; the database has the token alone.
    const [, signature = ''] = decodeURIComponent(cookie.split(';')[0] ?? '').split(/\.(?=[^.]*$)/);
    expect(signature.length).toBeGreaterThan(40);
    expect(rows).not.toContain(signature);
  });
});
