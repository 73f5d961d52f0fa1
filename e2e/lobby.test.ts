/** The lobby: challenges with a clock, withdrawing them, looking for an opponent, playing again. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFleets, smallFleets, startPage } from './arrival.ts';
import { launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';

describe('the lobby', () => {
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

  const challenges = (page: Page) => page.getByRole('region', { name: 'Open challenges' });
  /** Whose clock runs is the game's business: one of the two shows less than the whole hour. */
  const runs = (page: Page) => page.getByText(/^(59:5\d|59:4\d)$/).first();

  async function begin(visitor: Visitor): Promise<void> {
    const { page } = visitor;
    await visitor.introduce(server.url);
    await startPage(page, server.url);
    await chooseFleets(page, smallFleets);
    await page.getByText('60 + 30 s', { exact: true }).click();
  }

  it('one challenges with a clock, another accepts it in the lobby, both see it run; they play again', async () => {
    const [ada, bob] = [await Visitor.arrive(browser, 'Ada'), await Visitor.arrive(browser, 'Bob')];
    await begin(ada);
    await ada.page.getByRole('button', { name: 'Open to anyone' }).click();
    await ada.page.getByText('60 min + 30 s').waitFor();

    await bob.page.goto(server.url);
    const row = challenges(bob.page).getByRole('row').filter({ hasText: 'Ada' });
    await row.getByText('60 min + 30 s').waitFor();
    await row.getByRole('button', { name: "Accept Ada's challenge" }).click();
    // Nothing is asked: whoever has no name is given one.
    await bob.page.waitForURL(/\/match\//);
    for (const { page } of [ada, bob]) {
      await page.locator('svg.bd').waitFor();
      await runs(page).waitFor();
    }
    // The match stands in both lobbies, and in nobody's list of challenges.
    const table = bob.page.url();
    await bob.page.goto(server.url);
    await bob.page.getByRole('region', { name: 'Your matches' }).getByText('Ada').waitFor();
    expect(await challenges(bob.page).getByRole('row').filter({ hasText: 'Ada' }).count()).toBe(0);
    await bob.page.goto(table);
    await bob.page.locator('svg.bd').waitFor();
    await bob.page.getByRole('button', { name: 'Menu' }).click();
    await bob.page.getByRole('button', { name: 'Ask for another clock' }).click();
    const dialog = bob.page.getByRole('dialog', { name: 'Ask for another clock' });
    await dialog.getByText('Turn by turn', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Ask for 2 days a decision' }).click();
    await ada.page.getByRole('button', { name: /Keep this clock/ }).click();

    await bob.page.getByRole('button', { name: 'Menu' }).click();
    await bob.page.getByRole('button', { name: 'Abort the match…' }).click();
    await bob.page.getByRole('dialog').getByRole('button', { name: 'Abort', exact: true }).click();
    await ada.page.getByRole('button', { name: 'Rematch' }).click();
    await ada.page.getByText('You offer a rematch').waitFor();
    await bob.page.getByRole('button', { name: 'Play again' }).click();
    await bob.page.waitForURL((url) => url.href !== table);
    await ada.page.getByRole('link', { name: 'To the rematch' }).click();
    await ada.page.waitForURL(bob.page.url());
    for (const visitor of [ada, bob]) {
      await visitor.page.locator('svg.bd').waitFor();
      expect(visitor.faults).toEqual([]);
      await visitor.leave();
    }
  });

  it('a challenge is withdrawn, and whoever looked at it is told', async () => {
    const [ada, bob] = [await Visitor.arrive(browser, 'Ada'), await Visitor.arrive(browser, 'Bob')];
    await begin(ada);
    await ada.page.getByRole('button', { name: 'Open to anyone' }).click();
    await ada.page.getByText('Waiting for an opponent').waitFor();
    await bob.page.goto(ada.page.url());
    await bob.page.getByText('This table has a free seat').waitFor();
    await ada.page.goto(server.url);
    await challenges(ada.page).getByRole('button', { name: 'Withdraw' }).click();
    await challenges(ada.page).getByText('Nobody waits for an opponent').waitFor();
    await bob.page.getByRole('heading', { name: 'This match was withdrawn' }).waitFor();
    for (const visitor of [ada, bob]) {
      expect(visitor.faults).toEqual([]);
      await visitor.leave();
    }
  });

  it('two who look for the same find each other', async () => {
    const [ada, bob] = [await Visitor.arrive(browser, 'Ada'), await Visitor.arrive(browser, 'Bob')];
    await begin(ada);
    const find = (page: Page) => page.getByRole('button', { name: 'Find an opponent' });
    await find(ada.page).click();
    await ada.page.getByText('Looking for an opponent').waitFor();
    await ada.page.getByRole('button', { name: 'Cancel' }).click();
    await find(ada.page).click();
    await ada.page.getByText('Looking for an opponent').waitFor();
    await begin(bob);
    await find(bob.page).click();
    await Promise.all([ada, bob].map(({ page }) => page.locator('svg.bd').waitFor()));
    expect(ada.page.url()).toBe(bob.page.url());
    for (const visitor of [ada, bob]) {
      expect(visitor.faults).toEqual([]);
      await visitor.leave();
    }
  });
});
