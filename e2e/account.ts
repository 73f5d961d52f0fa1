/** People with accounts, in browsers of their own. */
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { Visitor, type VisitorOptions } from './browser.ts';
import type { GameServer } from './game-server.ts';

/** Somebody with an account of this name. */
export async function account(
  browser: Browser,
  server: GameServer,
  name: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, name, options);
  for (const [path, data] of [
    ['/guests', { name }],
    ['/account', { handle: name, password: 'four words for a ship' }],
  ] as const) {
    const response = await visitor.page.request.post(`${server.url}/api${path}`, { data });
    expect(response.ok(), await response.text()).toBe(true);
  }
  return visitor;
}
