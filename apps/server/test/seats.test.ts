/** Matches whose setup has one seat, or four in two teams, with hands that only some may see. */
import { socketUrl } from '@broadside/client';
import type { Connection } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import { seededRandom } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, RawSocket, open, refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

const ruleset = 'fleet-command';
const cardsOf = ({ state }: Connection): unknown => state.view?.['own'];

describe('the seats of a setup', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ catalog });
  });
  afterAll(() => server.stop());

  it('[HTTP-3] one seat: the match is live at once, against the automated enemy', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const body = { ruleset, preset: 'first-contact-solo', opponent: 'bot' } as const;
    const { match, invitations } = await ada.api.createMatch(body);
    expect(match).toMatchObject({ status: 'live', seats: [{ seat: 'seat-1', team: 0, side: 'Kushan', name: 'Ada' }] });
    expect(invitations).toEqual([]);
    expect(await refusal(ada.api.createMatch({ ...body, seat: 'seat-2' }))).toMatchObject({ code: 'no-seat' });
  });

  it('[WS-6] a socket that was open before its person sat down is sent away to come back as the seat', async () => {
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map((name) => Guest.arrive(server.url, name)));
    if (!ada || !bob) throw new Error('nobody came');
    const made = await ada.api.createMatch({ ruleset, preset: 'first-contact', opponent: 'friend' });
    const { id } = made.match;
    const [raw, stranger] = [bob.raw(id), new RawSocket(socketUrl(server.url, id), {})];
    for (const socket of [raw, stranger]) {
      await socket.send({ t: 'hello', v: 2 });
      await socket.next((message) => message.t === 'presence');
    }
    const [table, host] = [bob.open(id, { catalog }), ada.open(id, { catalog })];
    const phases = new Set<string>();
    for (const each of [table, host]) await each.when((state) => state.phase === 'live');
    table.subscribe((state) => phases.add(state.phase));
    expect(table.state.you).toMatchObject({ viewer: 'public', seat: null });
    const [{ seat, token } = { seat: 'seat-2' as const, token: '' }] = made.invitations;
    await bob.api.join(id, seat, { token });
    expect(await raw.closed).toEqual({ code: 4409, reason: 'seat-changed' });
    expect(raw.messages.at(-1)).toMatchObject({ t: 'closing', code: 'seat-changed', retryAfterMs: 0 });
    await table.when((state) => state.you?.seat === seat && state.seq === 1);
    expect(cardsOf(table)).toHaveProperty('cards');
    expect(await table.send({ kind: 'bid-initiative', cards: [] })).toMatchObject({ kind: 'accepted' });
    expect([...phases]).toEqual(['live']);
    // Nobody else is sent away: not who sat there already, not who has no cookie.
    await stranger.next((message) => message.t === 'snapshot');
    expect(stranger.messages.map(({ t }) => t)).not.toContain('closing');
    expect(cardsOf(host)).toHaveProperty('cards');
    for (const each of [table, host]) each.close();
    stranger.socket.terminate();
  });

  it('[HTTP-84] who says "not now" to an invitation is heard by its sender, and may still come', async () => {
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map((name) => Guest.arrive(server.url, name)));
    if (!ada || !bob) throw new Error('nobody came');
    const made = await ada.api.createMatch({ ruleset, preset: 'first-contact', opponent: 'friend' });
    const { id } = made.match;
    const host = ada.open(id, { catalog });
    await host.when((state) => state.phase === 'live');
    const said = (): unknown => host.state.match?.seats.find((each) => each.seat === 'seat-2')?.declined;
    const [{ seat, token } = { seat: 'seat-2' as const, token: '' }] = made.invitations;
    expect(await refusal(bob.api.decline(id, seat, { token: 'x' }))).toMatchObject({ code: 'wrong-token' });
    expect(said()).toBeUndefined();
    expect(await bob.api.decline(id, seat, { token })).toEqual({ seat });
    await host.when(() => said() === true);
    expect((await ada.api.match(id)).match.seats[1]).toMatchObject({ kind: 'empty', declined: true });
    const renewed = await ada.api.renewInvitation(id, seat);
    expect((await ada.api.match(id)).match.seats[1]).not.toHaveProperty('declined');
    expect(await refusal(bob.api.decline(id, seat, { token }))).toMatchObject({ code: 'wrong-token' });
    await bob.api.decline(id, seat, { token: renewed.token });
    await bob.api.join(id, seat, { token: renewed.token });
    expect((await ada.api.match(id)).match.seats[1]).not.toHaveProperty('declined');
    host.close();
  });

  it('[HTTP-3, HTTP-4, WS-10] four seats in two teams: each sees its own hand, and who watches sees none', async () => {
    const people = await Promise.all(['Ada', 'Bob', 'Cyd', 'Dee'].map((name) => Guest.arrive(server.url, name)));
    const [ada] = people;
    if (!ada) throw new Error('nobody came');
    const made = await ada.api.createMatch({ ruleset, preset: 'freeform-battle-four', opponent: 'friend' });
    expect(made.match.seats.map(({ team, side }) => [team, side])).toEqual([
      [0, 'Kushan'],
      [0, 'Kushan'],
      [1, 'Taiidan'],
      [1, 'Taiidan'],
    ]);
    expect(made.invitations.map(({ seat }) => seat)).toEqual(['seat-2', 'seat-3', 'seat-4']);
    // All at once: whoever's row is read last, the room ends with everybody in it.
    const joined = made.invitations.map(async ({ seat, token }, index) => {
      const place = await people[index + 1]?.api.join(made.match.id, seat, { token });
      return place?.seat;
    });
    expect(await Promise.all(joined)).toEqual(['seat-2', 'seat-3', 'seat-4']);
    const tables = people.map((person) => person.open(made.match.id, { catalog }));
    const watcher = open(server.url, made.match.id, undefined, { catalog });
    for (const table of [...tables, watcher])
      await table.when((state) => state.seq >= 1 && state.view !== null && state.match?.status === 'live');
    expect(tables.map((table) => table.state.you?.seat)).toEqual(['seat-1', 'seat-2', 'seat-3', 'seat-4']);
    for (const table of tables) expect(cardsOf(table)).toHaveProperty('cards');
    expect(cardsOf(watcher)).toBeUndefined();
    // The match goes on by its bots' heads, each seat through its own socket.
    const bot = (await catalog[ruleset]?.())?.bots[0];
    const random = seededRandom(1);
    for (let step = 0; step < 40; step += 1) {
      const seat = watcher.state.awaiting[0];
      const table = tables.find(({ state }) => state.you?.seat === seat);
      if (!bot || !seat || !table) throw new Error('nobody is asked');
      await table.when((state) => state.seq >= watcher.state.seq);
      const command: unknown = bot.choose(table.state.view, table.offers(), seat, random);
      const answer = await table.send(command as { kind: string });
      expect(answer).toMatchObject({ kind: 'accepted' });
      if (answer.kind === 'accepted') await watcher.when((state) => state.seq >= answer.seq);
    }
    expect(cardsOf(watcher)).toBeUndefined();
    for (const table of [...tables, watcher]) table.close();
  });
});
