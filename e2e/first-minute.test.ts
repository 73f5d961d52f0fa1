/** A newcomer's first minute: the front page, the computer, and nothing pressed but what is lit. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFleets, smallFleets, startPage } from './arrival.ts';
import { handset, launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';
import { pixelOf } from './hands/board.ts';
import { orders, primary } from './hands/desk.ts';
import { until } from './play.ts';
import { Watcher } from './watcher.ts';

/** Milliseconds from a press of `button` to the frame in which the page answers it. */
async function pressAndTime(page: Page): Promise<number> {
  await primary(page).filter({ visible: true }).and(page.locator(':enabled')).waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((answered) => {
        const button = document.querySelector<HTMLButtonElement>('button.primary:enabled');
        const begun = performance.now();
        const watch = new MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(() => answered(performance.now() - begun));
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        button?.click();
      }),
  );
}

/** Milliseconds from a press on a figure's step to the frame that shows the new preview. */
async function nudgeAndTime(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((answered) => {
        const begun = performance.now();
        const flag = document.querySelector('svg.bd');
        const watch = new MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(() => answered(performance.now() - begun));
        });
        if (flag) watch.observe(flag, { subtree: true, childList: true, attributes: true, characterData: true });
        document.querySelector<HTMLButtonElement>('button[aria-label="Distance: less"]')?.click();
      }),
  );
}

const summary = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, slowest ${at(1)} ms of ${times.length}`;
};

describe('a newcomer', () => {
  let server: GameServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await GameServer.start();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Presses so far; none is made but through here. */
  let presses = 0;
  const press = async (button: Locator): Promise<void> => {
    presses += 1;
    await button.click();
  };

  /** Opens the front page and presses what starts a first battle; the table, when it is this visitor's turn there. */
  async function playNow(visitor: Visitor, start: string): Promise<Watcher> {
    const { page } = visitor;
    presses = 0;
    await page.goto(server.url);
    await press(page.getByRole('link', { name: start, exact: true }));
    await page.locator('svg.bd').waitFor();
    // Nobody was asked anything, and a name was given.
    expect(await page.getByRole('textbox', { name: /name/i }).count()).toBe(0);
    const watcher = new Watcher(server.url, new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await watcher.until(({ awaiting }) => awaiting.includes('seat-1'));
    expect(watcher.now.awaiting).toEqual(['seat-1']);
    return watcher;
  }

  it('sails a first ship with three presses from the front page, against the computer and without a name', async () => {
    const visitor = await Visitor.arrive(browser, 'Newcomer');
    const { page } = visitor;
    const opened = performance.now();
    const watcher = await playNow(visitor, 'Play now');
    await orders(page)
      .getByRole('heading', { name: /^Move / })
      .waitFor();
    const { match, ships } = watcher.table;
    expect(match).toMatchObject({ round: 1, segment: 'movement', maxPoints: 250 });
    const first = Object.values(ships).find(({ squadron }) => squadron === match.active);
    if (!first?.at) throw new Error('No ship of the active squadron is on the table.');
    // Where she shall go: six inches ahead of her, towards the middle of the table.
    const ahead = await pixelOf(page, { xMils: first.at.xMils, yMils: first.at.yMils + 6000 });
    presses += 1;
    await page.mouse.click(ahead.x, ahead.y);
    await press(primary(page));
    await until(() => visitor.sent[0]?.answer !== undefined, 'the first move');
    const seconds = (performance.now() - opened) / 1000;
    console.log(`first move after ${seconds.toFixed(1)} s and ${String(presses)} presses`);
    expect(visitor.sent[0]).toMatchObject({ command: { kind: 'move-ship' }, answer: 'accepted' });
    expect(presses).toBeLessThanOrEqual(3);
    expect(seconds).toBeLessThan(20);
    // Whoever has ordered anything keeps what was set up.
    await page.getByRole('button', { name: 'change', exact: true }).first().waitFor({ state: 'detached' });
    expect(visitor.faults).toEqual([]);
    watcher.leave();
    await visitor.leave();
  });

  it('goes back to a step of what was set up, once it has been told what that means', async () => {
    const visitor = await Visitor.arrive(browser, 'Newcomer');
    const { page } = visitor;
    const watcher = await playNow(visitor, 'Play now');
    expect(watcher.table.match.round).toBe(1);
    await page.getByRole('button', { name: 'change', exact: true }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Do this by hand?' });
    await dialog.getByRole('button', { name: 'Go back to here' }).click();
    await watcher.until(({ awaiting }) => awaiting.includes('seat-1') && watcher.table.match.round === 0);
    expect(['terrain', 'deployment']).toContain(watcher.table.match.phase);
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'change', exact: true }).count()).toBe(0);
    expect(visitor.faults).toEqual([]);
    watcher.leave();
    await visitor.leave();
  });

  it('gives a first order at the hex table with three presses from the front page', async () => {
    const visitor = await Visitor.arrive(browser, 'Newcomer');
    const { page } = visitor;
    const opened = performance.now();
    const watcher = await playNow(visitor, 'Play now: Fleet Command');
    await press(page.locator('button.cd').first());
    await press(orders(page).locator('button.primary:enabled'));
    await until(() => visitor.sent[0]?.answer !== undefined, 'the first order');
    const seconds = (performance.now() - opened) / 1000;
    console.log(`first order after ${seconds.toFixed(1)} s and ${String(presses)} presses`);
    expect(visitor.sent[0]).toMatchObject({ answer: 'accepted' });
    expect(visitor.sent[0]?.command.kind).toMatch(/^play-(order|basic)$/);
    expect(presses).toBeLessThanOrEqual(3);
    expect(seconds).toBeLessThan(20);
    expect(visitor.faults).toEqual([]);
    watcher.leave();
    await visitor.leave();
  });

  it('finds Play on the first screen of the start page on a phone, with all battles beside the chosen one', async () => {
    const visitor = await Visitor.arrive(browser, 'Newcomer', handset);
    const { page } = visitor;
    await page.goto(`${server.url}/new`);
    await page.locator('.cards svg').first().waitFor();
    const play = await page.getByRole('button', { name: 'Play the computer' }).boundingBox();
    expect((play?.y ?? Infinity) + (play?.height ?? 0)).toBeLessThan(844);
    const last = page.locator('.cards li').last();
    await last.scrollIntoViewIfNeeded();
    await last.click();
    expect(await last.getByRole('radio').isChecked()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });

  it('who plays by the book sets up by pressing what is lit', async () => {
    const visitor = await Visitor.arrive(browser, 'Newcomer');
    const { page } = visitor;
    const opened = performance.now();
    await startPage(page, server.url);
    await page.getByRole('heading', { name: 'Start a match' }).waitFor();
    await chooseFleets(page, smallFleets);
    await page.getByRole('button', { name: 'Play the computer' }).click();
    await page.locator('svg.bd').waitFor();
    const matchId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const watcher = new Watcher(server.url, matchId);
    await watcher.reach(1);
    const answers: number[] = [];
    const moved = (): boolean =>
      visitor.sent.some(({ command, answer }) => command.kind === 'move-ship' && answer === 'accepted');
    while (!moved()) {
      await watcher.until(({ awaiting }) => awaiting.includes('seat-1'));
      const heading = orders(page).getByRole('heading', { name: /^Move / });
      if (watcher.table.match.segment === 'movement' && (await heading.isVisible())) break;
      const before = visitor.sent.length;
      answers.push(await pressAndTime(page));
      await until(() => visitor.sent[before]?.answer !== undefined, 'an answer of the server');
      expect(visitor.sent[before], JSON.stringify(visitor.sent[before])).toMatchObject({ answer: 'accepted' });
      await watcher.reach((visitor.sent[before]?.detail as { seq: number }).seq);
      expect(answers.length).toBeLessThan(30);
    }
    const previews: number[] = [];
    for (let step = 0; step < 20; step++) previews.push(await nudgeAndTime(page));
    await primary(page).click();
    await until(moved, 'the first move');
    const seconds = ((performance.now() - opened) / 1000).toFixed(1);
    console.log(`first move after ${seconds} s and ${answers.length + 1} presses`);
    console.log(`a press is answered on the page: ${summary(answers)}; a preview follows a step: ${summary(previews)}`);
    expect(visitor.faults).toEqual([]);
    expect(watcher.table.match.round).toBe(1);
    watcher.leave();
    await visitor.leave();
  });
});
