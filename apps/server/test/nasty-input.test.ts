/**
 * [HTTP-2] Whatever is sent to any route, in any parameter and any field, the answer is no fault of the server: it is a
 * sentence where it is a refusal. Routes, paths and bodies are those of the matrix of who may what.
 */
import http from 'node:http';
import { Socket } from 'node:net';
import { synthetic } from '@broadside/bench/synthetic';
import { catalog } from '@broadside/rules/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { routes } from './permission-matrix.ts';
import type { Row } from './permission-row.ts';
import { World } from './permission-world.ts';
import type { Audience } from './permission-world.ts';

let server: TestServer;
let world: World;
const logged: string[] = [];
beforeAll(async () => {
  server = await startServer({
    catalog: { ...catalog, synthetic: () => Promise.resolve(synthetic) },
    settings: {
      WEB_DIR: '/nowhere',
      REQUESTS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'error',
      DISCORD_CLIENT_ID: 'client',
      DISCORD_CLIENT_SECRET: 'secret',
    },
    send: () => undefined,
    log: { write: (line: string) => void logged.push(line) },
  });
  world = await World.make(server);
});
afterAll(async () => {
  await world.close();
  await server.stop();
});

const half = '\ud800';
/** In place of a part of the path, or of a value behind the question mark; written as it is sent. */
const addresses = [
  ...[
    '%00',
    'a%00b',
    '%',
    '%zz',
    '%ED%A0%80',
    '%F0%9F%9A%80',
    '%E2%80%AE',
    '..%2f..%2fetc',
    "'%20or%201=1",
    '%25',
    '-',
  ],
  ...['00000000-', '00000000-0000', '00000000-0000-4000-8000-00000000000g', '__proto__', 'constructor', 'seat-0'],
  ...['0', '-1', '1.5', '1e3', '1e400', 'NaN', '2147483648', '9999999999999', '9223372036854775808', '9'.repeat(400)],
  ...[
    'x'.repeat(3000),
    '%C3%A9'.repeat(100),
    '%5B%5D',
    '%7B%7D',
    'null',
    'undefined',
    'true',
    '+',
    '%20',
    '%0d%0aX:%20y',
  ],
];
/** In place of a value in a body; those under `texts` also inside of words, where the column may be wider. */
const texts = ['\u0000', half, '\udc00', 'a\u0000b', `${half}x`, '\u202e', '\u3164', '%00', '00000000-'];
const values: readonly unknown[] = [
  ...texts,
  ...['', ' ', '🚀'.repeat(50), 'x'.repeat(10_000), "'; drop table person; --", '\\u0000', '\n', '__proto__', 'seat-0'],
  ...[null, true, 0, -0, -1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[]], [null], { $ne: 1 }, ['a', half]],
  ...[JSON.parse('{"__proto__":{"a":1}}') as unknown, { '\u0000': 1 }, { [half]: 1 }, nested(2000)],
];

const few: readonly unknown[] = [half, 'a\u0000b', null, 2 ** 31, [], {}, nested(50)];

function nested(depth: number): unknown {
  let inside: unknown = 1;
  for (let at = 0; at < depth; at += 1) inside = at % 2 === 0 ? [inside] : { a: inside };
  return inside;
}

interface Case {
  readonly path: string;
  readonly body?: unknown;
}

/** The values of a body one by one in place of each of its leaves and of each field, and of the whole. */
function* bodies(body: unknown, fields: readonly string[]): Generator<unknown> {
  yield* values;
  yield* insides(body, values);
  if (typeof body !== 'object' || body === null) return;
  for (const field of fields) for (const value of values) yield { ...body, [field]: value };
  for (const value of texts) yield { ...body, [value]: 1 };
}

/** The deeper, the fewer: what is inside is the business of one codec. */
function* insides(body: unknown, leaves: readonly unknown[]): Generator<unknown> {
  if (typeof body !== 'object' || body === null) return;
  for (const [key, inside] of Object.entries(body)) {
    const put = (value: unknown): unknown =>
      Array.isArray(body)
        ? body.map((each: unknown, at) => (String(at) === key ? value : each))
        : { ...body, [key]: value };
    const deep = typeof inside === 'object' && inside !== null;
    for (const value of deep ? few : leaves) yield put(value);
    for (const value of insides(inside, few)) yield put(value);
  }
}

/** What the description of the API says of a route: the names of its query and of its body's fields. */
function describedFields(route: string): { readonly query: readonly string[]; readonly body: readonly string[] } {
  const [method = '', path = ''] = route.split(' ');
  const described = server.app.fastify.swagger() as unknown as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const operation = described.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  const query = (operation?.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name);
  const schema = operation?.requestBody?.content?.['application/json']?.schema;
  return { query, body: Object.keys(schema?.properties ?? {}) };
}
interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema?: { readonly properties?: object } }>>;
  };
}

async function casesOf(route: string, row: Row, asker: Browser): Promise<Case[]> {
  const pattern = route.split(' ')[1] ?? '';
  const sent = (await row.send?.(world, asker)) ?? {};
  const whole = sent.path ?? pattern;
  const [path = '', search = ''] = whole.split('?');
  const fields = describedFields(route);
  // The library's own route is described nowhere: these are what it reads.
  const own = route.includes('/api/auth/') ? ['state', 'code', 'error', 'error_description', 'user'] : [];
  const names = [...new Set([...fields.query, ...new URLSearchParams(search).keys(), ...own])];
  const withBody = 'body' in sent ? { body: sent.body } : {};
  const parts = path.split('/');
  const places = pattern.split('/').flatMap((part, at) => (part.startsWith(':') ? [at] : []));
  const paths = places.flatMap((place) =>
    addresses.map((value) => parts.map((part, at) => (at === place ? value : part)).join('/')),
  );
  const queries = names.flatMap((name) => [
    ...addresses.map((value) => `${path}?${name}=${value}`),
    `${path}?${name}=1&${name}=2`,
  ]);
  return [
    ...[...paths, ...queries, `${path}?%00=1`, `${path}?${'a=1&'.repeat(300)}`].map((each) => ({
      path: each,
      ...withBody,
    })),
    ...('body' in sent ? [...bodies(sent.body, fields.body)].map((body) => ({ path: whole, body })) : []),
  ];
}

/** As it is written: no program that knows URLs tidies it up. */
function request(method: string, { path, body }: Case, cookie: string): Promise<{ status: number; text: string }> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const { hostname, port } = new URL(server.url);
  const told = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text ?? '')) };
  const headers = { cookie, ...(text === undefined ? {} : told) };
  return new Promise((resolve, reject) => {
    const sending = http.request({ hostname, port, method, path, headers, agent }, (response) => {
      let came = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (came += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: came }));
    });
    sending.on('error', reject);
    sending.end(text);
  });
}
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => agent.destroy());

/** What is wrong with an answer; undefined where nothing is. */
function faultOf({ status, text }: { status: number; text: string }): string | undefined {
  if (status >= 500) return `${String(status)} ${text.slice(0, 200)}`;
  if (status < 400 || text === '') return undefined;
  try {
    const { error } = JSON.parse(text) as { error?: { code?: unknown; sentence?: unknown } };
    return typeof error?.code === 'string' && typeof error.sentence === 'string' ? undefined : text.slice(0, 200);
  } catch {
    return text.slice(0, 200);
  }
}

/** Those of the row who get furthest. */
const askerOf = ({ may }: Row): Audience =>
  (['admin', 'owner', 'host', 'guest'] as const).find((each) => may.includes(each)) ?? 'nobody';

describe.each(Object.entries(routes))('%s', (route, row) => {
  it('answers whatever is sent', async () => {
    const [method = ''] = route.split(' ');
    const faults: string[] = [];
    const audience = askerOf(row);
    // Somebody new where what is sent may end their session, or make them somebody else.
    const asker = row.self === true ? await world.fresh(audience) : world.standing(audience);
    const { cookie } = asker;
    const cases = await casesOf(route, row, asker);
    for (let from = 0; from < cases.length; from += 16)
      await Promise.all(
        cases.slice(from, from + 16).map(async (each) => {
          const fault = faultOf(await request(method, each, cookie));
          if (fault !== undefined) faults.push(`${each.path.slice(0, 100)} ${told(each.body)}: ${fault}`);
        }),
      );
    expect(faults).toEqual([]);
  });
});

const told = (body: unknown): string => (body === undefined ? '' : JSON.stringify(body).slice(0, 200));

describe('beside the routes', () => {
  it.each([['%00'], ['%'], ['%ED%A0%80'], [half.length.toString()], ['x'.repeat(9000)]])(
    'an address %s',
    async (path) => {
      const came = await request('GET', { path: `/api/${path}` }, '');
      expect(faultOf(came)).toBeUndefined();
      expect(came.status).toBeGreaterThanOrEqual(400);
    },
  );

  it.each([
    'broadside.session_token=%00',
    'broadside.session_token=%E0%A4%A',
    'broadside.session_token=a.b',
    'broadside.device=..',
    '=;=;;',
  ])('a cookie %s', async (cookie) => {
    for (const path of ['/api/me', '/api/account', '/api/lobby'])
      expect(faultOf(await request('GET', { path }, cookie))).toBeUndefined();
  });

  it('a request whose socket is gone is nobody’s: limits do not count it, and nothing fails', async () => {
    const before = logged.length;
    const gone = new http.IncomingMessage(new Socket());
    Object.assign(gone, { method: 'POST', url: '/api/guests', headers: { host: 'localhost' } });
    const response = new http.ServerResponse(gone);
    server.app.fastify.server.emit('request', gone, response);
    for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
    expect(logged.slice(before)).toEqual([]);
    expect(response.statusCode).toBe(200); // nothing was answered
  });
});

it('a command with characters that no journal can keep is refused, and the match goes on', async () => {
  const socket = world.standing('host').raw(world.match);
  await socket.send({ t: 'hello', v: 2 });
  await socket.next((message) => message.t === 'presence');
  for (const text of ['a\u0000b', half]) {
    const from = socket.messages.length;
    await socket.send({
      t: 'command',
      id: `no-text-${text.length.toString()}`,
      seq: 1,
      command: { kind: 'note', text },
    });
    expect(await socket.next((message) => message.t === 'error', from)).toMatchObject({ code: 'bad-message' });
  }
  const from = socket.messages.length;
  await socket.send({ t: 'command', id: 'a-rocket-1', seq: 1, command: { kind: 'note', text: '🚀 \\u0000' } });
  expect(await socket.next((message) => 'id' in message, from)).toMatchObject({ t: 'accepted' });
  socket.socket.close();
});
