/** [HTTP-48] Each route and each message, really sent by everybody there is: who may, and who may not. */
import { synthetic } from '@broadside/bench/synthetic';
import { FromClient } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { wire } from './permission-matrix-wire.ts';
import { routes } from './permission-matrix.ts';
import type { Row } from './permission-row.ts';
import { World, audiences, otherSite } from './permission-world.ts';
import type { Audience } from './permission-world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startServer({
    catalog: { ...catalog, synthetic: () => Promise.resolve(synthetic) },
    settings: {
      WEB_DIR: '/nowhere',
      REQUESTS_PER_MINUTE: '1000000',
      SOCKETS_PER_ADDRESS: '1000',
      DISCORD_CLIENT_ID: 'client',
      DISCORD_CLIENT_SECRET: 'secret',
    },
    send: () => undefined,
  });
  world = await World.make(server);
});
afterAll(async () => {
  await world.close();
  await server.stop();
});

const methodOf = (route: string): string => route.split(' ')[0] ?? '';

async function send(
  route: string,
  row: Row,
  asker: Browser,
  origin?: string,
): Promise<{ status: number; text: string }> {
  const sent = (await row.send?.(world, asker)) ?? {};
  const response = await asker.fetch(`${server.url}${sent.path ?? route.split(' ')[1] ?? ''}`, {
    method: methodOf(route),
    redirect: 'manual',
    headers: {
      ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(origin === undefined ? {} : { origin }),
    },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
  });
  return { status: response.status, text: await response.text() };
}

const askerFor = (row: Row, audience: Audience): Promise<Browser> | Browser =>
  row.self === true ? world.fresh(audience) : world.standing(audience);

function judge(row: Row, audience: Audience, came: { status: number; text: string }): void {
  const may = row.may.includes(audience);
  const expected = may ? (row.answers ?? [200]) : (row.refusals ?? [401, 403]);
  expect(expected, `${audience} ${may ? 'may' : 'may not'}, and got ${came.text.slice(0, 200)}`).toContain(came.status);
}

describe('[HTTP-48] the matrix', () => {
  it('has a row for every route of the server, and no other', () => {
    expect(Object.keys(routes).sort()).toEqual([...server.app.routes].sort());
  });

  it('has a row for every message of a client, and no other', () => {
    expect(Object.keys(wire).sort()).toEqual(FromClient.options.map((each) => each.shape.t.value).sort());
  });
});

describe.each(Object.entries(routes))('[HTTP-48] %s', (route, row) => {
  it('is for those whom the matrix names', async () => {
    for (const audience of audiences) {
      const asker = await askerFor(row, audience);
      judge(row, audience, await send(route, row, asker));
    }
  });

  it('takes a session that has ended for nobody', async () => {
    const asker = await world.fresh('admin');
    const cookie = asker.cookie;
    await asker.api.signOut();
    asker.cookie = cookie;
    judge(row, 'nobody', await send(route, row, asker));
  });

  // Below /watch nobody is known: any page may ask [WATCH-13].
  if (methodOf(route) !== 'GET' && route.includes(' /watch/'))
    it('takes what another site’s page sends', async () => {
      judge(row, 'nobody', await send(route, row, await askerFor(row, 'nobody'), otherSite));
    });
  else if (methodOf(route) !== 'GET')
    it('is refused to another site’s page, whoever’s cookie it has', async () => {
      for (const audience of ['nobody', 'owner', 'host', 'admin'] as const) {
        const { status, text } = await send(route, row, await askerFor(row, audience), otherSite);
        expect({ status, text }, audience).toMatchObject({ status: 403 });
        expect(text).toContain('other-origin');
      }
    });
});

describe.each(Object.entries(wire))('[HTTP-48] the message %s', (type, row) => {
  async function hear(asker: Browser): Promise<'may' | 'may not'> {
    const socket = asker.raw(world.match);
    if (type !== 'hello') {
      await socket.send({ t: 'hello', v: 2 });
      await socket.next((message) => message.t === 'presence');
    }
    const from = socket.messages.length;
    await socket.send(row.message);
    const refused = (code: unknown): boolean => code === 'not-seated' || code === 'no-name';
    const answer = await socket.next((message) => row.answers(message) || refused(message['code']), from);
    socket.socket.close();
    return refused(answer['code']) ? 'may not' : 'may';
  }

  it('is for those whom the matrix names', async () => {
    for (const audience of audiences)
      expect(await hear(world.standing(audience)), audience).toBe(row.may.includes(audience) ? 'may' : 'may not');
  });

  it('takes a session that has ended for nobody', async () => {
    const asker = await world.fresh('admin');
    const cookie = asker.cookie;
    await asker.api.signOut();
    asker.cookie = cookie;
    expect(await hear(asker)).toBe(row.may.includes('nobody') ? 'may' : 'may not');
  });

  it('cannot be sent by another site’s page', async () => {
    const socket = world.standing('owner').raw(world.match, { origin: otherSite });
    await expect(socket.opened).rejects.toThrow('403');
  });
});
