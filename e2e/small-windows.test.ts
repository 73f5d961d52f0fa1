/**
 * Every table in small windows: held upright, on its side, and at two and four times the size. The board stays large, all can be
 * pressed; and at each of these moments axe-core finds nothing, on a laptop neither.
 */
import { join } from 'node:path';
import { catalog } from '@broadside/rules/catalog';
import { seededRandom } from '@broadside/rules/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findingsInAllLooks } from './axe.ts';
import { BotTable } from './bot-table.ts';
import { wide } from './breadth.ts';
import { handset, Visitor } from './browser.ts';
import { atSeq } from './play.ts';
import { boardShare, outOfReach } from './reach.ts';
import { withTwoPeople } from './two-people.ts';

/** A phone upright and on its side, and a laptop's window at 200 % and at 400 %. `share`: how much of height and width the board keeps. */
const windows = [
  { width: 390, height: 844, share: { height: 0.4, width: 1 } },
  { width: 844, height: 390, share: { height: 0.5, width: 0.5 } },
  { width: 640, height: 360, share: { height: 0.5, width: 0.5 } },
  { width: 320, height: 256, share: { height: 0.5, width: 1 } },
] as const;

/** Moments of a match that are looked at, each of another kind, and the orders within which they come. */
const most = { moments: wide ? 4 : 2, orders: 160 };

/** What else lies on the table at some moments: the first of each is looked at for what axe finds. */
const parts = {
  question: 'section.prompt',
  verdict: '[data-attack] .verdict:not(.out)',
  story: '[data-story][aria-label="Their turn"]',
} as const;
type Part = keyof typeof parts;

describe('a table in a small window', () => {
  const ready = withTwoPeople('Ada', 'Bob');

  /**
   * Plays on with the bots' orders; `look` is called at each moment of Ada's that differs in kind from those before, `pass` at all
   * others until it answers that it has seen enough.
   */
  async function playOn(
    table: BotTable,
    seen: Set<string>,
    look: (seq: number, kinds: string) => Promise<void>,
    pass: (seq: number) => Promise<boolean>,
  ): Promise<void> {
    const random = seededRandom(3);
    let enough = false;
    for (let orders = 0; orders < most.orders && !(enough && seen.size === most.moments); orders++) {
      const asked = await table.asked();
      if (!asked) return;
      const kinds = [...new Set(asked.offers.map(({ kind }) => kind))].sort().join(' ');
      if (asked.seat === 'seat-1' && !seen.has(kinds) && seen.size < most.moments) {
        seen.add(kinds);
        await look(asked.seq, kinds);
      }
      enough ||= await pass(asked.seq);
      await table.step(random);
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
    const {
      server,
      browser,
      people: [ada, bob],
    } = ready();
    const visitor = await Visitor.arrive(browser, 'Ada', handset);
    await visitor.takeCookie(server.url, ada.cookie);
    const { page } = visitor;
    const found: string[] = [];
    const missing = new Set(Object.keys(parts) as Part[]);
    const withAxe = async (moment: string): Promise<void> => {
      for (const part of missing) if ((await page.locator(parts[part]).count()) > 0) missing.delete(part);
      found.push(...(await findingsInAllLooks(page)).map((fault) => `${moment}, ${fault}`));
    };
    const seen = new Set<string>();
    // A short match may end before everything has come.
    for (const number of [4, 5, 6]) {
      if (missing.size === 0) break;
      const table = await BotTable.begin(server, id, number, [ada, bob]);
      await page.goto(`${server.url}/match/${table.id}`);
      await page.locator('svg.bd').waitFor();
      await playOn(
        table,
        seen,
        async (seq, kinds) => {
          await atSeq(visitor, seq);
          found.push(...(await look(page, `${id} ${kinds}`)));
          await withAxe(`${id} ${kinds}`);
        },
        async (seq) => {
          await atSeq(visitor, seq);
          // Dice that lie out come to their verdict, unless somebody goes on.
          if (missing.has('verdict') && (await page.locator('[data-attack]').count()) > 0)
            await page
              .locator(parts.verdict)
              .first()
              .waitFor({ timeout: 4000 })
              .catch(() => undefined);
          for (const part of [...missing])
            if ((await page.locator(parts[part]).count()) > 0) await withAxe(`${id}, the first ${part}`);
          return missing.size === 0;
        },
      );
      table.leave();
    }
    expect([...missing], 'parts that never came').toEqual([]);
    for (const tab of ['Fleets', 'Log', 'Chat', 'Orders']) {
      // The last window had no room beside the board: what is opened begins at once beneath it.
      await page.getByRole('navigation', { name: 'Table' }).getByRole('button', { name: tab }).click();
      await expect.poll(() => beginsBelowBoard(page), { message: `${id}, ${tab}`, timeout: 30_000 }).toBe(true);
      found.push(...(await look(page, `${id}, ${tab}`)));
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    found.push(...(await outOfReach(page, '.menu .list')).map((fault) => `${id}, menu: ${fault}`));
    expect(found).toEqual([]);
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});

/** What a tab has opened begins where the board ends, or as near to it as the column can be scrolled. */
const beginsBelowBoard = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [column, board, sheet] = ['.page', '.ph-board', '.page > section'].map((each) =>
      document.querySelector(each),
    );
    if (!column || !board || !sheet) throw new Error('There is no column.');
    const gap = sheet.getBoundingClientRect().top - board.getBoundingClientRect().bottom;
    const atEnd = column.scrollTop + column.clientHeight >= column.scrollHeight - 1;
    return gap > -1 && (gap < 1 || atEnd);
  });

/** Keeps a picture: `SCREENSHOTS=folder npx vitest run --project browser e2e/small-windows.test.ts`. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `${name.slice(0, 90)}.png`) });
}
