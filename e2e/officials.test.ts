/** A judge, a moderator and an admin at work in their browsers, with two players at a table. */
import { blankTerms, type Act, type SeasonTerms } from '@broadside/competition/season';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPage } from './arrival.ts';
import { findingsInAllLooks } from './axe.ts';
import { Visitor, handset, launch } from './browser.ts';
import { GameServer } from './game-server.ts';

let server: GameServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([GameServer.start(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Everybody leaves when their test is over: an open table keeps a browser busy. */
const here: Visitor[] = [];
afterEach(async () => {
  await Promise.all(here.splice(0).map((visitor) => visitor.leave()));
});
async function arrive(name: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, name, options);
  here.push(visitor);
  return visitor;
}

async function post<T>({ page }: Visitor, path: string, data: object): Promise<T> {
  const response = await page.request.post(`${server.url}/api${path}`, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as T;
}

/** Somebody with an account, whose handle is their name. */
async function account(name: string, role?: 'organiser' | 'moderator' | 'admin'): Promise<Visitor> {
  const visitor = await arrive(name);
  await post(visitor, '/guests', { name });
  await post(visitor, '/account', { handle: name, password: 'four words for a ship' });
  if (role) await server.giveRole(name, role);
  return visitor;
}

/** Ada and Bob, who plays on his phone, at a live table with a clock; its address. */
async function table(): Promise<{ ada: Visitor; bob: Visitor; address: string }> {
  const [ada, bob] = await Promise.all([arrive('Ada'), arrive('Bob', { ...handset, locale: 'en-GB' })]);
  for (const each of [ada, bob]) await post(each, '/guests', { name: each.name });
  const made = await post<{ match: { id: string }; invitations: { seat: string; token: string }[] }>(ada, '/matches', {
    ruleset: 'quantum-rebellion',
    opponent: 'friend',
    tempo: { kind: 'live', bankMs: 3_600_000, incrementMs: 0, overtime: { kind: 'loss' } },
  });
  const [seat] = made.invitations;
  await post(bob, `/matches/${made.match.id}/seats/${seat?.seat ?? ''}/join`, { token: seat?.token });
  const address = `${server.url}/match/${made.match.id}`;
  await Promise.all([ada, bob].map(({ page }) => sitAt(page, address)));
  return { ada, bob, address };
}

async function sitAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('svg.bd').waitFor();
}

const clocks = async (page: Page): Promise<string[]> => page.getByRole('timer').allTextContents();

describe('people with an office', () => {
  it('[ACT-11, ACT-12] a judge stops the clocks of a table, everybody reads why, and starts them again', async () => {
    const { ada, bob, address } = await table();
    const jo = await account('Jo-Oak', 'organiser');
    await sitAt(jo.page, address);
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    expect(await ada.page.getByRole('button', { name: 'Stop the clocks…' }).count()).toBe(0);
    await ada.page.keyboard.press('Escape');
    await jo.page.getByRole('button', { name: 'Menu' }).click();
    await jo.page.getByRole('button', { name: 'Stop the clocks…' }).click();
    await jo.page.getByLabel('Why, for everybody at the table').fill('A ship was moved twice');
    await jo.page.getByRole('button', { name: 'Stop the clocks', exact: true }).click();
    for (const { page } of [ada, bob]) {
      await page.getByRole('alert').getByText('stopped the clocks at').waitFor();
      await page.getByText('Nobody can act just now.').waitFor();
      expect(await page.getByRole('timer', { name: 'stopped by a judge' }).count()).toBe(2);
    }
    const stood = await clocks(ada.page);
    await ada.page.reload();
    await ada.page.getByRole('alert').getByText('A ship was moved twice').waitFor();
    expect(await clocks(ada.page)).toEqual(stood);
    await jo.page.getByLabel('What you rule').fill('It stays');
    await jo.page.getByRole('button', { name: 'Start the clocks' }).click();
    await ada.page.getByText('Jo-Oak (organiser) starts the clocks again: It stays').first().waitFor();
    expect(await ada.page.getByRole('timer', { name: 'stopped by a judge' }).count()).toBe(0);
    // One may give up while the clocks stand.
    await jo.page.getByRole('button', { name: 'Menu' }).click();
    await jo.page.getByRole('button', { name: 'Stop the clocks…' }).click();
    await jo.page.getByLabel('Why, for everybody at the table').fill('Once more');
    await jo.page.getByRole('button', { name: 'Stop the clocks', exact: true }).click();
    await ada.page.getByRole('alert').getByText('Once more').waitFor();
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('button', { name: 'Give up the match…' }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await bob.page.getByText('The match is over.').waitFor();
    for (const { faults } of [ada, bob, jo]) expect(faults).toEqual([]);
  });

  it('[LEAGUE-144] a judge finds a moment, tries it, and corrects the position, by keyboard', async () => {
    const { ada, bob, address } = await table();
    const { page, faults } = await account('Jo-Elm', 'organiser');
    await page.goto(address.replace('/match/', '/judge/'));
    await page.getByRole('button', { name: 'Enter and see both sides' }).click();
    await page.getByRole('heading', { name: /^You judge here/ }).waitFor();
    await page.keyboard.press('?');
    const allKeys = page.getByRole('dialog', { name: 'All keys' });
    await allKeys.getByText('Correct the position').waitFor();
    await page.keyboard.press('Escape');
    // Chromium closes it a moment after the key, and the next one would be the dialog's.
    await allKeys.waitFor({ state: 'hidden' });
    await page.keyboard.press('s');
    await page.getByText('The clocks stand.').waitFor();
    await page.keyboard.press('2');
    const thing = page.getByRole('combobox', { name: 'What is wrong' });
    const ship = thing.getByRole('option', { name: '› ships ›' }).first();
    await ship.waitFor({ state: 'attached' });
    await thing.selectOption((await ship.getAttribute('value')) ?? '');
    const hull = page.getByLabel('hull', { exact: true });
    await hull.fill('1');
    await hull.press('Tab');
    await page
      .getByRole('listitem')
      .getByText(/hull: \d+ becomes 1$/)
      .waitFor();
    await page.getByLabel('Why, for everybody at the table').fill('A hit was not marked');
    await page.getByRole('button', { name: 'Show what changes' }).click();
    await page
      .getByText(/on the table as they see it/)
      .first()
      .waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
    await page.getByRole('button', { name: 'Rule', exact: true }).click();
    await page.getByText('The ruling stands in the journal.').waitFor();
    await ada.page
      .getByText(/A hit was not marked/)
      .first()
      .waitFor();
    await page.getByRole('heading', { name: /^You judge here/ }).click();
    await page.keyboard.press('b');
    await page.waitForURL(/\/board$/);
    await page.locator('svg.bd').waitFor();
    await page.keyboard.press('?');
    await allKeys.getByText('what if, from this entry').waitFor();
    await page.keyboard.press('Escape');
    await allKeys.waitFor({ state: 'hidden' });
    await page.keyboard.press('Home');
    await page.getByText(/^1 of \d+/).waitFor();
    await page.keyboard.press('w');
    await page.waitForURL(/what-if\?at=1$/);
    await page.locator('svg.bd').waitFor();
    for (const each of [ada.faults, bob.faults, faults]) expect(each).toEqual([]);
  });

  it('[CHAT-6, CHAT-9] a moderator finds a report, reads around it, and removes the message for everybody', async () => {
    const { ada, bob } = await table();
    const mo = await account('Morag', 'moderator');
    await ada.page.keyboard.press('t');
    await ada.page.getByLabel('Message to the players').fill('You sail like a land rat');
    await ada.page.keyboard.press('Enter');
    await bob.page.getByRole('button', { name: /^Chat/ }).click();
    await bob.page.getByLabel('Mute or report Ada').click();
    await bob.page.getByRole('button', { name: 'Report this' }).click();
    await bob.page.getByLabel('What is wrong with it?').fill('Rude.');
    await bob.page.getByRole('button', { name: 'Send the report' }).click();
    await bob.page.getByText('Reported.').waitFor();
    await mo.page.goto(server.url);
    await mo.page.getByRole('button', { name: 'Morag, account, 1 report waits' }).click();
    await mo.page.getByRole('link', { name: 'Reports' }).click();
    await mo.page.getByRole('button', { name: 'What was said around it' }).click();
    await mo.page.getByRole('list', { name: 'What was said around it' }).getByText('land rat').waitFor();
    await mo.page.getByRole('button', { name: 'Remove it', exact: true }).click();
    for (const { page } of [ada, bob]) {
      await page.getByText('Removed by a moderator').waitFor();
      expect(await page.getByText('land rat').count()).toBe(0);
    }
    await ada.page.reload();
    await ada.page.getByText('Removed by a moderator').waitFor();
    await mo.page.getByText('Nothing is waiting').waitFor();
    for (const { faults } of [ada, bob, mo]) expect(faults).toEqual([]);
  });

  it('[LEAGUE-53] a table of a league that forbids it offers no undo, draw, pause, clock, abort or chat, and says why', async () => {
    const [olga, ann, ben] = [await account('Olga-E'), await account('Ann-E'), await account('Ben-E')];
    const { rulesets } = (await (await olga.page.request.get(`${server.url}/api/rulesets`)).json()) as {
      rulesets: { id: string; edition: string; presets: { id: string; seats: unknown[] }[] }[];
    };
    const game = rulesets.find(({ presets }) => presets.some(({ seats }) => seats.length === 2));
    const battle = game?.presets.find(({ seats }) => seats.length === 2)?.id ?? '';
    const table = {
      undo: 'off',
      draw: false,
      longestPauseMs: 0,
      tempo: false,
      abort: false,
      chat: false,
      rated: false,
    } as const;
    const terms: SeasonTerms = {
      ...blankTerms,
      ...{ ruleset: game?.id ?? '', edition: game?.edition ?? '', battles: { choice: 'fixed', battle }, table },
    };
    await post(olga, '/leagues', { name: 'Strict', slug: 'strict' });
    const { id } = await post<{ id: string }>(olga, '/leagues/strict/seasons', { name: 'Strict season', terms });
    let acts = 0;
    const act = (who: Visitor, one: Act) =>
      post(who, `/seasons/${id}/acts`, { id: `strict-${String((acts += 1))}`, act: one });
    await act(olga, { act: 'open-registration' });
    for (const each of [ann, ben]) await act(each, { act: 'enter' });
    await act(olga, { act: 'draft-round' });
    await act(olga, { act: 'publish-round' });
    const sat: string[] = [];
    for (const each of [ann, ben])
      sat.push((await post<{ match: string }>(each, `/seasons/${id}/rounds/1/sit`, {})).match);
    await sitAt(ann.page, `${server.url}/match/${sat[0] ?? ''}`);
    await ann.page.getByText('Nothing is taken back in this league.').waitFor();
    expect(await ann.page.getByRole('button', { name: /^Chat/ }).count()).toBe(0);
    await ann.page.keyboard.press('t');
    expect(await ann.page.getByLabel('Message to the players').count()).toBe(0);
    await ann.page.getByRole('button', { name: 'Menu' }).click();
    for (const [item, why] of [
      ['Offer a draw', 'No draws are offered in this league.'],
      ['Ask for a pause', 'There are no pauses in this league.'],
      ['Ask to adjourn until…', 'There are no pauses in this league.'],
      ['Ask for another clock', 'The clock of a match stays as it is in this league.'],
      ['Abort the match…', 'Matches of this league are not aborted.'],
    ] as const) {
      const button = ann.page.getByRole('button', { name: item });
      expect(await button.getAttribute('aria-disabled'), item).toBe('true');
      expect(await button.innerText(), item).toContain(why);
      await button.click({ force: true });
    }
    expect(await ann.page.getByRole('dialog').count()).toBe(0);
    await ben.page.goto(`${server.url}/match/${sat[0] ?? ''}`);
    await ben.page.locator('svg.bd').waitFor();
    expect(await ben.page.getByText('asks').count()).toBe(0);
    for (const { faults } of [olga, ann, ben]) expect(faults).toEqual([]);
  });

  it('[HTTP-46, HTTP-47, HTTP-49] an admin gives a role by handle and reads who did it', async () => {
    const [al, pim] = [await account('Al-Ash', 'admin'), await account('Pim-player')];
    await al.page.goto(server.url);
    await al.page.getByRole('button', { name: 'Al-Ash, account' }).click();
    await al.page.getByRole('link', { name: 'Administration' }).click();
    await al.page.getByLabel('Handle of somebody else').fill('pim-PLAYER');
    await al.page.getByLabel('Role to give').selectOption('moderator');
    await al.page.getByRole('button', { name: 'Give this role' }).click();
    await al.page.getByLabel('Role of Pim-player').waitFor();
    await al.page.getByLabel('Only of the person').fill('Pim-player');
    await al.page.getByRole('button', { name: 'Show', exact: true }).click();
    await al.page.getByRole('cell', { name: 'Pim-player: player to moderator' }).waitFor();
    await pim.page.goto(`${server.url}/account/admin`);
    await pim.page.getByText('Only admins can see this page.').waitFor();
    await al.page.getByLabel('Role of Pim-player').selectOption('player');
    await al.page.getByLabel('Role of Pim-player').waitFor({ state: 'detached' });
    for (const { faults } of [al, pim]) expect(faults).toEqual([]);
  });

  it('[CHAT-7] a match without a chat says so to whoever may sit down, and at its table', async () => {
    const [ada, bob] = [await account('Ada-quiet'), await arrive('Bob', { ...handset })];
    await post(bob, '/guests', { name: 'Bob' });
    // The server takes its time to say who she is; a press is not lost meanwhile.
    await ada.page.route('**/api/me', async (route) => {
      await new Promise((next) => setTimeout(next, 2500));
      await route.continue().catch(() => undefined);
    });
    await startPage(ada.page, server.url);
    await ada.page.getByLabel('Chat at the table').uncheck();
    await ada.page.getByRole('button', { name: 'Open to anyone' }).click();
    await ada.page.getByText('No chat at this table.').waitFor();
    await bob.page.goto(server.url);
    await bob.page.getByText('· no chat').waitFor();
    await bob.page.getByRole('button', { name: "Accept Ada-quiet's challenge" }).click();
    await bob.page.locator('svg.bd').waitFor();
    await bob.page.getByRole('button', { name: /^Chat/ }).click();
    for (const { page } of [ada, bob]) await page.getByText('is off at this table').waitFor();
    for (const { faults } of [ada, bob]) expect(faults).toEqual([]);
  });
});
