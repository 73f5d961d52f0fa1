/** How pages of others find what they may show of this site; with a web app of one page. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clipsApi } from '@broadside/client';
import { Oembed } from '@broadside/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { begunAt } from './watched-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'broadside-oembed-'));
writeFileSync(join(folder, '200.html'), '<!doctype html><html><head><title>B</title></head><body></body></html>');
const site = 'http://games.example.org';
let server: TestServer;
let match: string;
let clip: string;
beforeAll(async () => {
  server = await startServer({ settings: { WEB_DIR: folder, PUBLIC_URL: site } });
  const table = await begunAt(server);
  match = table.id;
  const clips = clipsApi(server.url, { headers: { cookie: table.ada.cookie } });
  ({ id: clip } = (await clips.makeClip({ match, fromSeq: 1, toSeq: 1, title: 'It "begins"' })).clip);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (query: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${server.url}/api/oembed?${new URLSearchParams(query).toString()}`);
const answered = async (path: string, more = {}): Promise<Oembed> =>
  Oembed.parse(await (await ask({ url: `${site}${path}`, ...more })).json());

describe('[WATCH-37] oEmbed', () => {
  it('answers as the published description asks, with a frame that fits', async () => {
    const said = await answered(`/match/${match}`);
    expect(said).toMatchObject({ version: '1.0', type: 'rich', provider_url: site, width: 640, height: 560 });
    expect(said.html).toContain(`src="${site}/embed/match/${match}"`);
    const small = await answered(`/match/${match}/replay?at=1`, { maxwidth: '300', maxheight: '200' });
    expect([small.width, small.height]).toEqual([300, 200]);
    expect(small.html).toContain(`src="${site}/embed/replay/${match}?at=1"`);
    expect(small.html).toContain('width="300" height="200"');
    const ofClip = await answered(`/clip/${clip}`);
    expect(ofClip).toMatchObject({ title: 'It "begins"', author_name: 'Ada' });
    expect(ofClip.html).toContain('title="It &quot;begins&quot;"');
    expect((await answered('/tv/best')).html).toContain(`${site}/embed/tv/best`);
  });

  it('has nothing for other sites, other pages and other formats', async () => {
    const other = [
      `http://evil.example/match/${match}`,
      `${site}/account`,
      `${site}/match/000000000000`,
      `${site}/tv/x`,
    ];
    for (const url of other) expect((await ask({ url })).status, url).toBe(404);
    expect((await ask({ url: `${site}/match/${match}`, format: 'xml' })).status).toBe(501);
    for (const wrong of [{ url: 'match' }, { url: `${site}/tv/best`, maxwidth: '0' }, {}])
      expect((await ask(wrong)).status).toBe(400);
  });

  it('is named in the head of those pages, and in no other; nothing sets a cookie', async () => {
    for (const path of [`/match/${match}`, `/match/${match}/replay`, `/clip/${clip}`, '/tv/best']) {
      const response = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
      const href = /application\/json\+oembed" href="([^"]*)"/.exec(await response.text())?.[1] ?? '';
      expect(href, path).toBe(`${site}/api/oembed?url=${encodeURIComponent(`${site}${path}`)}`);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect((await fetch(href.replace(site, server.url))).headers.get('set-cookie')).toBeNull();
    }
    const account = await fetch(`${server.url}/account`, { headers: { accept: 'text/html' } });
    expect(await account.text()).not.toContain('oembed');
    const embed = await fetch(`${server.url}/embed/match/${match}`, { headers: { accept: 'text/html' } });
    expect([embed.status, embed.headers.get('set-cookie')]).toEqual([200, null]);
  });
});
