/** The fleet builder: from an empty board to a match, with every refusal named, and nothing lost on the way. */
import { fleetFromText, fleetPoints, fleetToText, problems } from '@broadside/rules/quantum-rebellion/fleet';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handset, launch, Visitor } from './browser.ts';
import { playForce } from './fleet-builder/force.ts';
import { narrowSea } from './fleet-builder/narrow-sea.ts';
import { GameServer } from './game-server.ts';
import { shoot } from './shoot.ts';
import { Watcher } from './watcher.ts';

describe('the fleet builder', () => {
  let server: GameServer;
  let browser: Browser;
  let ada: Visitor;
  let link = '';
  beforeAll(async () => {
    server = await GameServer.start();
    browser = await launch();
    ada = await Visitor.arrive(browser, 'Ada');
    await ada.introduce(server.url);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const wrongWith = (page: Page, squadron: string) =>
    page.getByRole('region', { name: `What is wrong with ${squadron} squadron` });
  const points = (page: Page) => page.locator('.pts .n');

  it('says why a squadron over 300 points is illegal: the sentence, the rule, the amount', async () => {
    const { page } = ada;
    await page.goto(`${server.url}/fleets`);
    await page.getByRole('link', { name: 'Draw up a fleet' }).click();
    await page.getByLabel('Name of the fleet').fill('Channel Guard');
    await page.getByLabel('Name of the fleet').press('Enter');
    await page.getByRole('button', { name: 'Add Dreadnought' }).click();
    await page.getByRole('button', { name: 'Add Battleship' }).click();
    await page.getByLabel('Name of the ship').waitFor();
    expect(await points(page).innerText()).toBe('300');
    await page.getByRole('button', { name: 'Fore mount: Empty' }).click();
    await page.getByRole('button', { name: /^Beam/ }).click();
    // Every price is a multiple of five, so that the first step over 300 is 305.
    const wrong = wrongWith(page, 'Alpha');
    await wrong.getByText('Alpha costs 305 points.').waitFor();
    expect(await wrong.innerText()).toContain('A squadron costs at most 300: save 5 points.');
    expect(await wrong.innerText()).toContain('5 points over');
    await wrong.getByRole('button', { name: 'QR-2.2b' }).click();
    const note = page.getByRole('dialog', { name: 'Rule QR-2.2b' });
    await note.getByText('300').first().waitFor();
    await page.keyboard.press('Escape');
    const play = page.getByRole('button', { name: 'Play with this fleet' });
    expect(await play.getAttribute('aria-disabled')).toBe('true');
  });

  it('loses nothing on reload, takes back, and mends by one press', async () => {
    const { page } = ada;
    await page.reload();
    await wrongWith(page, 'Alpha').getByText('305 points').waitFor();
    await page.keyboard.press('Control+z');
    await wrongWith(page, 'Alpha').waitFor({ state: 'detached' });
    expect(await points(page).innerText()).toBe('300');
    await page.getByRole('button', { name: /^Lanner/ }).click();
    await page.getByRole('button', { name: 'Fore mount: Empty' }).press('Enter');
    await page.getByRole('dialog', { name: 'Fore mount' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await wrongWith(page, 'Alpha').getByRole('button', { name: 'Take beam off Lanner’s F, 5 points less' }).click();
    await wrongWith(page, 'Alpha').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Play with this fleet' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('keeps what a rule forbids in its place, and says why', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: 'Port mount: Empty' }).click();
    await page.getByRole('button', { name: /^High velocity/ }).click();
    const list = page.getByRole('dialog', { name: 'Port mount' });
    await list.getByRole('alert').getByText('it goes into a fore mount').waitFor();
    await list.getByRole('button', { name: 'QR-11.5.1f' }).waitFor();
    await list.getByRole('button', { name: /^Autocannon/ }).click();
    await page.getByRole('button', { name: 'Port mount: Autocannon' }).waitFor();
    const dreadnought = page.getByRole('listitem').filter({ hasText: 'Dreadnought' }).filter({ hasText: '24 dice' });
    await dreadnought.getByRole('button', { name: 'Why not?' }).click();
    const why = page.getByRole('dialog', { name: /^No dreadnought/ });
    await why.getByText('A squadron costs at most 300: save 180 points.').waitFor();
    await page.keyboard.press('Escape');
  });

  it('saves it, and its link opens it in another browser', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/fleets\/[0-9a-z]{10}$/);
    link = page.url();
    await page.getByText('Your fleet, version 1').waitFor();
    expect(await page.getByText('changed here and not saved').count()).toBe(0);
    const bob = await Visitor.arrive(browser, 'Bob');
    await bob.page.goto(link);
    await bob.page.getByText('By Ada, version 1').waitFor();
    expect(await bob.page.getByLabel('Name of the fleet').inputValue()).toBe('Channel Guard');
    expect(await points(bob.page).innerText()).toBe('300');
    await bob.page.getByRole('button', { name: 'Save a copy' }).waitFor();
    expect(bob.faults).toEqual([]);
    await bob.leave();
  });

  it('shows what another device saved meanwhile, and keeps both', async () => {
    const { page } = ada;
    const phone = await Visitor.arrive(browser, 'Ada on the phone', handset);
    await phone.takeCookieOf(ada);
    await phone.page.goto(link);
    await phone.page.getByRole('button', { name: 'Classes' }).click();
    await phone.page.getByRole('button', { name: 'Fleet', exact: true }).click();
    await phone.page.getByLabel('Name of the fleet').fill('Phone Guard');
    await phone.page.getByLabel('Name of the fleet').press('Enter');
    await phone.page.getByRole('button', { name: 'Save', exact: true }).click();
    await phone.page.getByText('Your fleet, version 2').waitFor();
    await page.getByLabel('Name of the fleet').fill('Laptop Guard');
    await page.getByLabel('Name of the fleet').press('Enter');
    ada.forgiving = true; // the browser notes the refusal as an error
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = page.getByRole('alert', { name: 'A newer version' });
    await conflict.getByText('Version 2 was saved meanwhile').waitFor();
    await conflict.getByRole('button', { name: 'Take the newer one' }).click();
    expect(await page.getByLabel('Name of the fleet').inputValue()).toBe('Phone Guard');
    await page.keyboard.press('Control+z');
    expect(await page.getByLabel('Name of the fleet').inputValue()).toBe('Laptop Guard');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Your fleet, version 3').waitFor();
    ada.forgiving = false;
    expect(phone.faults).toEqual([]);
    await phone.leave();
  });

  it('prints its ship cards whole, four to an A4 page, and shows them on a phone', async () => {
    const { page } = ada;
    await page.goto(`${link}/cards`);
    await page.getByRole('region', { name: 'Page 1' }).waitFor();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    // Two ships: no card runs over to a page of its own.
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const phone = await Visitor.arrive(browser, 'Ada with a phone in her hand', handset);
    await phone.page.goto(`${link}/cards`);
    const sheet = phone.page.getByRole('region', { name: 'Page 1' });
    await sheet.waitFor();
    for (const card of await sheet.locator('> *').all()) {
      const box = await card.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    }
    expect(phone.faults).toEqual([]);
    await phone.leave();
    await page.goto(link);
  });

  it('begins a match with it', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: 'Play with this fleet' }).click();
    await page.getByRole('combobox', { name: /^Against/ }).selectOption({ label: 'The River Patrol, 245 points' });
    await page.getByLabel('Scenario').selectOption({ label: 'Planetary invasion' });
    await page.getByRole('button', { name: 'Play the computer' }).click();
    await page.locator('svg.bd').waitFor();
    const watcher = new Watcher(server.url, new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await watcher.reach(1);
    const names = Object.values(watcher.table.ships).map(({ name }) => name);
    expect(names).toContain('Lanner');
    expect(watcher.table.match.scenario).toBe('planetary-invasion');
    expect(ada.faults).toEqual([]);
    watcher.leave();
  });

  it('takes a pasted fleet, shows it on laptop and phone, and gives it back as text', async () => {
    const { page } = ada;
    await page.goto(`${server.url}/fleets`);
    await page.getByRole('link', { name: /^Laptop Guard/ }).waitFor();
    await page.getByLabel('Paste a fleet').fill('hello');
    await page.getByRole('button', { name: 'Open it in the builder' }).click();
    await page.getByRole('alert').getByText('The fleet has no name.').waitFor();
    await page.getByLabel('Paste a fleet').fill(fleetToText(narrowSea));
    await page.getByRole('button', { name: 'Open it in the builder' }).click();
    await points(page)
      .getByText(String(fleetPoints(narrowSea)), { exact: true })
      .waitFor();
    await page.getByLabel('Points limit').fill('600');
    await page.getByLabel('Points limit').press('Enter');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const wrong = page.getByRole('region', { name: 'What is wrong with Tern', exact: true });
    for (const { rule } of problems(narrowSea, { maxPoints: 600 })) await wrong.getByText(rule).waitFor();
    await shoot(page, 'fleet-builder');
    await page.getByRole('button', { name: 'Export' }).click();
    const text = await page.getByLabel('The fleet as text').inputValue();
    expect(fleetFromText(text)).toEqual({ ok: true, value: narrowSea });
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: /^Tern commands/ }).click();
    await wrong.getByRole('button', { name: 'Fix both: T1 down to 3' }).click();
    await wrong.waitFor({ state: 'detached' });
    expect(ada.faults).toEqual([]);
  });

  it('draws up a force of another game from the start page, refuses it, mends it, saves it and plays it', async () => {
    await playForce(ada, server.url);
    expect(ada.faults).toEqual([]);
  });

  it('fits a phone', async () => {
    const phone = await Visitor.arrive(browser, 'Ada’s phone', handset);
    await phone.takeCookieOf(ada);
    const { page } = phone;
    await page.goto(`${server.url}/fleets`);
    await page.getByRole('link', { name: /^Laptop Guard/ }).waitFor();
    const bar = await page.getByRole('navigation', { name: 'Site' }).boundingBox();
    expect(bar?.height ?? 99).toBeLessThanOrEqual(52);
    await page.getByLabel('Paste a fleet').fill(fleetToText(narrowSea));
    await page.getByRole('button', { name: 'Open it in the builder' }).click();
    await points(page).waitFor();
    const fits = async (): Promise<void> => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    };
    await fits();
    await shoot(page, 'fleet-builder-phone');
    await page.getByRole('button', { name: 'Classes' }).click();
    await fits();
    await page.getByRole('button', { name: /^Fleet/ }).click();
    await page.getByRole('button', { name: /^Tern commands/ }).click();
    await page.getByRole('button', { name: 'Turret 1: Autocannon' }).click();
    await fits();
    for (const row of await page.locator('[data-row]').all())
      expect((await row.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    expect(phone.faults).toEqual([]);
    await phone.leave();
  });
});
