/** What the first visit to a table, and to the front page, costs: how many requests, and how many bytes over the wire. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';
import { furnish, type Places } from './places.ts';

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

interface Load {
  /** Addresses, and the bytes that each took with its headers. */
  readonly sizes: readonly (readonly [path: string, bytes: number])[];
  /** Answers of the API of more than a kilobyte that came as they are. */
  readonly plain: readonly string[];
}

/** What a browser that has nothing of this site loads until the page is quiet; `stands`: what is there then. */
async function loaded(path: string, stands: string): Promise<Load> {
  const eve = await Visitor.arrive(browser, 'Eve');
  const wire = await eve.page.context().newCDPSession(eve.page);
  await wire.send('Network.enable');
  const paths = new Map<string, string>();
  const sizes: [string, number][] = [];
  const plain: string[] = [];
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    paths.set(requestId, pathname);
    const { headers } = response;
    const length = Number(headers['content-length'] ?? 0);
    if (pathname.startsWith('/api/') && !('content-encoding' in headers) && length > 1024) plain.push(pathname);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.push([paths.get(requestId) ?? requestId, encodedDataLength]),
  );
  await eve.page.goto(`${server.url}${path}`);
  await eve.page.locator(stands).first().waitFor();
  await eve.page.waitForLoadState('networkidle');
  expect(eve.faults).toEqual([]);
  await eve.page.context().close();
  return { sizes, plain };
}

const told = ({ sizes }: Load): string =>
  sizes
    .toSorted((a, b) => b[1] - a[1])
    .map(([path, bytes]) => `${String(bytes)} ${path}`)
    .join('\n');
const total = ({ sizes }: Load): number => sizes.reduce((sum, [, bytes]) => sum + bytes, 0);

it('loads the table of every game with few requests and few bytes', async () => {
  for (const match of places.live) {
    const load = await loaded(`/match/${match}`, '.page[data-seq]');
    expect(load.sizes.length, told(load)).toBeGreaterThan(10);
    expect(load.sizes.length, told(load)).toBeLessThanOrEqual(60);
    // Whoever comes without a seat gets the bar of the whole match as well, and last of all who casts it.
    expect(total(load), told(load)).toBeLessThanOrEqual(450_000);
    expect(load.plain).toEqual([]);
  }
});

it('loads the front page with few requests and few bytes, the rules of the match that it tells last', async () => {
  const load = await loaded('/', '.whole svg');
  const at = (name: RegExp): number => load.sizes.findIndex(([path]) => name.test(path));
  expect(at(/\/record$/), told(load)).toBeGreaterThan(at(/^\/api\/lobby/));
  const before = load.sizes.slice(0, at(/^\/api\/lobby/)).reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(before, told(load)).toBeGreaterThan(50_000);
  expect(before, told(load)).toBeLessThanOrEqual(285_000);
  expect(load.sizes.length, told(load)).toBeLessThanOrEqual(50);
  expect(total(load), told(load)).toBeLessThanOrEqual(450_000);
  expect(load.plain).toEqual([]);
});
