/**
 * npm run drag-speed: how a board keeps up with a hand that drags a ship, at a processor of a quarter of the speed.
 * Frames a second, tasks of over 50 ms, and what a frame costs the page's thread, which other work on the machine does not
 * change. Wants a quiet machine for the first two; writes one line of JSON.
 */
import type { Page } from 'playwright-core';
import { laptop, launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';
import { orders } from './hands/desk.ts';
import { Watcher } from './watcher.ts';

const [slower, seconds, stepMs] = [4, 5, 12];

/** A ship of the visitor's lies under the hand; where it is. */
async function takeShip(page: Page, url: string): Promise<{ readonly x: number; readonly y: number }> {
  await page.goto(url);
  await page.getByRole('link', { name: 'Play now', exact: true }).click();
  await page.locator('svg.bd').waitFor();
  const watcher = new Watcher(url, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await watcher.until(({ awaiting }) => awaiting.includes('seat-1'));
  watcher.leave();
  await orders(page)
    .getByRole('heading', { name: /^Move / })
    .waitFor();
  const box = await page.locator('[data-drag]').first().boundingBox();
  if (box === null) throw new Error('Nothing on the board can be dragged.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Frames and long tasks while `during` goes on. */
async function framesWhile(page: Page, during: () => Promise<void>) {
  await page.evaluate(() => {
    const seen = {
      frames: 0,
      long: 0,
      begun: performance.now(),
      // A method: a named function would call upon a helper of the loader, which pages have not.
      count(): void {
        seen.frames += 1;
        requestAnimationFrame(() => seen.count());
      },
    };
    new PerformanceObserver((list) => (seen.long += list.getEntries().length)).observe({ type: 'longtask' });
    seen.count();
    Object.assign(globalThis, { seen });
  });
  await during();
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { frames: number; long: number; begun: number } };
    return { frames: seen.frames, long: seen.long, ms: performance.now() - seen.begun };
  });
}

const server = await GameServer.start();
const browser = await launch();
try {
  const visitor = await Visitor.arrive(browser, 'Hand', { viewport: laptop, reducedMotion: 'no-preference' });
  const { page } = visitor;
  const from = await takeShip(page, server.url);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  const threadMs = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await wire.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value * 1000]),
    );
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const before = await threadMs();
  const { frames, long, ms } = await framesWhile(page, async () => {
    const until = performance.now() + seconds * 1000;
    for (let step = 0; performance.now() < until; step += 1) {
      const angle = step / 12;
      await page.mouse.move(from.x + 90 * Math.sin(angle), from.y - 90 - 60 * Math.cos(angle));
      await new Promise((resolve) => setTimeout(resolve, stepMs));
    }
  });
  const after = await threadMs();
  const perFrame = (name: string): number =>
    Math.round((((after[name] ?? 0) - (before[name] ?? 0)) / slower / frames) * 100) / 100;
  const line = {
    framesPerSecond: Math.round((frames / ms) * 1000),
    longTasks: long,
    msPerFrame: {
      all: perFrame('TaskDuration'),
      script: perFrame('ScriptDuration'),
      style: perFrame('RecalcStyleDuration'),
      layout: perFrame('LayoutDuration'),
    },
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
} finally {
  await browser.close();
  await server.stop();
}
