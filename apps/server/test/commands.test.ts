/** What players and everybody else may send, and what comes of it. */
import { synthetic, moveFor } from '@broadside/bench/synthetic';
import { socketUrl } from '@broadside/client';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, RawSocket, seatedMatch, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

const hello = { t: 'hello', v: 2 };
const command = (id: string, body: object, seq = 1): object => ({ t: 'command', id, seq, command: body });

/** The synthetic game with a bug: a note that says "bug" breaks it. */
const faulty: AnyRuleset = {
  ...(synthetic as AnyRuleset),
  decide(state, given: { kind: string; text?: string }, by, dice) {
    if (given.text === 'bug') throw new Error('a bug in the rules');
    return (synthetic as AnyRuleset).decide(state, given, by, dice);
  },
  evolve(state, event: { kind: string; text?: string }) {
    if (event.text === 'bug in evolve') throw new Error('a bug in the bookkeeping');
    return (synthetic as AnyRuleset).evolve(state, event) as unknown;
  },
};

describe('commands', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ catalog: { synthetic: () => Promise.resolve(faulty) } });
  });
  afterAll(() => server.stop());

  async function table(): Promise<{ id: string; ada: Guest; bob: Guest; one: RawSocket; two: RawSocket }> {
    const { ada, bob, id } = await seatedMatch(server.url);
    const [one, two] = [ada.raw(id), bob.raw(id)];
    for (const socket of [one, two]) {
      await socket.send(hello);
      await socket.next((message) => message.t === 'presence');
    }
    return { id, ada, bob, one, two };
  }

  const entries = async (id: string): Promise<number> => (await server.journal.read(id, 0, 1000)).length;

  it('[WS-20, WS-21] a command sent twice acts once and is answered twice; the ids of another seat are its own', async () => {
    const { id, one, two } = await table();
    const move = command('the-first-move', moveFor(0));
    await one.send(move);
    await one.send(move);
    await one.next((message) => message.t === 'accepted');
    await one.send(move);
    const answers = (): unknown[] => one.messages.filter((message) => message.t === 'accepted');
    await one.next(() => answers().length === 3);
    await two.send(command('the-first-move', moveFor(1)));
    expect(await two.next((message) => message.t === 'accepted')).toMatchObject({ id: 'the-first-move', seq: 3 });
    expect(answers()).toEqual(Array.from({ length: 3 }, () => ({ t: 'accepted', id: 'the-first-move', seq: 2 })));
    expect(await entries(id)).toBe(3);
  });

  it('[WS-21] no command, act or word has an id of the server’s own', async () => {
    const { id, one } = await table();
    for (const own of ['clock:00003', 'bot:abcdefgh', 'judge:abcdefgh', 'time-up-3', 'time-up-30000'])
      for (const asks of [
        { t: 'command', seq: 1, command: moveFor(0) },
        { t: 'act', seq: 1, act: { act: 'withdraw' } },
        { t: 'say', text: 'Hello' },
      ]) {
        const from = one.messages.length;
        await one.send({ ...asks, id: own });
        const answer = await one.next((message) => message.t !== 'presence', from);
        expect(answer).toMatchObject({ t: 'error', code: 'bad-message' });
        expect(answer['sentence']).toContain('characters of A-Z, a-z, 0-9, _ and -');
      }
    expect(await entries(id)).toBe(1);
  });

  it('[WS-22, WS-23, WS-25] out of turn, from the future, unknown: answered, and nothing changes', async () => {
    const { id, two } = await table();
    await two.send(command('out-of-turn', moveFor(0)));
    expect(await two.next((message) => message.t === 'rejected')).toMatchObject({
      id: 'out-of-turn',
      seq: 1,
      reason: { code: 'not-your-turn', rule: 'SYN-1', sentence: expect.stringMatching(/\.$/) as string },
    });
    await two.send(command('from-the-future', moveFor(0), 7));
    expect(await two.next((message) => message.id === 'from-the-future')).toMatchObject({ code: 'future-seq' });
    await two.send(command('unknown-command', { kind: 'cheat' }));
    expect(await two.next((message) => message.id === 'unknown-command')).toMatchObject({ code: 'bad-command' });
    expect(await entries(id)).toBe(1);
    expect(two.messages.filter((message) => message.t === 'frame')).toEqual([]);
  });

  it('[WS-24] nobody gives commands for a seat that is not theirs', async () => {
    const { id } = await table();
    const eve = await Guest.arrive(server.url, 'Eve');
    const sockets = [eve.raw(id), eve.raw(id, { cookie: 'broadside=forged' }), eve.raw(id, { cookie: '' })];
    for (const socket of sockets) {
      await socket.send(hello);
      await socket.send(command('not-my-seat-1', moveFor(0)));
      expect(await socket.next((message) => message.t === 'error')).toMatchObject({ code: 'not-seated' });
      await socket.send({ ...command('not-my-seat-2', moveFor(0)), seat: 'seat-1' });
      expect(await socket.next((message) => message.id === 'not-my-seat-2')).toMatchObject({ code: 'bad-message' });
    }
    expect(await entries(id)).toBe(1);
  });

  it('[WS-1, WS-30, WS-31, WS-32] malformed, binary and oversized messages are answered; the socket stays open', async () => {
    const { id, ada } = await table();
    const socket = ada.raw(id);
    const answer = async (message: unknown): Promise<object> => {
      const from = socket.messages.length;
      await socket.send(message);
      return socket.next((each) => each.t === 'error', from);
    };
    expect(await answer(command('hello-first-1', moveFor(0)))).toMatchObject({ code: 'hello-first' });
    for (const v of [1, 3]) expect(await answer({ t: 'hello', v })).toMatchObject({ code: 'wrong-version' });
    await socket.send(hello);
    await socket.next((message) => message.t === 'welcome');
    expect(await answer(hello)).toMatchObject({ code: 'bad-message' });
    for (const bad of [
      'not json',
      '[]',
      'null',
      '"text"',
      '{"t":"cheat"}',
      '{"t":"ping","n":"1"}',
      '{"t":"ping","n":1,"x":1}',
    ])
      expect(await answer(bad)).toMatchObject({ code: 'bad-message' });
    expect(await answer('[[[['.repeat(4000))).toMatchObject({ code: 'bad-message' });
    expect(await answer({ ...command('missing-body', {}), command: 'move' })).toMatchObject({ id: 'missing-body' });
    expect(await answer(command('bad id', moveFor(0)))).toMatchObject({ code: 'bad-message' });
    expect(await answer(Buffer.from(JSON.stringify(hello)))).toMatchObject({ code: 'binary' });
    expect(await answer(' '.repeat(17_000))).toMatchObject({ code: 'too-large' });
    await socket.send({ t: 'ping', n: 5 });
    expect(await socket.next((message) => message.t === 'pong')).toMatchObject({ n: 5 });
    await socket.send(' '.repeat(70_000));
    expect((await socket.closed).code).toBe(1009);
    expect(await entries(id)).toBe(1);
  });

  it('[WS-24] commands for a match that waits are refused', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const { match } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
    const socket = ada.raw(match.id);
    await socket.send(hello);
    await socket.send(command('much-too-early', moveFor(0), 0));
    expect(await socket.next((message) => message.t === 'error')).toMatchObject({ code: 'not-live' });
  });

  it('[WS-5, HTTP-6] refuses pages of other sites and matches that do not exist', async () => {
    const { id, ada } = await table();
    const foreign = ada.raw(id, { origin: 'https://evil.example' });
    await expect(foreign.opened).rejects.toThrow('403');
    const own = ada.raw(id, { origin: server.url });
    await own.opened;
    const post = await fetch(`${server.url}/api/guests`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{"name":"Eve"}',
    });
    expect(post.status).toBe(403);
    const nowhere = new RawSocket(socketUrl(server.url, '000000000000'), {});
    expect(await nowhere.next((message) => message.t === 'closing')).toMatchObject({ code: 'not-found' });
    expect((await nowhere.closed).code).toBe(4404);
  });

  it('[WS-34] a bug in the rules freezes its match, says so, and leaves others alone', async () => {
    for (const text of ['bug', 'bug in evolve']) {
      const { id, one, two, ada } = await table();
      const healthy = await table();
      await one.send(command('breaks-the-rules', { kind: 'note', text }));
      expect(await one.next((message) => message.t === 'error')).toMatchObject({
        code: 'frozen',
        id: 'breaks-the-rules',
      });
      const told = await two.next((message) => message.t === 'match');
      expect(told['match']).toMatchObject({ status: 'frozen' });
      await one.send(command('after-the-fault', moveFor(0)));
      expect(await one.next((message) => message.id === 'after-the-fault')).toMatchObject({ code: 'frozen' });
      await healthy.one.send(command('still-going-on', moveFor(0)));
      expect(await healthy.one.next((message) => message.t === 'accepted')).toMatchObject({ seq: 2 });
      expect(await entries(id)).toBe(1);
      expect((await ada.api.match(id)).match.status).toBe('frozen');
      expect((await ada.api.log(id)).lines.map((line) => line.parts)).toEqual([['Round 1']]);
    }
  });

  it('[WS-40] presence tells who is there, to a seat and to a watcher alike', async () => {
    const { id, one, two } = await table();
    const eve = await Guest.arrive(server.url, 'Eve');
    const watcher = eve.raw(id);
    await watcher.send(hello);
    const there = (sits: boolean) => (message: { t: string; [field: string]: unknown }) =>
      message.t === 'presence' && (message['seats'] as { connected: boolean }[])[1]?.connected === sits;
    const full = await one.next(there(true));
    expect(await watcher.next(there(true))).toEqual(full);
    two.socket.close();
    const gone = await one.next(there(false), one.messages.indexOf(full));
    expect(await watcher.next(there(false))).toEqual(gone);
  });
});

describe('a server with the usual limits', () => {
  it('[WS-33] closes a socket that floods, and only that one', async () => {
    const server = await startServer({ settings: { SOCKET_RATE: '20', SOCKET_BURST: '60' } });
    const { ada, bob, id } = await seatedMatch(server.url);
    const [loud, quiet] = [ada.raw(id), bob.raw(id)];
    await quiet.send(hello);
    await loud.send(hello);
    // Those that come before it is known who speaks are counted by themselves.
    for (let n = 0; n < 300; n += 1) await loud.send({ t: 'ping', n });
    expect(await loud.next((message) => message.t === 'closing')).toMatchObject({ code: 'flooding' });
    expect((await loud.closed).code).toBe(1008);
    await quiet.send({ t: 'ping', n: 1 });
    await quiet.next((message) => message.t === 'pong');
    await server.stop();
  });

  it('[HTTP-7] lets one address make only so many guests and matches', async () => {
    const server = await startServer({ settings: { GUESTS_PER_HOUR: '3', MATCHES_PER_HOUR: '2' } });
    const ada = await Guest.arrive(server.url, 'Ada');
    await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot' });
    await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot' });
    await expect(ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot' })).rejects.toMatchObject({ status: 429 });
    await Guest.arrive(server.url, 'Bob');
    await Guest.arrive(server.url, 'Cleo');
    await expect(Guest.arrive(server.url, 'Dan')).rejects.toThrow('429');
    await server.stop();
  });
});
