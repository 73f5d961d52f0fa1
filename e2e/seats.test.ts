/**
 * What is shown of matches with two, three and four seats, teams, and a side that the rules move: the watch page, TV, walls and
 * the cards of the Watch page. The synthetic game for any number of seats has no board: those of the site's games that are
 * played so show theirs.
 */
import { fileURLToPath } from 'node:url';
import { visit } from '@broadside/client';
import { catalog as games } from '@broadside/rules/catalog';
import { seededRandom, type Preset } from '@broadside/rules/kernel';
import type { Browser, Page } from 'playwright-core';
import WebSocket from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog } from '../apps/server/test/catalog.ts';
import { BotTable } from './bot-table.ts';
import { handset, launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';
import { addGame, gameModule } from './seats/one-game-more.ts';
import { shoot } from './shoot.ts';

const names = ['Alexandra Lindqvist', 'Ben', 'Cyd', 'Dee'];
const random = seededRandom(11);
let server: GameServer;
let browser: Browser;
let module = '';
const synthetic: BotTable[] = [];
const main = fileURLToPath(new URL('seats/main.ts', import.meta.url));

/** A match of a battle, with as many people as it has seats, after some orders. */
async function tableOf(game: string, preset: Preset<never>, seats: number, orders: number): Promise<BotTable> {
  const people = names.slice(0, seats).map((name) => ({ name, one: visit(server.url, { WebSocket, catalog }) }));
  for (const { name, one } of people) await one.api.becomeGuest(name);
  const [host, ...guests] = people.map(({ one }) => one);
  if (!host) throw new Error('Nobody sits there.');
  const table = await BotTable.beginAt(server, { game, preset: preset.id, dice: 3, rulesets: catalog }, [
    host,
    ...guests,
  ]);
  for (let order = 0; order < orders; order += 1) await table.step(random);
  return table;
}

/** The shortest battle of each way in which the site's games are played by more sides or people than two. */
async function otherBattles(): Promise<[way: string, game: string, preset: Preset<never>, seats: number][]> {
  const found = new Map<string, [string, string, Preset<never>, number]>();
  for (const [id, load] of Object.entries(games)) {
    const ruleset = await load();
    for (const preset of ruleset.presets.toSorted((a, b) => a.minutes - b.minutes)) {
      const teams = ruleset.seatsOf(preset.setup).map(({ team }) => team);
      const way = teams.join(' and ');
      if (way !== '0 and 1' && !found.has(way))
        found.set(way, [way, id, preset as unknown as Preset<never>, teams.length]);
    }
  }
  return [...found.values()];
}
const battles = await otherBattles();

beforeAll(async () => {
  [server, browser, module] = await Promise.all([
    GameServer.start({ WATCH_WAIT_SECONDS: '2' }, ['--import', 'tsx', main]),
    launch(),
    gameModule(),
  ]);
  const ruleset = await catalog['seated']?.();
  for (const preset of ruleset?.presets ?? []) {
    const seats = ruleset?.seatsOf(preset.setup).length ?? 0;
    // The second round runs; where there are several seats, the second of them is asked.
    synthetic.push(await tableOf('seated', preset as unknown as Preset<never>, seats, seats === 1 ? 1 : seats + 1));
  }
});
afterAll(async () => {
  for (const table of synthetic) table.leave();
  await browser.close();
  expect(await server.stop()).toBe(0);
});

/** What each way to sit there reads: sides with their people and scores, who is asked, who leads. */
const told = [
  [
    ['Alexandra Lindqvist', '6'],
    ['Ben', '3'],
  ],
  [
    ['Alexandra Lindqvist', '6'],
    ['Ben', '3'],
    ['Cyd', '3'],
  ],
  [
    ['Alexandra Lindqvist', '6'],
    ['Ben', '3'],
    ['Cyd', '3'],
    ['Dee', '3'],
  ],
  [
    ['Alexandra Lindqvist & Cyd', '9'],
    ['Ben & Dee', '6'],
  ],
  [
    ['Alexandra Lindqvist', '3'],
    ['The enemy', '2'],
  ],
] as const;
const asked = ['Ben', 'Ben', 'Ben', 'Ben', 'Alexandra Lindqvist'];
const leads = [
  'Alexandra Lindqvist leads with 6 points, Ben has 3.',
  'Alexandra Lindqvist leads with 6 points, Ben has 3, Cyd has 3.',
  'Alexandra Lindqvist leads with 6 points, Ben has 3, Cyd has 3, Dee has 3.',
  'Alexandra Lindqvist & Cyd lead with 9 points, Ben & Dee have 6.',
  'Alexandra Lindqvist leads with 3 points, The enemy has 2.',
];
const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Nothing is cut off, nothing lies outside of the window, and no word is one of a program. */
async function expectTidy(page: Page, area: string): Promise<void> {
  const faults = await page.locator(area).evaluate((place) =>
    [...place.querySelectorAll<HTMLElement>('.el')].flatMap((each) => {
      // More than two sides, and people of a team, have half a line each on a phone: there who leads names them in full.
      if (innerWidth < 700 && each.closest('.slim, .team')) return [];
      const box = each.getBoundingClientRect();
      const cut = each.scrollWidth > each.clientWidth + 1 || box.right > innerWidth + 1 || box.left < -1;
      return cut && box.width > 0 ? [each.textContent] : [];
    }),
  );
  expect(faults).toEqual([]);
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|null\b.*null|\[object|seat-\d/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

const sizes = [
  ['1280', {}],
  ['390', handset],
] as const;

describe.each(sizes)('[WATCH-70] at a width of %s, matches of any number of seats', (size, options) => {
  let eve: Visitor;
  beforeAll(async () => {
    eve = await Visitor.arrive(browser, 'Eve', options);
    await addGame(eve.page, module);
  });
  afterAll(async () => {
    expect(eve.faults).toEqual([]);
    await eve.leave();
  });

  it.each(['two', 'three', 'four', 'pairs', 'alone'].map((name, at) => [name, at] as const))(
    'name every side, its score and whose turn it is: %s',
    async (name, at) => {
      const { page } = eve;
      const table = synthetic[at];
      const sides = told[at] ?? [];
      await page.goto(`${server.url}/match/${table?.id ?? ''}?explain=1`);
      await page.locator(`[data-seq="${String(table?.now.seq)}"]`).waitFor();
      await page.getByText(leads[at] ?? '').waitFor();
      const top = words(await page.locator('header.top').innerText());
      for (const [people, score] of sides) {
        for (const one of people.split(' & ')) expect(top).toContain(one);
        expect(top).toContain(sides.length > 2 && size === '390' ? score : `${score} points`);
      }
      // Who is asked is named, and theirs is the one clock that runs.
      const strip = page.getByRole('region', { name: 'What is happening' });
      expect(words(await strip.innerText())).toContain(`${asked[at] ?? ''}: ${at === 4 ? 'Red' : 'Blue'} scores.`);
      const running = page.locator('header.top .clk.on');
      expect(await running.count()).toBe(1);
      expect(await running.getAttribute('aria-label')).toContain(asked[at]);
      await page.locator('.track .round b').filter({ hasText: /2$/ }).waitFor();
      await shoot(page, `seats-watch-${name}-${size}`, 'css');
      await expectTidy(page, 'header.top');
      // Beneath its board in a frame, on TV and on the Watch page.
      await page.goto(`${server.url}/embed/match/${table?.id ?? ''}`);
      const plate = page.locator('.plate');
      await expect.poll(async () => words(await plate.innerText()), { timeout: 20_000 }).toContain('Round 2 of 6');
      const said = words((await plate.textContent()) ?? '');
      for (const [people, score] of sides) {
        expect(said).toContain(people);
        expect(said).toContain(score);
      }
      expect(await plate.locator('.clk.on').count()).toBe(1);
      await shoot(page, `seats-plate-${name}-${size}`, 'css');
      await expectTidy(page, '.plate');
    },
  );

  it('stand on a wall, on TV, and as cards, each with all its sides', async () => {
    const { page } = eve;
    await page.goto(`${server.url}/wall?m=${synthetic.map(({ id }) => id).join('&m=')}`);
    for (const [at, table] of synthetic.entries()) {
      const board = page.locator(`main > [data-board="${table.id}"]`).first();
      await board.getByText('Round 2 of 6').waitFor();
      const seats = await board
        .locator('.seat')
        .evaluateAll((all) =>
          all.map((seat) => [seat.querySelector('b')?.textContent ?? '', seat.querySelector('.sc')?.textContent ?? '']),
        );
      expect(seats.map((row) => row.map(words))).toEqual(told[at]);
    }
    await shoot(page, `seats-wall-${size}`, 'css');
    await page.goto(`${server.url}/tv/seated`);
    await page.locator('.plate').getByText('Round 2 of 6').first().waitFor();
    await shoot(page, `seats-tv-${size}`, 'css');
    await expectTidy(page, '.plate');
    await page.goto(`${server.url}/watch?ruleset=seated`);
    const cards = page.locator('.tile');
    await expect.poll(() => cards.count()).toBe(synthetic.length - 1);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await card.getByText('Round 2 of 6').waitFor();
      await card.locator('.clk.on').waitFor();
      expect(await card.locator('.who').count()).toBeGreaterThanOrEqual(2);
    }
    await shoot(page, `seats-cards-${size}`, 'css');
    await expectTidy(page, '.tile >> nth=0');
  });
});

describe('[WATCH-70] a game with a board', () => {
  it.each(battles)('shows teams of %s, and how it ended, by the names of all', async (way, game, preset, seats) => {
    const table = await tableOf(game, preset, seats, 40);
    const visitors: Visitor[] = [];
    for (const [size, options] of sizes) {
      const eve = await Visitor.arrive(browser, 'Eve', options);
      visitors.push(eve);
      const { page } = eve;
      await page.goto(`${server.url}/match/${table.id}?explain=1`);
      await page.locator(`[data-seq="${String(table.now.seq)}"]`).waitFor();
      await page
        .getByText(/Nobody leads: |leads? with \d/)
        .first()
        .waitFor();
      const top = words(await page.locator('header.top').innerText());
      for (const name of names.slice(0, seats)) expect(top).toContain(name);
      const strip = words(await page.getByRole('region', { name: 'What is happening' }).innerText());
      const awaited = table.now.match?.seats.filter(({ seat }) => table.now.awaiting.includes(seat)) ?? [];
      expect(awaited).not.toEqual([]);
      for (const { name } of awaited) expect(strip).toMatch(new RegExp(`${name ?? 'nobody'}(,[^:]*)?: `));
      await shoot(page, `seats-board-${way.replaceAll(' ', '-')}-${size}`, 'css');
      await expectTidy(page, 'header.top');
    }
    await table.giveUp();
    for (const eve of visitors) {
      const { page } = eve;
      const result = page.getByRole('region', { name: 'Result' });
      await result.waitFor();
      await shoot(page, `seats-result-${way.replaceAll(' ', '-')}-${String(page.viewportSize()?.width)}`, 'css');
      await expectTidy(page, 'header.top');
      expect(eve.faults).toEqual([]);
      await eve.leave();
    }
    table.leave();
  });
});
