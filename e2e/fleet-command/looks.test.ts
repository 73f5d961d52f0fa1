/** The hex table on a laptop and on a phone: what is lit, what previews say, by keyboard and by thumb. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Offer } from '@broadside/rules/fleet-command';
import { attackForecast } from '@broadside/rules/fleet-command/phases/attacks';
import { seededRandom } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comeTogether, type Arrivals } from '../arrival.ts';
import { handset, launch, Visitor } from '../browser.ts';
import { GameServer } from '../game-server.ts';
import { atSeq, until } from '../play.ts';
import { expectFitForThumbs } from '../thumbs.ts';
import { question } from './hands.ts';
import { litHexes, pressHex } from './hex-board.ts';
import { ScenarioMatch } from './scenario-match.ts';

const images = join(import.meta.dirname, '../../docs/images');
const host = 'seat-1';
type OfferOf<K extends Offer['kind']> = Extract<Offer, { kind: K }>;
const isMove = (offer: Offer): offer is OfferOf<'move'> => offer.kind === 'move';
const attacks = (offers: readonly Offer[]) =>
  offers.flatMap((offer) => (offer.kind === 'play-interrupt' && offer.use === 'attack' ? [offer] : []));

/** From now on somebody's Enter and Esc come in the moment in which a question appears. */
async function pressesAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    let asked: Element | null = null;
    let pressed = 0;
    new MutationObserver(() => {
      const now = document.querySelector('section.prompt');
      if (now && now !== asked)
        for (const key of ['Escape', 'Enter']) {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
          document.body.dataset['pressed'] = String((pressed += 1));
        }
      asked = now;
    }).observe(document.body, { subtree: true, childList: true });
  });
}

describe('the hex table', () => {
  let server: GameServer;
  let browser: Browser;
  let table: Arrivals;
  let match: ScenarioMatch;

  beforeAll(async () => {
    server = await GameServer.start();
    browser = await launch();
    table = await comeTogether(browser, server.url, {
      game: 'Fleet Command',
      fleets: /^Icebreaker$/,
      dice: { server, number: 4 },
    });
    const seats = new Map([
      [host, table.host],
      ['seat-2', table.guest],
    ] as const);
    match = await ScenarioMatch.open(seats, { url: server.url, matchId: table.matchId }, seededRandom(4));
  });
  afterAll(async () => {
    match?.leave();
    await browser?.close();
    await server?.stop();
  });

  const page = (): Page => table.host.page;
  const here = async (): Promise<void> => {
    for (const visitor of [table.host, table.guest, table.spectator]) await atSeq(visitor, match.any.now.seq);
  };
  /** The host's last order was taken, and everybody has it. */
  async function taken(before: number): Promise<unknown> {
    await until(() => table.host.sent[before]?.answer === 'accepted', 'the order to be taken');
    const { command, detail } = table.host.sent[before] ?? {};
    await match.any.reach((detail as { seq: number }).seq);
    return command;
  }
  async function onThePhone(work: (phone: Page) => Promise<void>): Promise<void> {
    const phone = await Visitor.arrive(browser, 'Ada', handset);
    await phone.takeCookieOf(table.host);
    await phone.page.goto(`${server.url}/match/${table.matchId}`);
    await atSeq(phone, match.any.now.seq);
    await phone.page.locator('svg.bd').waitFor();
    await work(phone.page);
    expect(phone.faults).toEqual([]);
    await phone.leave();
  }

  it('lights the hexes that a unit can reach, for whoever moves it and for nobody else', async () => {
    await match.playTo(
      ({ any }, asked) =>
        asked === host && any.sight.match.round >= 2 && any.offers(host).filter(isMove)[0] !== undefined,
    );
    await here();
    const [move] = match.any.offers(host).filter(isMove);
    const reach = move?.destinations.filter(({ path }) => path.length > 0) ?? [];
    expect((await litHexes(page())).length).toBe(reach.length);
    for (const other of [table.guest.page, table.spectator.page]) expect(await litHexes(other)).toEqual([]);
  });

  it('previews a move hex by hex, and gives it by keyboard alone', async () => {
    const [move] = match.any.offers(host).filter(isMove);
    const far = move?.destinations.toSorted((a, b) => b.path.length - a.path.length)[0];
    if (!move || !far) throw new Error('There is no move to preview.');
    await pressHex(page(), far.at);
    const orders = page().getByRole('region', { name: 'Orders', exact: true });
    expect(await orders.locator('button.primary').innerText()).toContain(`to ${far.at.col},${far.at.row}`);
    await page().screenshot({ path: join(images, 'hex-move.png') });
    await onThePhone(async (phone) => {
      await pressHex(phone, far.at);
      await phone
        .locator('button.primary')
        .filter({ hasText: `to ${far.at.col},${far.at.row}` })
        .waitFor();
      await expectFitForThumbs(phone);
      await phone.screenshot({ path: join(images, 'hex-move-phone.png') });
    });
    await page().keyboard.press('Escape');
    expect(await orders.locator('button.primary').isEnabled()).toBe(false);
    const before = table.host.sent.length;
    const one = move.destinations.find(({ path }) => path.length === 1);
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
    for (const key of keys) {
      await page().keyboard.press(key);
      if (await orders.locator('button.primary').isEnabled()) break;
    }
    expect(one, 'a hex that one step reaches').toBeDefined();
    await page().keyboard.press('Enter');
    expect(await taken(before)).toMatchObject({ kind: 'move' });
  });

  it('asks for an interrupt with the figures of the rules, and takes no key in the first moment', async () => {
    await pressesAtOnce(page());
    const sent = table.host.sent.length;
    await match.playTo(({ any }, asked) => asked === host && attacks(any.offers(host)).length > 0);
    await here();
    const asked = question(page());
    await asked.waitFor();
    expect(await page().evaluate(() => document.body.dataset['pressed'])).toMatch(/^[1-9]/);
    expect(table.host.sent.length, 'orders by a key in the first moment').toBe(sent);
    const chip = asked.getByRole('group', { name: 'What to play' }).getByRole('button', { name: 'Interrupt Attack' });
    if ((await chip.count()) > 0) await chip.click();
    await asked.locator('button.primary:enabled').waitFor();
    const best = attacks(match.any.offers(host)).map(({ unit, target, mode, weapon }) =>
      attackForecast(match.any.sight, {
        attacker: unit,
        target,
        mode,
        weapon,
        cause: 'interrupt',
      }),
    );
    const told = await asked.innerText();
    const figures = best.map((forecast) => [forecast?.dice, forecast?.expectedLosses.toFixed(1)] as const);
    expect(
      figures.some(([dice, losses]) => told.includes(`${dice} di`) && told.includes(`expect ${losses}`)),
      `${told} has none of ${JSON.stringify(figures)}`,
    ).toBe(true);
    for (const other of [table.guest.page, table.spectator.page]) expect(await question(other).count()).toBe(0);
    await page().screenshot({ path: join(images, 'hex-interrupt.png') });
    await onThePhone(async (phone) => {
      await question(phone).waitFor();
      await expectFitForThumbs(phone);
      await phone.screenshot({ path: join(images, 'hex-interrupt-phone.png') });
    });
    const before = table.host.sent.length;
    await asked.locator('button.primary').click();
    expect(await taken(before)).toMatchObject({ kind: 'play-interrupt' });
  });

  it('fits a narrow screen and large letters', async () => {
    await page().setViewportSize({ width: 320, height: 640 });
    const [content, screen] = await page().evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(content).toBeLessThanOrEqual(screen ?? 0);
    await page().setViewportSize({ width: 1280, height: 800 });
    expect(table.host.faults).toEqual([]);
    expect(table.guest.faults).toEqual([]);
    expect(table.spectator.faults).toEqual([]);
  });
});
