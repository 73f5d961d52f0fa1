/** Programs that have no rules: they ask what they may do, and play by that. */
import { moveFor, synthetic } from '@broadside/bench/synthetic';
import { socketUrl } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import { pick, seededRandom } from '@broadside/rules/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, RawSocket, refusal, seatedMatch, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ catalog: { ...catalog, synthetic: () => Promise.resolve(synthetic) } });
});
afterAll(() => server.stop());

type Told = Readonly<Record<string, unknown>>;

/** What a program without the rules goes by: who is awaited, and whether it is over, as the messages say [WS-16]. */
const lastTold = ({ messages }: RawSocket): Told | undefined =>
  messages
    .filter(({ t }) => t === 'snapshot' || t === 'frame')
    .reduce<Told | undefined>((told, message) => ({ ...told, ...message }), undefined);

describe('[HTTP-81] what a seat may do', () => {
  it.each(Object.keys(catalog))('is enough to play a whole match of %s, by samples alone', async (ruleset) => {
    const people = await Promise.all(['Ada', 'Bob'].map((name) => Guest.arrive(server.url, name)));
    const [ada, bob] = people;
    if (!ada || !bob) throw new Error('nobody came');
    const { match, invitations } = await ada.api.createMatch({ ruleset, opponent: 'friend' });
    const commands = JSON.stringify((await ada.api.schemas(ruleset)).schemas.command);
    for (const { seat, token } of invitations) await bob.api.join(match.id, seat, { token });
    const sockets = people.map((person) => person.raw(match.id));
    for (const socket of sockets) {
      await socket.send({ t: 'hello', v: 2 });
      await socket.next((message) => message.t === 'snapshot');
    }
    const random = seededRandom(7);
    const [eye] = sockets;
    let given = 0;
    for (let told = eye && lastTold(eye); eye && told?.['outcome'] === null; told = lastTold(eye)) {
      const at = (told['awaiting'] as string[])[0] === 'seat-1' ? 0 : 1;
      const { seq, offers } = await people[at]!.api.offers(match.id);
      expect(seq).toBe(told['seq']);
      expect(offers.length).toBeGreaterThan(0);
      const { sample } = pick(offers, random);
      expect(commands).toContain(`"const":${JSON.stringify(sample['kind'])}`);
      const id = `sample-${String((given += 1))}`;
      await sockets[at]!.send({ t: 'command', id, seq, command: sample });
      expect(await sockets[at]!.next((message) => message.id === id)).toEqual({ t: 'accepted', id, seq: seq + 1 });
      await eye.next((message) => message['seq'] === seq + 1 && message.t === 'frame');
    }
    expect(given).toBeGreaterThan(10);
    expect((await ada.api.match(match.id)).match).toMatchObject({ status: 'finished' });
    expect(await refusal(ada.api.offers(match.id))).toMatchObject({ status: 409, code: 'not-live' });
    for (const socket of sockets) socket.socket.close();
  });

  it('is told to that seat only, from its own view, and is nothing while others decide or the table stands still', async () => {
    const { ada, bob, id } = await seatedMatch(server.url);
    const [one, two] = [ada.open(id), bob.open(id)];
    await Promise.all([one, two].map((table) => table.when((state) => state.seq === 1)));
    expect((await ada.api.offers(id)).offers.length).toBeGreaterThan(0);
    expect(await bob.api.offers(id)).toEqual({ seq: 1, offers: [] });
    const third = await Guest.arrive(server.url, 'Cyd');
    expect(await refusal(third.api.offers(id))).toMatchObject({ status: 403, code: 'not-seated' });
    expect(await refusal(ada.api.offers('000000000000'))).toMatchObject({ status: 404, code: 'no-match' });
    expect((await fetch(`${server.url}/api/matches/${id}/offers`)).status).toBe(401);
    const open = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
    expect(await refusal(ada.api.offers(open.match.id))).toMatchObject({ status: 409, code: 'not-live' });
    await one.send(moveFor(0));
    expect((await ada.api.offers(id)).offers).toEqual([]);
    expect((await bob.api.offers(id)).offers.length).toBeGreaterThan(0);
    await one.act({ act: 'ask', for: { what: 'pause', until: null } });
    await two.when((state) => state.seq === 3);
    expect(await two.act({ act: 'answer', request: 3, yes: true })).toMatchObject({ kind: 'accepted' });
    expect((await bob.api.offers(id)).offers).toEqual([]);
    for (const table of [one, two]) table.close();
  });

  it('may be asked so often from one address', async () => {
    const slow = await startServer({ settings: { OFFERS_PER_MINUTE: '2' } });
    const { ada, id } = await seatedMatch(slow.url);
    const table = ada.open(id);
    await table.when((state) => state.seq === 1);
    table.close();
    await ada.api.offers(id);
    await ada.api.offers(id);
    expect(await refusal(ada.api.offers(id))).toMatchObject({ status: 429, code: 'too-often' });
    await slow.stop();
  });
});

describe('[HTTP-82] the schemas of a ruleset', () => {
  it.each(Object.keys(catalog))('say what is in every view of %s that a program is sent', async (ruleset) => {
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map((name) => Guest.arrive(server.url, name)));
    if (!ada || !bob) throw new Error('nobody came');
    const { match, invitations } = await ada.api.createMatch({ ruleset, opponent: 'friend' });
    for (const { seat, token } of invitations) await bob.api.join(match.id, seat, { token });
    const { schemas } = await ada.api.schemas(ruleset);
    const fits = new Ajv2020({ strict: false }).compile(schemas.view);
    const views: Record<string, object>[] = [];
    for (const socket of [ada.raw(match.id), bob.raw(match.id), new RawSocket(socketUrl(server.url, match.id), {})]) {
      await socket.send({ t: 'hello', v: 2 });
      const { view } = await socket.next((message) => message.t === 'snapshot');
      views.push(view as Record<string, object>);
      socket.socket.close();
    }
    for (const view of views) {
      expect(fits(view), JSON.stringify(fits.errors)).toBe(true);
      expect(fits({ ...view, secrets: {} })).toBe(false);
      expect(fits({ ...view, match: { ...view['match'], more: 1 } })).toBe(false);
      const { flow: _, ...rest } = view;
      expect(fits(rest)).toBe(false);
    }
  });

  it('are there for anybody, and once fetched not sent again for as long as they hold', async () => {
    for (const id of Object.keys(catalog)) {
      const url = `${server.url}/api/rulesets/${id}/schemas`;
      const response = await fetch(url);
      const { ruleset, edition, schemas } = (await response.json()) as Record<string, Record<string, Told>>;
      expect({ ruleset, edition }).toEqual({ ruleset: id, edition: (await catalog[id]?.())?.edition });
      expect(Object.keys(schemas ?? {}).sort()).toEqual(['caseFile', 'command', 'position', 'setup', 'view']);
      for (const schema of Object.values(schemas ?? {}))
        expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
      const again = await fetch(url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await fetch(`${server.url}/api/rulesets/no-such-game/schemas`)).status).toBe(404);
  });
});
