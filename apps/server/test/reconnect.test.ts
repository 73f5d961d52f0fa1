/** Cuts, slow readers, a journal that fails, matches put away and taken up again. */
import { moveFor } from '@broadside/bench/synthetic';
import { socketUrl } from '@broadside/client';
import type { SocketConstructor } from '@broadside/client';
import { readSnapshotLog } from '@broadside/protocol';
import type { SnapshotMessage } from '@broadside/protocol';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Journal } from '../src/store/journal.ts';
import { RawSocket, open, seatedMatch, startServer } from './harness.ts';

describe('coming back', () => {
  it('[WS-3] resume gets the frames that were missed, and only those', async () => {
    const server = await startServer();
    const { ada, bob, id } = await seatedMatch(server.url);
    const [one, two] = [ada.open(id), bob.open(id)];
    await Promise.all([one, two].map((table) => table.when((state) => state.seq === 1)));
    const play = async (from: number, to: number): Promise<void> => {
      for (let index = from; index < to; index += 1) await (index % 2 === 0 ? one : two).send(moveFor(index));
    };
    const watcher = new RawSocket(socketUrl(server.url, id), {});
    await watcher.send({ t: 'hello', v: 2 });
    await watcher.next((message) => message.t === 'snapshot');
    await play(0, 4);
    await watcher.next((message) => message.t === 'frame' && message['seq'] === 5);
    watcher.socket.terminate();
    await play(4, 10);
    const back = new RawSocket(socketUrl(server.url, id), {});
    await back.send({ t: 'hello', v: 2, resume: 5 });
    expect(await toldByNow(back)).toEqual(['welcome', ...Array.from({ length: 6 }, () => 'frame')]);
    expect(back.messages.filter((message) => message.t === 'frame').map((message) => message['seq'])).toEqual([
      6, 7, 8, 9, 10, 11,
    ]);
    const current = new RawSocket(socketUrl(server.url, id), {});
    await current.send({ t: 'hello', v: 2, resume: 11 });
    expect(await toldByNow(current)).toEqual(['welcome']);
    const confused = new RawSocket(socketUrl(server.url, id), {});
    await confused.send({ t: 'hello', v: 2, resume: 99 });
    expect(await confused.next((message) => message.t === 'snapshot')).toMatchObject({ seq: 11 });
    for (const table of [one, two]) table.close();
    await server.stop();
  });

  it('[WS-3, WS-12] a client that is cut again and again ends with the same view as one that is not', async () => {
    const server = await startServer();
    const { ada, bob, id } = await seatedMatch(server.url);
    const sockets: WebSocket[] = [];
    const [one, two] = [ada.open(id), bob.open(id)];
    const tap = open(server.url, id, undefined);
    const cut = cuttable(server.url, id, sockets);
    await Promise.all([one, two, tap, cut].map((table) => table.when((state) => state.seq === 1)));
    for (let index = 0; index < 120; index += 1) {
      if (index % 10 === 5) sockets.at(-1)?.terminate();
      await (index % 2 === 0 ? one : two).send(moveFor(index));
    }
    const [whole, pieced] = await Promise.all(
      [tap, cut].map((table) => table.when((state) => state.seq === 121 && state.phase === 'live')),
    );
    expect(sockets.length).toBeGreaterThan(5);
    expect(pieced?.view).toEqual(whole?.view);
    expect(pieced?.log).toEqual(whole?.log);
    for (const table of [one, two, tap, cut]) table.close();
    await server.stop();
  });

  it('[WS-13] a reader that stops reading is spared the frames, gets a snapshot, and slows nobody', async () => {
    const server = await startServer();
    const { ada, bob, id } = await seatedMatch(server.url);
    const slow = new RawSocket(socketUrl(server.url, id), {});
    await slow.send({ t: 'hello', v: 2 });
    await slow.next((message) => message.t === 'presence');
    const stream = (slow.socket as unknown as { _socket: { pause(): void; resume(): void } })._socket;
    stream.pause();
    const [one, two] = [ada.open(id), bob.open(id)];
    await Promise.all([one, two].map((table) => table.when((state) => state.seq === 1)));
    // Kernel buffers take megabytes: snapshots asked for by the slow reader fill them quickly.
    for (let ask = 0; ask < 900; ask += 1) await slow.send({ t: 'resync' });
    for (let index = 0; index < 200; index += 1) await (index % 2 === 0 ? one : two).send(moveFor(index));
    stream.resume();
    await slow.next((message) => message.t === 'snapshot' && message['seq'] === 201);
    const frames = slow.messages.filter((message) => message.t === 'frame').map((message) => message['seq'] as number);
    expect(frames.length).toBeLessThan(200);
    await one.send(moveFor(200));
    await slow.next((message) => message.t === 'frame' && message['seq'] === 202);
    for (const table of [one, two]) table.close();
    slow.socket.terminate();
    await server.stop();
  });

  it('a match that was put away comes back with its state, its log and its command ids [WS-21]', async () => {
    const server = await startServer({ settings: { ROOM_IDLE_SECONDS: '1', SNAPSHOT_EVERY: '10' } });
    const { ada, bob, id } = await seatedMatch(server.url);
    const [one, two] = [ada.raw(id), bob.raw(id)];
    for (const socket of [one, two]) {
      await socket.send({ t: 'hello', v: 2 });
      await socket.next((message) => message.t === 'presence');
    }
    for (let index = 0; index < 25; index += 1) {
      const mover = index % 2 === 0 ? one : two;
      await mover.send({ t: 'command', id: `move-number-${String(index)}`, seq: index + 1, command: moveFor(index) });
      await mover.next((message) => message.t === 'accepted' && message['id'] === `move-number-${String(index)}`);
    }
    const lines = (await ada.api.log(id)).lines;
    expect(lines).toHaveLength(26);
    expect((await ada.api.log(id, 10)).lines).toEqual(lines.slice(0, 9));
    for (const socket of [one, two]) socket.socket.terminate();
    while (server.app.rooms.size > 0) await new Promise((next) => setTimeout(next, 100));
    const back = ada.raw(id);
    await back.send({ t: 'hello', v: 2, resume: 20 });
    const snapshot = await back.next((message) => message.t === 'snapshot');
    expect(snapshot).toMatchObject({ seq: 26 });
    expect(readSnapshotLog(snapshot as unknown as SnapshotMessage)?.log).toEqual(lines);
    await back.send({ t: 'command', id: 'move-number-2', seq: 3, command: moveFor(2) });
    expect(await back.next((message) => message.id === 'move-number-2')).toMatchObject({ t: 'accepted', seq: 4 });
    back.socket.terminate();
    await server.stop();
  });

  it('[WS-21] what was taken back is not done again when its command comes again to a match that was put away', async () => {
    const server = await startServer({ settings: { ROOM_IDLE_SECONDS: '1' } });
    const { ada, bob, id } = await seatedMatch(server.url);
    const note = { t: 'command', id: 'note-number-one', seq: 1, command: { kind: 'note', text: 'mine alone' } };
    const back = { t: 'act', id: 'back-number-one', seq: 2, act: { act: 'take-back' } };
    const answered = async (asked: typeof note | typeof back, by = ada): Promise<unknown> => {
      const socket = by.raw(id);
      await socket.send({ t: 'hello', v: 2 });
      await socket.next((message) => message.t === 'presence');
      await socket.send(asked);
      const answer = await socket.next((message) => message.id === asked.id);
      socket.socket.terminate();
      return answer;
    };
    expect(await answered(note)).toEqual({ t: 'accepted', id: note.id, seq: 2 });
    expect(await answered(back)).toEqual({ t: 'accepted', id: back.id, seq: 3 });
    while (server.app.rooms.size > 0) await new Promise((next) => setTimeout(next, 100));
    // The snapshot lies behind both: only the journal knows their ids, and the note would be legal again.
    expect(await answered(note)).toEqual({ t: 'accepted', id: note.id, seq: 2 });
    expect(await answered(back)).toEqual({ t: 'accepted', id: back.id, seq: 3 });
    expect(await answered(note, bob)).toMatchObject({ t: 'rejected', reason: { code: 'not-your-turn' } });
    expect(await server.journal.read(id, 0, 10)).toHaveLength(3);
    await server.stop();
  });
});

describe('a journal that fails', () => {
  it('[WS-11, WS-20] nothing is shown before it is durable, and the command is judged again', async () => {
    let failures = 0;
    let mode: 'works' | 'refuses' | 'lies' = 'works';
    const flaky = (journal: Journal): Journal =>
      new Proxy(journal, {
        get(target, name) {
          if (name === 'append')
            return async (entries: Parameters<Journal['append']>[0]) => {
              if (mode === 'works') return target.append(entries);
              failures += 1;
              // `lies`: the entry was written, but the connection broke before the answer.
              if (mode === 'lies') await target.append(entries);
              mode = 'works';
              throw new Error('the connection broke');
            };
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
    const server = await startServer({ wrapJournal: flaky });
    const { ada, bob, id } = await seatedMatch(server.url);
    const [one, two] = [ada.open(id), bob.open(id)];
    await Promise.all([one, two].map((table) => table.when((state) => state.seq === 1)));
    mode = 'refuses';
    expect(await one.send(moveFor(0))).toEqual({ kind: 'accepted', seq: 2 });
    mode = 'lies';
    expect(await two.send(moveFor(1))).toEqual({ kind: 'accepted', seq: 3 });
    expect(await one.send({ kind: 'volley', target: 20 })).toEqual({ kind: 'accepted', seq: 4 });
    expect(failures).toBe(2);
    const states = await Promise.all([one, two].map((table) => table.when((state) => state.seq === 4)));
    expect(states[0]?.view?.['turn']).toEqual({ number: 3, round: 2, active: 1 });
    expect((await server.journal.read(id, 0, 10)).map((entry) => entry.seq)).toEqual([1, 2, 3, 4]);
    for (const table of [one, two]) table.close();
    await server.stop();
  });
});

describe('a database that refuses to write', () => {
  it('[WS-20] closes the room after some tries, and the command is done when it writes again', async () => {
    let tries = 0;
    let refuses = false;
    const full = (journal: Journal): Journal =>
      new Proxy(journal, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]): unknown => {
            if (name !== 'append' || !refuses) return (value as (...args: unknown[]) => unknown).apply(target, args);
            tries += 1;
            return Promise.reject(new Error('no space left'));
          };
        },
      });
    const server = await startServer({ wrapJournal: full });
    const { ada, id } = await seatedMatch(server.url);
    const one = ada.open(id);
    await one.when((state) => state.seq === 1);
    refuses = true;
    const answer = one.send(moveFor(0));
    const told = await one.when((state) => state.closing !== null);
    expect(told.closing).toMatchObject({ code: 'unavailable' });
    expect(tries).toBeLessThan(10);
    refuses = false;
    expect(await answer).toEqual({ kind: 'accepted', seq: 2 });
    one.close();
    await server.stop();
  });
});

describe('a database that fails', () => {
  it('[WS-20] is no fault of the rules: the match is not frozen, and the command is done when it is back', async () => {
    let broken = false;
    const flaky = (journal: Journal): Journal =>
      new Proxy(journal, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]): unknown => {
            if (broken && (name === 'read' || name === 'append' || name === 'findCommand' || name === 'latestSnapshot'))
              return Promise.reject(new Error('the database is away'));
            return (value as (...args: unknown[]) => unknown).apply(target, args);
          };
        },
      });
    const server = await startServer({ wrapJournal: flaky });
    const { ada, id } = await seatedMatch(server.url);
    const one = ada.open(id);
    await one.when((state) => state.seq === 1);
    broken = true;
    const answer = one.send(moveFor(0));
    const watcher = open(server.url, id, undefined);
    await new Promise((next) => setTimeout(next, 500));
    expect(watcher.state.seq).toBe(0);
    broken = false;
    expect(await answer).toEqual({ kind: 'accepted', seq: 2 });
    const seen = await watcher.when((state) => state.seq === 2);
    expect(seen.match?.status).toBe('live');
    for (const table of [one, watcher]) table.close();
    await server.stop();
  });
});

describe('a match that is slow to load', () => {
  /** Holds what reads entries until `release` is called; with an error, the reading fails. */
  function gate(): {
    readonly hold: () => void;
    readonly release: (error?: Error) => void;
    readonly wrap: (journal: Journal) => Journal;
  } {
    let held: Promise<Error | undefined> | undefined;
    let release: (error?: Error) => void = () => undefined;
    return {
      hold: () => void (held = new Promise((give) => (release = give))),
      release: (error) => release(error),
      wrap: (journal) =>
        new Proxy(journal, {
          get(target, name) {
            const value: unknown = Reflect.get(target, name);
            if (typeof value !== 'function') return value;
            return async (...args: unknown[]): Promise<unknown> => {
              const error = name === 'read' ? await held : undefined;
              if (error !== undefined) throw error;
              return (value as (...args: unknown[]) => unknown).apply(target, args);
            };
          },
        }),
    };
  }

  it('[WS-42] answers a ping meanwhile, so that nobody comes again and makes it slower still', async () => {
    const journal = gate();
    const server = await startServer({ settings: { ROOM_IDLE_SECONDS: '1' }, wrapJournal: journal.wrap });
    const { ada, id } = await seatedMatch(server.url);
    while (server.app.rooms.size > 0) await new Promise((next) => setTimeout(next, 100));
    journal.hold();
    const socket = ada.raw(id);
    await socket.send({ t: 'hello', v: 2 });
    await socket.send({ t: 'ping', n: 7 });
    expect(await socket.next((message) => message.t === 'pong')).toMatchObject({ n: 7 });
    expect(socket.messages.map((message) => message.t)).toEqual(['pong']);
    journal.release();
    expect(await toldByNow(socket)).toEqual(['pong', 'welcome', 'snapshot']);
    socket.socket.terminate();
    await server.stop();
  });

  it('[WS-44] sends away whoever was on the way in when it could not be read, and lets them in when it can', async () => {
    const journal = gate();
    const server = await startServer({ wrapJournal: journal.wrap });
    const { ada, id } = await seatedMatch(server.url);
    journal.hold();
    const [one, two] = [ada.raw(id), ada.raw(id)];
    for (const socket of [one, two]) {
      await socket.send({ t: 'hello', v: 2 });
      await socket.send({ t: 'ping', n: 1 });
      await socket.next((message) => message.t === 'pong');
    }
    journal.release(new Error('the database is away'));
    for (const socket of [one, two])
      expect(await socket.next((message) => message.t === 'closing')).toMatchObject({ code: 'unavailable' });
    journal.hold();
    journal.release();
    const back = ada.raw(id);
    await back.send({ t: 'hello', v: 2 });
    await back.next((message) => message.t === 'snapshot');
    back.socket.terminate();
    await server.stop();
  });
});

/** What a socket is told once it is in, in order. Who is there is told again when it changes, and does not count. */
async function toldByNow(socket: RawSocket): Promise<string[]> {
  await socket.next((message) => message.t === 'presence');
  await socket.send({ t: 'ping', n: 99 });
  const pong = await socket.next((message) => message.t === 'pong' && message['n'] === 99);
  const told = socket.messages.slice(0, socket.messages.indexOf(pong)).map((message) => message.t);
  return told.filter((type) => type !== 'presence');
}

/** A watcher whose sockets the test can cut. */
function cuttable(url: string, id: string, sockets: WebSocket[]): ReturnType<typeof open> {
  const Cuttable = class extends WebSocket {
    constructor(address: string) {
      super(address);
      sockets.push(this);
    }
  };
  return open(url, id, undefined, { WebSocket: Cuttable as unknown as SocketConstructor });
}
