/** Labels, hull bars and hulls on the board as a browser draws it, over whole matches of every game. */
import { join } from 'node:path';
import { catalog } from '@broadside/rules/catalog';
import { seededRandom } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { BotTable } from './bot-table.ts';
import { wide } from './breadth.ts';
import { laptop, Visitor } from './browser.ts';
import { lieOver, overlapsOf, partsDrawn } from './overlaps.ts';
import { atSeq } from './play.ts';
import { withTwoPeople } from './two-people.ts';

/** Positions of each game, and orders from one to the next. */
const [positions, orders] = [wide ? 30 : 8, 8];

const windows = [
  { name: 'laptop', ...laptop },
  { name: 'phone', width: 390, height: 844 },
] as const;

describe('what lies on a board', () => {
  const ready = withTwoPeople('Ada', 'Bob');

  it('is measured as it is turned', () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const;
    const moved = (x: number, y: number) => square.map(([left, top]) => [left + x, top + y] as const);
    const turned = [
      [15, -6],
      [27, 5],
      [15, 16],
      [3, 5],
    ] as const;
    expect([lieOver(square, moved(8, 8)), lieOver(square, moved(11, 0)), lieOver(square, turned)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(
      lieOver(
        square,
        turned.map(([x, y]) => [x + 4, y + 12] as const),
      ),
    ).toBe(false);
  });

  it.each(Object.keys(catalog))('lies clear of each other in 95 of 100 positions: %s', async (id) => {
    const { server, browser, people } = ready();
    const visitor = await Visitor.arrive(browser, 'Eve', { viewport: laptop, reducedMotion: 'reduce' });
    const { page } = visitor;
    const random = seededRandom(9);
    const crowded: string[] = [];
    let [seen, parts] = [0, 0];
    for (let dice = 4; seen < positions; dice += 1) {
      const table = await BotTable.begin(server, id, dice, people);
      await page.goto(`${server.url}/match/${table.id}`);
      await page.locator('svg.bd').waitFor();
      for (let given = 1; seen < positions && (await table.step(random)); given += 1) {
        if (given % orders !== 0) continue;
        await atSeq(visitor, table.now.seq);
        const { name, ...size } = windows[seen % windows.length] ?? windows[0];
        await page.setViewportSize(size);
        // The whole table, with every ship where it is.
        await page.keyboard.press('f');
        await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
        const drawn = await partsDrawn(page);
        const over = overlapsOf(drawn);
        if (over.length > 0 && process.env['SCREENSHOTS'])
          await page.screenshot({ path: join(process.env['SCREENSHOTS'], `overlaps-${id}-${table.now.seq}.png`) });
        if (over.length > 0) crowded.push(`on a ${name} at ${table.now.seq} of dice ${dice}: ${over.join(', ')}`);
        [seen, parts] = [seen + 1, parts + drawn.length];
      }
      table.leave();
    }
    expect(parts).toBeGreaterThan(positions * 6);
    expect(crowded.length, crowded.join('\n')).toBeLessThanOrEqual(Math.max(1, positions * 0.05));
    await visitor.leave();
  });
});
