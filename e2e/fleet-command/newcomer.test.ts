/**
 * A newcomer at the hex table plays scenario 1 alone against the automated enemy to its end. It knows no rule: it presses what is
 * lit (a card, a chip, a hex), then the one button, and gives another way a try only where nothing else can be pressed.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { seededRandom, type Random } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFleets, startPage } from '../arrival.ts';
import { launch, Visitor } from '../browser.ts';
import { GameServer } from '../game-server.ts';
import { until } from '../play.ts';
import { litHexes } from './hex-board.ts';
import { SeatEye } from './seat-eye.ts';

/** Presses that a person would call a wait, or worse. */
const mostPresses = 1500;

const pick = <T>(items: readonly T[], random: Random): T | undefined => items[Math.floor(random() * items.length)];

const primary = (page: Page): Locator => page.locator('button.primary:enabled');
const inOrders = (page: Page): Locator => page.getByRole('region', { name: 'Orders', exact: true });

/** One press on something that is lit; false where nothing is. */
async function pressLit(page: Page, random: Random): Promise<boolean> {
  const hex = pick(await litHexes(page), random);
  if (hex) {
    await page.mouse.click(hex.x, hex.y);
    return true;
  }
  // A card first, then one of its faces, then a unit for each line.
  const cards = page.locator('button.cd');
  const faces = inOrders(page).locator('.faces button:enabled');
  // A line that no unit fits has no chips.
  const lines = inOrders(page)
    .locator('section.line')
    .filter({ has: page.locator('.chips [aria-pressed]'), hasNot: page.locator('[aria-pressed="true"]') });
  const pressed = page.locator('[aria-pressed="true"]');
  const place =
    (await cards.and(pressed).count()) === 0
      ? cards.and(page.locator('.lit'))
      : (await faces.and(pressed).count()) === 0
        ? faces
        : lines.first().locator('.chips [aria-pressed]');
  const count = await place.count();
  if (count > 0) await place.nth(Math.floor(random() * count)).click();
  return count > 0;
}

/** Gives one order; the number of presses that it took. */
async function act(visitor: Visitor, random: Random): Promise<number> {
  const { page, sent } = visitor;
  const before = sent.length;
  for (let presses = 1; presses < 14; presses += 1) {
    const ready = primary(page).first();
    const asked = page.locator('section.prompt');
    // A question stands still for a moment before it can be answered.
    if ((await asked.count()) > 0) await asked.locator('button:enabled kbd').first().waitFor();
    // Most turns end with the button; now and then a little more is chosen first.
    if ((await ready.count()) > 0 && (presses > 1 || (await litHexes(page)).length === 0)) {
      await ready.click();
      await until(() => sent[before]?.answer !== undefined, 'an answer of the server');
      return presses;
    }
    if (await pressLit(page, random)) continue;
    const others = inOrders(page).locator('.alt button');
    const decline = asked.locator('button:enabled').filter({ hasText: 'Esc' });
    if ((await decline.count()) > 0) await decline.click();
    else if ((await others.count()) > 0) await others.nth(Math.floor(random() * (await others.count()))).click();
    if (sent.length > before) {
      await until(() => sent[before]?.answer !== undefined, 'an answer of the server');
      return presses;
    }
  }
  await page.screenshot({ path: '/tmp/broadside-newcomer.png' });
  throw new Error('The newcomer is stuck: /tmp/broadside-newcomer.png shows the page.');
}

describe('a newcomer at the hex table', () => {
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

  it('finishes scenario 1 against the automated enemy by what the screen shows', async () => {
    const visitor = await Visitor.arrive(browser, 'Newcomer');
    const { page } = visitor;
    await startPage(page, server.url, 'Fleet Command');
    await chooseFleets(page, /^First Contact, alone$/);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('svg.bd').waitFor();
    const matchId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const eye = await SeatEye.open(visitor, server.url, matchId);
    await eye.reach(1);
    const random = seededRandom(Number(process.env['MATCH_NUMBER'] ?? 1));
    let presses = 0;
    while (!eye.now.outcome) {
      await page.locator(`.page[data-seq="${eye.now.seq}"]`).waitFor({ state: 'attached' });
      const before = visitor.sent.length;
      presses += await act(visitor, random);
      expect(visitor.sent[before], JSON.stringify(visitor.sent[before])).toMatchObject({ answer: 'accepted' });
      await eye.reach((visitor.sent[before]?.detail as { seq: number }).seq);
      expect(presses).toBeLessThan(mostPresses);
    }
    const result = page.getByRole('region', { name: 'Result' });
    await result.waitFor();
    const title = await result.getByRole('heading').first().innerText();
    const { rounds, outcome } = { rounds: eye.sight.match.round, outcome: eye.now.outcome };
    console.log(
      `${title} after ${rounds} rounds, ${visitor.sent.length} orders, ${presses} presses: ${outcome.reason}`,
    );
    expect(visitor.faults).toEqual([]);
    eye.leave();
    await visitor.leave();
  });
});
