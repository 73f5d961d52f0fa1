/** Clips: made of what everybody may know, listed, drawn, reported and taken away; in a real server on a real database. */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveFor } from '@broadside/bench/synthetic';
import { clipsApi } from '@broadside/client';
import type { ClipsApi } from '@broadside/client';
import { clipLimits } from '@broadside/protocol';
import { Resvg } from '@resvg/resvg-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cropped } from '../src/workers/reading.ts';
import { Guest, refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson } from './league-people.ts';
import { idOf, memberAt } from './members.ts';
import { SimulatedTime } from './simulated-time.ts';
import { begunAt, leagueNight, minuteLate } from './watched-tables.ts';
import type { BegunMatch } from './watched-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'broadside-clips-'));
const drawing = `export const draw = async () => ({ words: 'x',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="9" height="9" fill="#ff0000"/></svg>' });`;
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
mkdirSync(join(folder, 'pictures'));
writeFileSync(join(folder, 'pictures/draw.js'), drawing);
writeFileSync(join(folder, '200.html'), '<!doctype html><html><head><title>B</title></head><body></body></html>');

const site = 'http://games.example.org';
const time = new SimulatedTime(Date.now());
let server: TestServer;
let table: BegunMatch;
beforeAll(async () => {
  const settings = { WEB_DIR: folder, PUBLIC_URL: site, REQUESTS_PER_MINUTE: '100000' };
  server = await startServer({ settings, time });
  table = await begunAt(server, minuteLate);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const clipsOf = ({ cookie }: { readonly cookie: string }): ClipsApi => clipsApi(server.url, { headers: { cookie } });
const nobody = (): ClipsApi => clipsApi(server.url);
const of = (match: string, fromSeq = 1, toSeq = fromSeq) => ({ match, fromSeq, toSeq, title: 'Gneiss is lost' });

/** What a request is answered, byte by byte, but for what differs by itself. */
async function answerOf(path: string, body: unknown, cookie: string): Promise<string> {
  const headers = { cookie, 'content-type': 'application/json' };
  const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const passing = /^(date|x-request-id|ratelimit.*|x-ratelimit.*)$/;
  const told = [...response.headers].filter(([name]) => !passing.test(name));
  return `${String(response.status)} ${JSON.stringify(told)} ${await response.text()}`;
}

describe('a clip', () => {
  it('[WATCH-32] shows released moments only, and says of all others the same, to those who sit there too', async () => {
    const { ada, id } = table;
    const refused = () => Promise.all([1, 2, 99].map((seq) => answerOf('/api/clips', of(id, seq), ada.cookie)));
    const before = await refused();
    expect(new Set(before).size).toBe(1);
    expect(before[0]).toMatch(/^404 .*not-there/);
    const seat = ada.open(id);
    await seat.when((state) => state.seq === 1);
    await seat.send(moveFor(0));
    seat.close();
    expect(await refused()).toEqual(before);
    await time.moveTo(time.now() + 60_000);
    expect((await clipsOf(ada).makeClip(of(id, 1, 2))).clip).toMatchObject({
      fromSeq: 1,
      toSeq: 2,
      by: { name: 'Ada' },
    });
    expect((await refusal(clipsOf(ada).makeClip(of(id, 2, 3)))).code).toBe('not-there');
  });

  it('[WATCH-32] is found by its address, with its match and with its maker, unless no list shows the match', async () => {
    const { ada, bob, id } = table;
    const camera = { x: 0.25, y: 0.75, across: 0.5 };
    const { clip } = await clipsOf(bob).makeClip({ ...of(id), camera });
    expect(await nobody().clip(clip.id)).toEqual({ clip, deletes: false });
    expect(clip).toMatchObject({ match: id, ruleset: 'synthetic', camera });
    expect((await nobody().clipsOfMatch(id)).clips).toContainEqual(clip);
    expect((await nobody().clipsBy(await idOf(bob))).clips).toEqual([clip]);
    const hidden = await begunAt(server, { delay: null, listed: false }, [ada, bob]);
    const unlisted = await clipsOf(bob).makeClip(of(hidden.id));
    expect((await nobody().clipsBy(await idOf(bob))).clips).toEqual([clip]);
    expect((await nobody().clipsOfMatch(hidden.id)).clips).toEqual([unlisted.clip]);
  });

  it('[WATCH-32] is for accounts, of some length, and twenty a day', async () => {
    const { id } = table;
    const guest = await Guest.arrive(server.url, 'Gus');
    expect((await refusal(clipsOf(guest).makeClip(of(id)))).code).toBe('no-account');
    const eve = await memberAt(server, 'Eve');
    for (const wrong of [of(id, 2, 1), of(id, 1, clipLimits.entries + 1), { ...of(id), title: '   ' }])
      expect((await refusal(clipsOf(eve).makeClip(wrong))).code).toBe('bad-request');
    for (let made = 0; made < clipLimits.aDay - 1; made += 1) await clipsOf(eve).makeClip(of(id));
    const two = await Promise.allSettled([1, 2].map(() => clipsOf(eve).makeClip(of(id))));
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await refusal(clipsOf(eve).makeClip(of(id)))).status).toBe(429);
  });

  it('[WATCH-33] has a picture of its first moment, and a preview', async () => {
    const { ada, id } = table;
    const { clip } = await clipsOf(ada).makeClip({ ...of(id, 1, 2), title: '<b>"Broadside"</b>' });
    const picture = await fetch(`${server.url}/clip/${clip.id}/picture.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const page = await (await fetch(`${server.url}/clip/${clip.id}`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('og:title" content="&lt;b&gt;&quot;Broadside&quot;&lt;/b&gt;"');
    expect(page).toContain(`og:image" content="${site}/clip/${clip.id}/picture.png"`);
    expect((await fetch(`${server.url}/clip/0123456789/picture.png`)).status).toBe(404);
  });

  it('[WATCH-33] shows through its camera that part of the table', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 0 40 20"><rect width="99" height="99"/></svg>';
    const boxOf = (x: number, y: number, across: number): string | undefined =>
      /viewBox="([^"]*)"/.exec(cropped(svg, { x, y, across }))?.[1];
    expect(boxOf(0.5, 0.5, 1)).toBe('10 0 40 20');
    expect(boxOf(0.5, 0.5, 0.5)).toBe('20 5 20 10');
    // Never beyond the edge.
    expect(boxOf(1, 0, 0.5)).toBe('30 0 20 10');
    expect(new Resvg(cropped(svg, { x: 1, y: 0, across: 0.5 })).width).toBe(20);
  });

  it('[WATCH-34] is taken away by its maker and by officials of the league', async () => {
    const night = await leagueNight(server);
    await time.moveTo(time.now() + 60_000);
    const [match = ''] = night.tables;
    const [maker, other] = [await leaguePerson(server, 'Mia'), await leaguePerson(server, 'Otto')];
    const { clip } = await clipsOf(maker).makeClip(of(match));
    expect((await refusal(clipsOf(other).deleteClip(clip.id))).code).toBe('not-yours');
    expect((await clipsOf(night.owner).clip(clip.id)).deletes).toBe(true);
    await clipsOf(night.owner).deleteClip(clip.id);
    expect((await refusal(nobody().clip(clip.id))).code).toBe('no-clip');
    expect((await fetch(`${server.url}/clip/${clip.id}/picture.png`)).status).toBe(404);
    expect((await nobody().clipsOfMatch(match)).clips).toEqual([]);
    const again = await clipsOf(maker).makeClip(of(match));
    await clipsOf(maker).deleteClip(again.clip.id);
    expect((await nobody().clipsBy(maker.handle)).clips).toEqual([]);
  });

  it('[WATCH-34] is reported and removed as what people say is', async () => {
    const moderator = await leaguePerson(server, 'Maud', 'moderator');
    const [maker, reader] = [await memberAt(server, 'Rude'), await memberAt(server, 'Reader')];
    const { clip } = await clipsOf(maker).makeClip({ ...of(table.id), title: 'Rude words' });
    await clipsOf(reader).reportClip(clip.id, 'Rude.');
    await clipsOf(reader).reportClip(clip.id, 'Rude.');
    const { api } = moderator.member;
    const { reports } = await api.reports();
    expect(reports).toHaveLength(1);
    const [report] = reports;
    expect(report).toMatchObject({
      room: 'clips',
      clip: clip.id,
      said: { text: 'Rude words' },
      message: { stands: 'shown' },
    });
    expect((await api.report(report?.id ?? 0)).lines).toEqual([]);
    await api.settleReport(report?.id ?? 0, { verdict: 'silenced', hours: 24, remove: true });
    expect((await refusal(nobody().clip(clip.id))).code).toBe('no-clip');
    expect((await api.reports()).reports[0]?.message.stands).toBe('removed');
    expect((await refusal(clipsOf(maker).makeClip(of(table.id)))).code).toBe('silenced');
    const database = new pg.Client({ connectionString: server.databaseUrl });
    await database.connect();
    expect((await database.query('select title from clip where id = $1', [clip.id])).rows).toEqual([{ title: '' }]);
    await database.end();
  });
});
