/**
 * Two people who have never met, one at a laptop and one at a phone: a guest becomes an account, a match with a clock,
 * a network that drops, taking back with and without asking, resigning, and then the replay and the proof of the dice.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accept, invite, smallFleets } from './arrival.ts';
import { hearAudio, type Ear } from './audio.ts';
import { Visitor, handset, launch } from './browser.ts';
import { GameServer } from './game-server.ts';
import { primary } from './hands/desk.ts';

const tempo = { kind: 'live', bankMs: 3_600_000, incrementMs: 30_000, overtime: { kind: 'each-decision', ms: 60_000 } };

/** Stands between a page and the server, so that the line can be cut as a network does it. */
async function cuttable(page: Page): Promise<{ cut(): Promise<void> }> {
  const open = new Set<{ close(): Promise<void> }>();
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    open.add(socket);
    socket.onMessage((text) => server.send(text));
    server.onMessage((text) => socket.send(text));
    socket.onClose(() => open.delete(socket));
  });
  return {
    async cut() {
      for (const socket of [...open]) await socket.close();
      open.clear();
    },
  };
}

const seqOf = async (page: Page): Promise<number> => Number(await page.locator('.page').getAttribute('data-seq'));
const atSeq = (page: Page, seq: number): Promise<void> => page.locator(`.page[data-seq="${String(seq)}"]`).waitFor();
const menu = async (page: Page, entry: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: entry, exact: typeof entry === 'string' }).click();
};

/** Turns the sound on in a page that is opened after this. */
async function listen(page: Page): Promise<Ear> {
  await page.addInitScript(() => localStorage.setItem('sound', 'on'));
  return hearAudio(page);
}

/** At a quarter of the hour the call is heard once more, and the clock has a thicker ring: the page is told that it is later. */
async function calledAgain(page: Page, ear: Ear): Promise<void> {
  // The higher notes of the two calls; no other cue has them.
  const calls = async (): Promise<number> => (await ear.heard()).filter(({ hz }) => hz === 330 || hz === 392).length;
  await expect.poll(() => ear.contexts()).toBe(1);
  expect(await page.locator('.clk.late').count()).toBe(0);
  const before = await calls();
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 46 * 60_000;
    Object.assign(globalThis, { earlier: () => (Date.now = now) });
  });
  await page.locator('.clk.late').waitFor();
  await expect.poll(calls).toBeGreaterThan(before);
  await page.evaluate(() => (globalThis as unknown as { earlier(): void }).earlier());
}

/** A guest with a match becomes an account, and keeps it. */
async function becomesAccount(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/sign-up`);
  await page.getByLabel('Handle').fill('ada-of-the-waders');
  await page.getByLabel('Password').fill('four words for a ship');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('heading', { name: 'Ways to sign in' }).waitFor();
}

/** The replay, a link to a moment of it, and the proof of the dice. */
async function looksBack(page: Page, table: string, begun: number): Promise<void> {
  await page.goto(`${table}/replay?at=${String(begun + 1)}`);
  await atSeq(page, begun + 1);
  await page.getByRole('slider').first().press('End');
  await atSeq(page, begun + 7);
  await page.goto(table);
  await page.getByRole('button', { name: 'Verify this match' }).first().click();
  await page.getByText('✓ This match is honest.').first().waitFor();
}

describe('two strangers', () => {
  let server: GameServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([GameServer.start(), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it('play by the clock, lose the network, take back, resign, and check the dice', async () => {
    const ada = await Visitor.arrive(browser, 'Ada');
    const bob = await Visitor.arrive(browser, 'Bob', handset);
    const ears = new Map([[ada, await listen(ada.page)] as const, [bob, await listen(bob.page)] as const]);
    const line = await cuttable(ada.page);
    await ada.page.route(/\/api\/matches$/, (route) =>
      route.request().method() === 'POST'
        ? route.continue({ postData: { ...(route.request().postDataJSON() as object), tempo } })
        : route.continue(),
    );
    const link = await invite(ada, server.url, smallFleets);
    const id = /\/match\/([^/]+)\//.exec(link)?.[1] ?? '';
    const table = `${server.url}/match/${id}`;

    await becomesAccount(ada.page, server.url);
    await accept(bob, link);
    await ada.page.goto(table);
    await ada.page.locator('svg.bd').waitFor();

    // Both clocks stand in the top bar of both, and one of them runs.
    for (const { page } of [ada, bob]) {
      await page.getByRole('timer').first().waitFor();
      expect(await page.getByRole('timer').count()).toBe(2);
    }
    const [first, second] = (await ada.page.title()).startsWith('Your turn') ? [ada, bob] : [bob, ada];

    // What nobody's dice have touched is taken back for the asking.
    const begun = await seqOf(first.page);
    await primary(first.page).filter({ visible: true }).click();
    await atSeq(first.page, begun + 1);
    await first.page
      .getByRole('button', { name: /^Take back/ })
      .filter({ visible: true })
      .click();
    for (const { page } of [first, second]) await atSeq(page, begun + 2);
    await calledAgain(first.page, ears.get(first)!);
    await primary(first.page).filter({ visible: true }).click();
    for (const { page } of [first, second]) await atSeq(page, begun + 3);

    // The network drops while the other side acts; the page comes back by itself.
    ada.forgiving = true;
    await line.cut();
    await primary(second.page).filter({ visible: true }).click();
    for (const { page } of [first, second]) await atSeq(page, begun + 4);
    ada.forgiving = false;

    // Further back only with the other's yes.
    await first.page
      .getByRole('button', { name: /^Ask to take back/ })
      .filter({ visible: true })
      .click();
    await second.page.getByRole('button', { name: 'Let them take it back' }).click();
    for (const { page } of [first, second]) await atSeq(page, begun + 6);
    expect(await first.page.title()).toContain('Your turn');

    await menu(bob.page, 'Give up the match…');
    await bob.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    for (const { page } of [first, second]) await atSeq(page, begun + 7);

    for (const { page } of [ada, bob]) await looksBack(page, table, begun);
    expect([...ada.faults, ...bob.faults]).toEqual([]);
  });
});
