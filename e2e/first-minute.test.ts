/** A newcomer's first minute: the front page, a name, the computer, and nothing pressed but what is lit. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFleets, smallFleets } from './arrival.ts';
import { launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';
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

  it('plays the computer at once, and sets up by pressing what is lit', async () => {
    const visitor = await Visitor.arrive(browser, 'Newcomer');
    const { page } = visitor;
    const opened = performance.now();
    await page.goto(server.url);
    await page.getByRole('heading', { name: 'Start a match' }).waitFor();
    // Without a name the page asks for one, in words.
    await page.getByRole('button', { name: 'Play the computer' }).click();
    await page.getByRole('alert').filter({ hasText: 'name' }).waitFor();
    await page.getByLabel('Your name').fill('Newcomer');
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
