/** What pages say when the server refuses them, is not there, or answers nonsense: a sentence, and a way to go on. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesToVisit, wide } from './breadth.ts';
import { launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';
import { furnish, type Places } from './places.ts';

/** Pages that need nothing of the API before somebody presses a button. */
const selfContained = new Set([
  '/dice',
  '/learn',
  '/learn/[game]/[lesson]',
  '/try',
  '/replay',
  '/rules/[ruleset]',
  '/rules/[ruleset]/[rule]',
  '/fleets/new',
  '/account/email',
  '/cast/new',
  '/sign-in/new-password',
  // It asks for boards where its address names some.
  '/wall',
]);
/** What no customer is to read. */
const internals = /Internal Error|Something broke|\{"|\[object|undefined|NaN|TypeError|Failed to fetch/;

const refusals = {
  'too often': {
    status: 429,
    headers: { 'retry-after': '60', 'content-type': 'application/json' },
    body: JSON.stringify({ error: { code: 'too-often', sentence: 'That is too often. Try again in 1 minute.' } }),
  },
  'a proxy without a server': { status: 503, headers: { 'content-type': 'text/html' }, body: '<h1>Unavailable</h1>' },
  'no network': undefined,
} as const;
const sentences = {
  'too often': 'That is too often. Try again in 1 minute.',
  'a proxy without a server': 'The server answered 503. Try again in a moment.',
  'no network': 'The server cannot be reached. Try again in a moment.',
} as const;

/** What stands between a page and its server: everything under /api fails in this way, or goes through. */
class Gate {
  refusal: keyof typeof refusals | undefined;
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async before(page: Page): Promise<Gate> {
    const gate = new Gate(page);
    await page.route(/\/api\/|\/watch\/(?:tv|wall)\//, (route) => {
      if (gate.refusal === undefined) return route.continue();
      const answer = refusals[gate.refusal];
      return answer === undefined ? route.abort('connectionfailed') : route.fulfill(answer);
    });
    await page.routeWebSocket(/\/socket$/, (socket) => {
      if (gate.refusal === undefined) socket.connectToServer();
      else void socket.close();
    });
    return gate;
  }
}

describe('a page whose server refuses', () => {
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

  /** Visits every place, some at the same time, and gathers what is wrong there. */
  async function everywhere(
    look: (gate: Gate, place: Places['paths'][number]) => Promise<string | undefined>,
  ): Promise<string[]> {
    const faults: string[] = [];
    const next = placesToVisit(places).values();
    // A browser for each that walks: pages of one share its clock.
    const walk = async (): Promise<void> => {
      const ada = await Visitor.arrive(browser, 'Ada');
      await ada.takeCookie(server.url, places.ada.cookie);
      const gate = await Gate.before(ada.page);
      for (const place of next) {
        const fault = await look(gate, place).catch((error: unknown) => String(error).slice(0, 300));
        if (fault !== undefined) faults.push(`${place.path}: ${fault}`);
      }
      await ada.leave();
    };
    await Promise.all(Array.from({ length: 5 }, walk));
    return faults;
  }

  it('says why, in a sentence, wherever one is', async () => {
    const kinds = Object.keys(refusals) as (keyof typeof refusals)[];
    const faults = await everywhere(async (gate, { route, path }) => {
      const { page } = gate;
      // Each place is refused in one of the ways, and all of them "too often" below: a page knows no difference.
      const kind = kinds[places.paths.findIndex((place) => place.path === path) % kinds.length] ?? 'no network';
      gate.refusal = kind;
      await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
      if (!selfContained.has(route)) await page.getByText(sentences[kind]).first().waitFor();
      else await page.locator('h1:visible, button:visible').first().waitFor();
      const text = await page.locator('body').innerText();
      if (internals.test(text)) return `shows ${internals.exec(text)?.[0] ?? ''} (${kind})`;
      const ways = await page.locator('a:visible, button:visible').count();
      return ways === 0 ? `there is no way to go on (${kind})` : undefined;
    });
    expect(faults).toEqual([]);
  });

  it('can be tried again when the time has come, and is whole then', async () => {
    const faults = await everywhere(async (gate, { route, path }) => {
      const { page } = gate;
      // The door of the sign-in has its own button.
      if (selfContained.has(route) || route.startsWith('/sign-')) return undefined;
      // Every second page shows it: what waits and asks again is the same everywhere.
      if (!wide && places.paths.findIndex((place) => place.path === path) % 2 === 1) return undefined;
      // The page's own clock, so that a minute takes a moment, and a slow machine no minute.
      await page.clock.install();
      gate.refusal = 'too often';
      await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
      const sentence = page.getByText(sentences['too often']);
      await sentence.first().waitFor();
      const again = page.getByRole('button', { name: /^Try again/ }).first();
      const early = await again.isDisabled();
      gate.refusal = undefined;
      await page.clock.fastForward(61_000);
      // A table comes by itself; whatever else was refused is asked for again.
      const ready = again.and(page.locator(':enabled'));
      const end = performance.now() + 60_000;
      while ((await sentence.count()) > 0) {
        if (performance.now() > end)
          return `it still says so: ${(await page.locator('main').innerText()).slice(0, 300)}`;
        if ((await ready.count()) > 0) await ready.click({ timeout: 5000 }).catch(() => undefined);
        else await page.waitForTimeout(50);
      }
      return early ? undefined : 'it could be tried before the time had come';
    });
    expect(faults).toEqual([]);
  });
});

describe('a page of somebody who has asked too often', () => {
  it('is there all the same, also after a reload, and says when to come back', async () => {
    const most = 150;
    const [server, browser] = await Promise.all([GameServer.start({ REQUESTS_PER_MINUTE: String(most) }), launch()]);
    try {
      const places = await furnish(server);
      const eve = await Visitor.arrive(browser, 'Eve');
      for (let spent = 0; spent < most; spent += 1) await fetch(`${server.url}/api/rulesets`);
      eve.forgiving = true;
      await eve.page.goto(`${server.url}/match/${places.ended[0] ?? ''}/replay`);
      await eve.page.getByText(/^That is too often\. Try again in /).waitFor();
      await eve.page.getByRole('button', { name: /^Try again in \d+ s$/ }).waitFor();
      await eve.page.reload();
      await eve.page.getByText(/^That is too often\. Try again in /).waitFor();
      await eve.leave();
    } finally {
      await browser.close();
      await server.stop();
    }
  });
});
