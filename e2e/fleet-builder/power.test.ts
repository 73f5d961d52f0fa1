/** A fleet whose ships spend power: refused beyond the budget with the sentence and the rule, mended by one press, saved. */
import { fleetFromText, fleetToJson, problems } from '@broadside/rules/darkmatter-armada/fleet';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsInAllLooks } from '../axe.ts';
import { handset, launch, Visitor } from '../browser.ts';
import { GameServer } from '../game-server.ts';

describe('a fleet that spends power', () => {
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

  const refused = (page: Page) => page.getByRole('region', { name: 'Refused' });
  const bar = (page: Page, words: RegExp) => page.getByRole('img', { name: words });
  async function fit(page: Page, place: string, what: RegExp): Promise<void> {
    await page.getByRole('button', { name: new RegExp(`^${place}: `) }).click();
    await page.getByRole('dialog', { name: place, exact: true }).getByRole('button', { name: what }).click();
  }

  it('shows power as it is spent, a cell a power', async () => {
    const { page } = ada;
    await page.goto(`${server.url}/fleets/new?ruleset=darkmatter-armada`);
    await page.getByLabel('Name of the fleet').fill('Longshore');
    await page.getByLabel('Name of the fleet').press('Enter');
    await page.getByRole('button', { name: 'Add Destroyer' }).click();
    await page.getByLabel('Name of the ship').waitFor();
    await bar(page, /^2 of 13 power; DEF 2; from destroyer 13$/).waitFor();
    await fit(page, 'Fore mount', /^Autocannon/);
    await page.getByRole('group', { name: 'Die of F' }).getByRole('button', { name: 'd14, 8 power' }).click();
    await fit(page, 'Aft mount', /^Autocannon/);
    await bar(page, /^11 of 13 power; DEF 2; F 8; A 1;/).waitFor();
    expect(await page.getByText('2 left', { exact: true }).count()).toBe(1);
  });

  it('refuses what passes the budget: the sentence, the rule, two ways out with what they cost', async () => {
    const { page } = ada;
    await fit(page, 'Equipment space E1', /^Shield generator/);
    const card = refused(page);
    await card.getByText('Shield generator was not fitted.').waitFor();
    expect(await card.innerText()).toContain(
      'It takes 6 more power and 2 are left: Resolute would use 17 of 13. A ship that uses more than it has cannot be played.',
    );
    await bar(page, /^17 of 13 power;.* E1 asks 6; 4 over;/).waitFor();
    await card.getByRole('button', { name: 'DA-12.2.3b' }).click();
    await page.getByRole('dialog', { name: 'Rule DA-12.2.3b' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await card.getByRole('button', { name: /, fit it \d+ of \d+, [+−]\d+ points$/ }).count()).toBe(2);
    // What was refused is no part of the fleet.
    await page.getByRole('button', { name: 'Equipment space E1: Empty' }).waitFor();
    await page.getByRole('button', { name: 'Leave E1 as it is' }).click();
    await card.waitFor({ state: 'detached' });
  });

  it('is worked by keys alone: a rung out of reach is refused, and mended by one press', async () => {
    const { page } = ada;
    const ladder = page.getByRole('group', { name: 'Die of A' });
    await ladder.getByRole('button', { name: 'd4, 1 power' }).focus();
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await refused(page).getByText('A d12 in A was not fitted.').waitFor();
    await refused(page)
      .getByRole('button', { name: /^Fit an? .* reactor in RE\d, fit it/ })
      .click();
    await refused(page).waitFor({ state: 'detached' });
    expect(await ladder.getByRole('button', { name: 'd12, 6 power' }).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Control+z');
    await bar(page, /^11 of 13 power/).waitFor();
    await page.keyboard.press('Control+Shift+z');
    await bar(page, /^16 of \d\d power; .*RE\d/).waitFor();
  });

  it('takes in a fleet that overdraws, says so, and mends it', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: 'Export' }).click();
    const text = await page.getByLabel('The fleet as text').inputValue();
    const read = fleetFromText(text);
    if (!read.ok) throw new Error(read.problems.join(' '));
    expect(problems(read.value, { maxPoints: 500 })).toEqual([]);
    const ship = read.value.squadrons[0]!.ships[0]!;
    ship.weapons.F = { ordnance: 'autocannon', die: 16 };
    await page.getByLabel('Paste a fleet').fill(fleetToJson(read.value));
    await page.getByRole('button', { name: 'Open it in the builder' }).click();
    await page.getByRole('button', { name: /^Resolute flagship/ }).click();
    const wrong = page.getByRole('region', { name: 'What is wrong with Resolute' });
    await wrong.getByText(/^Resolute draws \d+ power and has \d+, \d too few/).waitFor();
    await wrong.getByRole('button', { name: 'DA-12.2.3b' }).waitFor();
    await page.getByText('The fleet can be saved, but not played yet.').waitFor();
    expect(await wrong.getByRole('button', { name: / points$/ }).count()).toBe(2);
    await page.keyboard.press('Control+z');
    await bar(page, /^16 of \d\d power/).waitFor();
  });

  it('saves it, and its link opens it in another browser, with its cards', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/fleets\/[0-9a-z]{10}$/);
    link = page.url();
    await page.getByText('Your fleet, version 1').waitFor();
    const bob = await Visitor.arrive(browser, 'Bob', handset);
    await bob.page.goto(link);
    await bob.page.getByText('By Ada, version 1').waitFor();
    await bob.page.getByRole('button', { name: 'Resolute', exact: true }).click();
    await bar(bob.page, /^16 of \d\d power/).waitFor();
    await bob.page.goto(`${link}/cards`);
    await bob.page.getByRole('img', { name: 'Card of Resolute, Destroyer' }).waitFor();
    expect(bob.faults).toEqual([]);
    await bob.leave();
  });

  it('is read by other means than eyes and a mouse in both themes and sizes', async () => {
    const { page } = ada;
    await page.getByRole('group', { name: 'Die of A' }).getByRole('button', { name: /^d16/ }).click();
    await refused(page).waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
    expect(ada.faults).toEqual([]);
  });
});
