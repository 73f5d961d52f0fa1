/** Every page, in both themes and on laptop and phone: nothing that axe-core finds, one heading that names it, a title of its own. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsInAllLooks, findingsOnPhone } from './axe.ts';
import { placesToVisit, wide } from './breadth.ts';
import { launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';
import { furnish, type Places } from './places.ts';

/** Where those who have a seat, an account or an office see another page than a stranger. */
const owned = /^\/(?:match|fleets|account|league|season|sign)/;

/** Routes that are one page under two addresses. */
const twins: Readonly<Record<string, string>> = { '/fleets/[ruleset]/[id]/cards': '/fleets/[id]/cards' };

/** Waits until a page is what it is to be, however slow this machine is. */
async function settle(page: Page): Promise<void> {
  const there = (): boolean =>
    document.querySelector('main') !== null &&
    document.querySelector('h1') !== null &&
    document.querySelector('[aria-busy="true"]') === null;
  await page.waitForFunction(there, undefined, { timeout: 60_000 }).catch(async (cause: unknown) => {
    throw new Error(`${page.url()} has no heading: ${await page.innerText('body')}`, { cause });
  });
  // A page that waits for news is never idle.
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined);
}

/** What is wrong with the headings of a page: it has one of the first level, and none is two levels below the one before it. */
async function headingFaults(page: Page): Promise<readonly string[]> {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('aria-level') ?? each.tagName.slice(1))));
  const first = levels.filter((level) => level === 1).length;
  const faults = first === 1 ? [] : [`has ${String(first)} headings of the first level`];
  if (levels.some((level, i) => level > (levels[i - 1] ?? 1) + 1)) faults.push(`has headings of ${levels.join(', ')}`);
  return faults;
}

/** All that is wrong with an open page. It may lead on to another while it is looked at: then that one counts. */
async function faultsOf(page: Page, findings: typeof findingsInAllLooks): Promise<readonly string[]> {
  for (;;) {
    await settle(page);
    const { pathname } = new URL(page.url());
    const faults = [...(await findings(page)), ...(await headingFaults(page))];
    if (new URL(page.url()).pathname === pathname) return faults;
  }
}

describe('a page for everybody', () => {
  let server: GameServer;
  let browser: Browser;
  let places: Places;
  beforeAll(async () => {
    [server, browser] = await Promise.all([GameServer.start(), launch()]);
    places = await furnish(server);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('has nothing that axe finds, one heading above all, and a title of its own, whoever looks at it', async () => {
    const faults: string[] = [];
    const titles = new Map<string, Set<string>>();
    // Who owns things sees them; who owns nothing looks at pages that differ for them, on a phone.
    const [ada, eve] = [await Visitor.arrive(browser, 'Ada'), await Visitor.arrive(browser, 'Eve')];
    await ada.takeCookie(server.url, places.ada.cookie);
    const visited = placesToVisit(places);
    const next = [
      ...visited.map((place) => ({ visitor: ada, ...place })),
      ...visited
        .filter(({ route }, at) => wide || (owned.test(route) && at % 2 === 0))
        .map((place) => ({ visitor: eve, ...place })),
    ].values();
    const walk = async (): Promise<void> => {
      const pages = new Map([
        [ada, await ada.another()],
        [eve, await eve.another()],
      ]);
      for (const { visitor, route, path } of next) {
        const page = pages.get(visitor) ?? visitor.page;
        await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
        const found = await faultsOf(page, visitor === ada ? findingsInAllLooks : findingsOnPhone);
        faults.push(...found.map((each) => `${path} as ${visitor.name}: ${each}`));
        const title = await page.title();
        if (!/^\S.* · Broadside$/.test(title)) faults.push(`${path} as ${visitor.name}: its title is "${title}"`);
        // Where it leads elsewhere, that is the page whose title it bears.
        if (new URL(page.url()).pathname === new URL(path, server.url).pathname)
          titles.set(title, (titles.get(title) ?? new Set()).add(twins[route] ?? route));
      }
    };
    await Promise.all(Array.from({ length: 3 }, walk));
    expect(faults).toEqual([]);
    const shared = [...titles].filter(([, routes]) => routes.size > 1).map(([title, routes]) => [title, ...routes]);
    expect(shared).toEqual([]);
    await Promise.all([ada.leave(), eve.leave()]);
  });

  it('is announced by its title when a link leads to it', async () => {
    const eve = await Visitor.arrive(browser, 'Eve');
    const { page } = eve;
    await page.goto(server.url);
    // Before the page is alive a link loads a whole document, which browsers announce themselves.
    await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
    for (const [link, title] of [
      ['Watch', 'Watch · Broadside'],
      ['Learn', 'Learn · Broadside'],
      ['Fleets', 'Fleets · Broadside'],
      ['Play', 'Play · Broadside'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: link, exact: true }).click();
      await page.locator('#svelte-announcer[aria-live="assertive"]', { hasText: title }).waitFor({ state: 'attached' });
      expect(await page.title()).toBe(title);
    }
    expect(eve.faults).toEqual([]);
    await eve.leave();
  });
});
