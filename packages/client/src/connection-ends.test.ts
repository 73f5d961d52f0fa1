/** What a connection does when things go wrong: refusals of its own, problems, listeners that throw, its end. */
import type { AnyRuleset } from '@broadside/rules/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, frame, latest, live, welcome } from '../test/fake-socket.ts';
import { ConnectionClosedError } from './closed.ts';
import { connect } from './connection.ts';
import type { ConnectionProblem } from './connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('waiting for a state', () => {
  it('ends with the signal, and leaves no listener behind', async () => {
    const connection = live();
    const looked = vi.fn(() => false);
    const controller = new AbortController();
    const waiting = connection.when(looked, { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(connection.when(looked, { signal: controller.signal })).rejects.toThrow('enough');
    const times = looked.mock.calls.length;
    latest().say(frame(2, 2));
    expect(looked).toHaveBeenCalledTimes(times);
  });

  it('rejects with what the test throws, at once or later', async () => {
    const connection = live();
    const test = ({ seq }: { seq: number }): boolean => {
      if (seq === 2) throw new Error('not this one');
      return false;
    };
    const waiting = connection.when(test);
    latest().say(frame(2, 2));
    await expect(waiting).rejects.toThrow('not this one');
    await expect(connection.when(test)).rejects.toThrow('not this one');
  });

  it('rejects with a typed error when the connection ends', async () => {
    const connection = live();
    const waiting = connection.when(() => false);
    connection.close();
    await expect(waiting).rejects.toEqual(new ConnectionClosedError('closed', 'The connection was closed.'));
    await expect(connection.when(() => false)).rejects.toMatchObject({ name: 'ConnectionClosedError', code: 'closed' });
    expect((await connection.when(({ seq }) => seq === 1)).seq).toBe(1);
  });
});

describe('the end', () => {
  it('leaves no timer and no socket, whenever it comes', () => {
    const opening = connect({ url: 'ws://x', WebSocket: FakeSocket });
    opening.close();
    latest().open();
    expect(latest().sent).toEqual([]);
    const cut = live();
    latest().close();
    cut.close();
    const open = live();
    open.close();
    open.close();
    expect(vi.getTimerCount()).toBe(0);
    expect(FakeSocket.made.map((socket) => socket.readyState)).toEqual([1, 3, 3]);
    cut.retry();
    expect(FakeSocket.made).toHaveLength(3);
  });

  it('is told once, and nothing after it', () => {
    const connection = live();
    const phases: string[] = [];
    connection.subscribe(({ phase }) => phases.push(phase));
    connection.close();
    connection.close();
    expect(phases).toEqual(['live', 'closed']);
    expect(connection.state.ended).toEqual({ code: 'closed', sentence: 'The connection was closed.' });
  });

  it('[WS-1] comes when the server speaks another version: it does not try for ever', () => {
    const connection = connect({ url: 'ws://x', WebSocket: FakeSocket });
    latest().open();
    latest().say({ t: 'error', code: 'wrong-version', sentence: 'This server speaks version 2.' });
    expect(connection.state).toMatchObject({ phase: 'closed', outdated: true, ended: { code: 'wrong-version' } });
    expect(latest().readyState).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a socket', () => {
  it('that never opens is given up as a silent one is', () => {
    const connection = connect({ url: 'ws://x', WebSocket: FakeSocket, silenceMs: 1000 });
    vi.advanceTimersByTime(2000);
    expect(latest().readyState).toBe(3);
    expect(connection.state).toMatchObject({ phase: 'connecting', retryAt: expect.any(Number) as number });
    connection.retry();
    expect(FakeSocket.made).toHaveLength(2);
    connection.close();
  });

  it('gets headers where there are any, asked for at each attempt', () => {
    const given: unknown[][] = [];
    class Heading extends FakeSocket {
      constructor(...args: [string, unknown?]) {
        super(args[0]);
        given.push(args);
      }
    }
    const cookies = ['', 'a=1', 'a=2'];
    const headers = (): Record<string, string> => {
      const cookie = cookies.shift() ?? '';
      return cookie === '' ? {} : { cookie };
    };
    const connection = connect({ url: 'ws://x', WebSocket: Heading, headers });
    for (let cut = 0; cut < 2; cut += 1) {
      latest().close();
      connection.retry();
    }
    connection.close();
    expect(given).toEqual([
      ['ws://x'],
      ['ws://x', { headers: { cookie: 'a=1' } }],
      ['ws://x', { headers: { cookie: 'a=2' } }],
    ]);
  });
});

describe('a command', () => {
  it('[WS-32] that is too long for the server is answered here, as the server would', async () => {
    const connection = live();
    const answer = await connection.send({ kind: 'note', text: 'ü'.repeat(9000) });
    expect(answer).toMatchObject({ kind: 'failed', code: 'too-large' });
    expect(latest().sent).toHaveLength(1);
    expect(connection.state.pending).toBe(0);
  });

  it('that is no JSON rejects and is not kept', async () => {
    const connection = live();
    await expect(connection.send({ kind: 1n })).rejects.toThrow(TypeError);
    expect(connection.state.pending).toBe(0);
  });
});

describe('problems', () => {
  it('of loading the ruleset are told, and it is loaded after the next cut', async () => {
    const problems: ConnectionProblem[] = [];
    const load = vi.fn<() => Promise<AnyRuleset>>();
    load.mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValueOnce({ offers: () => ['an offer'] } as unknown as AnyRuleset);
    const connection = live({ catalog: { synthetic: load }, onProblem: (problem) => problems.push(problem) });
    await vi.advanceTimersByTimeAsync(0);
    expect(problems).toEqual([{ kind: 'ruleset', error: new Error('offline') }]);
    expect([connection.ruleset, connection.offers()]).toEqual([null, []]);
    latest().close();
    connection.retry();
    latest().open();
    latest().say(welcome);
    await connection.when(() => connection.ruleset !== null);
    expect(connection.offers()).toEqual(['an offer']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('never come from a ruleset that the catalog does not have itself', () => {
    const problems: ConnectionProblem[] = [];
    const connection = live({ catalog: {}, onProblem: (problem) => problems.push(problem) });
    latest().close();
    connection.retry();
    latest().open();
    latest().say({ ...welcome, match: { ...welcome.match, ruleset: 'constructor' } });
    expect(connection.state.phase).toBe('live');
    expect(problems).toEqual([]);
  });
});

it('a listener that throws keeps nobody else from hearing', () => {
  const connection = live();
  const heard: number[] = [];
  let armed = false;
  connection.subscribe(() => {
    if (armed) throw new Error('a listener erred');
  });
  connection.subscribe(({ seq }) => heard.push(seq));
  armed = true;
  const uncaught: unknown[] = [];
  const queued = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((work) => {
    try {
      work();
    } catch (error) {
      uncaught.push(error);
    }
  });
  latest().say(frame(2, 2));
  queued.mockRestore();
  expect(heard).toEqual([1, 2]);
  expect(uncaught).toEqual([new Error('a listener erred')]);
  armed = false;
  connection.close();
});
