/** Every table in small windows: held upright, on its side, and at twice the size. The board stays large, all can be pressed. */
import { join } from 'node:path';
import { visit, type Connection, type Visit } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import { seededRandom, type AnyRuleset } from '@broadside/rules/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { handset, launch, Visitor } from './browser.ts';
import { fixedEntropy, GameServer } from './game-server.ts';
import { atSeq } from './play.ts';
import { boardShare, outOfReach } from './reach.ts';

/** A phone upright and on its side, and a laptop's window at 200 %. `share`: how much of height and width the board keeps. */
const windows = [
  { width: 390, height: 844, share: { height: 0.34, width: 1 } },
  { width: 844, height: 390, share: { height: 0.5, width: 0.5 } },
  { width: 640, height: 360, share: { height: 0.5, width: 0.5 } },
] as const;

/** Moments of a match that are looked at, each of another kind, and the orders within which they come. */
const most = { moments: 7, orders: 160 };

interface Table {
  readonly id: string;
  readonly ruleset: AnyRuleset;
  readonly lines: ReadonlyMap<string, Connection>;
}

describe('a table in a small window', () => {
  let server: GameServer;
  let browser: Browser;
  let ada: Visit;
  let bob: Visit;

  beforeAll(async () => {
    server = await GameServer.start();
    browser = await launch();
    [ada, bob] = [visit(server.url, { WebSocket, catalog }), visit(server.url, { WebSocket, catalog })];
    await ada.api.becomeGuest('Ada');
    await bob.api.becomeGuest('Bob');
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function sitDown(id: string, preset: string): Promise<Table> {
    const ruleset = await catalog[id]?.();
    if (!ruleset) throw new Error(`There is no ruleset ${id}.`);
    const made = await ada.api.createMatch({ ruleset: id, preset, opponent: 'friend' });
    await server.fixDice(made.match.id, 4);
    for (const { seat, token } of made.invitations)
      await bob.api.join(made.match.id, seat, { token, entropy: fixedEntropy });
    const lines = new Map([ada, bob].map((each, i) => [`seat-${String(i + 1)}`, each.open(made.match.id)] as const));
    for (const line of lines.values()) await line.when(({ view }) => view !== null);
    return { id: made.match.id, ruleset, lines };
  }

  /** Plays on with the bots' orders; `look` is called at each moment of Ada's that differs in kind from those before. */
  async function playOn({ ruleset, lines }: Table, look: (seq: number, kinds: string) => Promise<void>): Promise<void> {
    const random = seededRandom(3);
    const seen = new Set<string>();
    const first = lines.get('seat-1');
    const [bot] = ruleset.bots;
    if (!first || !bot) throw new Error('Nobody plays.');
    for (let orders = 0; orders < most.orders && seen.size < most.moments; orders++) {
      const seat = first.state.awaiting[0];
      const line = seat && lines.get(seat);
      if (!line) return;
      const { view, seq } = await line.when((state) => state.seq >= first.state.seq);
      if (!view) throw new Error('The seat sees no table.');
      const offers = ruleset.offers(view, seat) as readonly { readonly kind: string }[];
      const kinds = [...new Set(offers.map(({ kind }) => kind))].sort().join(' ');
      if (seat === 'seat-1' && !seen.has(kinds)) {
        seen.add(kinds);
        await look(seq, kinds);
      }
      const answer = await line.send({ ...(bot.choose(view, offers, seat, random) as { readonly kind: string }) });
      if (answer.kind !== 'accepted') throw new Error(`The order was answered ${JSON.stringify(answer)}.`);
      await first.when((state) => state.seq >= answer.seq);
    }
  }

  /** What cannot be reached, or is too small, in each of the windows. */
  async function look(page: Page, moment: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (const { width, height, share } of windows) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const where = `${moment}, ${String(width)}x${String(height)}`;
      found.push(...(await outOfReach(page)).map((fault) => `${where}: ${fault}`));
      const board = await boardShare(page);
      if (board.height < share.height || board.width < share.width || board.open < share.height * share.width * 0.8)
        found.push(`${where}: the board keeps ${JSON.stringify(board)}`);
      await shoot(page, `${moment.replaceAll(/\W+/g, '-')}-${String(width)}`);
    }
    return found;
  }

  it.each(Object.keys(catalog))('keeps the board large and everything in reach: %s', async (id) => {
    const { rulesets } = await ada.api.rulesets();
    const preset = rulesets.find((each) => each.id === id)?.presets.find(({ seats }) => seats.length === 2)?.id ?? '';
    const table = await sitDown(id, preset);
    const visitor = await Visitor.arrive(browser, 'Ada', handset);
    await visitor.takeCookie(server.url, ada.cookie);
    const { page } = visitor;
    await page.goto(`${server.url}/match/${table.id}`);
    await page.locator('svg.bd').waitFor();
    const found: string[] = [];
    await playOn(table, async (seq, kinds) => {
      await atSeq(visitor, seq);
      found.push(...(await look(page, `${id} ${kinds}`)));
    });
    for (const tab of ['Fleets', 'Log', 'Chat', 'Orders']) {
      await page.getByRole('navigation', { name: 'Table' }).getByRole('button', { name: tab }).click();
      found.push(...(await look(page, `${id}, ${tab}`)));
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    found.push(...(await outOfReach(page, '.menu .list')).map((fault) => `${id}, menu: ${fault}`));
    expect(found).toEqual([]);
    expect(visitor.faults).toEqual([]);
    for (const line of table.lines.values()) line.close();
    await visitor.leave();
  });
});

/** Keeps a picture: `SCREENSHOTS=folder npx vitest run --project browser e2e/small-windows.test.ts`. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `${name.slice(0, 90)}.png`) });
}
