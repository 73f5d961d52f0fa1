/** Two players and a spectator talk at one table: apart while it is played, heard by all when it is over. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor, handset, launch } from './browser.ts';
import { GameServer } from './game-server.ts';

describe('[CHAT-1, CHAT-2, CHAT-8] the chat of a table', () => {
  let server: GameServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([GameServer.start(), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  const post = async <T>(page: Page, path: string, data: object): Promise<T> => {
    const response = await page.request.post(`${server.url}/api${path}`, { data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as T;
  };

  it('keeps spectators and players apart, mutes, and opens both rooms at the end', async () => {
    const ada = await Visitor.arrive(browser, 'Ada');
    const bob = await Visitor.arrive(browser, 'Bob', handset);
    const eve = await Visitor.arrive(browser, 'Eve');
    for (const { page, name } of [ada, bob]) await post(page, '/guests', { name });
    const made = await post<{ match: { id: string }; invitations: { seat: string; token: string }[] }>(
      ada.page,
      '/matches',
      { ruleset: 'quantum-rebellion', opponent: 'friend' },
    );
    const [seat] = made.invitations;
    const address = `/match/${made.match.id}`;
    await post(bob.page, `/matches/${made.match.id}/seats/${seat?.seat ?? ''}/join`, { token: seat?.token });
    await Promise.all(
      [ada, bob, eve].map(async ({ page }) => {
        await page.goto(`${server.url}${address}`);
        await page.locator('svg.bd').waitFor();
      }),
    );

    await ada.page.keyboard.press('t');
    await ada.page.getByLabel('Message to the players').fill('Fair winds, <b>Bob</b>');
    await ada.page.keyboard.press('Enter');
    await ada.page.getByText('Fair winds, <b>Bob</b>').waitFor();

    const tab = bob.page.getByRole('button', { name: /^Chat/ });
    await tab.getByLabel('1 new messages').waitFor();
    await tab.click();
    await bob.page.getByText('Fair winds, <b>Bob</b>').waitFor();
    await tab.getByLabel('1 new messages').waitFor({ state: 'detached' });

    await eve.page.getByLabel('Your name, to speak here').fill('Eve');
    await eve.page.getByRole('button', { name: 'Use this name' }).click();
    await eve.page.getByLabel('Message to the spectators').fill('Her flank is open');
    await eve.page.keyboard.press('Enter');
    await eve.page.getByText('Her flank is open').waitFor();
    expect(await eve.page.getByText('Fair winds').count()).toBe(0);

    await bob.page.getByRole('button', { name: 'Mute or report Ada' }).click();
    await bob.page.getByRole('button', { name: 'Mute Ada' }).click();
    await bob.page.getByText('Ada is muted.').waitFor();
    expect(await bob.page.getByText('Fair winds').count()).toBe(0);
    await bob.page.getByRole('button', { name: 'Read them again' }).click();
    await bob.page.getByText('Fair winds').waitFor();
    for (const { page } of [ada, bob]) expect(await page.getByText('flank is open').count()).toBe(0);

    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('button', { name: 'Abort the match…' }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Abort', exact: true }).click();
    await eve.page.getByRole('button', { name: 'Players', exact: true }).click();
    await eve.page.getByText('Fair winds').waitFor();
    // What comes with the end stands above the chat and moves it: a press waits for it.
    await ada.page.getByRole('button', { name: 'Rematch' }).waitFor();
    await ada.page.getByRole('button', { name: 'Spectators', exact: true }).click();
    await ada.page.getByText('Her flank is open').waitFor();
    for (const { faults } of [ada, bob, eve]) expect(faults).toEqual([]);
  });

  it('[WATCH-75] a moderator slows the watchers’ room, and keeps it for accounts: the field says so to everybody', async () => {
    const [ada, eve] = [await Visitor.arrive(browser, 'Ada'), await Visitor.arrive(browser, 'Eve', handset)];
    const max = await Visitor.arrive(browser, 'Max');
    await post(ada.page, '/guests', { name: 'Ada' });
    await post(eve.page, '/guests', { name: 'Eve' });
    await post(max.page, '/guests', { name: 'Max' });
    await post(max.page, '/account', { handle: 'max-minds', password: 'four words for a ship' });
    await server.giveRole('max-minds', 'moderator');
    const bob = await Visitor.arrive(browser, 'Bob');
    await post(bob.page, '/guests', { name: 'Bob' });
    const made = await post<{ match: { id: string }; invitations: { seat: string; token: string }[] }>(
      ada.page,
      '/matches',
      { ruleset: 'quantum-rebellion', opponent: 'friend' },
    );
    const [seat] = made.invitations;
    await post(bob.page, `/matches/${made.match.id}/seats/${seat?.seat ?? ''}/join`, { token: seat?.token });
    const { page } = max;
    for (const each of [eve.page, page]) await each.goto(`${server.url}/match/${made.match.id}`);
    await eve.page.getByRole('tab', { name: /^Watchers/ }).click();
    await eve.page.getByLabel('Message to the spectators').fill('Hello');
    await page.getByText('Who writes here…').click();
    await page.getByLabel('How often').selectOption('30');
    await page.getByRole('button', { name: 'Save' }).click();
    for (const each of [eve.page, page]) await each.getByText('One message in 30 seconds.').waitFor();
    await eve.page.getByRole('button', { name: 'Send' }).click();
    await eve.page.getByText('Hello', { exact: true }).waitFor();
    await eve.page.getByLabel('Message to the spectators').fill('Again');
    await eve.page.getByRole('button', { name: 'Send' }).click();
    await eve.page.getByText(/^One message in 30 seconds here\. Write again in \d+ seconds?\.$/).waitFor();
    await page.getByLabel('Who writes').selectOption('accounts');
    await page.getByRole('button', { name: 'Save' }).click();
    await eve.page.getByText('Only people with an account write here.').waitFor();
    expect(await eve.page.getByLabel('Message to the spectators').count()).toBe(0);
    expect(await eve.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const each of [ada, bob, eve, max]) await each.leave();
  });
});
