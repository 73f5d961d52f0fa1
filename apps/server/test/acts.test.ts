/** What seats ask of the table itself, over real sockets. */
import { moveFor } from '@broadside/bench/synthetic';
import type { Connection } from '@broadside/client';
import { socketUrl } from '@broadside/client';
import type { Tempo } from '@broadside/match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, RawSocket, open, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

interface Table {
  readonly id: string;
  readonly ada: Guest;
  readonly bob: Guest;
  readonly one: Connection;
  readonly two: Connection;
}

/** Two people at a table whose match has begun; `rejected` and `accepted` are what `act` answers. */
async function seated(tempo?: Tempo): Promise<Table> {
  const [ada, bob] = await Promise.all([Guest.arrive(server.url, 'Ada'), Guest.arrive(server.url, 'Bob')]);
  const made = await ada.api.createMatch({
    ruleset: 'synthetic',
    opponent: 'friend',
    ...(tempo === undefined ? {} : { tempo }),
  });
  const [invitation] = made.invitations;
  if (invitation === undefined) throw new Error('No invitation.');
  await bob.api.join(made.match.id, invitation.seat, { token: invitation.token });
  const [one, two] = [ada.open(made.match.id), bob.open(made.match.id)];
  await Promise.all([one, two].map((each) => each.when((state) => state.seq === 1)));
  return { id: made.match.id, ada, bob, one, two };
}

const accepted = (seq: number): object => ({ kind: 'accepted', seq });
const refused = (code: string, rule: string): object => ({ kind: 'rejected', reason: { code, rule } });
const close = ({ one, two }: Table): void => [one, two].forEach((each) => each.close());

describe('taking back', () => {
  it('[ACT-2] is free while nothing was revealed, is told to its seat alone, and shows everybody the table as it was', async () => {
    const table = await seated();
    const { one, two, id } = table;
    const watcher = new RawSocket(socketUrl(server.url, id), {});
    await watcher.send({ t: 'hello', v: 2 });
    await watcher.next((message) => message.t === 'presence');
    const before = two.state.view;
    expect(await one.send({ kind: 'note', text: 'mine alone' })).toEqual(accepted(2));
    expect((await one.when((state) => state.seq === 2)).takeBack).toEqual({ free: 1 });
    expect(await one.act({ act: 'take-back' })).toEqual(accepted(3));
    const after = await two.when((state) => state.seq === 3);
    expect(after.view).toEqual(before);
    expect(after.log.at(-1)?.parts).toEqual(['Ada takes that back.']);
    expect(after.takeBack).toEqual({});
    await watcher.next((message) => message.t === 'frame' && message['seq'] === 3);
    expect(watcher.messages.every((message) => !('takeBack' in message))).toBe(true);
    close(table);
  });

  it('[ACT-3, ACT-5] waits for the other side once something was revealed, and lapses with the next command', async () => {
    const table = await seated();
    const { one, two } = table;
    await one.send({ kind: 'volley', target: 20 });
    expect((await one.when((state) => state.seq === 2)).takeBack).toEqual({ ask: 1 });
    const thrown = one.state.view;
    expect(await one.act({ act: 'take-back' })).toEqual(accepted(3));
    expect((await two.when((state) => state.seq === 3)).table?.request).toMatchObject({ seq: 3, by: 'seat-1' });
    expect(two.state.view).toEqual(thrown);
    await two.send(moveFor(1));
    expect((await one.when((state) => state.seq === 4)).table?.request).toBeNull();
    expect(await two.act({ act: 'answer', request: 3, yes: true })).toMatchObject(refused('no-request', 'ACT-6'));
    await one.send(moveFor(2));
    const at5 = (await one.when((state) => state.seq === 5)).view;
    await two.send({ kind: 'volley', target: 2 });
    expect(await two.act({ act: 'take-back', to: 5 })).toEqual(accepted(7));
    expect(await one.act({ act: 'answer', request: 7, yes: true })).toEqual(accepted(8));
    expect((await two.when((state) => state.seq === 8)).view).toEqual(at5);
    close(table);
  });
});

describe('agreements', () => {
  it('[ACT-4, ACT-6] a draw takes two; whoever was told no asks again only after a decision', async () => {
    const table = await seated();
    const { one, two } = table;
    await one.send(moveFor(0));
    expect(await one.act({ act: 'ask', for: { what: 'draw' } })).toEqual(accepted(3));
    expect(await one.act({ act: 'answer', request: 3, yes: true })).toMatchObject(refused('own-request', 'ACT-6'));
    expect(await two.act({ act: 'ask', for: { what: 'pause', until: null } })).toMatchObject(
      refused('request-waits', 'ACT-6'),
    );
    expect(await two.act({ act: 'answer', request: 3, yes: false })).toEqual(accepted(4));
    expect(await one.act({ act: 'ask', for: { what: 'draw' } })).toMatchObject(refused('asked-before', 'ACT-6'));
    await two.send(moveFor(1));
    await one.send(moveFor(2));
    expect(await one.act({ act: 'ask', for: { what: 'draw' } })).toEqual(accepted(7));
    expect(await two.act({ act: 'ask', for: { what: 'draw' } })).toEqual(accepted(8));
    const over = await one.when((state) => state.match?.status === 'finished');
    expect(over.outcome).toEqual({ winner: null, reason: 'Draw agreed', points: {} });
    expect(over.awaiting).toEqual([]);
    expect(over.match?.dice.seed).not.toBeNull();
    expect(await two.send(moveFor(3))).toMatchObject({ kind: 'failed', code: 'not-live' });
    close(table);
  });

  it('[ACT-9] a pause stops commands until somebody goes on', async () => {
    const table = await seated();
    const { one, two } = table;
    await two.act({ act: 'ask', for: { what: 'pause', until: null } });
    await one.act({ act: 'answer', request: 2, yes: true });
    expect((await two.when((state) => state.seq === 3)).table?.paused).toMatchObject({ until: null });
    expect(two.state.awaiting).toEqual([]);
    expect(await one.send(moveFor(0))).toMatchObject(refused('paused', 'ACT-9'));
    expect(await two.act({ act: 'go-on' })).toEqual(accepted(4));
    expect((await one.when((state) => state.seq === 4)).awaiting).toEqual(['seat-1']);
    expect(await one.send(moveFor(0))).toEqual(accepted(5));
    expect(await one.act({ act: 'go-on' })).toMatchObject(refused('not-paused', 'ACT-9'));
    close(table);
  });

  it('[ACT-8] one side may abort before both have begun, then only by agreement', async () => {
    const early = await seated();
    await early.one.send(moveFor(0));
    expect(await early.two.act({ act: 'abort' })).toEqual(accepted(3));
    expect((await early.one.when((state) => state.match?.status === 'aborted')).outcome).toBeNull();
    close(early);
    const late = await seated();
    await late.one.send(moveFor(0));
    await late.two.send(moveFor(1));
    expect(await late.one.act({ act: 'abort' })).toMatchObject(refused('begun', 'ACT-8'));
    await late.one.act({ act: 'ask', for: { what: 'abort' } });
    await late.two.act({ act: 'answer', request: 4, yes: true });
    await late.two.when((state) => state.match?.status === 'aborted');
    expect(await late.one.act({ act: 'resign' })).toMatchObject({ kind: 'failed', code: 'not-live' });
    close(late);
  });

  it('[ACT-7] resigning is the ruleset’s own concession, whoever is awaited', async () => {
    const table = await seated();
    expect(await table.two.act({ act: 'resign' })).toEqual(accepted(2));
    const over = await table.one.when((state) => state.match?.status === 'finished');
    expect(over.outcome?.winner).toBe('seat-1');
    close(table);
  });
});

describe('acts on the wire', () => {
  it('[ACT-1] before the start and after the end are not taken', async () => {
    const notLive = { kind: 'failed', code: 'not-live' };
    const ada = await Guest.arrive(server.url, 'Ada');
    const open = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
    const early = ada.open(open.match.id);
    await early.when((state) => state.phase === 'live');
    expect(await early.act({ act: 'resign' })).toMatchObject(notLive);
    early.close();
    const table = await seated();
    expect(await table.one.act({ act: 'resign' })).toEqual(accepted(2));
    await Promise.all([table.one, table.two].map((each) => each.when((state) => state.outcome !== null)));
    for (const act of ['resign', 'abort', 'take-back'] as const)
      expect(await table.two.act({ act })).toMatchObject(notLive);
    expect(await table.one.act({ act: 'ask', for: { what: 'draw' } })).toMatchObject(notLive);
    expect(await server.journal.read(table.id, 0, 10)).toHaveLength(2);
    close(table);
  });

  it('[ACT-1, WS-21, WS-24] have ids as commands have, and are for seats only', async () => {
    const table = await seated();
    const { ada, id } = table;
    const socket = ada.raw(id);
    await socket.send({ t: 'hello', v: 2 });
    await socket.next((message) => message.t === 'presence');
    const act = { t: 'act', id: 'act-number-one', seq: 1, act: { act: 'ask', for: { what: 'draw' } } };
    await socket.send(act);
    await socket.next((message) => message.t === 'accepted');
    const from = socket.messages.length;
    await socket.send(act);
    expect(await socket.next((message) => message.t === 'accepted', from)).toEqual({
      t: 'accepted',
      id: 'act-number-one',
      seq: 2,
    });
    await socket.send({ ...act, id: 'act-number-two', act: { act: 'juggle' } });
    expect(await socket.next((message) => message.t === 'error')).toMatchObject({
      code: 'bad-message',
      id: 'act-number-two',
    });
    const stranger = open(server.url, id, undefined);
    await stranger.when((state) => state.seq === 2);
    expect(await stranger.act({ act: 'resign' })).toMatchObject({ kind: 'failed', code: 'not-seated' });
    expect((await server.journal.read(id, 0, 10)).map((entry) => entry.kind)).toEqual(['start', 'table']);
    stranger.close();
    socket.socket.close();
    close(table);
  });

  it('[TEMPO-1, TEMPO-2] the clocks stand in the header, the snapshot and every frame', async () => {
    const tempo: Tempo = {
      kind: 'live',
      bankMs: 600_000,
      incrementMs: 5000,
      overtime: { kind: 'each-decision', ms: 15_000 },
    };
    const table = await seated(tempo);
    const { one, two } = table;
    expect(one.state.match?.tempo).toEqual(tempo);
    const first = one.state.table?.clock;
    expect(first?.deadlines).toEqual({ 'seat-1': (first?.since ?? 0) + 600_000 });
    await one.send(moveFor(0));
    const clock = (await two.when((state) => state.seq === 2)).table?.clock;
    const used = (clock?.since ?? 0) - (first?.since ?? 0);
    expect(clock?.left).toEqual({ 'seat-1': 600_000 - used + 5000, 'seat-2': 600_000 });
    expect(clock?.deadlines).toEqual({ 'seat-2': (clock?.since ?? 0) + 600_000 });
    expect(Math.abs((await two.when((state) => state.skewMs !== 0 || state.seq >= 2)).skewMs)).toBeLessThan(1000);
    close(table);
  });

  it('[TEMPO-1, TEMPO-4] a tempo that nobody could play is refused; nights come with the seat and show in no message', async () => {
    const { ada, bob } = await seated();
    const wrong = { kind: 'live', bankMs: 5, incrementMs: 0, overtime: { kind: 'loss' } } as const;
    await expect(ada.api.createMatch({ ruleset: 'synthetic', opponent: 'anyone', tempo: wrong })).rejects.toThrow(
      /tempo.bankMs/,
    );
    const tempo: Tempo = { kind: 'correspondence', decisionMs: 86_400_000 };
    const rest = { night: { fromMinute: new Date().getUTCHours() * 60, minutes: 480 }, holidays: [] };
    const made = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend', tempo, rest });
    await bob.api.join(made.match.id, 'seat-2', { token: made.invitations[0]?.token ?? '' });
    const socket = bob.raw(made.match.id);
    await socket.send({ t: 'hello', v: 2 });
    const snapshot = await socket.next((message) => message.t === 'snapshot');
    const { clock } = snapshot['table'] as { clock: { since: number; deadlines: Record<string, number> } };
    expect((clock.deadlines['seat-1'] ?? 0) - clock.since).toBeGreaterThan(86_400_000);
    expect(JSON.stringify(socket.messages)).not.toContain('night');
    socket.socket.close();
  });
});
