/**
 * The bar of a long match: how fast each of its rounds is reached, by key and by pressing the bar, on a laptop and on a phone;
 * whether one who is behind stays there to the end; and what the page holds in memory after the whole match was played.
 */
import { visit } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import { seededRandom } from '@broadside/rules/kernel';
import type { Page } from 'playwright-core';
import WebSocket from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BotTable } from './bot-table.ts';
import { handset, laptop, Visitor, type VisitorOptions } from './browser.ts';
import { withTwoPeopleAt } from './two-people.ts';

/** The battle in which bots give most orders. */
const battle = { game: 'fleet-command', preset: 'last-stand-four', dice: 3 };
const wanted = 600;
const [mostMs, mostMb, tries] = [200, 150, 5];
const random = seededRandom(5);
const ready = withTwoPeopleAt({ REQUESTS_PER_MINUTE: '10000000' }, 'Ann', 'Ben');
let table: BotTable;
beforeAll(async () => {
  const { server, people } = ready();
  const [cid, dee] = ['Cid', 'Dee'].map(() => visit(server.url, { WebSocket, catalog }));
  if (!cid || !dee) throw new Error('Nobody came.');
  await cid.api.becomeGuest('Cid');
  await dee.api.becomeGuest('Dee');
  table = await BotTable.beginAt(server, battle, [...people, cid, dee]);
  while (table.now.seq < wanted && (await table.step(random)));
}, 600_000);
afterAll(() => table.leave());

interface Jump {
  readonly to: number;
  readonly ms: number;
}
/** In the page: from the next key or press until another moment is drawn. */
interface Clocked {
  jump?: Promise<Jump> | undefined;
}

/** Begins to wait for a key or press; `jumpOf` says what came of it. */
const beginJump = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const place = document.querySelector<HTMLElement>('[data-seq]');
    if (!place) throw new Error('There is no table.');
    (globalThis as Clocked).jump = new Promise((done) => {
      let began = 0;
      const begin = ({ timeStamp }: Event): void => {
        began ||= timeStamp;
      };
      for (const kind of ['keydown', 'pointerdown', 'touchstart'])
        addEventListener(kind, begin, { capture: true, once: true });
      const before = place.dataset['seq'];
      const look = new MutationObserver(() => {
        if (place.dataset['seq'] === before) return;
        look.disconnect();
        // The frame that draws it, and what runs when that is done.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done({ to: Number(place.dataset['seq']), ms: performance.now() - began });
          port2.postMessage('drawn');
        });
      });
      look.observe(place, { attributes: true, attributeFilter: ['data-seq'] });
    });
  });
const jumpOf = (page: Page): Promise<Jump> => page.evaluate(() => (globalThis as Clocked).jump ?? { to: 0, ms: 0 });

const shown = (page: Page): Promise<number> =>
  page.locator('[data-seq]').evaluate((node) => Number((node as HTMLElement).dataset['seq']));

/** Where each round begins on the bar, in pixels of the window; the bar is in sight. */
async function roundsOn(page: Page): Promise<readonly { x: number; y: number }[]> {
  await page.getByLabel('Moment of the match').scrollIntoViewIfNeeded();
  return page.locator('.track .round').evaluateAll((rounds) =>
    rounds.map((round) => {
      const box = round.getBoundingClientRect();
      return { x: box.left + Math.min(3, box.width / 2), y: box.top + 6 };
    }),
  );
}

async function open(page: Page): Promise<number> {
  await page.goto(`${ready().server.url}/match/${table.id}`);
  await expect.poll(() => shown(page).catch(() => 0)).toBe(table.now.seq);
  // The bar knows the whole match.
  await page.locator('.track .round').getByText(/1$/).first().waitFor();
  return page.locator('.track .round').count();
}

/** The press that a finger or a mouse makes. */
const pressAt = (page: Page, { x, y }: { x: number; y: number }, touch: boolean): Promise<void> =>
  touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

/** Every round, by its place on the bar, from the end of the match. */
async function pressRounds(page: Page, touch: boolean): Promise<readonly Jump[]> {
  const jumps: Jump[] = [];
  const count = (await roundsOn(page)).length;
  for (let time = 0; time < tries; time += 1)
    for (let round = 0; round < count; round += 1) {
      await page.locator('body').press('End');
      await expect.poll(() => shown(page)).toBe(table.now.seq);
      // What lies above the bar may have become higher or lower.
      const place = (await roundsOn(page))[round];
      if (!place) throw new Error('The bar has lost a round.');
      await beginJump(page);
      await pressAt(page, place, touch);
      jumps.push(await jumpOf(page));
    }
  return jumps;
}

/** Every round by key, from the last to the first and back. */
async function stepRounds(page: Page, rounds: number): Promise<readonly Jump[]> {
  const jumps: Jump[] = [];
  await page.locator('body').press('End');
  for (const key of ['Control+ArrowLeft', 'Control+ArrowRight'])
    for (let step = 0; step < rounds - 1; step += 1) {
      await beginJump(page);
      await page.locator('body').press(key);
      jumps.push(await jumpOf(page));
    }
  return jumps;
}

const figures = (jumps: readonly Jump[]): { jumps: number; median: number; worst: number } => {
  const sorted = jumps.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
  return { jumps: sorted.length, median: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0 };
};

async function heapMb(page: Page): Promise<{ held: number; listeners: number; nodes: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    held: Math.round(of('JSHeapUsedSize') / 1024 / 1024),
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
  };
}

const screens: readonly (readonly [string, boolean, VisitorOptions])[] = [
  ['a laptop', false, { viewport: laptop, reducedMotion: 'no-preference' }],
  ['a phone', true, { ...handset, reducedMotion: 'no-preference' }],
];

describe('[WATCH-69] the bar of a match of 600 entries', () => {
  it.each(screens)('reaches any round at once on %s', { timeout: 900_000 }, async (name, touch, options) => {
    expect(table.now.seq).toBeGreaterThanOrEqual(wanted);
    const eve = await Visitor.arrive(ready().browser, 'Eve', options);
    const { page } = eve;
    const rounds = await open(page);
    const before = await heapMb(page);
    const pressed = await pressRounds(page, touch);
    const stepped = await stepRounds(page, rounds);
    console.log(
      name,
      table.now.seq,
      'entries,',
      rounds,
      'rounds; pressed',
      figures(pressed),
      'by key',
      figures(stepped),
    );
    console.log(name, 'at first', before, 'then', await heapMb(page));
    expect(new Set(pressed.map(({ to }) => to)).size).toBeGreaterThanOrEqual(rounds - 1);
    expect(figures(pressed).median).toBeLessThan(mostMs);
    expect(figures(stepped).median).toBeLessThan(mostMs);
    for (const { to } of pressed) {
      const best = Math.min(...pressed.flatMap((jump) => (jump.to === to ? [jump.ms] : [])));
      expect(best, `to entry ${String(to)}`).toBeLessThan(mostMs);
    }
    expect(eve.faults).toEqual([]);
    await eve.leave();
  });

  it.each(screens)(
    'stays behind to the end, and holds little after the whole match on %s',
    { timeout: 1_200_000 },
    async (name, touch, options) => {
      const bea = await Visitor.arrive(ready().browser, 'Bea', options);
      const { page } = bea;
      await open(page);
      const [, second] = await roundsOn(page);
      if (!second) throw new Error('There is one round.');
      await pressAt(page, second, touch);
      await expect.poll(() => shown(page)).toBeLessThan(table.now.seq / 2);
      const at = await shown(page);
      while (await table.step(random));
      expect(table.now.outcome).not.toBeNull();
      const bar = page.getByLabel('Moment of the match');
      await expect.poll(() => bar.getAttribute('max'), { timeout: 60_000 }).toBe(String(table.now.seq));
      const result = page.getByRole('region', { name: 'Result' });
      expect([await shown(page), await result.count()]).toEqual([at, 0]);
      expect(await page.title()).not.toMatch(/won|over/i);
      await bar.fill('1');
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      if (touch) await page.getByRole('combobox', { name: 'Speed' }).selectOption('16×');
      else await page.getByRole('button', { name: '16×' }).click();
      await result.waitFor({ timeout: 900_000 });
      expect(await shown(page)).toBe(table.now.seq);
      const after = await heapMb(page);
      console.log(name, table.now.seq, 'entries played at 16×:', after);
      expect(after.held).toBeLessThan(mostMb);
      expect(bea.faults).toEqual([]);
      await bea.leave();
    },
  );
});
