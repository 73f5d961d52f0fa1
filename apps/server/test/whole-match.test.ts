import type { ApiError } from '@broadside/client';
import { moveFor } from '@broadside/bench/synthetic';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, open, refusal, seatedMatch, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { until } from './members.ts';

describe('a whole match over HTTP and websockets', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('[HTTP-1, HTTP-3, HTTP-4, WS-2, WS-10] guest, match, join by link, moves, spectator, finish', async () => {
    const { ada, bob, id, made } = await seatedMatch(server.url);
    expect(made.match).toMatchObject({ status: 'open', summary: 'Two fleets', name: "Ada's match" });
    expect(made.invitations[0]?.path).toContain(`/match/${id}/join?`);
    const tables = [ada.open(id), bob.open(id), open(server.url, id, undefined)] as const;
    const [one, two, watcher] = tables;
    await Promise.all(tables.map((table) => table.when((state) => state.seq === 1 && table.ruleset !== null)));
    expect(one.state.you).toEqual({ viewer: 'seat', seat: 'seat-1', name: 'Ada' });
    expect(watcher.state.you).toEqual({ viewer: 'public', seat: null, name: null });
    expect(one.offers().length).toBeGreaterThan(0);
    expect(two.offers()).toEqual([]);
    for (let index = 0; index < 40; index += 1) {
      const mover = index % 2 === 0 ? one : two;
      expect(await mover.send(moveFor(index))).toEqual({ kind: 'accepted', seq: index + 2 });
      await Promise.all(tables.map((table) => table.when((state) => state.seq === index + 2)));
    }
    expect(watcher.state.view).toEqual(two.state.view);
    expect(await one.send({ kind: 'note', text: 'go north' })).toMatchObject({ kind: 'accepted' });
    await Promise.all(tables.map((table) => table.when((state) => state.seq === 42)));
    expect(JSON.stringify(two.state) + JSON.stringify(watcher.state)).not.toContain('go north');
    expect(one.state.view?.['note']).toEqual({ text: 'go north' });
    expect(await two.send({ kind: 'concede' })).toMatchObject({ kind: 'accepted' });
    const end = await watcher.when((state) => state.match?.status === 'finished');
    expect(end.outcome).toMatchObject({ winner: 'seat-1', reason: 'conceded' });
    expect(end.match?.dice.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(end.log.at(-1)?.parts).toEqual(['Side 2 concedes']);
    expect(await one.send(moveFor(0))).toMatchObject({ kind: 'failed', code: 'not-live' });
    for (const table of tables) table.close();
    // The end is told before it is written among what has ended.
    const ids = (list: readonly { readonly id: string }[]): string[] => list.map((match) => match.id);
    const lists = await until(
      () => ada.api.matches(),
      ({ finished }) => ids(finished).includes(id),
    );
    expect(ids(lists.mine)).toContain(id);
  });

  it('[HTTP-3, HTTP-4] an invitation opens once, can be renewed by the host only, and seats nobody twice', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const bob = await Guest.arrive(server.url, 'Bob');
    const eve = await Guest.arrive(server.url, 'Eve');
    const { match, invitations } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
    const token = invitations[0]?.token ?? '';
    expect(await refusal(eve.api.join(match.id, 'seat-2', { token: 'wrong' }))).toMatchObject({ code: 'wrong-token' });
    expect(await refusal(eve.api.join(match.id, 'seat-2', {}))).toMatchObject({ status: 403 });
    expect(await refusal(ada.api.join(match.id, 'seat-2', { token }))).toMatchObject({ code: 'already-seated' });
    expect(await refusal(bob.api.renewInvitation(match.id, 'seat-2'))).toMatchObject({ code: 'not-host' });
    const renewed = await ada.api.renewInvitation(match.id, 'seat-2');
    expect(await refusal(bob.api.join(match.id, 'seat-2', { token }))).toMatchObject({ code: 'wrong-token' });
    expect(await bob.api.join(match.id, 'seat-2', { token: renewed.token })).toMatchObject({ seat: 'seat-2' });
    expect(await refusal(eve.api.join(match.id, 'seat-2', { token: renewed.token }))).toMatchObject({ code: 'taken' });
    expect((await bob.api.match(match.id)).match.status).toBe('live');
  });

  it('[HTTP-4] when two people open one link at once, one of them sits down', async () => {
    const guests = await Promise.all(['Ada', 'Bob', 'Cleo', 'Dan'].map((name) => Guest.arrive(server.url, name)));
    const [ada, ...others] = guests;
    if (ada === undefined) throw new Error('Nobody came.');
    const { match, invitations } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
    const token = invitations[0]?.token ?? '';
    const joins = await Promise.allSettled(others.map((guest) => guest.api.join(match.id, 'seat-2', { token })));
    expect(joins.filter((join) => join.status === 'fulfilled')).toHaveLength(1);
    expect(joins.filter((join) => join.status === 'rejected').map((join) => (join.reason as ApiError).status)).toEqual([
      409, 409,
    ]);
  });

  it('[WS-14] two watchers are sent the same bytes, and a seat nothing more than it may know', async () => {
    const { ada, id } = await seatedMatch(server.url);
    const watchers = [ada.raw(id, { cookie: '' }), ada.raw(id, { cookie: 'broadside=nonsense' })];
    const texts: string[][] = [[], []];
    for (const [index, watcher] of watchers.entries()) {
      watcher.socket.on('message', (data) => texts[index]?.push((data as Buffer).toString()));
      await watcher.send({ t: 'hello', v: 2 });
      await watcher.next((message) => message.t === 'snapshot');
    }
    const table = ada.open(id);
    await table.when((state) => state.seq === 1);
    await table.send({ kind: 'note', text: 'the secret plan' });
    for (const watcher of watchers) await watcher.next((message) => message.t === 'frame');
    const game = texts.map((each) => each.filter((text) => /^.{5}"(snapshot|frame)/.test(text)));
    expect(game[0]).toHaveLength(2);
    expect(game[0]).toEqual(game[1]);
    expect(JSON.stringify(texts)).not.toContain('secret');
    expect(JSON.stringify(table.state)).toContain('the secret plan');
    table.close();
  });

  it('[WS-4, WS-41] who waits at an open match sees it start', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const bob = await Guest.arrive(server.url, 'Bob');
    const { match } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'anyone' });
    expect((await bob.api.matches()).open.map((each) => each.id)).toContain(match.id);
    const table = ada.open(match.id);
    const waiting = await table.when((state) => state.phase === 'live');
    expect(waiting).toMatchObject({ seq: 0, view: null });
    await bob.api.join(match.id, 'seat-2', {});
    const begun = await table.when((state) => state.seq === 1 && state.match?.status === 'live');
    expect(begun.view?.['turn']).toEqual({ number: 0, round: 1, active: 0 });
    expect(begun.match?.seats[1]).toMatchObject({ name: 'Bob', kind: 'person' });
    expect(begun.match?.dice.entropy).toMatch(/^[0-9a-f]{32}:[0-9a-f]{32}$/);
    table.close();
  });

  it('a bot plays its seat in the server', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const { match } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot' });
    expect(match).toMatchObject({ status: 'live', seats: [{ name: 'Ada' }, { name: 'Drifter', connected: true }] });
    const table = ada.open(match.id);
    for (let index = 0; index < 10; index += 1) {
      await table.when((state) => state.awaiting.includes('seat-1'));
      expect(await table.send({ kind: 'volley', target: 12 })).toMatchObject({ kind: 'accepted' });
    }
    expect((await table.when((state) => state.seq >= 21)).seq).toBe(21);
    table.close();
  });

  it('[HTTP-2] refuses what cannot be, with a sentence', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const made = (body: object) => refusal(ada.api.createMatch(body as never));
    expect(await made({ ruleset: 'chess', opponent: 'bot' })).toMatchObject({ status: 400, code: 'no-ruleset' });
    expect(await made({ ruleset: 'synthetic', opponent: 'bot', preset: 'x' })).toMatchObject({ code: 'no-preset' });
    expect(await made({ ruleset: 'synthetic', opponent: 'bot', setup: { a: 1 } })).toMatchObject({ code: 'bad-setup' });
    expect(await made({ ruleset: 'synthetic', opponent: 'bot', bot: 'Hal' })).toMatchObject({ code: 'no-bot' });
    expect(await made({ ruleset: 'synthetic', opponent: 'bot', seat: 'seat-9' })).toMatchObject({ code: 'no-seat' });
    expect(await made({ ruleset: 'synthetic', opponent: 'bot', extra: 1 })).toMatchObject({ code: 'bad-request' });
    expect(await refusal(ada.api.match('000000000000'))).toMatchObject({ status: 404, code: 'no-match' });
    const stranger = await fetch(`${server.url}/api/matches`, { method: 'POST', body: '{}' });
    expect(stranger.status).toBeGreaterThanOrEqual(400);
  });
});
