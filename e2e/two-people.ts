/** A server, a browser, and two people by their programs, for the tests of a file. */
import { visit, type Visit } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import WebSocket from 'ws';
import { launch } from './browser.ts';
import { GameServer } from './game-server.ts';

export interface TwoPeople {
  readonly server: GameServer;
  readonly browser: Browser;
  readonly people: readonly [Visit, Visit];
}

/** Call it where tests are described; what it gives is there once they run. */
export const withTwoPeople = (...names: readonly [string, string]): (() => TwoPeople) => withTwoPeopleAt({}, ...names);

/** The same at a server with settings that differ from the usual ones of tests. */
export function withTwoPeopleAt(
  settings: Readonly<Record<string, string>>,
  ...names: readonly [string, string]
): () => TwoPeople {
  let server: GameServer | undefined;
  let browser: Browser | undefined;
  let people: TwoPeople['people'] | undefined;
  beforeAll(async () => {
    server = await GameServer.start(settings);
    browser = await launch();
    people = [visit(server.url, { WebSocket, catalog }), visit(server.url, { WebSocket, catalog })];
    for (const [at, { api }] of people.entries()) await api.becomeGuest(names[at] ?? '');
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return () => {
    if (!server || !browser || !people) throw new Error('The server has not started.');
    return { server, browser, people };
  };
}
