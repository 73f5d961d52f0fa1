/** A fleet drawn up by hand, refused, mended, and then played through Planetary Invasion to its end. */
import { seededRandom } from '@broadside/rules/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accept } from '../arrival.ts';
import { launch, Visitor } from '../browser.ts';
import { Captain } from '../captain.ts';
import { Computer } from '../computer.ts';
import { fixedEntropy, GameServer } from '../game-server.ts';
import { shipsSeen } from '../hands/board.ts';
import { atSeq, Play } from '../play.ts';
import { expectDiceOfEvents, expectWhole, wholeLog } from '../records.ts';
import { Watcher } from '../watcher.ts';

/** The same match in every run; another number plays another one. */
const number = Number(process.env['MATCH_NUMBER'] ?? 1);
const ownShips = ['Lanner', 'Resolute'];

describe('a fleet of one’s own', () => {
  let server: GameServer;
  let browser: Browser;
  let ada: Visitor;
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

  const points = (page: Page) => page.locator('.pts .n');
  async function fit(page: Page, place: string, what: RegExp): Promise<void> {
    await page.getByRole('button', { name: `${place}: Empty`, exact: true }).click();
    await page.getByRole('dialog', { name: place, exact: true }).getByRole('button', { name: what }).click();
    await page.getByRole('button', { name: `${place}: Empty`, exact: true }).waitFor({ state: 'detached' });
  }

  it('is drawn up by hand, told why 305 points in a squadron are too many, and mended', async () => {
    const { page } = ada;
    await page.goto(`${server.url}/fleets/new`);
    await page.getByLabel('Name of the fleet').fill('Harbour Guard');
    await page.getByLabel('Name of the fleet').press('Enter');
    await page.getByRole('button', { name: 'Add Dreadnought' }).click();
    await page.getByRole('button', { name: 'Add Battlecruiser' }).click();
    await page.getByRole('button', { name: /^Resolute/ }).click();
    await fit(page, 'Fore mount', /^Beam/);
    await fit(page, 'Turret 1', /^Beam/);
    for (const space of ['E1', 'E2', 'E3']) await fit(page, `Equipment space ${space}`, /^Cargo space/);
    await page.getByRole('button', { name: /^Lanner/ }).click();
    await fit(page, 'Fore mount', /^Beam/);
    for (const space of ['E1', 'E2']) await fit(page, `Equipment space ${space}`, /^Cargo space/);
    expect(await points(page).innerText()).toBe('300');
    await fit(page, 'Turret 1', /^Beam/);
    // Every price is a multiple of five, so that no squadron costs 301: the first step over 300 is 305.
    const wrong = page.getByRole('region', { name: 'What is wrong with Alpha squadron' });
    await wrong.getByText('Alpha costs 305 points.').waitFor();
    expect(await wrong.innerText()).toContain('A squadron costs at most 300: save 5 points.');
    await wrong.getByRole('button', { name: 'QR-2.2b' }).waitFor();
    const play = page.getByRole('button', { name: 'Play with this fleet' });
    expect(await play.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Turret 1: Beam' }).click();
    await page
      .getByRole('dialog', { name: 'Turret 1' })
      .getByRole('button', { name: /^Autocannon/ })
      .click();
    await wrong.waitFor({ state: 'detached' });
    expect(await points(page).innerText()).toBe('300');
    expect(await play.getAttribute('aria-disabled')).toBeNull();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Your fleet, version 1').waitFor();
  });

  it('lands its troops in Planetary Invasion, played through the page against the computer', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: 'Play with this fleet' }).click();
    await page.getByRole('combobox', { name: /^Against/ }).selectOption({ label: 'The River Patrol, 245 points' });
    await page.getByLabel('Scenario').selectOption({ label: 'Planetary invasion' });
    // By invitation, because the dice of a match can be fixed only while it waits for its last player.
    await page.getByRole('button', { name: 'Invite a friend' }).click();
    const link = await page.getByLabel(/Whoever opens this link/).inputValue();
    const matchId = /\/match\/([^/]+)\//.exec(link)?.[1] ?? '';
    await server.fixDice(matchId, number);
    const chair = await Visitor.arrive(browser, 'Chip');
    await accept(chair, link, fixedEntropy);
    await page.locator('svg.bd').waitFor();
    await chair.page.goto('about:blank');

    const watcher = new Watcher(server.url, matchId);
    await watcher.reach(1);
    expect(watcher.table.match.scenario).toBe('planetary-invasion');
    const own = Object.values(watcher.table.ships).filter(({ seat }) => seat === 'seat-1');
    expect(own.map(({ name }) => name).sort()).toEqual(ownShips);
    const random = seededRandom(number);
    const computer = await Computer.sitDown({ url: server.url, matchId }, 'seat-2', chair, random);
    const play = new Play(watcher, new Map([['seat-1', ada]]), new Captain(random));
    let answers = 0;
    let seen: readonly string[] = [];
    while (!watcher.now.outcome) {
      if (watcher.asked === 'seat-1') {
        const { wanted, sent } = await play.step();
        expect(sent.command.kind).toBe(wanted.kind);
        if (wanted.kind === 'land-troops' || wanted.kind.endsWith('-orbit')) expect(sent.command).toEqual(wanted);
        if (wanted.kind !== 'deploy-squadron') continue;
        await atSeq(ada, watcher.now.seq);
        seen = (await shipsSeen(page)).map(({ words }) => words);
      } else {
        await computer.answer(watcher);
        answers += 1;
      }
    }
    for (const name of ownShips) expect(seen.some((words) => words.startsWith(`${name},`))).toBe(true);

    await watcher.until(({ match }) => match?.status === 'finished');
    const { outcome } = watcher.now;
    const divisions = (['seat-1', 'seat-2'] as const).map((seat) => watcher.table.sides[seat]?.divisions);
    const landed = play.moves.filter(({ wanted }) => wanted.kind === 'land-troops').length;
    expect(landed).toBeGreaterThan(0);
    expect(outcome?.points['seat-1']).toBeGreaterThan(0);
    // What is scored is what this scenario counts: troops on the planet.
    expect(['seat-1', 'seat-2'].map((seat) => outcome?.points[seat])).toEqual(divisions);
    const result = page.getByRole('region', { name: 'Result' });
    await result.waitFor();
    const title = outcome?.winner === 'seat-1' ? 'You won' : outcome?.winner ? 'Chip won' : 'Drawn';
    expect(await result.getByRole('heading').first().innerText()).toBe(title);
    await result.getByText(outcome?.reason ?? 'no reason').waitFor();
    expect((await result.locator('.pts b').allInnerTexts()).map(Number)).toEqual(divisions);
    expect(await result.locator('.pts li').first().innerText()).toContain('divisions');

    const journal = await server.journal(matchId);
    expect(journal.length).toBe(play.moves.length + answers + 1);
    expectWhole(journal, [ada]);
    expectDiceOfEvents(journal, await wholeLog(server.url, matchId));
    expect(ada.faults).toEqual([]);
    const kinds = [...new Set(play.moves.map(({ wanted }) => wanted.kind))].sort();
    console.log(
      `${play.moves.length} orders by hand, ${answers} by the computer: ${kinds.join(', ')}; ${outcome?.reason}`,
    );
    computer.leave();
    watcher.leave();
    await chair.leave();
  });
});
