/**
 * The other side's turn as a person sees it: told as it happens, with the same numbers on board and list, and once more on a press;
 * a press elsewhere ends it. In every kind of window and in every game.
 */
import { join } from 'node:path';
import { catalog } from '@broadside/rules/catalog';
import { seededRandom, type Random } from '@broadside/rules/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { roundOf } from '../apps/web/src/lib/story/round.ts';
import { turnStory, type Story } from '../apps/web/src/lib/story/story.ts';
import { headlineOf } from '../apps/web/src/lib/story/words.ts';
import { BotTable } from './bot-table.ts';
import { wide } from './breadth.ts';
import { handset, Visitor } from './browser.ts';
import { atSeq } from './play.ts';
import { withTwoPeople } from './two-people.ts';

const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
type Window = (typeof windows)[number];

const games = Object.keys(catalog);
/** The laptop, and the phone upright or on its side, by turns; all of them where there is time. */
const windowsOf = (game: string): readonly Window[] =>
  wide ? windows : windows.filter((_, at) => at !== 1 + (games.indexOf(game) % 2));

/** Orders within which a turn comes that has moves and attacks. */
const most = 300;
const nobody = (): boolean => false;
const board = 'svg.bd';
const badges = `${board} .story .badge`;
const card = '[data-story][aria-label="Their turn"]';
const strip = '[data-story][aria-label="Their turn again"]';

/** A card moves between rail and sheet as the window changes: what was found a moment ago may be gone. */
async function intoView(what: Locator): Promise<void> {
  const scroll = (): Promise<boolean> =>
    what.scrollIntoViewIfNeeded().then(
      () => true,
      () => false,
    );
  await expect.poll(scroll).toBe(true);
}

/** On a small screen what happened is told in a tab. */
async function toldTab(page: Page, { width }: Window): Promise<void> {
  if (width < 1000) await page.getByRole('tab', { name: 'Table' }).click();
}

/** The numbers of the list beside the board; a round that has just closed stands in its place until somebody goes on. */
async function listed(page: Page): Promise<readonly string[]> {
  const go = page.getByRole('button', { name: /^Go on to round/ });
  if (await go.isVisible()) await go.click();
  return page.locator(`${card} .no`).allInnerTexts();
}

/** It is in sight as the page stands, with nothing over it. */
const pressable = (what: Locator): Promise<boolean> =>
  what
    .evaluate((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    })
    .catch(() => false);

describe('the turn of the other side', () => {
  const ready = withTwoPeople('Ada', 'Bob');

  /** Plays on until a turn that has moves and attacks is about to end. */
  async function nextTurn(table: BotTable, random: Random, seen: Set<string>): Promise<Story> {
    for (let orders = 0; orders < most; orders++) {
      if (!(await table.step(random))) break;
      const story = turnStory(table.now.log, nobody);
      const whole = (['move', 'attack'] as const).every((is) => story?.beats.some((beat) => beat.is === is));
      if (!story || !whole || seen.has(story.id)) continue;
      seen.add(story.id);
      return story;
    }
    throw new Error('No turn came with moves and attacks.');
  }

  it.each(games)('is told with its moves, and again: %s', async (id) => {
    const { server, browser, people } = ready();
    const table = await BotTable.begin(server, id, 4, people);
    const visitor = await Visitor.arrive(browser, 'Eve', { ...handset, reducedMotion: 'no-preference' });
    const { page } = visitor;
    await page.goto(`${server.url}/match/${table.id}`);
    await page.locator(board).waitFor();
    const random = seededRandom(3);
    const seen = new Set<string>();
    for (const window of windowsOf(id)) {
      await page.setViewportSize(window);
      await toldTab(page, window);
      const story = await nextTurn(table, random, seen);
      await atSeq(visitor, table.now.seq);
      const numbers = story.beats.map(({ number }) => String(number));
      const at = `${id} ${window.width}x${window.height}`;
      await expect.poll(() => page.locator(badges).evaluateAll(numbersOf), { message: at }).toEqual(numbers);
      await expect.poll(() => page.locator(card).innerText()).toContain(headlineOf(story).title);
      if (window.width > 1000) await expect.poll(() => listed(page), { message: at }).toEqual(numbers);
      await picture(page, `told-${id}`, window);
      await page.keyboard.press('p');
      await page.locator(strip).getByRole('button', { name: 'Pause' }).waitFor();
      expect(await page.locator(`${strip} .no`).allInnerTexts(), at).toEqual(numbers);
      await picture(page, `begun-${id}`, window);
      await page.locator(strip).getByRole('button', { name: 'Play', exact: true }).waitFor();
      expect(await page.locator(`${strip} [aria-current] .no`).innerText(), at).toBe(numbers.at(-1));
      expect(await outside(page), at).toEqual([]);
      await picture(page, `again-${id}`, window);
      await page.locator(strip).getByRole('button', { name: 'Close' }).click();
      await page.locator(strip).waitFor({ state: 'detached' });
      expect(await page.locator(badges).count(), at).toBe(0);
    }
    // Whoever watches is led to each beat, however near they have come; who wants no more of it stays where they are.
    await page.setViewportSize(windows[0]);
    for (const follow of wide || id === games[0] ? [true, false] : []) {
      if (!follow) {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await page.getByRole('button', { name: 'Camera goes along on' }).click();
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('f');
      for (let i = 0; i < 6; i++) await page.keyboard.press('+');
      const hand = await page.evaluate(() => performance.now());
      await page.waitForFunction((since) => performance.now() - since > 2100, hand);
      const before = await place(page);
      await page.keyboard.press('p');
      await page.locator(strip).getByRole('button', { name: 'Play', exact: true }).waitFor();
      if (follow) await expect.poll(() => inSight(page), { message: id }).toBe(true);
      else {
        expect(before, id).toBeDefined();
        expect(await place(page), id).toBe(before);
      }
      await page.locator(strip).getByRole('button', { name: 'Close' }).click();
    }
    expect(visitor.faults).toEqual([]);
    table.leave();
    await visitor.leave();
  });

  it.each(wide ? games : games.slice(0, 1))('is followed at the end of a round by what it came to: %s', async (id) => {
    const { server, browser, people } = ready();
    const table = await BotTable.begin(server, id, 4, people);
    const visitor = await Visitor.arrive(browser, 'Eve', { viewport: windows[0], reducedMotion: 'reduce' });
    const { page } = visitor;
    await page.goto(`${server.url}/match/${table.id}`);
    await page.locator(board).waitFor();
    const random = seededRandom(5);
    for (const round of [1, 2]) {
      const heading = page.getByRole('heading', { name: `Round ${round} closes` });
      for (let orders = 0; orders < most; orders++) {
        if (table.now.log.some((line) => line.cue?.is === 'round' && roundOf(line) === round + 1)) break;
        if (!(await table.step(random))) throw new Error(`Round ${round} is never over.`);
        await atSeq(visitor, table.now.seq);
      }
      await heading.waitFor();
      const region = page.getByRole('region', { name: `Round ${round} closes` });
      const rows = await region.locator('tbody tr').allInnerTexts();
      // Nobody may have thrown a die in the first.
      if (round > 1) expect(rows.length, id).toBeGreaterThan(0);
      for (const row of rows) expect(row).toMatch(/^\S+\s+\D+\s+\S+$/);
      const go = region.getByRole('button', { name: `Go on to round ${round + 1}` });
      for (const window of windows) {
        await page.setViewportSize(window);
        await toldTab(page, window);
        await intoView(heading);
        await intoView(go);
        await expect.poll(() => pressable(go), { message: `${id} ${window.width}` }).toBe(true);
        await picture(page, `round-${round}-${id}`, window);
      }
      await page.setViewportSize(windows[0]);
      await go.click();
      await heading.waitFor({ state: 'detached' });
    }
    expect(visitor.faults).toEqual([]);
    table.leave();
    await visitor.leave();
  });

  it.each(windows.slice(0, 2))('of the computer holds nobody up, at $width wide', async (window) => {
    const { server, browser } = ready();
    const options = window.width < 700 ? handset : { viewport: window };
    const visitor = await Visitor.arrive(browser, 'Newcomer', { ...options, reducedMotion: 'no-preference' });
    const { page } = visitor;
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Play now', exact: true }).click();
    await page.locator(board).waitFor();
    const primary = page.locator('button.primary:enabled');
    const told = async (): Promise<boolean> =>
      (await page.locator(badges).count()) > 0 && (await page.locator('section.prompt').count()) === 0;
    for (let orders = 0; orders < 60; orders++) {
      await primary.first().waitFor();
      if (await told()) break;
      await primary.first().click();
      // The button of an order that was given says so until the next one is ready.
      await page.waitForTimeout(300);
    }
    await page.locator(card).waitFor();
    // Whoever hears the table is told in a sentence what it came to.
    await expect
      .poll(() => page.locator('p.vh[role="status"]').allInnerTexts())
      .toContainEqual(expect.stringMatching(/ (moved|hit|attacked|attacks)\b.*\.$/));
    await picture(page, 'own-told', window);
    await page.keyboard.press('p');
    await page.locator(strip).waitFor();
    // The press that goes on ends the replay and does what it does.
    const seq = await page.locator('.page[data-seq]').getAttribute('data-seq');
    await primary.first().click();
    await page.locator(strip).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.page[data-seq]').getAttribute('data-seq')).not.toBe(seq);
    await page.locator(card).getByRole('button', { name: 'Replay their turn' }).waitFor();
    expect(await page.locator(badges).count()).toBe(0);
    await picture(page, 'own-folded', window);
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});

const numbersOf = (nodes: readonly Element[]): readonly string[] => [
  ...new Set(nodes.map((node) => node.textContent?.trim() ?? '')),
];

/** How far to the side the board lies. It may slide up, so that the strip hides nobody. */
const place = async (page: Page): Promise<string | undefined> =>
  /translate\(\S+/.exec((await page.locator(`${board} > g`).first().getAttribute('transform')) ?? '')?.[0];

/** Whether the number of the beat that is told is seen on the board. */
const inSight = async (page: Page): Promise<boolean> =>
  page.evaluate(
    ([mark, window]) => {
      const within = document.querySelector(window)?.getBoundingClientRect();
      const all = [...document.querySelectorAll(mark)].map((node) => node.getBoundingClientRect());
      const seen = ({ left, right, top, bottom }: DOMRect): boolean =>
        within !== undefined &&
        left >= within.left &&
        right <= within.right &&
        top >= within.top &&
        bottom <= within.bottom;
      return all.length > 0 && all.every(seen);
    },
    [`${badges}.now`, board] as const,
  );

/** What of the strip lies outside of the window, or under something. */
async function outside(page: Page): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const faults: string[] = [];
    for (const node of document.querySelectorAll(`${wanted} .do button, ${wanted} [aria-current]`)) {
      const { left, top, width, height } = node.getBoundingClientRect();
      const named = (node.getAttribute('aria-label') ?? node.textContent ?? '').trim();
      if (top < 0 || left < -1 || left + width > innerWidth + 1 || top + height > innerHeight)
        faults.push(`${named} lies outside of the window`);
      if (!document.elementFromPoint(left + width / 2, top + height / 2)?.closest(wanted))
        faults.push(`${named} lies under something`);
    }
    return faults;
  }, strip);
}

async function picture(page: Page, name: string, { width, height }: Window): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `story-${name}-${width}x${height}.png`), scale: 'css' });
}
