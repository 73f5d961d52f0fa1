/** What of a match is shown elsewhere: links to a moment, clips, and frames in pages of other sites. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visit } from '@broadside/client';
import { seededRandom } from '@broadside/rules/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { BotTable } from './bot-table.ts';
import { Visitor } from './browser.ts';
import { withTwoPeople } from './two-people.ts';

const random = seededRandom(5);
const ready = withTwoPeople('Ann', 'Ben');
let table: BotTable;
beforeAll(async () => {
  const { server, people } = ready();
  table = await BotTable.begin(server, 'quantum-rebellion', 3, people);
  for (let step = 0; step < 60 && (await table.step(random)); step += 1);
}, 120_000);

describe('whoever watches', () => {
  it('[WATCH-32] [WATCH-35] opens a moment through a camera, and makes a clip that plays in a loop', async () => {
    const { server, browser } = ready();
    const program = visit(server.url, { WebSocket });
    await program.api.becomeGuest('Eve');
    await program.api.makeAccount({ handle: 'Eve', name: 'Eve', password: 'four words for a ship' });
    const eve = await Visitor.arrive(browser, 'Eve');
    await eve.takeCookie(server.url, program.cookie);
    const { page } = eve;
    await page.goto(`${server.url}/match/${table.id}?at=40&camera=0.5,0.25,0.4`);
    await expect
      .poll(() =>
        page
          .locator('[data-seq]')
          .getAttribute('data-seq')
          .catch(() => ''),
      )
      .toBe('40');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'This moment and clips…' }).click();
    // What the link asked for is what the board shows, and what the clip would.
    await page.getByLabel('Show only what the board shows now').waitFor();
    await page.getByLabel('Title of a clip').fill('A salvo');
    await page.getByLabel('From entry').fill('39');
    await page.getByRole('button', { name: 'Make the clip' }).click();
    await page.waitForURL(/\/clip\/\w{10}$/);
    await page.getByRole('heading', { name: 'A salvo' }).waitFor();
    const { clip } = (await (await fetch(`${server.url}/api/clips/${page.url().slice(-10)}`)).json()) as {
      clip: { camera: { x: number; y: number; across: number } };
    };
    const { x, y, across } = clip.camera;
    expect(Math.abs(x - 0.5)).toBeLessThan(0.05);
    expect(Math.abs(y - 0.25)).toBeLessThan(0.05);
    expect(Math.abs(across - 0.4)).toBeLessThan(0.05);
    // Who wants no motion presses Play.
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const shown = (): Promise<string | null> => page.locator('.clip[data-seq]').getAttribute('data-seq');
    for (const seq of ['39', '40', '39']) await expect.poll(shown, { timeout: 8000 }).toBe(seq);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('link', { name: 'Watch the match from here' }).click();
    await page.waitForURL(/\?at=39/);
    expect(eve.faults).toEqual([]);
    await eve.leave();
  });
});

/** A page of another site that holds frames of this one. */
async function foreignPage(frames: readonly string[]): Promise<{ url: string; close(): void }> {
  const html = frames.map((src) => `<iframe src="${src}" width="700" height="600"></iframe>`).join('');
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>A club</title>${html}`);
  });
  await new Promise<void>((listens) => site.listen(0, '127.0.0.1', listens));
  // Another name of this machine is another site.
  return { url: `http://localhost:${String((site.address() as AddressInfo).port)}`, close: () => void site.close() };
}

describe('a page of another site', () => {
  it('[WATCH-36] shows matches, replays, clips and channels in frames, without cookies, and nothing else of this site', async () => {
    const { server, browser, people } = ready();
    const eve = await Visitor.arrive(browser, 'Eve');
    await eve.takeCookie(server.url, people[0].cookie);
    const shown = ['match', 'replay'].map((kind) => `${server.url}/embed/${kind}/${table.id}?theme=paper`);
    const club = await foreignPage([...shown, `${server.url}/embed/tv/best`, `${server.url}/match/${table.id}`]);
    const cookies: string[] = [];
    eve.page.on('response', (response) => {
      if (!response.url().startsWith(server.url)) return;
      void response.allHeaders().then((headers) => cookies.push(...(headers['set-cookie'] ? [response.url()] : [])));
      void response
        .request()
        .allHeaders()
        .then((headers) => cookies.push(...(headers['cookie'] ? [response.url()] : [])));
    });
    eve.forgiving = true; // the frame that is refused is told on the console
    await eve.page.goto(club.url);
    for (const at of [0, 1, 2]) {
      const frame = eve.page.frameLocator('iframe').nth(at);
      await frame.getByRole('link', { name: 'Open on Broadside' }).waitFor();
      await frame
        .getByText(/^Round 1 of/)
        .first()
        .waitFor();
      const board = frame.locator('.stage');
      await expect.poll(async () => (await board.boundingBox())?.height ?? 0).toBeGreaterThan(150);
    }
    const first = eve.page.frameLocator('iframe').nth(0).locator('html');
    expect(await first.getAttribute('data-theme')).toBe('paper');
    expect(eve.page.frames().some((frame) => frame.url() === `${server.url}/match/${table.id}`)).toBe(false);
    // Opened by itself, where the browser would send its cookie, it is nobody's page as well.
    cookies.length = 0;
    await eve.page.goto(shown[0] ?? '');
    await eve.page
      .getByText(/^Round 1 of/)
      .first()
      .waitFor();
    expect(cookies.filter((url) => /\/(api|watch)\//.test(url))).toEqual([]);
    club.close();
    await eve.leave();
  });
});
