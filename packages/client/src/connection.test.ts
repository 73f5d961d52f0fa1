import { hashView } from '@broadside/rules/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, frame, latest, live, snapshot, view, welcome } from '../test/fake-socket.ts';
import { backoffMs } from './backoff.ts';
import { Connection } from './connection.ts';
import type { ReadMessage } from './connection.ts';
import { socketUrl } from './socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a connection', () => {
  it('[WS-1, WS-2] says hello, becomes live and shows the snapshot', () => {
    const phases: string[] = [];
    const connection = new Connection({ url: 'ws://x', WebSocket: FakeSocket });
    connection.subscribe((state) => phases.push(state.phase));
    latest().open();
    expect(latest().sent).toEqual([{ t: 'hello', v: 2 }]);
    latest().say(welcome, snapshot);
    expect(phases).toEqual(['connecting', 'live', 'live']);
    expect(connection.state).toMatchObject({ seq: 1, view, awaiting: ['seat-1'], you: { seat: 'seat-1' } });
  });

  it('[WS-10] applies frames; records that did not change keep their identity', () => {
    const connection = live();
    const before = connection.state.view;
    latest().say(frame(2, 2, hashView({ one: { hp: 2 }, two: { hp: 4 } })));
    expect(connection.state).toMatchObject({ seq: 2, view: { one: { hp: 2 } } });
    expect(connection.state.view?.['two']).toBe(before?.['two']);
    expect(connection.state.view?.['one']).not.toBe(before?.['one']);
    latest().say({ ...snapshot, seq: 3, view: { one: { hp: 9 }, two: { hp: 4 } } });
    expect(connection.state.view?.['two']).toBe(before?.['two']);
    const now = connection.state.view;
    latest().say({ ...snapshot, seq: 3, view: { one: { hp: 9 }, two: { hp: 4 } } });
    expect(connection.state.view).toBe(now);
  });

  it('[WS-12, WS-36] asks for a snapshot, once, when a hash differs, a frame is missing or changes do not fit', () => {
    const misfits = [
      [frame(2, 2, 'ffffffffffffffff'), 'hash'],
      [frame(3, 2), 'gap'],
    ] as const;
    for (const [bad, because] of misfits) {
      const connection = live();
      latest().say(bad, frame(3, 1));
      expect(latest().sent.filter((message) => message.t === 'resync')).toEqual([{ t: 'resync', because }]);
      expect(connection.state.seq).toBe(1);
      latest().say({ ...snapshot, seq: 3 }, frame(4, 8));
      expect(connection.state).toMatchObject({ seq: 4, view: { one: { hp: 8 } } });
    }
    const connection = live();
    latest().say({ ...frame(2, 1), changes: { nothing: [] } });
    expect(latest().sent.at(-1)).toEqual({ t: 'resync', because: 'changes' });
    expect(connection.state.seq).toBe(1);
  });

  it('[WS-15] reads lines with the words that it was told, over cuts too, and tells them as lines', () => {
    const one = { record: 'one', name: 'Tern' };
    const phrase = { text: '{0} loses {1}.', rules: ['R-1'], tone: 'harm' as const };
    const connection = live();
    const heard: ReadMessage[] = [];
    connection.onMessage((message) => heard.push(message));
    latest().say({ ...snapshot, words: [one, phrase], log: [[1, 5, [1, [0], 2]]] });
    const line = (seq: number, at: number, lost: string) => ({
      ...{ seq, at, parts: [one, ` loses ${lost}.`] },
      ...{ rules: ['R-1'], tone: 'harm' },
    });
    expect(connection.state.log).toEqual([line(1, 5, '2')]);
    const words = [{ text: 'Round {0}', rules: [], tone: 'phase' }];
    latest().say({ ...frame(2, 2), at: 6, words, log: [[1, [0], 1]] });
    expect(heard.at(-1)).toEqual({ ...frame(2, 2), log: [line(2, 6, '1')] });
    latest().close();
    connection.retry();
    latest().open();
    latest().say(welcome, { ...frame(3, 1), at: 7, log: [[2, 4]] });
    expect(connection.state.log.at(-1)).toEqual({ seq: 3, at: 7, parts: ['Round 4'], rules: [], tone: 'phase' });
    expect(connection.state.log).toHaveLength(3);
    latest().say({ ...snapshot, seq: 3 }, { ...frame(4, 1), at: 8, log: [[2, 4]] });
    expect(latest().sent.at(-1)).toEqual({ t: 'resync', because: 'words' });
    expect(connection.state).toMatchObject({ seq: 3, log: [], outdated: false });
  });

  it('[WS-15, WS-37] asks once where the log of a snapshot cannot be read, and then tells the person', () => {
    const connection = live();
    const unreadable = { ...snapshot, seq: 2, log: [[2, 5, [7]]] };
    latest().say(unreadable, unreadable);
    expect(latest().sent.filter((message) => message.t === 'resync')).toEqual([{ t: 'resync', because: 'unread' }]);
    expect(connection.state).toMatchObject({ seq: 1, outdated: true });
  });

  it('[WS-16] leaves what a frame does not tell as it was', () => {
    const connection = live();
    latest().say({ ...snapshot, takeBack: { free: 1 } });
    const { awaiting, outcome, table, takeBack, log, view: held } = connection.state;
    latest().say({ t: 'frame', seq: 2 });
    expect(connection.state).toMatchObject({ seq: 2, awaiting, outcome, table, takeBack, log });
    expect(connection.state.view).toBe(held);
    const ended = { winner: 'seat-1', reason: 'conceded', points: {} };
    latest().say({ t: 'frame', seq: 3, awaiting: [], outcome: ended, takeBack: {} });
    expect(connection.state).toMatchObject({ seq: 3, awaiting: [], outcome: ended, takeBack: {}, table });
    latest().say({ t: 'frame', seq: 4, outcome: null });
    expect(connection.state).toMatchObject({ seq: 4, outcome: null, awaiting: [] });
  });

  it('[WS-20, WS-23] resolves each command with what came of it', async () => {
    const connection = live();
    const [one, two, three] = [
      connection.send({ kind: 'a' }),
      connection.send({ kind: 'b' }),
      connection.send({ kind: 'c' }),
    ];
    const ids = latest()
      .sent.slice(1)
      .map((message) => message['id'] as string);
    expect(connection.state.pending).toBe(3);
    const reason = { code: 'no', rule: 'X-1', sentence: 'No.' };
    latest().say(
      { t: 'rejected', id: ids[1]!, seq: 1, reason },
      { t: 'accepted', id: ids[0]!, seq: 2 },
      { t: 'error', id: ids[2]!, code: 'not-live', sentence: 'Over.' },
    );
    expect(await one).toEqual({ kind: 'accepted', seq: 2 });
    expect(await two).toEqual({ kind: 'rejected', seq: 1, reason });
    expect(await three).toEqual({ kind: 'failed', code: 'not-live', sentence: 'Over.' });
    expect(connection.state.pending).toBe(0);
  });

  it('[WS-3, WS-21] after a cut resumes from its seq and sends unanswered commands again with their ids', async () => {
    const connection = live();
    const answer = connection.send({ kind: 'a' });
    const sent = latest().sent.at(-1);
    latest().close();
    expect(connection.state).toMatchObject({ phase: 'reconnecting', view });
    const meanwhile = connection.send({ kind: 'b' });
    vi.advanceTimersByTime(100);
    expect(FakeSocket.made).toHaveLength(2);
    latest().open();
    expect(latest().sent).toEqual([{ t: 'hello', v: 2, resume: 1 }]);
    latest().say(welcome);
    expect(connection.state.phase).toBe('live');
    expect(latest().sent[1]).toEqual(sent);
    expect(latest().sent[2]).toMatchObject({ t: 'command', command: { kind: 'b' } });
    latest().say({ t: 'accepted', id: sent!['id'] as string, seq: 2 });
    latest().say({ t: 'accepted', id: latest().sent[2]!['id'] as string, seq: 3 });
    expect([await answer, await meanwhile]).toEqual([
      { kind: 'accepted', seq: 2 },
      { kind: 'accepted', seq: 3 },
    ]);
  });

  it('[WS-3] resumes only where all that it holds was told to the viewer that it is', () => {
    for (const misfit of [frame(2, 2, 'ffffffffffffffff'), frame(3, 2)]) {
      const connection = live();
      latest().say(misfit);
      latest().close();
      vi.advanceTimersByTime(100);
      latest().open();
      expect(latest().sent).toEqual([{ t: 'hello', v: 2 }]);
      latest().say({ ...welcome, seq: 3 }, { ...snapshot, seq: 3 }, frame(4, 8));
      expect(connection.state).toMatchObject({ seq: 4, view: { one: { hp: 8 } } });
      latest().close();
      vi.advanceTimersByTime(100);
      latest().open();
      expect(latest().sent).toEqual([{ t: 'hello', v: 2, resume: 4 }]);
      connection.close();
    }
  });

  it('[WS-3] takes no frame of another viewer into what it held, and asks for the whole', () => {
    const connection = live();
    latest().close();
    vi.advanceTimersByTime(100);
    latest().open();
    latest().say({ ...welcome, seq: 2, you: { ...welcome.you, seat: 'seat-2' } }, frame(2, 2));
    expect(connection.state).toMatchObject({ seq: 0, view: null, log: [] });
    expect(latest().sent).toEqual([{ t: 'hello', v: 2, resume: 1 }, { t: 'resync' }]);
    latest().say({ ...snapshot, seq: 2 }, frame(3, 5));
    expect(connection.state).toMatchObject({ seq: 3, view: { one: { hp: 5 } } });
  });

  it('[WS-43] keeps a command that the stopping server did not take, and waits as long as it was told', () => {
    const connection = live();
    void connection.send({ kind: 'a' });
    const id = latest().sent.at(-1)!['id'] as string;
    latest().say({ t: 'error', id, code: 'closing', sentence: 'Stops.' });
    expect(connection.state.pending).toBe(1);
    latest().say({ t: 'closing', code: 'shutdown', sentence: 'Restart.', retryAfterMs: 5000 });
    latest().close();
    vi.advanceTimersByTime(4999);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(101);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('tries again ever more slowly, at once when told, and not at all where there is no match', () => {
    const connection = live();
    const waits: number[] = [];
    latest().close();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      waits.push((connection.state.retryAt ?? 0) - Date.now());
      connection.retry();
      latest().close();
    }
    for (const [attempt, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(50 * 2 ** attempt);
      expect(wait).toBeLessThanOrEqual(Math.min(1000, 100 * 2 ** attempt));
    }
    connection.retry();
    latest().open();
    latest().say({ t: 'closing', code: 'not-found', sentence: 'No such match.', retryAfterMs: 0 });
    const made = FakeSocket.made.length;
    latest().close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(made);
    expect(connection.state.phase).toBe('closed');
  });

  it('[WS-6] comes back at once, without a word, where its seat has changed; after that a cut is a cut', () => {
    const connection = live();
    const phases = new Set<string>();
    connection.subscribe((state) => phases.add(state.phase));
    const { you } = welcome;
    latest().say({ t: 'closing', code: 'seat-changed', sentence: 'Connect again.', retryAfterMs: 0 });
    latest().close();
    expect(FakeSocket.made).toHaveLength(2);
    latest().open();
    latest().say({ ...welcome, you: { ...you, seat: 'seat-2' } }, { ...snapshot, view: { own: { hp: 1 } } });
    expect(latest().sent).toEqual([{ t: 'hello', v: 2 }]);
    expect(connection.state).toMatchObject({ you: { seat: 'seat-2' }, view: { own: { hp: 1 } }, closing: null });
    expect([...phases]).toEqual(['live']);
    latest().say({ t: 'closing', code: 'seat-changed', sentence: 'Connect again.', retryAfterMs: 0 });
    latest().close();
    latest().close(); // the server does not answer
    expect(FakeSocket.made).toHaveLength(3);
    expect(connection.state.phase).toBe('reconnecting');
  });

  it('[WS-42, WS-45] probes a silent server and gives it up when it stays silent', () => {
    const connection = live();
    const first = latest();
    vi.advanceTimersByTime(15_000);
    expect(first.sent.at(-1)).toEqual({ t: 'ping', n: 1 });
    first.say({ t: 'pong', n: 1, at: 5 });
    vi.advanceTimersByTime(15_000);
    expect(first.sent.at(-1)).toEqual({ t: 'ping', n: 2 });
    expect(connection.state.phase).toBe('live');
    vi.advanceTimersByTime(15_000);
    expect(connection.state.phase).toBe('reconnecting');
    expect(first.readyState).toBe(3);
  });

  it('holds only so many unanswered commands, and fails them all when it is closed', async () => {
    const connection = live({ pendingLimit: 2 });
    const answers = [connection.send({ kind: 'a' }), connection.send({ kind: 'b' }), connection.send({ kind: 'c' })];
    expect(await answers[2]).toMatchObject({ kind: 'failed', code: 'busy' });
    connection.close();
    expect(await answers[0]).toMatchObject({ kind: 'failed', code: 'closed' });
    expect(await connection.send({ kind: 'd' })).toMatchObject({ kind: 'failed', code: 'closed' });
    await expect(connection.when(() => false)).rejects.toThrow('closed');
  });

  it('[WS-37] leaves out fields that it does not know, at any depth', () => {
    const connection = live();
    const heard: unknown[] = [];
    connection.onMessage((message) => heard.push(message));
    const full = { parts: [{ record: 'one', name: 'One' }], rules: [], tone: 'act' as const };
    const log = [{ seq: 2, at: 5, ...full }];
    const known = frame(2, 2, hashView({ one: { hp: 2 }, two: { hp: 4 } }));
    latest().say({
      ...known,
      weather: 'fair',
      at: 5,
      log: [{ ...full, colour: 'red', parts: [{ record: 'one', name: 'One', flag: 'x' }] }],
    });
    expect(heard).toEqual([{ ...known, log }]);
    expect(connection.state).toMatchObject({ seq: 2, view: { one: { hp: 2 } }, outdated: false, log });
    const { match } = welcome;
    latest().say({
      t: 'match',
      match: { ...match, name: 'Renamed', prize: 1, dice: { ...match.dice, colour: 'red' } },
    });
    expect(connection.state.match).toEqual({ ...match, name: 'Renamed' });
    expect(latest().sent.filter((message) => message.t === 'resync')).toEqual([]);
  });

  it('[WS-37] takes codes that it does not know for what their sentences say', async () => {
    const connection = live();
    const answer = connection.send({ kind: 'a' });
    const id = latest().sent.at(-1)!['id'] as string;
    latest().say({ t: 'error', id, code: 'from-the-future', sentence: 'Not on a Sunday.' });
    expect(await answer).toEqual({ kind: 'failed', code: 'from-the-future', sentence: 'Not on a Sunday.' });
    latest().say({ t: 'closing', code: 'from-the-future', sentence: 'Lunch.', retryAfterMs: 5000 });
    expect(connection.state.closing?.sentence).toBe('Lunch.');
    latest().close();
    vi.advanceTimersByTime(5100);
    expect(FakeSocket.made).toHaveLength(2);
    expect(connection.state.phase).toBe('reconnecting');
  });

  it('[WS-37] asks for the whole, once, where a message cannot be read, and then tells the person', () => {
    const connection = live();
    const resyncs = (): unknown[] => latest().sent.filter((message) => message.t === 'resync');
    latest().say({ ...frame(2, 2), awaiting: 'everybody' }, frame(3, 1));
    expect(resyncs()).toEqual([{ t: 'resync', because: 'unread' }]);
    expect(connection.state).toMatchObject({ seq: 1, outdated: false });
    latest().say({ ...snapshot, seq: 3 });
    expect(connection.state).toMatchObject({ seq: 3, outdated: false });
    latest().say({ ...frame(4, 1), awaiting: 'everybody' });
    expect(resyncs()).toHaveLength(1);
    expect(connection.state.outdated).toBe(true);
    // The next socket may lead to a server that this client understands.
    latest().close();
    connection.retry();
    latest().open();
    latest().say(welcome);
    expect(connection.state).toMatchObject({ phase: 'live', outdated: false });
  });

  it('[WS-37] tells the person at once where the welcome, the whole or the version is what cannot be read', () => {
    for (const said of [
      { ...welcome, v: 3 },
      { ...snapshot, view: [] },
      { t: 'error', code: 'wrong-version', sentence: 'This server speaks version 3.' },
    ]) {
      const connection = new Connection({ url: 'ws://x', WebSocket: FakeSocket });
      latest().open();
      latest().say(said);
      expect(connection.state.outdated).toBe(true);
      connection.close();
    }
  });

  it('[WS-37] says that an answer cannot be read, rather than nothing', async () => {
    const connection = live();
    const answer = connection.send({ kind: 'a' });
    latest().say({ t: 'rejected', id: latest().sent.at(-1)!['id'], seq: 1, reason: 'no' });
    expect(await answer).toMatchObject({ kind: 'failed', code: 'unread' });
    expect(connection.state.pending).toBe(0);
  });

  it('[WS-37] passes over messages of kinds that it does not know', () => {
    const connection = live();
    const before = connection.state;
    latest().onmessage?.({ data: 'not json' } as never);
    latest().onmessage?.({ data: '{"t":"from-the-future"}' } as never);
    expect(connection.state).toBe(before);
  });
});

describe('addresses and pauses', () => {
  it('makes a websocket address of a site and a match', () => {
    expect(socketUrl('https://play.example/lobby', 'abc')).toBe('wss://play.example/api/matches/abc/socket');
    expect(socketUrl('http://localhost:8080', 'abc')).toBe('ws://localhost:8080/api/matches/abc/socket');
  });

  it('never waits longer than the limit', () => {
    expect(backoffMs(50, { firstMs: 100, limitMs: 5000 }, () => 0.999)).toBeLessThanOrEqual(5000);
    expect(backoffMs(0, { firstMs: 100, limitMs: 5000 }, () => 0)).toBe(50);
  });
});
