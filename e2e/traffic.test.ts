/** What pages ask of the server while nobody does anything: a page that floods spends the limit of everybody at its address. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesToVisit, wide } from './breadth.ts';
import { launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';
import { furnish, pageRoutes, type Places } from './places.ts';

/** How long a page is left alone, in milliseconds. */
const idle = 4000;

/** How often a page asks whether there is a rematch, in milliseconds. */
const rematchEvery = 4000;

/** Every request of the API and every socket that a page opens, as it opens them. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  page.on('websocket', (socket) => asked.push(`socket ${new URL(socket.url()).pathname}`));
  return asked;
}

const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

/** Waits for a page to have something on it, as long as a busy machine may take; says what it shows if it never has. */
async function shown(page: Page): Promise<void> {
  const something = page.locator('h1:visible, button:visible').first();
  await something.waitFor({ timeout: 60_000 }).catch(async (cause: unknown) => {
    throw new Error(`${page.url()} stays bare: ${await page.innerText('body')}`, { cause });
  });
}

/** Whether a page that was opened becomes quiet, however slow this machine is: asks for nothing for a while. */
async function settles(asked: readonly string[]): Promise<boolean> {
  const end = performance.now() + 30_000;
  for (let before = -1; before !== asked.length;) {
    if (performance.now() > end) return false;
    before = asked.length;
    await pause(2000);
  }
  return true;
}

describe('a page that nobody touches', () => {
  let server: GameServer;
  let browser: Browser;
  let places: Places;
  let visitors: readonly [ada: Visitor, bob: Visitor, eve: Visitor];
  beforeAll(async () => {
    [server, browser] = await Promise.all([GameServer.start(), launch()]);
    places = await furnish(server);
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => Visitor.arrive(browser, name)));
    if (!ada || !bob || !eve) throw new Error('Somebody did not come.');
    await ada.takeCookie(server.url, places.ada.cookie);
    await bob.takeCookie(server.url, places.bob.cookie);
    visitors = [ada, bob, eve];
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('of a match that is over asks for a rematch now and then, where one sits, and never where one watches', async () => {
    for (const match of places.ended) {
      const counts = await Promise.all(
        visitors.map(async (visitor) => {
          const page = await visitor.another();
          const asked = listen(page);
          const opened = performance.now();
          await page.goto(`${server.url}/match/${match}`);
          await page.locator('.page[data-seq]').waitFor();
          await pause(idle);
          await page.close();
          // A busy machine takes its time to open a page, and the page goes on asking meanwhile.
          const most = 2 + Math.floor((performance.now() - opened) / rematchEvery);
          return { asked: asked.filter((each) => each.endsWith('/rematch')).length, most };
        }),
      );
      const [ada, bob, eve] = counts;
      for (const seated of [ada, bob]) {
        expect(seated?.asked).toBeGreaterThan(0);
        expect(seated?.asked, 'one at once, then one in four seconds').toBeLessThanOrEqual(seated?.most ?? 0);
      }
      expect(eve?.asked).toBe(0);
    }
  });

  it('is visited here, whichever it is', () => {
    expect([...new Set(places.paths.map(({ route }) => route))].sort()).toEqual([...pageRoutes].sort());
  });

  it('asks a handful of things and then keeps quiet, whoever looks at it', async () => {
    const floods: string[] = [];
    const [ada, , eve] = visitors;
    const paths = placesToVisit(places);
    // Who owns nothing asks for less: every fourth page shows whether that is so.
    const visits = [
      ...paths.map(({ path }) => ({ visitor: ada, path })),
      ...paths.filter((_, at) => wide || at % 4 === 0).map(({ path }) => ({ visitor: eve, path })),
    ];
    const next = visits.values();
    const walk = async (): Promise<void> => {
      for (const { visitor, path } of next) {
        const page = await visitor.another();
        const asked = listen(page);
        await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
        await shown(page);
        if (!(await settles(asked)))
          floods.push(`${visitor.name} at ${path}: ${asked.length}, last ${asked.slice(-3).join(', ')}`);
        const loaded = asked.length;
        await pause(idle);
        if (loaded > 40 || asked.length - loaded > 10)
          floods.push(
            `${visitor.name} at ${path}: ${loaded} to begin with, then idle ${asked.slice(loaded).join(', ')}`,
          );
        await page.close();
      }
    };
    await Promise.all(Array.from({ length: 20 }, walk));
    expect(floods).toEqual([]);
  });
});
