/**
 * An overlay of a channel over an evening: its clock runs as fast as entries come, an entry every 24 seconds of its time, so that
 * four hours are 600 entries of one match after another. Neither its memory nor its page may grow with the hours.
 * `OVERLAY_HOURS` says how many.
 */
import { seededRandom } from '@broadside/rules/kernel';
import type { CDPSession } from 'playwright-core';
import { expect, it } from 'vitest';
import { BotTable } from './bot-table.ts';
import { Visitor } from './browser.ts';
import { withTwoPeopleAt } from './two-people.ts';

const hours = Number(process.env['OVERLAY_HOURS'] ?? 4);
const perHour = 150;
const betweenMs = 3_600_000 / perHour;

interface PageSize {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function sizeOf(session: CDPSession): Promise<PageSize> {
  // What is only kept for a moment goes with the second time.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((each) => each.name === name)?.value ?? 0;
  const heapMb = Math.round((of('JSHeapUsedSize') / 1024 / 1024) * 10) / 10;
  return { heapMb, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

const random = seededRandom(7);
/** The server lets nobody wait: a minute of the page is a moment of the server, and answers would be given up. */
const ready = withTwoPeopleAt({ WATCH_WAIT_SECONDS: '0', REQUESTS_PER_MINUTE: '10000000' }, 'Ann', 'Ben');

it('[WATCH-39] an overlay does not grow over an evening', { timeout: 3_600_000 }, async () => {
  const { server, browser, people } = ready();
  const eve = await Visitor.arrive(browser, 'Eve', { viewport: { width: 1920, height: 1080 } });
  const { page } = eve;
  let matches = 1;
  let table = await BotTable.begin(server, 'quantum-rebellion', matches, people);
  await table.step(random);
  await page.clock.install({ time: Date.now() });
  await page.goto(`${server.url}/overlay/tv/best`);
  const shown = (): Promise<string> =>
    page.evaluate(() => document.querySelector<HTMLElement>('.stage')?.dataset['at'] ?? '');
  /** The overlay comes along: its timers run as its clock does. */
  const follow = (): Promise<unknown> => {
    const at = `${table.id} ${String(table.now.seq)}`;
    const look = async (): Promise<string> => {
      await page.clock.runFor(1000);
      return shown();
    };
    return expect.poll(look, { timeout: 120_000, interval: 20 }).toBe(at);
  };
  await follow();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const sizes: PageSize[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    for (let entries = 0; entries < perHour; entries += 1) {
      if (!(await table.step(random))) {
        table.leave();
        matches += 1;
        table = await BotTable.begin(server, 'quantum-rebellion', matches, people);
        await table.step(random);
      }
      await page.clock.runFor(betweenMs);
      await follow();
    }
    sizes.push(await sizeOf(session));
  }
  console.log(`${String(hours)} h, ${String(hours * perHour)} entries, ${String(matches)} matches:`, sizes);
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) throw new Error('Nothing was measured.');
  // The newest 400 entries stay at hand, the first hour has 150 of them: what they take is all that may come to it.
  expect(last.heapMb).toBeLessThan(first.heapMb + 15);
  expect(last.listeners).toBeLessThanOrEqual(first.listeners * 1.2 + 20);
  expect(last.nodes).toBeLessThan(first.nodes * 1.5 + 500);
  expect(eve.faults).toEqual([]);
  table.leave();
  await eve.leave();
});
