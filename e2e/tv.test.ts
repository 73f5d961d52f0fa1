/** The Watch page and TV in a browser: what is on and what has ended, filters in the address, what is on, keys to go through the channels, a network that goes and comes back, a channel with nothing on. */
import { visit, type Visit } from '@broadside/client';
import { seededRandom } from '@broadside/rules/kernel';
import type { Browser } from 'playwright-core';
import WebSocket from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from './account.ts';
import { findingsInAllLooks } from './axe.ts';
import { BotTable } from './bot-table.ts';
import { handset, launch, press, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';
import { shoot } from './shoot.ts';

let server: GameServer;
let browser: Browser;
let people: readonly [Visit, Visit];
let table: BotTable;
const random = seededRandom(5);
beforeAll(async () => {
  [server, browser] = await Promise.all([GameServer.start({ WATCH_WAIT_SECONDS: '2' }), launch()]);
  people = [visit(server.url, { WebSocket }), visit(server.url, { WebSocket })];
  for (const [i, each] of people.entries()) await each.api.becomeGuest(['Ann', 'Ben'][i]);
  table = await BotTable.begin(server, 'quantum-rebellion', 1, people);
  for (let i = 0; i < 40; i += 1) await table.step(random);
});
afterAll(async () => {
  table.leave();
  await browser.close();
  await server.stop();
});

describe('[WATCH-48] a channel on the whole screen', () => {
  it('shows the table, its people and what happens; keys lead to the next channel and back', async () => {
    const cleo = await Visitor.arrive(browser, 'Cleo');
    const { page } = cleo;
    await page.goto(`${server.url}/tv/best`);
    await page.getByRole('heading', { level: 1, name: 'Best' }).waitFor();
    for (const name of ['Ann', 'Ben']) await page.getByText(name, { exact: true }).waitFor();
    await page.getByText(/^Round \d+ of \d+$/).waitFor();
    const line = page.locator('.plate .line');
    const said = await line.textContent();
    await table.step(random);
    await table.step(random);
    await page.waitForFunction((before) => document.querySelector('.plate .line')?.textContent !== before, said);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { level: 1, name: 'Quantum Rebellion' }).waitFor();
    await page.getByText('Ann', { exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByText('Nothing is on').waitFor();
    await page.keyboard.press('1');
    await page.getByRole('heading', { level: 1, name: 'Best' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/tv/best');
    await page.goto(`${server.url}/tv/no-such-channel`);
    cleo.forgiving = true;
    await page.getByText('There is no such channel').waitFor();
    await cleo.leave();
  });

  it('says that the network is away, and goes on when it is back', async () => {
    const dora = await Visitor.arrive(browser, 'Dora', handset);
    const { page } = dora;
    await page.goto(`${server.url}/tv/best`);
    await page.getByText('Ann', { exact: true }).waitFor();
    dora.forgiving = true;
    await page.context().setOffline(true);
    await page.getByText('This page keeps asking').waitFor();
    await page.context().setOffline(false);
    await page.getByText('This page keeps asking').waitFor({ state: 'detached' });
    expect(await page.getByText('Ann', { exact: true }).count()).toBe(1);
    // Nothing scrolls sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await dora.leave();
  });
});

describe('[WATCH-78] [WATCH-81] a channel', () => {
  it('is cast from its page, over the board of whoever watches it, and talked about beside it', async () => {
    const cara = await account(browser, server, 'Cara', { viewport: { width: 1280, height: 800 } });
    const { page } = cara;
    await page.goto(`${server.url}/tv/best`);
    await page.getByRole('link', { name: 'Cast this channel' }).click();
    await page.getByRole('heading', { name: 'Cast what a channel shows' }).waitFor();
    await page.getByLabel('Title').fill('Evening on TV');
    await page.getByLabel('Language').fill('en');
    await press(page, 'Begin');
    await page.getByRole('toolbar', { name: 'Tools' }).waitFor();

    const dan = await Visitor.arrive(browser, 'Dan', { viewport: { width: 1280, height: 800 } });
    await dan.page.goto(`${server.url}/tv/best`);
    await dan.page.getByText('cast by Cara').waitFor();
    await press(page, 'ring');
    await page.getByRole('application', { name: /^Draws on the board with the ring/ }).focus();
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await dan.page.locator('.chalk').getByText('Cara').waitFor();
    await page.getByLabel('Say it in writing').fill('Watch the cruiser.');
    await page.keyboard.press('Enter');
    await dan.page.getByText('Watch the cruiser.').waitFor();

    // The chat: by key, and what is written there is no key of the page.
    await dan.page.keyboard.press('c');
    const chat = dan.page.getByRole('region', { name: 'Chat of Best' });
    await chat.getByText('Nobody has written yet.').waitFor();
    await chat.getByLabel('Your name, to speak here').fill('Dan');
    await chat.getByRole('button', { name: 'Use this name' }).click();
    await chat.getByLabel('Message to the spectators').fill('Can Ben still win?');
    await dan.page.keyboard.press('Enter');
    await chat.getByText('Can Ben still win?').waitFor();
    await dan.page.getByText('cast by Cara').waitFor();
    const eve = await Visitor.arrive(browser, 'Eva', handset);
    await eve.page.goto(`${server.url}/tv/best`);
    await eve.page.getByRole('button', { name: 'Chat' }).click();
    await eve.page.getByText('Can Ben still win?').waitFor();
    await table.step(random);
    await expect.poll(() => dan.page.locator('.chalk').count()).toBe(1);
    for (const [visitor, name] of [
      [dan, 'tv-chat'],
      [eve, 'tv-chat-phone'],
    ] as const) {
      await shoot(visitor.page, name);
      expect(await findingsInAllLooks(visitor.page)).toEqual([]);
    }
    expect(await eve.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await dan.page.getByRole('button', { name: 'With the caster' }).click();
    await expect.poll(() => dan.page.locator('.chalk').count()).toBe(0);

    // Who plays in what is on reads nothing there.
    const ann = await Visitor.arrive(browser, 'Ann');
    await ann.takeCookie(server.url, people[0].cookie);
    await ann.page.goto(`${server.url}/tv/best`);
    await ann.page.getByRole('button', { name: 'Chat' }).click();
    await ann.page.getByText('You play in this match.').waitFor();
    expect(await ann.page.getByText('Can Ben still win?').count()).toBe(0);
    for (const each of [cara, dan, eve, ann]) await each.leave();
  });
});

describe('[WATCH-46] the Watch page', () => {
  it('shows the best match large and the others small, of a game where the address says so, and what has ended', async () => {
    const others: BotTable[] = [];
    for (const [game, dice] of [
      ['fleet-command', 2],
      ['darkmatter-armada', 3],
      ['quantum-rebellion', 4],
    ] as const) {
      const other = await BotTable.begin(server, game, dice, people);
      for (let i = 0; i < 25; i += 1) await other.step(random);
      others.push(other);
    }
    const eve = await Visitor.arrive(browser, 'Eve');
    const { page } = eve;
    await page.goto(`${server.url}/watch`);
    const best = page.getByRole('region', { name: 'The match to watch' });
    await best.getByText(/^Round \d+/).waitFor();
    expect(await page.getByText('4 matches', { exact: true }).count()).toBe(1);
    const tiles = page.getByRole('link', { name: /^Watch Ann against Ben/ });
    expect(await tiles.count()).toBe(3);
    // Their boards come.
    await expect.poll(() => page.locator('.tile svg[role="img"]').count()).toBe(3);
    await page.getByRole('link', { name: 'Fleet Command', exact: true }).click();
    await page.waitForURL(/\?ruleset=fleet-command$/);
    await tiles.first().waitFor({ state: 'detached' });
    await best.getByText('live', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Finished lately' }).click();
    await page.getByText('Nothing has ended here lately.').waitFor();
    expect(new URL(page.url()).search).toBe('?ruleset=fleet-command&show=finished');
    const [ended] = others;
    const line = people[0].open(ended?.id ?? '');
    await line.when((state) => state.view !== null);
    await line.act({ act: 'resign' });
    line.close();
    // The list asks by itself.
    await page.getByRole('link', { name: /^Watch Ann against Ben/ }).waitFor({ timeout: 20_000 });
    await page.getByText(/^Ben won/).waitFor();
    for (const each of others) each.leave();
    await eve.leave();
  });

  it('says that the server is away, and shows all when it is back', async () => {
    const fay = await Visitor.arrive(browser, 'Fay', handset);
    const { page } = fay;
    fay.forgiving = true;
    await page.route('**/api/watch*', (route) => route.abort());
    await page.goto(`${server.url}/watch`);
    await page.getByRole('alert').getByText('cannot be reached').waitFor();
    await page.unroute('**/api/watch*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'The match to watch' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await fay.leave();
  });
});

describe('[WATCH-26] following', () => {
  it('takes a press on somebody’s page, shows their matches, and is chosen and ended by who follows', async () => {
    await people[0].api.makeAccount({ handle: 'ann-fleet', password: 'four words for a ship' });
    const nobody = await Visitor.arrive(browser, 'Nobody');
    await nobody.page.goto(`${server.url}/player/ann-fleet`);
    await nobody.page.getByRole('button', { name: 'Follow Ann' }).click();
    const door = await nobody.page.getByRole('link', { name: 'Make an account' }).getAttribute('href');
    expect(door).toBe('/sign-up?back=%2Fplayer%2Fann-fleet');
    await nobody.leave();
    const fred = await account(browser, server, 'fred');
    const { page } = fred;
    await page.goto(`${server.url}/player/ann-fleet`);
    await page.getByRole('button', { name: 'Follow Ann' }).click();
    await page.getByText('You are told when a match of theirs begins.').waitFor();
    await page.getByRole('button', { name: 'You follow Ann' }).click();
    await page.getByRole('button', { name: 'When a match of theirs ends' }).click();
    await page.goto(`${server.url}/watch?friends=1`);
    await page.getByRole('region', { name: 'The match to watch' }).getByText('Ann', { exact: true }).first().waitFor();
    await page.goto(`${server.url}/match/${table.id}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Follow this match…' }).click();
    await page.getByRole('dialog').getByRole('spinbutton').fill('9');
    await page.getByRole('dialog').getByRole('button', { name: 'Choose' }).click();
    await page.getByText('You are told when round 9 begins.').waitFor();
    await page.goto(`${server.url}/account/following`);
    const when = page.getByRole('combobox', { name: 'When you are told of Ann', exact: true });
    expect(await when.inputValue()).toBe('end');
    await when.selectOption({ label: 'Show them under Watch, tell me nothing' });
    await page.getByText('Saved.').waitFor();
    // Who does not want it any more is followed by nobody.
    await people[0].api.changeAccount({ followable: false });
    await page.goto(`${server.url}/player/ann-fleet`);
    await page.getByText('Ann does not want to be followed.').waitFor();
    await page.goto(`${server.url}/account/following`);
    await page.getByRole('heading', { name: 'Matches' }).waitFor();
    expect(await when.count()).toBe(0);
    await page.getByRole('button', { name: /^Stop following/ }).click();
    await page.getByText('“Follow” stands on the pages').waitFor();
    await fred.leave();
  });
});
