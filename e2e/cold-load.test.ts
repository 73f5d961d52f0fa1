/** What the first visit to a table costs: how many requests, and how many bytes over the wire. */
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

/** What a browser that has nothing of this site loads until the table is quiet. */
async function loaded(path: string): Promise<Load> {
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
  await eve.page.locator('.page[data-seq]').waitFor();
  await eve.page.waitForLoadState('networkidle');
  expect(eve.faults).toEqual([]);
  await eve.page.context().close();
  return { sizes, plain };
}

it('loads the table of every game with few requests and few bytes', async () => {
  for (const match of places.live) {
    const { sizes, plain } = await loaded(`/match/${match}`);
    const largestFirst = sizes.toSorted((a, b) => b[1] - a[1]);
    const said = largestFirst.map(([path, bytes]) => `${String(bytes)} ${path}`).join('\n');
    expect(sizes.length, said).toBeGreaterThan(10);
    expect(sizes.length, said).toBeLessThanOrEqual(60);
    expect(
      sizes.reduce((sum, [, bytes]) => sum + bytes, 0),
      said,
    ).toBeLessThanOrEqual(400_000);
    expect(plain).toEqual([]);
  }
});
