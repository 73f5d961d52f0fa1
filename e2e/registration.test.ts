/** Coming into a season in browsers: by its link with a question, by invitation, checked in, a place that is offered; and a report taken in. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from './account.ts';
import { findingsInAllLooks } from './axe.ts';
import { handset, laptop, launch, press } from './browser.ts';
import { GameServer } from './game-server.ts';

let server: GameServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([GameServer.start(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const phone = { width: 390, height: 844 };
const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['SHOTS'];
  if (folder === undefined) return;
  for (const size of [laptop, phone]) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `${folder}/${name}-${String(size.width)}.png`, fullPage: true });
  }
};

/** A day and a time as a field has them, so many hours from now. */
const field = (hours: number): string => {
  const at = new Date(Date.now() + hours * 3_600_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** A season for two by link, with a question, a check-in that goes on, and places that are offered; the address of its desk. */
async function openSeason(page: Page): Promise<string> {
  await page.goto(`${server.url}/leagues`);
  await page.getByRole('link', { name: 'Start a league' }).click();
  await page.getByLabel('Name').fill('Harbour League');
  await press(page, 'Start it');
  await page.getByLabel('Places', { exact: true }).fill('2');
  await page.getByLabel('Who may enter').selectOption('link');
  await page.getByLabel('Check-in from').fill(field(-1));
  await page.getByLabel('Check-in until').fill(field(5));
  await page.getByLabel('A free place').selectOption({ label: 'is offered for 6 hours' });
  await press(page, 'Ask a question at entry');
  await page.getByLabel('What you ask').fill('Which club?');
  await page.getByLabel(/^Answers to choose from/).fill('Blue\nRed');
  await page.getByText('It is entered by a link that the organisers give.').waitFor();
  expect(await findingsInAllLooks(page)).toEqual([]);
  await shot(page, 'new-season');
  await press(page, 'Open the season');
  await press(page, 'Open registration');
  await press(page, 'Make the link');
  await page.getByLabel('The link to enter by').waitFor();
  return page.url();
}

/** Answers the question, and comes in. */
async function enter(page: Page, club: string): Promise<void> {
  await page.getByLabel('Which club?').selectOption(club);
  await press(page, 'Enter the season');
  await page.getByRole('heading', { name: /^You are entrant/ }).waitFor();
}

it('[LEAGUE-157 … LEAGUE-162] a season is entered by link and invitation, checked in, and a free place taken', async () => {
  const [olga, ann, ben, cy] = await Promise.all([
    account(browser, server, 'Olga'),
    account(browser, server, 'Ann', handset),
    account(browser, server, 'Ben', handset),
    account(browser, server, 'Cyd'),
  ]);
  const desk = await openSeason(olga.page);
  const season = desk.replace(/\/desk$/, '');
  const link = await olga.page.getByLabel('The link to enter by').inputValue();
  // Without the link nobody comes in, and the page says why.
  await ben.page.goto(season);
  await ben.page.getByText('This season is entered by its link.').waitFor();
  expect(await ben.page.getByRole('button', { name: 'Enter the season' }).count()).toBe(0);
  await ann.page.goto(link);
  await ann.page.getByLabel('Which club?').waitFor();
  expect(await findingsInAllLooks(ann.page)).toEqual([]);
  await shot(ann.page, 'enter');
  await enter(ann.page, 'Blue');
  await ann.page.getByText('You are checked in.').waitFor();
  await cy.page.goto(link);
  await enter(cy.page, 'Red');
  // Who is invited finds the season, and comes in without the link.
  await olga.page.getByLabel('Invite, by handle').fill('Ben');
  await press(olga.page, 'Invite');
  await olga.page.getByText('@Ben, is invited').waitFor();
  await ben.page.goto(`${server.url}/leagues`);
  await ben.page.getByRole('heading', { name: 'You are invited to' }).waitFor();
  await ben.page
    .getByRole('link', { name: /^Season 1/ })
    .first()
    .click();
  await ben.page.getByText('You are invited.').waitFor();
  await enter(ben.page, 'Blue');
  await ben.page.getByText('You are on the waiting list.').waitFor();
  // The desk says who is there and what they answered.
  await olga.page.reload();
  await olga.page.getByText(/^3 of 3 are checked in/).waitFor();
  await olga.page.getByText('Answers of those who entered (3)').click();
  await olga.page.getByRole('heading', { name: '2. Cyd' }).waitFor();
  expect(await findingsInAllLooks(olga.page)).toEqual([]);
  await shot(olga.page, 'desk');
  await press(olga.page, 'End the check-in now');
  await press(cy.page, 'Leave…');
  await press(cy.page, 'Leave the season');
  await ben.page.getByText(/^A place is free for you/).waitFor();
  expect(await findingsInAllLooks(ben.page)).toEqual([]);
  await shot(ben.page, 'offered');
  await press(ben.page, 'Take the place');
  await ben.page.getByText('You play along.').waitFor();
});

it('[LEAGUE-166] a tournament report is chosen, its game is said, and it is a season', async () => {
  const olga = await account(browser, server, 'Oda');
  const { page } = olga;
  await page.goto(`${server.url}/leagues/new`);
  await page.getByLabel('Name').fill('Old Club');
  await press(page, 'Start it');
  await page.waitForURL(/league=/);
  const slug = new URL(page.url()).searchParams.get('league') ?? '';
  await page.goto(`${server.url}/league/${slug}`);
  const report = new URL('../packages/competition/src/trf/references/javafo.trf', import.meta.url).pathname;
  await page.getByLabel('The file of a season').setInputFiles(report);
  await page.getByLabel(/^What was played in javafo/).waitFor();
  expect(await findingsInAllLooks(page)).toEqual([]);
  await shot(page, 'report');
  await press(page, 'Take the report in');
  await page.waitForURL(/\/season\//);
  await page.getByText('Test0003 Player0003').first().waitFor();
});

it('an address of nothing says so, and is not loaded over and over', async () => {
  const page = await (await browser.newContext()).newPage();
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  await page.goto(`${server.url}/season`);
  await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
  expect(loads).toBe(1);
  await page.context().close();
});
