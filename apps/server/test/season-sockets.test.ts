/** The websockets of seasons, with real sockets: what is told, what is missed, and who is cut. */
import type { AddressInfo, Socket } from 'node:net';
import { followSeason } from '@broadside/client';
import type { SocketConstructor } from '@broadside/client';
import { withEntry } from '@broadside/competition/season';
import type { SeasonEntry, SeasonLedger } from '@broadside/competition/season';
import { protocolVersion } from '@broadside/protocol';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { registerSeasonSockets } from '../src/http/season-sockets.ts';
import { SocketHall } from '../src/http/socket-hall.ts';
import { websocketSettings } from '../src/http/sockets.ts';
import { SeasonWatchers } from '../src/leagues/season-watchers.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms } from './league-people.ts';
import type { LeaguePerson } from './league-people.ts';
import { until } from './members.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { SOCKETS_PER_ADDRESS: '24' } });
});
afterAll(async () => {
  await server.stop();
});

interface Message {
  readonly t: string;
  readonly seq?: number;
  readonly code?: string;
  readonly resumed?: boolean;
  readonly events?: readonly { readonly kind: string; readonly text?: string }[];
}

/** A socket of a season that keeps what it hears. */
async function follow(url: string, id: string, resume: number | null, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/seasons/${id}/socket`, { headers });
  const heard: Message[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as Message));
  await new Promise<void>((done, fail) => {
    socket.once('open', done);
    socket.once('error', fail);
  });
  socket.send(JSON.stringify({ t: 'hello', v: protocolVersion, resume }));
  await until(
    () => Promise.resolve(heard),
    (all) => all.length > 0,
  );
  return { socket, heard };
}

async function openSeason(): Promise<{ owner: LeaguePerson; id: string }> {
  const owner = await leaguePerson(server, 'Olga');
  const slug = `sockets-${nextId()}`;
  await owner.leagues.createLeague({ name: 'Sockets', slug });
  const { id } = await owner.leagues.openSeason(slug, { name: 'First', terms: syntheticTerms });
  await owner.act(id, { act: 'open-registration' });
  return { owner, id };
}

const has = (count: number) => (all: readonly unknown[]) => all.length >= count;

describe('the socket of a season', () => {
  it('[LEAGUE-154] tells what becomes public, once, and not a byte of a draft', async () => {
    const { owner, id } = await openSeason();
    const { socket, heard } = await follow(server.url, id, null);
    expect(heard).toEqual([{ t: 'welcome', v: protocolVersion, seq: 2, resumed: false }]);
    await owner.act(id, { act: 'enter-by-name', names: ['Ada', 'Bob', 'Cleo', 'Dan'] });
    await owner.act(id, { act: 'draft-round' });
    await owner.act(id, { act: 'discard-draft' });
    await owner.act(id, { act: 'draft-round' });
    await owner.act(id, { act: 'publish-round' });
    await until(() => Promise.resolve(heard), has(3));
    expect(heard.slice(1).map(({ t, seq, events }) => [t, seq, events?.map(({ kind }) => kind)])).toEqual([
      ['entry', 3, ['entered', 'entered', 'entered', 'entered']],
      ['entry', 4, ['round-published', 'battles-set']],
    ]);
    socket.send(JSON.stringify({ t: 'hello', v: protocolVersion, resume: null }));
    socket.send('no json');
    socket.send('{"t":"ping","n":7}');
    await until(() => Promise.resolve(heard), has(6));
    expect(heard.slice(3)).toMatchObject([
      { t: 'error', code: 'bad-message' },
      { t: 'error', code: 'bad-message' },
      { t: 'pong', n: 7 },
    ]);
    socket.terminate();
  });

  it('[LEAGUE-154] goes on over a restart of the server where it was, in the client too', async () => {
    const { owner, id } = await openSeason();
    const other = await startServer({ databaseUrl: server.databaseUrl });
    let { port } = new URL(other.url);
    /** The server comes back at another port here, as it would at the same one. */
    class Here extends WebSocket {
      constructor(url: string) {
        super(url.replace(/:\d+/, `:${port}`));
      }
    }
    const told: string[] = [];
    const line = followSeason(
      other.url,
      id,
      {
        entry: ({ seq, events }) => told.push(`${String(seq)} ${events.map(({ kind }) => kind).join()}`),
        anew: (seq) => told.push(`anew ${String(seq)}`),
        line: (up) => told.push(up ? 'up' : 'down'),
      },
      { WebSocket: Here as unknown as SocketConstructor, backoff: { firstMs: 100, limitMs: 200 } },
    );
    await until(() => Promise.resolve(told), has(2));
    await other.stop();
    await owner.act(id, { act: 'announce', text: 'While it was away' });
    const again = await startServer({ databaseUrl: server.databaseUrl });
    ({ port } = new URL(again.url));
    await until(
      () => Promise.resolve(told),
      (all) => all.includes('3 announced'),
    );
    line.close();
    expect([told[0], told[1], told.at(-2), told.at(-1)]).toEqual(['up', 'anew 2', 'up', '3 announced']);
    // Whoever claims to have more than there is reads it anew.
    const { heard, socket } = await follow(again.url, id, 9);
    expect(heard).toEqual([{ t: 'welcome', v: protocolVersion, seq: 3, resumed: false }]);
    socket.terminate();
    await again.stop();
  });

  it('[LEAGUE-154] bounds sockets by person and by address, and has none of another site or of no season', async () => {
    const { owner, id } = await openSeason();
    const { cookie } = owner;
    const own = await Promise.all(Array.from({ length: 20 }, () => follow(server.url, id, null, { cookie })));
    const oneMore = await follow(server.url, id, null, { cookie });
    expect(oneMore.heard).toMatchObject([{ t: 'closing', code: 'flooding' }]);
    const others = await Promise.all(Array.from({ length: 3 }, () => follow(server.url, id, null)));
    await until(
      () => Promise.resolve(oneMore.socket.readyState),
      (state) => state === WebSocket.CLOSED,
    );
    const last = await follow(server.url, id, null);
    await expect(follow(server.url, id, null)).rejects.toThrow('429');
    for (const { socket } of [...own, ...others, last]) socket.terminate();
    await until(
      async () => (await follow(server.url, id, null).catch(() => undefined))?.socket,
      (socket) => (socket?.terminate(), socket !== undefined),
    );
    await expect(follow(server.url, '0123456789', null)).rejects.toThrow('404');
    await expect(follow(server.url, id, null, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
  });

  it('[LEAGUE-154] leaves out what a slow reader does not read, and cuts who stays behind', async () => {
    const app = Fastify();
    await app.register(websocket, websocketSettings);
    const entry = (seq: number): SeasonEntry => ({
      ...{ seq, at: seq, by: null, actId: String(seq), draws: [], cursor: 0 },
      ...{ act: { act: 'announce', text: '' }, events: [{ kind: 'announced', at: seq, text: 'x'.repeat(2000) }] },
    });
    const more = (from: SeasonLedger | undefined, count: number): SeasonLedger =>
      Array.from({ length: count }).reduce<SeasonLedger>(
        (ledger) => withEntry(ledger, entry(ledger.entries.length + 1)),
        from ?? { season: blank, entries: [], reversed: new Set() },
      );
    const blank = (await import('@broadside/competition/season')).emptySeasonLedger.season;
    const stored = { id: '0123456789' } as never;
    const season = { stored, ledger: more(undefined, 1) };
    const watchers = new SeasonWatchers();
    const hall = new SocketHall(app, {
      limits: { softBytes: 2_000_000, behindMs: 1 },
      ...{ perAddress: 9, pingMs: 60_000, onCount: () => undefined },
    });
    const seasons = { get: () => Promise.resolve(season) } as never;
    registerSeasonSockets(app, {
      hall,
      seasons,
      watchers,
      sessions: { of: () => Promise.resolve(undefined) } as never,
      spoilers: { hidesSeason: () => Promise.resolve(false) },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`;
    const quick = await follow(url, '0123456789', null);
    const slow = await follow(url, '0123456789', null);
    (slow.socket as unknown as { _socket: Socket })._socket.pause();
    // More than the system keeps for a connection.
    for (let times = 0; times < 12; times += 1) {
      season.ledger = more(season.ledger, 500);
      watchers.wrote(season);
      await until(
        () => Promise.resolve(quick.heard.at(-1)?.seq),
        (seq) => seq === season.ledger.entries.length,
      );
    }
    const closed = new Promise<number>((done) => slow.socket.once('close', done));
    (slow.socket as unknown as { _socket: Socket })._socket.resume();
    expect(await closed).toBe(1013);
    expect(slow.heard.length).toBeLessThan(5000);
    expect(slow.heard.at(-1)).toMatchObject({ t: 'closing', code: 'slow' });
    expect(quick.heard).toHaveLength(6001);
    quick.socket.terminate();
    await app.close();
  });
});
