/** A server, a browser, and two people by their programs, for the tests of a file. */
import { visit, type Visit } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import { beforeAll } from 'vitest';
import WebSocket from 'ws';
import { withSite, type Site } from './with-site.ts';

export interface TwoPeople extends Site {
  readonly people: readonly [Visit, Visit];
}

/** Call it where tests are described; what it gives is there once they run. */
export const withTwoPeople = (...names: readonly [string, string]): (() => TwoPeople) => withTwoPeopleAt({}, ...names);

/** The same at a server with settings that differ from the usual ones of tests. */
export function withTwoPeopleAt(
  settings: Readonly<Record<string, string>>,
  ...names: readonly [string, string]
): () => TwoPeople {
  const ready = withSite(settings);
  let people: TwoPeople['people'] | undefined;
  beforeAll(async () => {
    const { url } = ready().server;
    people = [visit(url, { WebSocket, catalog }), visit(url, { WebSocket, catalog })];
    for (const [at, { api }] of people.entries()) await api.becomeGuest(names[at] ?? '');
  });
  return () => {
    if (!people) throw new Error('The server has not started.');
    return { ...ready(), people };
  };
}
