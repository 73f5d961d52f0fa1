/** Options of a match: set by whoever makes it, read by whoever is invited before they sit down. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFleets, smallFleets, startPage } from './arrival.ts';
import { launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';

describe('the options of a match', () => {
  let server: GameServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await GameServer.start();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('are set on the start card, and read on the invitation, in the list and at the table', async () => {
    const host = await Visitor.arrive(browser, 'Host');
    const { page } = host;
    await startPage(page, server.url);
    await chooseFleets(page, smallFleets);
    const card = page.getByRole('region', { name: 'Start a match' });
    await card.getByText('Options', { exact: true }).click();
    await card.getByLabel('Least move').selectOption({ label: 'Half of the maximum' });
    await card.getByLabel('One condition check').check();
    await card.getByText('2 changed').waitFor();
    // A note opens beside the form, in our own words.
    await card.getByRole('button', { name: 'R-QR-35' }).click();
    await page.getByText('Players who want inertia').waitFor();
    await page.keyboard.press('Escape');
    // They are remembered.
    await startPage(page, server.url);
    await card.getByText('2 changed').waitFor();
    await chooseFleets(page, smallFleets);
    await page.getByRole('button', { name: 'Invite a friend' }).click();
    const agreed = 'Changed for this match';
    await page.getByLabel(agreed).getByText('Least move').waitFor();
    const link = await page.getByLabel(/Whoever opens this link/).inputValue();

    const guest = await Visitor.arrive(browser, 'Guest');
    await guest.page.goto(link);
    const told = guest.page.getByLabel(agreed);
    await told.waitFor();
    expect(await told.locator('dt').allTextContents()).toEqual(['Least move', 'One condition check']);
    expect(await told.locator('dd b').allTextContents()).toEqual(['Half of the maximum', 'On']);
    await guest.page.getByText('19 options not changed').click();
    await guest.page.getByText('Size of the table').waitFor();
    await guest.page.getByRole('button', { name: 'Sit down' }).click();
    await guest.page.locator('svg.bd').waitFor();
    await guest.page.getByRole('button', { name: 'Menu' }).click();
    await guest.page.getByRole('button', { name: 'Options of this match' }).click();
    await guest.page.getByRole('dialog', { name: 'Options of this match' }).getByText('Least move').waitFor();

    // Whoever looks at the list sees that something is otherwise.
    await startPage(page, server.url);
    await chooseFleets(page, smallFleets);
    await page.getByRole('button', { name: 'Open to anyone' }).click();
    await page.getByLabel(agreed).waitFor();
    const stranger = await Visitor.arrive(browser, 'Stranger');
    await stranger.page.goto(server.url);
    await stranger.page.getByRole('button', { name: '2 options changed' }).click();
    await stranger.page.getByText('normally None').waitFor();
    for (const visitor of [host, guest, stranger]) {
      expect(visitor.faults).toEqual([]);
      await visitor.leave();
    }
  });
});
