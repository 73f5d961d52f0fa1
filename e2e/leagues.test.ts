/** One evening of a club: an organiser on a laptop, players on laptop and phone, from nothing to the standings of a round. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from './account.ts';
import { findingsInAllLooks } from './axe.ts';
import { handset, launch, press } from './browser.ts';
import { GameServer } from './game-server.ts';

/** A week before clocks go forward in Europe, for the server and for everybody who looks at it. */
const aheadMs = Date.UTC(2027, 2, 21, 9) - Date.now();

let server: GameServer;
let browser: Browser;
beforeAll(async () => {
  const NODE_OPTIONS = `--import=${new URL('../tools/later.mjs', import.meta.url).href}`;
  [server, browser] = await Promise.all([GameServer.start({ AHEAD_MS: String(aheadMs), NODE_OPTIONS }), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A league and its first season, open for entries; the address of its desk. */
async function openSeason(page: Page): Promise<string> {
  await page.goto(`${server.url}/leagues`);
  await page.getByRole('link', { name: 'Start a league' }).click();
  await page.getByLabel('Name').fill('Narrow Sea League');
  await press(page, 'Start it');
  await page.getByRole('spinbutton', { name: 'Rounds', exact: true }).fill('3');
  await page.getByRole('combobox', { name: 'Clock', exact: true }).selectOption({ label: 'No clock' });
  await page.getByLabel(/^Rules of your own/).fill('Say hello. Say when you are late.');
  await page.getByLabel('Who enters agrees to be shown live').check();
  expect(await findingsInAllLooks(page)).toEqual([]);
  await press(page, 'Open the season');
  await press(page, 'Open registration');
  // [LEAGUE-171] Other rules are another version.
  const desk = page.url();
  await page.getByRole('link', { name: 'Change terms' }).click();
  await page.getByLabel(/^Rules of your own/).fill('Say hello. Say when you are late. Shake hands.');
  await orderTieBreaks(page);
  expect(await findingsInAllLooks(page)).toEqual([]);
  await press(page, 'Change the terms');
  await page.getByText('The terms are changed.').waitFor();
  await page.getByText('Nothing yet.').waitFor();
  await page.goto(desk.replace(/desk$/, 'journal'));
  await page.getByText('Changed the terms: rules of the season, tie-breaks').waitFor();
  await page.goto(desk);
  await page.getByText('Score difference, Match between them').waitFor();
  return desk;
}

/** [LEAGUE-140] The score difference before all others, without a mouse; the page says what that changes. */
async function orderTieBreaks(page: Page): Promise<void> {
  await tabTo(page, /^Equal points: tie-breaks/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Score difference: up/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByText('Score difference is number 1 of 4.').waitFor();
  const aside = page.getByRole('complementary', { name: 'What you change' });
  expect(await aside.getByRole('listitem').allTextContents()).toEqual(['rules of the season', 'tie-breaks']);
}

/** Maren in Oslo offers an hour, Ito in Tokyo agrees to it; each reads both clocks. */
async function findAnHour(maren: Page, ito: Page): Promise<void> {
  await ito.goto(`${server.url}/account/hours`);
  await press(ito, 'Evenings');
  expect(await ito.getByLabel('Clock of').inputValue()).toBe('Asia/Tokyo');
  expect(await findingsInAllLooks(ito)).toEqual([]);
  await press(ito, 'Save your hours');
  await ito.getByText('Your hours are kept.').waitFor();
  await maren.getByRole('link', { name: 'Find an hour' }).click();
  await maren.getByText('No hour agreed yet').waitFor();
  // [LEAGUE-66] In Oslo clocks go forward then: that time does not come.
  await maren.getByLabel('Any other day').fill('2027-03-28');
  await maren.getByLabel('Time in Oslo').fill('02:30');
  await maren.getByText(/That time does not come/).waitFor();
  // A day later Oslo is an hour nearer to Tokyo than when they look for it.
  await maren.getByLabel('Any other day').fill('2027-03-29');
  await maren.getByLabel('Time in Oslo').fill('12:00');
  await press(maren, 'Add this hour');
  await press(maren, 'Offer this hour');
  await maren.getByRole('heading', { name: 'You offer an hour' }).waitFor();
  await ito.goto(maren.url());
  await ito.getByRole('heading', { name: 'Maren offers an hour' }).waitFor();
  expect(await findingsInAllLooks(ito)).toEqual([]);
  await press(ito, /19:00 Tokyo/);
  // It is told to the other one without a reload.
  for (const page of [ito, maren]) await page.getByText('agreed', { exact: true }).waitFor();
  await maren.getByText('12:00 Oslo').first().waitFor();
  expect(await findingsInAllLooks(maren)).toEqual([]);
  const season = maren.url().replace(/\/pairing\/([^/]+)\/.*$/, '/season/$1');
  for (const page of [ito, maren]) await page.goto(season);
}

/** Both sit down at their table, and Ito gives up. */
async function sitAndGiveUp(maren: Page, ito: Page): Promise<void> {
  await maren.getByRole('button', { name: 'Sit down' }).waitFor();
  await press(maren, 'Sit down');
  await maren.waitForURL(/\/match\//);
  // The other seat is kept: there is nothing to send, and nothing to take back.
  await maren.getByText('The free seat is kept.').waitFor();
  expect(await maren.getByRole('button', { name: /link|Withdraw/ }).count()).toBe(0);
  await ito.getByRole('button', { name: 'Sit down' }).waitFor();
  await press(ito, 'Sit down');
  await ito.waitForURL(/\/match\//);
  expect(new URL(ito.url()).pathname).toBe(new URL(maren.url()).pathname);
  await ito.getByRole('button', { name: 'Menu' }).click();
  await ito.getByRole('button', { name: 'Give up the match…' }).click();
  await ito.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
}

/** Presses Tab until what is named has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    const at = await page.evaluate(() => {
      const active = document.activeElement;
      return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
    });
    if (name.test(at.trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${String(name)}.`);
}

/** The tables of a draft, first names first. */
const tables = (page: Page): Promise<string[]> =>
  page
    .locator('.draft ol > li')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('.who')].map((each) => each.textContent.trim()).join(' – ')),
    );

/** [LEAGUE-11] Everything that a draft can be told, without a mouse. */
async function pairByKeyboard(page: Page, other: Page, season: string): Promise<void> {
  await tabTo(page, /^Pair round 2/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Publish round 2/ }).waitFor();
  const [first = '', second = ''] = await tables(page);
  const [a = '', b = ''] = first.split(' – ');
  const [c = '', d = ''] = second.split(' – ');
  await tabTo(page, new RegExp(`^Move ${a}$`));
  await page.keyboard.press('x');
  await expect.poll(() => tables(page)).toEqual([`${b} – ${a}`, second]);
  // Whoever is picked up takes the place of somebody at another table; the keys go on at the table where they were.
  await page.keyboard.press('s');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('s');
  await expect.poll(() => tables(page)).toEqual([`${c} – ${a}`, `${b} – ${d}`]);
  await page.keyboard.press('l');
  await page.getByText('held', { exact: true }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('u');
  await page.getByText('has no opponent').first().waitFor();
  await page.keyboard.press('r');
  await expect.poll(() => page.getByText('has no opponent').count()).toBe(0);
  expect((await tables(page)).map((each) => each.split(' – ').toSorted().join())).toContain([b, d].toSorted().join());
  await other.goto(season);
  expect(await other.getByText('Round 2').count(), 'a draft is seen by officials alone').toBe(0);
  await tabTo(page, /^Publish round 2/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Round 2: results' }).waitFor();
}

it('[LEAGUE-66] is opened, entered, paired, argued with, published, played by "Sit down" and counted', async () => {
  const olga = await account(browser, server, 'Olga', { aheadMs });
  const { page } = olga;
  const desk = await openSeason(page);
  const season = desk.replace(/\/desk$/, '');
  const maren = await account(browser, server, 'Maren', { ...handset, timezoneId: 'Europe/Oslo', aheadMs });
  const ito = await account(browser, server, 'Ito', { timezoneId: 'Asia/Tokyo', aheadMs });
  for (const each of [maren, ito]) {
    await each.page.goto(season);
    await each.page.getByRole('button', { name: 'Enter the season' }).waitFor();
    expect(await each.page.getByRole('button', { name: 'Enter the season' }).isDisabled()).toBe(true);
    await each.page.getByText('Rules of this season, version 2').click();
    await each.page.getByText('Shake hands.').waitFor();
    for (const yes of ['I have read these rules and accept them', 'My matches may be shown live'])
      await each.page.getByLabel(yes).check();
    expect(await findingsInAllLooks(each.page)).toEqual([]);
    await press(each.page, 'Enter the season');
    await each.page.getByRole('heading', { name: /^You are entrant/ }).waitFor();
  }
  await page.getByLabel(/Somebody without an account/).fill('Lindqvist, Okafor');
  await press(page, 'Add');
  await page.getByRole('heading', { name: '4 entrants' }).waitFor();
  await press(page, 'Pair round 1');
  await page.getByRole('heading', { name: 'Why not these two?' }).waitFor();
  expect(await findingsInAllLooks(page)).toEqual([]);
  expect(await maren.page.getByText('officials only').count(), 'a draft is seen by officials alone').toBe(0);
  // Maren is to meet Ito, whatever the draft says.
  await page.getByLabel('One of them').selectOption({ label: 'Maren' });
  await page.getByLabel('The other one').selectOption({ label: 'Ito' });
  await press(page, 'Ask');
  await press(page, 'Pair them, and the rest around them');
  await page.getByText('held', { exact: true }).waitFor();
  await press(page, 'Publish round 1');
  await page.getByRole('heading', { name: 'Round 1: results' }).waitFor();

  await findAnHour(maren.page, ito.page);
  await sitAndGiveUp(maren.page, ito.page);

  // It stands on the desk without a reload.
  await page.getByText(/^Maren wins/).waitFor();
  await press(page, /^Enter the result of table/);
  await press(page, 'Enter it');
  await page.getByRole('heading', { name: 'What waits for you' }).waitFor();
  await page.goto(season);
  await page.getByRole('heading', { name: 'Standings after round 1' }).waitFor();
  // Names and the word between them are read as words.
  expect(await page.locator('ol .pp').first().innerText()).toMatch(/\S against \S/);
  const points = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('.pt')?.textContent.trim()));
  expect(points).toEqual(['3', '3', '0', '0']);
  expect(await findingsInAllLooks(page)).toEqual([]);
  await maren.page.goto(season);
  await maren.page.getByRole('button', { name: 'Maren', exact: true }).click();
  await maren.page
    .getByText(/points/)
    .first()
    .waitFor();
  expect(await findingsInAllLooks(maren.page)).toEqual([]);
  await page.goto(`${season}/journal`);
  await page.getByText('Posted a result').waitFor();
  await page.goto(desk);
  await pairByKeyboard(page, maren.page, season);
  for (const each of [olga, maren, ito]) {
    expect(each.faults).toEqual([]);
    await each.leave();
  }
});
