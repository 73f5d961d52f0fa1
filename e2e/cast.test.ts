/** A cast in Chromium: made from the page of a match, drawn by hand and by keys, and followed by who watches on a phone. */
import { seededRandom } from '@broadside/rules/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { account } from './account.ts';
import { findingsInAllLooks } from './axe.ts';
import { BotTable } from './bot-table.ts';
import { Visitor, handset, press } from './browser.ts';
import { shoot } from './shoot.ts';
import { withTwoPeople } from './two-people.ts';

const random = seededRandom(5);
const ready = withTwoPeople('Ann', 'Ben');
let table: BotTable;
/** A match with hands, which is over. */
let ended: string;
beforeAll(async () => {
  const { server, people } = ready();
  table = await BotTable.begin(server, 'quantum-rebellion', 3, people);
  for (let step = 0; step < 30; step += 1) await table.step(random);
  const held = await BotTable.begin(server, 'fleet-command', 3, people, true);
  for (let step = 0; step < 40; step += 1) await held.step(random);
  ended = held.id;
  const line = people[0].open(ended);
  await line.when(({ view }) => view !== null);
  await line.act({ act: 'resign' });
  line.close();
}, 120_000);

/** Makes a cast from the page of a match. */
async function cast(page: Page, at: string, title: string): Promise<void> {
  await page.goto(at);
  await page.locator('[data-seq]').waitFor();
  await press(page, 'Menu');
  await page.getByRole('link', { name: 'Cast this match' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Language').fill('en');
  await press(page, 'Begin');
  await page.getByRole('toolbar', { name: 'Tools' }).waitFor();
}

describe('[WATCH-59] a cast', () => {
  it('is drawn at its desk, by hand and by keys, and seen over the board of who follows it', async () => {
    const { browser, server } = ready();
    const cara = await account(browser, server, 'Cara');
    const { page } = cara;
    page.setDefaultTimeout(10_000);
    await cast(page, `${server.url}/match/${table.id}`, 'Evening cast');

    const bea = await Visitor.arrive(browser, 'Bea', handset);
    bea.page.setDefaultTimeout(10_000);
    await bea.page.goto(`${server.url}/match/${table.id}`);
    await bea.page.getByLabel('Cast').selectOption({ label: 'Evening cast · en' });

    await press(page, 'ring');
    await page.getByRole('application', { name: /^Draws on the board with the ring/ }).focus();
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => bea.page.locator('.chalk circle').count()).toBe(1);
    await bea.page.locator('.chalk').getByText('Cara').waitFor();

    await press(page, 'pen');
    const paper = await page.getByRole('application', { name: /^Draws on the board with the pen/ }).boundingBox();
    const [x, y] = [(paper?.x ?? 0) + 200, (paper?.y ?? 0) + 250];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const by of [20, 60, 120]) await page.mouse.move(x + by, y + by / 2);
    await page.mouse.up();
    await expect.poll(() => bea.page.locator('.chalk polyline').count()).toBe(1);
    // An arrow is drawn by pulling, as well as by its two ends.
    await press(page, 'arrow');
    await page.mouse.move(x, y - 60);
    await page.mouse.down();
    await page.mouse.move(x + 90, y - 120);
    await page.mouse.up();
    await expect.poll(() => bea.page.locator('.chalk .tip').count()).toBe(1);

    await page.getByLabel('Say it in writing').fill('Watch the cruiser.');
    await page.keyboard.press('Enter');
    await bea.page.getByText('Watch the cruiser.').waitFor();
    await press(page, 'More');
    await page.getByLabel('Question').fill('Who wins?');
    await page.getByLabel('Answers').fill('Red / Blue');
    await press(page, 'Ask');
    await bea.page.getByRole('button', { name: 'Blue' }).click();
    await press(page, 'End the poll');
    await bea.page.getByRole('region', { name: 'Who wins?' }).getByText('Blue1').waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
    await press(page, 'undo');
    await expect.poll(() => bea.page.locator('.chalk .tip').count()).toBe(0);
    await press(page, 'End the cast…');
    await press(page, /^End the cast$/);
    await bea.page.getByText('This cast is over.').waitFor();
    for (const each of [cara, bea]) {
      expect(each.faults).toEqual([]);
      await each.leave();
    }
  });

  it('[WATCH-67] opens the hands of a match that is over, from its first entry, to who goes along with it', async () => {
    const { browser, server } = ready();
    const dana = await account(browser, server, 'Dana');
    await cast(dana.page, `${server.url}/match/${ended}`, 'With open hands');
    const moment = dana.page.getByRole('slider', { name: 'Moment of the match' });
    await moment.focus();
    await dana.page.keyboard.press('Home');
    await expect.poll(() => dana.page.locator('[data-seq]').getAttribute('data-seq')).toBe('1');
    await press(dana.page, 'open hands');
    await dana.page.getByRole('region', { name: 'Open hands' }).getByText('Ben').waitFor();

    const eli = await Visitor.arrive(browser, 'Eli', handset);
    await eli.page.goto(`${server.url}/match/${ended}?from=cast`);
    const hands = eli.page.getByRole('region', { name: 'Open hands' });
    await hands.getByText('Ann').waitFor();
    await eli.page.getByRole('slider', { name: 'Moment of the match' }).focus();
    await eli.page.keyboard.press('End');
    // The cards that each held at the end; nobody else is shown them.
    await expect.poll(() => hands.getByRole('listitem').count()).toBeGreaterThan(1);
    await shoot(eli.page, 'open-hands-phone');
    await shoot(dana.page, 'open-hands-desk');
    expect(await findingsInAllLooks(eli.page)).toEqual([]);
    await eli.page.getByLabel('Follow').selectOption({ label: 'on my own' });
    await hands.waitFor({ state: 'detached' });
    for (const each of [dana, eli]) {
      expect(each.faults).toEqual([]);
      await each.leave();
    }
  });
});
