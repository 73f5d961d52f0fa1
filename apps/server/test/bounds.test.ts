/** Every number, text, list and record that a client can send has a maximum: in each route and each message. */
import * as messages from '@broadside/protocol';
import { unboundedIn } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { WEB_DIR: '/nowhere' } });
});
afterAll(() => server.stop());

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

describe('what a client sends', () => {
  it('is bounded in the addresses and bodies of all routes', async () => {
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi;
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ route: `${method.toUpperCase()} ${path}`, operation })),
    );
    expect(operations.length).toBeGreaterThan(60);
    const open = operations.flatMap(({ route, operation: { parameters = [], requestBody } }) => [
      ...parameters.flatMap((each) => unboundedIn(each.schema, `${route} ${each.in} ${each.name}`)),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => unboundedIn(schema, `${route} body`)),
    ]);
    expect(open).toEqual([]);
  });

  it('is bounded in all messages over a socket', () => {
    const schema = z.toJSONSchema(messages.FromClient, { io: 'input', unrepresentable: 'any' });
    expect(unboundedIn(schema, 'message')).toEqual([]);
  });
});
