/** Pictures of boards and what links say of themselves, with a web app that draws and one that is not built. */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveFor } from '@broadside/bench/synthetic';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatedMatch, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'broadside-pictures-'));
/** A built web app whose pictures have a bar as long as the view's text: other moments look otherwise. */
const drawing = `export const draw = async (ruleset, view) => ruleset === 'synthetic'
  ? { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><!--' + JSON.stringify(view) + '--><rect width="9" height="9" fill="#ff0000"/></svg>', words: 'x' }
  : undefined;`;
// As the package of the web app says of what it builds.
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
mkdirSync(join(folder, 'pictures'));
writeFileSync(join(folder, 'pictures/draw.js'), drawing);
writeFileSync(join(folder, '200.html'), '<!doctype html><html><head><title>B</title></head><body></body></html>');

const site = 'http://games.example.org';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { WEB_DIR: folder, PUBLIC_URL: site } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function played() {
  const { ada, bob, id } = await seatedMatch(server.url);
  const [one, two] = [ada.open(id), bob.open(id)];
  await Promise.all([one, two].map((table) => table.when((state) => state.seq === 1)));
  await one.send(moveFor(0));
  await two.send({ kind: 'note', text: "Bob's plan" });
  for (const table of [one, two]) table.close();
  return { ada, id };
}
const picture = (id: string, rest: string): Promise<Response> => fetch(`${server.url}/match/${id}/picture.${rest}`);
const pageOf = async (path: string): Promise<string> =>
  (await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } })).text();

describe('[HTTP-53] the picture of a board', () => {
  it('is of the present, or of any moment, and shows the public’s view alone', async () => {
    const { id } = await played();
    const now = await picture(id, 'svg');
    expect([now.status, now.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(now.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const text = await now.text();
    expect(text).toContain('ship-0');
    expect(text).not.toContain("Bob's plan");
    const first = await (await picture(id, 'svg?at=1')).text();
    expect(first).not.toBe(text);
    expect(await (await picture(id, 'svg?at=3')).text()).toBe(text);
  });

  it('is a PNG 1200 pixels wide', async () => {
    const { id } = await played();
    const response = await picture(id, 'png?at=2');
    expect(response.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 600]);
  });

  it('is not there where there is no such match, entry or web app', async () => {
    const { ada, id } = await played();
    const open = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
    const statuses = await Promise.all(
      [
        picture(id, 'svg?at=99'),
        picture(id, 'svg?at=x'),
        picture('000000000000', 'png'),
        picture(open.match.id, 'png?at=1'),
      ].map(async (each) => (await each).status),
    );
    expect(statuses).toEqual([404, 400, 404, 404]);
    const bare = await startServer({ settings: { WEB_DIR: join(folder, 'nothing') } });
    const there = await seatedMatch(bare.url);
    expect((await fetch(`${bare.url}/match/${there.id}/picture.svg`)).status).toBe(404);
    await bare.stop();
  });
});

describe('[HTTP-53] the picture of a match that waits for players', () => {
  it('is its table as it may be set up, the same for everybody, before and after it begins', async () => {
    const { ada, bob } = await seatedMatch(server.url);
    const { match, invitations } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
    const before = await picture(match.id, 'svg');
    expect([before.status, before.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const text = await before.text();
    expect(text).toContain('ship-0');
    expect(await (await picture(match.id, 'svg?at=0')).text()).toBe(text);
    expect((await picture(match.id, 'png?at=0')).headers.get('content-type')).toBe('image/png');
    const [invited] = invitations;
    if (!invited) throw new Error('Nobody is invited.');
    await bob.api.join(match.id, invited.seat, { token: invited.token });
    await expect.poll(async () => (await picture(match.id, 'svg?at=1')).status, { timeout: 30_000 }).toBe(200);
    expect(await (await picture(match.id, 'svg?at=0')).text()).toBe(text);
  });
});

describe('[HTTP-54] what a link to a match says of itself', () => {
  it('is who plays, what, how it stands, and the picture of the moment that it names', async () => {
    const { id } = await played();
    const page = await pageOf(`/match/${id}/replay?at=2`);
    expect(page).toContain('<meta property="og:title" content="Ada&#39;s match: Ada against Bob" />');
    expect(page).toContain(`<meta property="og:image" content="${site}/match/${id}/picture.png?at=2" />`);
    expect(page).toContain('<meta property="og:description" content="Synthetic · Two fleets · ');
    expect(page).toContain('</head><body>');
    const plain = await pageOf(`/match/${id}`);
    // The public moment, so that who keeps a preview keeps the picture with it.
    expect(plain).toContain(`content="${site}/match/${id}/picture.png?at=3" />`);
    expect(await pageOf(`/match/${id}?at=99`)).toContain(`/match/${id}/picture.png?at=3" />`);
    expect(plain).toContain(`<meta property="og:url" content="${site}/match/${id}" />`);
  });

  it('never says what the request calls the site: without PUBLIC_URL it names no address at all', async () => {
    const unnamed = await startServer({ settings: { WEB_DIR: folder, TRUST_PROXY: '1' } });
    const { id } = await seatedMatch(unnamed.url);
    const headers = { accept: 'text/html', host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const { body } = await unnamed.app.fastify.inject({ url: `/match/${id}`, headers });
    expect(body).toContain('og:title');
    for (const each of ['og:url', 'og:image', 'evil.example', '127.0.0.1']) expect(body).not.toContain(each);
    await unnamed.stop();
  });

  it('is who invites, and the table as it may be set up, while a seat is free; never the token', async () => {
    const { ada } = await seatedMatch(server.url);
    const { match, invitations } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
    const token = invitations[0]?.token ?? '';
    const page = await pageOf(`/match/${match.id}/join?token=${token}`);
    expect(token.length).toBeGreaterThan(8);
    expect(page).toContain('content="Ada invites you: ');
    expect(page).toContain(`<meta property="og:image" content="${site}/match/${match.id}/picture.png?at=0" />`);
    expect(page).toContain('content="The table as it may be set up"');
    expect(page).not.toContain('og:url');
    expect(page).not.toContain(token);
  });

  it('takes no markup from names, and leaves other pages alone', async () => {
    const { ada } = await seatedMatch(server.url);
    const made = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend', name: '"><script>x</script>' });
    const page = await pageOf(`/match/${made.match.id}`);
    expect(page).toContain('&quot;&gt;&lt;script&gt;x&lt;/script&gt;');
    expect(page).not.toContain('<script>');
    expect(page).toContain('Waits for players');
    expect(page).toContain(`/match/${made.match.id}/picture.png?at=0" />`);
    expect(await pageOf('/fleets')).not.toContain('og:');
    expect(await pageOf('/match/000000000000')).not.toContain('og:');
  });
});
