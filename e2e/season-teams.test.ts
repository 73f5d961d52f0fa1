/** A team event in browsers: opened by the form, two captains enter their teams, one asks a clubmate, a match at its boards. */
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

const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['SHOTS'];
  if (folder === undefined) return;
  for (const size of [laptop, phone]) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `${folder}/${name}-${String(size.width)}.png`, fullPage: true });
  }
};
const phone = { width: 390, height: 844 };

/** A league with a season of teams of two boards, or of two who share a side, open for entries; the address of its desk. */
async function openSeason(page: Page, league: string, who: 'teams' | 'sides'): Promise<string> {
  await page.goto(`${server.url}/leagues`);
  await page.getByRole('link', { name: 'Start a league' }).click();
  await page.getByLabel('Name').fill(league);
  await press(page, 'Start it');
  await page.getByLabel('Who competes').selectOption(who);
  await page.getByLabel(who === 'teams' ? 'Boards of a match' : 'Seats of a side, at most').fill('2');
  await page.getByRole('spinbutton', { name: 'Rounds', exact: true }).fill('1');
  await page.getByRole('combobox', { name: 'Clock', exact: true }).selectOption({ label: 'No clock' });
  expect(await findingsInAllLooks(page)).toEqual([]);
  await shot(page, 'new');
  await press(page, 'Open the season');
  await press(page, 'Open registration');
  await page.getByText('0 teams').waitFor();
  return page.url();
}

async function enterTeam(page: Page, season: string, name: string): Promise<void> {
  await page.goto(season);
  await page.getByLabel('What it is called').fill(name);
  await press(page, 'Enter the team');
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

it('[LEAGUE-110, LEAGUE-111, LEAGUE-112] a team event is opened, entered, lined up and entered board by board', async () => {
  const [olga, ada, bea, cleo] = await Promise.all([
    account(browser, server, 'Olga'),
    account(browser, server, 'Ada'),
    account(browser, server, 'Bea', handset),
    account(browser, server, 'Cleo', handset),
  ]);
  const desk = await openSeason(olga.page, 'Club Shield', 'teams');
  const season = desk.replace(/\/desk$/, '');
  await enterTeam(ada.page, season, 'Anchors');
  await ada.page.getByLabel('Ask somebody by their handle').fill('Cleo');
  await press(ada.page, 'Ask');
  await cleo.page.goto(season);
  await press(cleo.page, 'Play for Anchors');
  await cleo.page.getByRole('heading', { name: 'You play for Anchors' }).waitFor();
  await enterTeam(bea.page, season, 'Beacons');
  // An organiser adds a guest to the second team.
  await olga.page.goto(desk);
  await olga.page.getByRole('combobox', { name: 'Team' }).selectOption({ label: 'Beacons' });
  await olga.page.getByLabel('Somebody without an account', { exact: true }).fill('Guest Gil');
  await olga.page.getByRole('button', { name: 'Add' }).last().click();
  await olga.page.getByText('Guest Gil').first().waitFor();
  await shot(olga.page, 'desk-teams');
  // The captain puts the clubmate first; the phone sees the same card.
  await ada.page.getByText('Cleo').first().waitFor();
  await press(ada.page, 'Move Cleo up');
  await ada.page.getByRole('button', { name: 'Move Ada up' }).waitFor();
  await ada.page.getByLabel('Board 2').selectOption('0');
  await press(ada.page, 'Set the line-up');
  await press(ada.page, 'As usual');
  expect(await findingsInAllLooks(ada.page)).toEqual([]);
  await shot(ada.page, 'captain');
  expect(await findingsInAllLooks(bea.page)).toEqual([]);
  await shot(bea.page, 'captain-phone');
  await press(olga.page, 'Pair round 1');
  await press(olga.page, /^Publish/);
  await olga.page.getByRole('heading', { name: 'Round 1: results' }).waitFor();
  await press(olga.page, 'Enter the result of table 1');
  await press(olga.page, 'Enter it');
  await shot(olga.page, 'desk-results');
  expect(await findingsInAllLooks(olga.page)).toEqual([]);
  await bea.page.goto(season);
  await bea.page.getByRole('list', { name: 'Boards' }).waitFor();
  await shot(bea.page, 'season-phone');
  await press(olga.page, 'Enter it');
  await ada.page.goto(season);
  await ada.page.getByRole('cell', { name: '3', exact: true }).first().waitFor();
  expect(await findingsInAllLooks(ada.page)).toEqual([]);
  await shot(ada.page, 'season');
  for (const each of [olga, ada, bea, cleo]) {
    expect(each.faults).toEqual([]);
    await each.leave();
  }
}, 120_000);

it('[LEAGUE-118] two who share a side and a third sit down at one table, each from the page of the season', async () => {
  const [odd, ann, ben, cid] = await Promise.all([
    account(browser, server, 'Odd'),
    account(browser, server, 'Ann', handset),
    account(browser, server, 'Ben', handset),
    account(browser, server, 'Cid'),
  ]);
  const desk = await openSeason(odd.page, 'Three at a table', 'sides');
  const season = desk.replace(/\/desk$/, '');
  await enterTeam(ann.page, season, 'Reds');
  await ann.page.getByLabel('Ask somebody by their handle').fill('Ben');
  await press(ann.page, 'Ask');
  await ben.page.goto(season);
  await press(ben.page, 'Play for Reds');
  await ben.page.getByRole('heading', { name: 'You play for Reds' }).waitFor();
  await enterTeam(cid.page, season, 'Blues');
  await odd.page.reload();
  await press(odd.page, 'Pair round 1');
  const first = odd.page.locator('.draft .who').first();
  await first.waitFor();
  // The first side of this battle is the one of two.
  if ((await first.textContent())?.trim() !== 'Reds') await press(odd.page, 'Change the sides of table 1');
  await expect.poll(async () => (await first.textContent())?.trim()).toBe('Reds');
  await press(odd.page, /^Publish round 1/);
  await odd.page.getByRole('heading', { name: 'Round 1: results' }).waitFor();
  for (const { page } of [ann, ben, cid]) {
    await page.goto(season);
    await press(page, 'Sit down');
    await page.waitForURL(/\/match\//);
  }
  for (const { page } of [ann, ben, cid]) await page.locator('svg.bd').waitFor();
  expect(new Set([ann, ben, cid].map(({ page }) => new URL(page.url()).pathname)).size).toBe(1);
  for (const each of [odd, ann, ben, cid]) {
    expect(each.faults).toEqual([]);
    await each.leave();
  }
});

it('[LEAGUE-119, LEAGUE-120, LEAGUE-121] a score series is opened, played alone from the page of the season, and tried again', async () => {
  const [vera, sol] = await Promise.all([account(browser, server, 'Vera'), account(browser, server, 'Sol', handset)]);
  const { page } = vera;
  await page.goto(`${server.url}/leagues`);
  await page.getByRole('link', { name: 'Start a league' }).click();
  await page.getByLabel('Name').fill('Solo Cup');
  await press(page, 'Start it');
  await press(page, 'Score series');
  await page.getByLabel('Attempts at each battle').fill('2');
  await page
    .getByText('score series against the automated enemy, 1 round, 2 attempts at each, the best counts')
    .waitFor();
  expect(await findingsInAllLooks(page)).toEqual([]);
  await shot(page, 'series-new');
  await press(page, 'Open the season');
  await press(page, 'Open registration');
  const desk = page.url();
  const season = desk.replace(/\/desk$/, '');
  await sol.page.goto(season);
  await press(sol.page, 'Enter the season');
  await page.reload();
  await press(page, 'Pair round 1');
  await page.getByText('plays alone').waitFor();
  await press(page, /^Publish round 1/);
  await page.getByRole('heading', { name: 'Round 1: results' }).waitFor();
  await sol.page.goto(season);
  await sol.page.getByText('You play it alone against the automated enemy').waitFor();
  await sol.page.getByRole('link', { name: 'The table', exact: true }).click();
  await sol.page.getByText('Whenever you like').waitFor();
  await sol.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await findingsInAllLooks(sol.page)).toEqual([]);
  await shot(sol.page, 'series-table');
  await press(sol.page, 'Sit down');
  await sol.page.waitForURL(/\/match\//);
  await sol.page.locator('svg.bd').waitFor();
  await press(page, 'Enter the result of table 1');
  await page.getByLabel('Points of Sol').fill('2');
  await shot(page, 'series-desk');
  expect(await findingsInAllLooks(page)).toEqual([]);
  await press(page, 'Enter it');
  await sol.page.goto(season);
  await sol.page.getByText('won, 2 points').waitFor();
  await sol.page.getByRole('cell', { name: '2', exact: true }).first().waitFor();
  expect(await findingsInAllLooks(sol.page)).toEqual([]);
  await shot(sol.page, 'series-season');
  await press(sol.page, 'Try it again');
  await sol.page.getByRole('button', { name: 'Sit down' }).waitFor();
  for (const each of [vera, sol]) {
    expect(each.faults).toEqual([]);
    await each.leave();
  }
});

it('[LEAGUE-123] members of a team bring their lists, or their captain does it for them', async () => {
  const [rita, cap, mia] = await Promise.all([
    account(browser, server, 'Rita'),
    account(browser, server, 'Cap'),
    account(browser, server, 'Mia', handset),
  ]);
  await rita.page.goto(`${server.url}/leagues`);
  await rita.page.getByRole('link', { name: 'Start a league' }).click();
  await rita.page.getByLabel('Name').fill('Fleets of teams');
  await press(rita.page, 'Start it');
  await rita.page.getByLabel('Who competes').selectOption('teams');
  await rita.page.getByLabel('Boards of a match').fill('2');
  const battle = rita.page.getByRole('combobox', { name: 'Battle', exact: true });
  const lists = rita.page.getByLabel(/^Lists of each/);
  // The first battle that takes lists.
  const ids = await battle.locator('option').evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  for (const id of ids) {
    await battle.selectOption(id);
    if (await lists.isVisible()) break;
  }
  await press(rita.page, 'Open the season');
  await press(rita.page, 'Open registration');
  const season = rita.page.url().replace(/\/desk$/, '');
  await enterTeam(cap.page, season, 'Captains');
  await cap.page.getByLabel('Ask somebody by their handle').fill('Mia');
  await press(cap.page, 'Ask');
  await mia.page.goto(season);
  await press(mia.page, 'Play for Captains');
  await mia.page.getByText('You have locked no list yet.').waitFor();
  await mia.page.getByRole('link', { name: 'Bring your list' }).click();
  await mia.page.getByRole('heading', { name: 'Mia: no list yet' }).waitFor();
  expect(await mia.page.getByRole('heading', { name: 'Cap: no list yet' }).count()).toBe(0);
  expect(await findingsInAllLooks(mia.page)).toEqual([]);
  await cap.page.goto(`${season}/lists`);
  for (const name of ['Cap', 'Mia']) await cap.page.getByRole('heading', { name: `${name}: no list yet` }).waitFor();
  expect(await findingsInAllLooks(cap.page)).toEqual([]);
  await shot(cap.page, 'team-lists');
  for (const each of [rita, cap, mia]) {
    expect(each.faults).toEqual([]);
    await each.leave();
  }
});
