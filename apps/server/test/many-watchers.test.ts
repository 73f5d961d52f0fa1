/** Beyond so many sockets, watchers follow a match over HTTP; seats always have theirs. */
import { socketUrl } from '@broadside/client';
import { protocolVersion } from '@broadside/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, RawSocket, open, seatedMatch, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { WEB_DIR: '/nowhere', WATCH_SOCKETS: '1' } });
});
afterAll(() => server.stop());

async function arrives(at: TestServer, id: string): Promise<RawSocket> {
  const socket = new RawSocket(socketUrl(at.url, id), {});
  await socket.send({ t: 'hello', v: protocolVersion });
  await socket.next(({ t }) => t === 'presence' || t === 'closing');
  return socket;
}

describe('[WATCH-14] whoever only watches', () => {
  it('is sent to the stream beyond so many sockets, and nobody else is', async () => {
    const { id, ada, bob } = await seatedMatch(server.url);
    const eve = await Guest.arrive(server.url, 'Eve');
    expect(await eve.api.match(id)).not.toHaveProperty('stream');
    const first = await arrives(server, id);
    expect(first.messages.map(({ t }) => t)).not.toContain('closing');
    expect(await eve.api.match(id)).toMatchObject({ stream: '' });
    expect(await ada.api.match(id)).not.toHaveProperty('stream');
    const second = await arrives(server, id);
    expect(second.messages).toEqual([expect.objectContaining({ t: 'closing', code: 'stream', stream: '' })]);
    expect(await second.closed).toEqual({ code: 4410, reason: 'stream' });
    const ours = open(server.url, id, eve.cookie);
    await expect(ours.when(({ phase }) => phase === 'live')).rejects.toMatchObject({ code: 'stream' });
    expect(ours.state.closing).toMatchObject({ stream: '' });
    const seats = [ada.open(id), bob.open(id)];
    for (const seat of seats) await seat.when(({ seq }) => seq > 0);
    first.socket.close();
    await seats[0]?.when(({ watching }) => watching === 0);
    expect(await eve.api.match(id)).not.toHaveProperty('stream');
    for (const seat of seats) seat.close();
  });

  it('waits by socket until the match has begun', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const { match } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
    const waiting = [await arrives(server, match.id), await arrives(server, match.id)];
    for (const { messages } of waiting) expect(messages.map(({ t }) => t)).toEqual(['welcome', 'presence']);
    for (const { socket } of waiting) socket.close();
  });

  it('is sent to the cache where there is one', async () => {
    const cached = await startServer({ settings: { WEB_DIR: '/nowhere', WATCH_URL: 'https://watch.example.org/' } });
    const { id } = await seatedMatch(cached.url);
    const eve = await Guest.arrive(cached.url, 'Eve');
    const stream = 'https://watch.example.org';
    expect(await eve.api.match(id)).toMatchObject({ stream });
    expect((await arrives(cached, id)).messages[0]).toMatchObject({ t: 'closing', code: 'stream', stream });
    const { headers } = await fetch(`${cached.url}/api/matches/${id}`);
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ws: wss: ${stream}`);
    await cached.stop();
  });
});
