/** The end of a match of each game: what it came to, links to the moments that turned it, a picture to share, and a rematch. */
import { join } from 'node:path';
import { catalog } from '@broadside/rules/catalog';
import { seededRandom } from '@broadside/rules/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findingsInAllLooks } from './axe.ts';
import { BotTable } from './bot-table.ts';
import { handset, laptop, Visitor } from './browser.ts';
import { shoot } from './shoot.ts';
import { withTwoPeople } from './two-people.ts';

const windows = [
  ['laptop', laptop],
  ['phone', { width: 390, height: 844 }],
  ['low', { width: 844, height: 390 }],
] as const;

describe('an ending', () => {
  const ready = withTwoPeople('Maren K.', 'J. Okafor');

  /** A short battle played to its end by the computer. */
  async function played(game: string): Promise<BotTable> {
    const {
      server,
      people: [ada, bob],
    } = ready();
    const table = await BotTable.begin(server, game, 4, [ada, bob], true);
    const random = seededRandom(5);
    for (let orders = 0; orders < 1500; orders++) if (!(await table.step(random))) return table;
    throw new Error('The match does not end.');
  }

  const headline = (page: Page) => page.getByRole('heading', { level: 1 });

  it.each(Object.keys(catalog))('tells how a match went and shows the moments that turned it: %s', async (game) => {
    const {
      server,
      browser,
      people: [ada],
    } = ready();
    const table = await played(game);
    const { outcome } = table.now;
    const visitor = await Visitor.arrive(browser, 'Maren K.', handset);
    await visitor.takeCookie(server.url, ada.cookie);
    const { page } = visitor;
    await page.setViewportSize(laptop);
    await page.goto(`${server.url}/match/${table.id}`);
    await page.getByRole('link', { name: 'How it went' }).waitFor();
    expect(await findingsInAllLooks(page), 'at the table').toEqual([]);
    await page.setViewportSize(laptop);
    await page.getByRole('link', { name: 'How it went' }).click();
    await page.getByRole('heading', { name: /by round/ }).waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
    // As the book counts: every point of the result stands in the headline, or in the table of rounds.
    const told = `${await headline(page).innerText()} ${await page.locator('table').textContent()}`;
    for (const points of Object.values(outcome?.points ?? {})) expect(told).toContain(String(points));
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    for (const [name, size] of windows)
      for (const theme of ['dark', 'paper'] as const) {
        await page.setViewportSize(size);
        await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(size.width);
        await shoot(page, `ending-${game}-${name}-${theme}`);
        // Nothing lies over what can be pressed.
        for (const each of await page.locator('main a, main button').all()) await each.click({ trial: true });
        await page.evaluate(() => scrollTo(0, 0));
      }
    await page.setViewportSize(laptop);
    await expectFilm(page);
    const moments = page.getByRole('link', { name: /Watch this moment/ });
    const links = await moments.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(0);
    expect(links.length).toBeLessThanOrEqual(3);
    for (const link of links) {
      await page.goto(`${server.url}${link}`);
      const seq = new URL(page.url()).searchParams.get('at') ?? '';
      await page.locator(`.page[data-seq="${seq}"]`).waitFor();
    }
    expect(visitor.faults).toEqual([]);
    table.leave();
    await visitor.leave();
  });

  /** The tracks grow from the first moves to what stood there before. */
  async function expectFilm(page: Page): Promise<void> {
    const lines = page.getByRole('img', { name: /track chart/ }).locator('path[fill="none"][stroke-linejoin]');
    const drawn = (): Promise<number> =>
      lines.evaluateAll((nodes) => nodes.reduce((sum, node) => sum + (node.getAttribute('d') ?? '').length, 0));
    const whole = await drawn();
    await page.getByRole('button', { name: 'Play the tracks' }).click();
    expect(await drawn()).toBeLessThan(whole / 2);
    await page
      .getByRole('status')
      .getByText(/^Round [2-9]/)
      .waitFor();
    await page.getByRole('button', { name: 'Play the tracks' }).waitFor();
    expect(await drawn()).toBe(whole);
  }

  it('is a picture to keep, in paper, and leads to the rematch', async () => {
    const {
      server,
      browser,
      people: [ada, bob],
    } = ready();
    const game = Object.keys(catalog)[0] ?? '';
    const table = await played(game);
    const visitor = await Visitor.arrive(browser, 'J. Okafor');
    await visitor.takeCookie(server.url, bob.cookie);
    const { page } = visitor;
    await page.goto(`${server.url}/match/${table.id}/ending`);
    await page.getByRole('button', { name: 'Share picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share picture' });
    const picture = dialog.getByRole('img');
    await picture.waitFor();
    const drawn = await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(drawn).toEqual([1200, 630]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Save picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`broadside-${table.id}.png`);
    if (process.env['SCREENSHOTS']) await download.saveAs(join(process.env['SCREENSHOTS'], 'share-picture.png'));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Verify dice' }).click();
    await page.getByText('This match is honest').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await ada.api.askRematch(table.id);
    await page.getByRole('button', { name: 'Play Maren K. again' }).click();
    await page.waitForURL((url) => !url.pathname.includes(table.id));
    expect(visitor.faults).toEqual([]);
    table.leave();
    await visitor.leave();
  });

  it('of a match given up early says so, and offers no more than is known', async () => {
    const {
      server,
      browser,
      people: [ada],
    } = ready();
    const made = await ada.api.createMatch({ ruleset: Object.keys(catalog)[0] ?? '', opponent: 'bot', setUp: true });
    const line = ada.open(made.match.id);
    await line.when(({ view }) => view !== null);
    const visitor = await Visitor.arrive(browser, 'Eve');
    const { page } = visitor;
    await page.goto(`${server.url}/match/${made.match.id}/ending`);
    await page.getByRole('heading', { name: 'This match is not over' }).waitFor();
    await line.act({ act: 'resign' });
    await line.when(({ outcome }) => outcome !== null);
    line.close();
    await page.reload();
    await page.getByRole('heading', { name: /^Maren K. gave up .* Captain wins\.$/ }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(0);
    // Who only watches is offered what a watcher can do.
    expect(await page.getByRole('link', { name: 'Watch it again' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});
