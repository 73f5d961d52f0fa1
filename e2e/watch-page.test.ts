/** The page of who watches: the public moment, the bar of the whole match, and staying behind where one chose to. */
import { visit } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import { seededRandom } from '@broadside/rules/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { BotTable } from './bot-table.ts';
import WebSocket from 'ws';
import { Visitor, handset } from './browser.ts';
import { GameServer } from './game-server.ts';
import { withTwoPeople } from './two-people.ts';

const random = seededRandom(5);
const ready = withTwoPeople('Ann', 'Ben');
let table: BotTable;
const bar = 'Moment of the match';
const shown = (page: Page): Promise<number> =>
  page.locator('[data-seq]').evaluate((node) => Number((node as HTMLElement).dataset['seq']));

async function play(entries: number): Promise<void> {
  for (let step = 0; step < entries && (await table.step(random)); step += 1);
}
async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`${ready().server.url}/match/${table.id}${search}`);
  await page.locator('[data-seq]').waitFor();
  // The bar knows the whole match.
  await page
    .getByText('Round 1', { exact: true })
    .or(page.getByText('R1', { exact: true }))
    .first()
    .waitFor();
}
beforeAll(async () => {
  const { server, people } = ready();
  table = await BotTable.begin(server, 'quantum-rebellion', 3, people);
  await play(150);
}, 120_000);

describe('[WATCH-61] whoever watches', () => {
  it('reaches any moment by bar and keys, stays there while the match goes on, and comes back to now', async () => {
    const eve = await Visitor.arrive(ready().browser, 'Eve');
    const { page } = eve;
    await open(page);
    await expect.poll(() => shown(page)).toBe(table.now.seq);
    await page.getByText('at the public moment').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByLabel(bar).fill('40');
    await expect.poll(() => shown(page)).toBe(40);
    await page.getByText(/^you are (\d+ rounds|a round|\d+ entries) behind the match$/).waitFor();
    const before = table.now.seq;
    await play(5);
    await expect.poll(() => page.getByLabel(bar).getAttribute('max')).toBe(String(before + 5));
    expect(await shown(page)).toBe(40);
    await page.locator('body').press('ArrowRight');
    await expect.poll(() => shown(page)).toBe(41);
    await page.locator('body').press('Control+ArrowRight');
    await expect.poll(() => shown(page)).toBeGreaterThan(41);
    expect(asked.filter((url) => url.includes('/watch/'))).toEqual([]);
    // A reload opens the same moment.
    const at = await shown(page);
    await expect.poll(() => page.url()).toContain(`?at=${String(at)}`);
    await page.reload();
    await expect.poll(() => shown(page).catch(() => 0)).toBe(at);
    await page.locator('body').press('i');
    await page.getByText(/^Round \d of 6\. .* has \d+ in 100 of its fleet left/).waitFor();
    const explains = page.getByRole('switch', { name: 'Explain the match' });
    expect(await explains.getAttribute('aria-checked')).toBe('true');
    await page.locator('body').press('e');
    await expect.poll(() => explains.getAttribute('aria-checked')).toBe('false');
    await page.locator('body').press('End');
    await expect.poll(() => shown(page)).toBe(before + 5);
    await expect.poll(() => page.url()).not.toContain('?at=');
    await play(1);
    await expect.poll(() => shown(page)).toBe(before + 6);
    await eve.leave();
  });

  it('catches up on a phone, and is told how it ended only when there', async () => {
    await play(1000);
    expect(table.now.outcome).not.toBeNull();
    const bea = await Visitor.arrive(ready().browser, 'Bea', handset);
    const { page } = bea;
    await open(page, '?at=30');
    await expect.poll(() => shown(page)).toBe(30);
    const result = page.getByRole('region', { name: 'Result' });
    expect(await result.count()).toBe(0);
    expect(await page.title()).not.toMatch(/won|over/i);
    await page.getByRole('button', { name: 'Catch up' }).click();
    await expect.poll(() => shown(page), { timeout: 10_000 }).toBeGreaterThan(30);
    expect(await result.count()).toBe(0);
    await page.getByRole('button', { name: 'To the end' }).click();
    await result.waitFor();
    await page.getByText('at the end').waitFor();
    await page.getByRole('button', { name: 'A round back' }).click();
    await result.waitFor({ state: 'detached' });
    await bea.leave();
  });
});

describe('[WATCH-14] [WATCH-61] whoever the server sends to the stream', () => {
  it('watches the same page without a socket, and sees the end', async () => {
    const { browser } = ready();
    const server = await GameServer.start({ WATCH_SOCKETS: '0' });
    const [cid, dan] = [visit(server.url, { WebSocket, catalog }), visit(server.url, { WebSocket, catalog })];
    await cid.api.becomeGuest('Cid');
    await dan.api.becomeGuest('Dan');
    const own = await BotTable.begin(server, 'quantum-rebellion', 3, [cid, dan]);
    for (let step = 0; step < 30; step += 1) await own.step(random);
    const eve = await Visitor.arrive(browser, 'Eve');
    const { page } = eve;
    await page.goto(`${server.url}/match/${own.id}`);
    await expect.poll(() => shown(page).catch(() => 0), { timeout: 20_000 }).toBe(own.now.seq);
    await own.step(random);
    await expect.poll(() => shown(page), { timeout: 20_000 }).toBe(own.now.seq);
    await page.getByLabel(bar).fill('5');
    await expect.poll(() => shown(page)).toBe(5);
    await page.locator('body').press('End');
    await cid.open(own.id).act({ act: 'resign' });
    await page.getByRole('region', { name: 'Result' }).waitFor();
    own.leave();
    await eve.leave();
    await server.stop();
  });
});
