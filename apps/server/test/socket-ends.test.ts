/** Sockets that are not let in, that wait, and that are sent away. */
import { moveFor } from '@broadside/bench/synthetic';
import { socketUrl } from '@broadside/client';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Journal } from '../src/store/journal.ts';
import { Guest, RawSocket, seatedMatch, startServer } from './harness.ts';

const hello = { t: 'hello', v: 2 };

it('[WS-5] one address has only so many sockets; who closes one may open another', async () => {
  const server = await startServer({ settings: { SOCKETS_PER_ADDRESS: '2' } });
  const { ada, id } = await seatedMatch(server.url);
  const [one, two, third] = [ada.raw(id), ada.raw(id), new RawSocket(socketUrl(server.url, id), {})];
  const opened = await Promise.allSettled([one, two, third].map((socket) => socket.opened));
  const refused = opened.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  expect(refused).toEqual([expect.stringContaining('429')]);
  for (const socket of [one, two, third]) socket.socket.close();
  await Promise.all([one, two, third].map((socket) => socket.closed));
  const again = ada.raw(id);
  await again.send(hello);
  await again.next((message) => message.t === 'snapshot');
  again.socket.close();
  await server.stop();
});

it('[WS-4] resync is not answered before the match starts, and is after', async () => {
  const server = await startServer();
  const [ada, bob] = await Promise.all([Guest.arrive(server.url, 'Ada'), Guest.arrive(server.url, 'Bob')]);
  const { match } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'anyone' });
  const socket = ada.raw(match.id);
  await socket.send(hello);
  await socket.next((message) => message.t === 'presence');
  const from = socket.messages.length;
  await socket.send({ t: 'resync' });
  // The room does one thing after the other: a command behind it is answered after it.
  await socket.send({ t: 'command', id: 'much-too-early', seq: 0, command: moveFor(0) });
  await socket.next((message) => message.t === 'error', from);
  const told = socket.messages.slice(from).filter((message) => message.t !== 'presence');
  expect(told).toMatchObject([{ t: 'error', code: 'not-live' }]);
  await bob.api.join(match.id, 'seat-2', {});
  await socket.next((message) => message.t === 'snapshot');
  const begun = socket.messages.length;
  await socket.send({ t: 'resync' });
  expect(await socket.next((message) => message.t === 'snapshot', begun)).toMatchObject({ seq: 1 });
  socket.socket.close();
  await server.stop();
});

it('[WS-44] a match that cannot be reached sends its sockets away with 1013, and says when to come back', async () => {
  let away = false;
  const losing = (journal: Journal): Journal =>
    new Proxy(journal, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown =>
          name === 'append' && away
            ? Promise.reject(new Error('the database is away'))
            : (value as (...args: unknown[]) => unknown).apply(target, args);
      },
    });
  const server = await startServer({ wrapJournal: losing });
  const { ada, id } = await seatedMatch(server.url);
  const [one, watcher] = [ada.raw(id), new RawSocket(socketUrl(server.url, id), {})];
  for (const socket of [one, watcher]) {
    await socket.send(hello);
    await socket.next((message) => message.t === 'presence');
  }
  away = true;
  await one.send({ t: 'command', id: 'the-first-move', seq: 1, command: moveFor(0) });
  for (const socket of [one, watcher]) {
    expect(await socket.closed).toEqual({ code: 1013, reason: 'unavailable' });
    const closing = socket.messages.at(-1);
    expect(closing).toMatchObject({ t: 'closing', code: 'unavailable' });
    expect(closing?.['retryAfterMs']).toBeGreaterThan(0);
  }
  away = false;
  const back = ada.raw(id);
  await back.send({ ...hello, resume: 1 });
  await back.send({ t: 'command', id: 'the-first-move', seq: 1, command: moveFor(0) });
  expect(await back.next((message) => message.t === 'accepted')).toMatchObject({ id: 'the-first-move', seq: 2 });
  back.socket.close();
  await server.stop();
});

it('[WS-45] one that answers nothing is cut, its seat is away, and its match leaves the memory; others stay', async () => {
  const server = await startServer({ settings: { SOCKET_PING_SECONDS: '1', ROOM_IDLE_SECONDS: '1' } });
  const { ada, bob, id } = await seatedMatch(server.url);
  const [frozen, reading, silent] = [ada.raw(id), bob.raw(id), new RawSocket(socketUrl(server.url, id), {})];
  for (const socket of [frozen, reading, silent]) await socket.send(hello);
  const shows =
    (...connected: readonly boolean[]) =>
    (message: { t: string; [field: string]: unknown }) =>
      message.t === 'presence' &&
      JSON.stringify((message['seats'] as { connected: boolean }[]).map((seat) => seat.connected)) ===
        JSON.stringify(connected);
  await reading.next(shows(true, true));
  // Their machines stop: the connections stand, and nothing is read or answered any more.
  for (const socket of [frozen, silent]) socket.socket.pause();
  await reading.next(shows(false, true), reading.messages.length);
  expect(reading.socket.readyState).toBe(WebSocket.OPEN);
  // Who was cut comes back with all rights.
  const from = reading.messages.length;
  const back = ada.raw(id);
  await back.send({ ...hello, resume: 1 });
  await reading.next(shows(true, true), from);
  for (const socket of [back, reading]) socket.socket.pause();
  while (server.app.rooms.size > 0) await new Promise((next) => setTimeout(next, 50));
  for (const socket of [frozen, silent, back, reading]) socket.socket.terminate();
  await server.stop();
});

it('[WS-32] a message that is far too long is one plain line in the log, no fault', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const server = await startServer({ log, settings: { LOG_LEVEL: 'info' } });
  const { ada, id } = await seatedMatch(server.url);
  const socket = ada.raw(id);
  await socket.send(hello);
  await socket.next((message) => message.t === 'presence');
  await socket.send(' '.repeat(70_000));
  expect((await socket.closed).code).toBe(1009);
  await server.stop();
  const told = lines.map((line) => JSON.parse(line) as { level: number; msg?: string; code?: string });
  expect(told.filter(({ level }) => level >= 40)).toEqual([]);
  expect(told).toContainEqual(
    expect.objectContaining({ msg: 'a socket was cut', code: 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' }),
  );
  expect(lines.join('')).not.toContain('    at ');
});
