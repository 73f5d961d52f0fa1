/** A server and a browser for the tests of a file. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { GameServer } from './game-server.ts';

export interface Site {
  readonly server: GameServer;
  readonly browser: Browser;
}

/** Call it where tests are described; what it gives is there once they run. `settings`: those that differ from the usual ones of tests. */
export function withSite(settings: Readonly<Record<string, string>> = {}): () => Site {
  let server: GameServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await GameServer.start(settings);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return () => {
    if (!server || !browser) throw new Error('The server has not started.');
    return { server, browser };
  };
}
