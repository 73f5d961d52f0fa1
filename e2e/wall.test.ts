/** A wall in a browser: boards of a league's round by one stream, marks, one large by press or weight, the round and the standings. */
import { leaguesApi, visit, type Visit } from '@broadside/client';
import { blankTerms, type Act } from '@broadside/competition/season';
import { seededRandom } from '@broadside/rules/kernel';
import { quantumRebellion } from '@broadside/rules/quantum-rebellion';
import type { Browser } from 'playwright-core';
import WebSocket from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BotTable } from './bot-table.ts';
import { handset, launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';

let server: GameServer;
let browser: Browser;
const tables: BotTable[] = [];
const people: Visit[] = [];
const random = seededRandom(11);
const password = 'four words for a ship';

async function account(handle: string): Promise<Visit> {
  const one = visit(server.url, { WebSocket });
  await one.api.becomeGuest(handle);
  await one.api.makeAccount({ handle, password });
  return one;
}

/** A round of two tables of a league, at which bots play for their people. */
async function night(): Promise<void> {
  for (const handle of ['olga', 'anna', 'bert', 'cleo', 'dirk']) people.push(await account(handle));
  const [owner, ...players] = people;
  if (owner === undefined) throw new Error('Nobody runs the league.');
  const leagues = leaguesApi(server.url, { headers: { cookie: owner.cookie } });
  await leagues.createLeague({ name: 'Narrow Sea', slug: 'narrow-sea', about: '' });
  const battle = quantumRebellion.presets[0]?.id ?? '';
  const game = { ruleset: quantumRebellion.id, edition: quantumRebellion.edition };
  const terms = { ...blankTerms, ...game, battles: { choice: 'fixed' as const, battle }, options: {} };
  const { id } = await leagues.openSeason('narrow-sea', { name: 'Spring', terms });
  const act = (who: Visit, one: Act) =>
    leaguesApi(server.url, { headers: { cookie: who.cookie } }).seasonAct(id, { id: crypto.randomUUID(), act: one });
  await act(owner, { act: 'open-registration' });
  for (const each of players) await act(each, { act: 'enter' });
  await act(owner, { act: 'draft-round' });
  await act(owner, { act: 'publish-round' });
  const seats = new Map<string, { who: Visit; seat: string }[]>();
  for (const who of players) {
    const { match, seat } = await leaguesApi(server.url, { headers: { cookie: who.cookie } }).sitDown(id, 1);
    seats.set(match, [...(seats.get(match) ?? []), { who, seat }]);
  }
  for (const [match, sitters] of seats)
    tables.push(
      await BotTable.of(
        match,
        quantumRebellion,
        sitters.map(({ who, seat }) => [seat, who.open(match)]),
      ),
    );
}

beforeAll(async () => {
  [server, browser] = await Promise.all([GameServer.start({ WATCH_WAIT_SECONDS: '2' }), launch()]);
  await night();
  for (const table of tables) for (let i = 0; i < 30; i += 1) await table.step(random);
});
afterAll(async () => {
  for (const table of tables) table.leave();
  await browser.close();
  await server.stop();
});

describe('[WATCH-47] the wall of a league', () => {
  it('shows its tables, the round and the standings, always dark and in letters for a hall', async () => {
    const eve = await Visitor.arrive(browser, 'Eve');
    const { page } = eve;
    await page.addInitScript(() => localStorage.setItem('theme', 'paper'));
    const asked: string[] = [];
    await page.goto(`${server.url}/wall/narrow-sea`);
    const boards = page.locator('[data-board]');
    // Both small, and one of them large.
    await expect.poll(() => boards.count(), { timeout: 30_000 }).toBe(3);
    await page.getByRole('heading', { name: 'Narrow Sea' }).waitFor();
    await page.getByRole('region', { name: 'Round 1 of Spring' }).getByText('playing').first().waitFor();
    await page.getByRole('region', { name: 'Standings of Spring' }).getByText('anna').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    const smallest = await page.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll('.wl *')]
          .filter(
            (each) =>
              !each.closest('svg') &&
              [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
          )
          .map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
      ),
    );
    expect(smallest).toBeGreaterThanOrEqual(20);
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const places = (): Promise<number[]> =>
      page.locator('main > [data-board]').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    const before = await places();
    for (let i = 0; i < 60; i += 1) for (const table of tables) await table.step(random);
    await page.locator('.fl').first().waitFor({ timeout: 30_000 });
    expect(await page.locator('.fx').count()).toBeGreaterThan(0);
    // After four seconds it is over, and stands under what happened just now.
    await page.getByRole('region', { name: 'Just now' }).waitFor();
    await expect.poll(() => page.locator('.fx').count(), { timeout: 30_000 }).toBe(0);
    // A key makes another board large; no small one moves.
    const large = () => page.locator('.big [data-board]').getAttribute('data-board');
    await page.keyboard.press('1');
    const first = await large();
    await page.keyboard.press('ArrowRight');
    await expect.poll(large).not.toBe(first);
    expect(await places()).toEqual(before);
    // All of it came by one stream, and the parts of the season.
    expect(asked.filter((path) => path.startsWith('/watch/') && !path.startsWith('/watch/wall/'))).toEqual([]);
    await eve.leave();
  });

  it('of matches that an address names fits a phone, and says where it has none', async () => {
    const fay = await Visitor.arrive(browser, 'Fay', handset);
    const { page } = fay;
    await page.goto(`${server.url}/wall?m=${tables.map(({ id }) => id).join('&m=')}`);
    await expect.poll(() => page.locator('[data-board]').count(), { timeout: 30_000 }).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.goto(`${server.url}/wall`);
    await page.getByRole('heading', { name: 'This wall has no boards' }).waitFor();
    await fay.leave();
  });

  it('[WATCH-43] has a channel, on which organisers show another table from the desk', async () => {
    const [owner] = people;
    const gus = await Visitor.arrive(browser, 'Gus');
    await gus.takeCookie(server.url, owner?.cookie ?? '');
    const { page } = gus;
    const [season] = (await leaguesApi(server.url).league('narrow-sea')).seasons;
    await page.goto(`${server.url}/season/${season?.id ?? ''}/desk`);
    const card = page.getByRole('region', { name: 'TV and wall' });
    await card.getByText('on', { exact: true }).waitFor();
    const other = card
      .locator('li')
      .filter({ hasNotText: 'on, picked' })
      .filter({ hasNot: page.getByText('on', { exact: true }) });
    await other.getByRole('button', { name: 'Show it' }).click();
    await card.getByText('on, picked by you').waitFor();
    await card.getByRole('button', { name: 'Let go' }).click();
    await card.getByText('on', { exact: true }).waitFor();
    await gus.leave();
  });
});
