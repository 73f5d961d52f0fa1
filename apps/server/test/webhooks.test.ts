/** Webhooks of a league on a real server: what they are told, signed how, in which order, and where they may not go. */
import { leaguesApi } from '@broadside/client';
import type { Act } from '@broadside/competition/season';
import { newsKinds } from '@broadside/protocol';
import pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckedAddress } from '../src/webhooks/addresses.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, syntheticTerms as terms } from './league-people.ts';
import { memberAt, until } from './members.ts';
import { Receiver } from './receiver.ts';
import type { Received } from './receiver.ts';

const receiver = new Receiver();
/** What names stand for, each time that they are looked up. */
const names = new Map<string, CheckedAddress[][]>();
let server: TestServer;
let db: pg.Client;
beforeAll(async () => {
  await receiver.listen();
  names.set('receiver.test', [[{ address: '127.0.0.1', family: 4 }]]);
  server = await startServer({
    settings: { WEBHOOK_HOSTS: `receiver.test:${String(receiver.port)}` },
    resolve: (host) => {
      const turns = names.get(host) ?? [[{ address: host, family: host.includes(':') ? 6 : 4 }]];
      return Promise.resolve((turns.length > 1 ? turns.shift() : turns[0]) ?? []);
    },
  });
  db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await server.stop();
  receiver.close();
});

let count = 0;
async function league() {
  const member = await memberAt(server, 'Olga');
  const api = leaguesApi(server.url, { headers: { cookie: member.cookie } });
  const slug = `hooks-${String((count += 1))}`;
  await api.createLeague({ name: 'Hooks', slug });
  return { api, slug };
}
const hookUrl = (): string => `http://receiver.test:${String(receiver.port)}/${String(count)}`;
const own = (): Received[] => receiver.received.filter(({ path }) => path === `/${String(count)}`);
const result = (winner: 0 | 1): Extract<Act, { act: 'enter-result' }>['result'] => ({
  ...{ how: 'played', winner, book: [3, 1], reason: 'Told' },
});
async function season({ api, slug }: Awaited<ReturnType<typeof league>>, people: string[]) {
  const { id } = await api.openSeason(slug, { name: 'First', terms });
  let acts = 0;
  const act = (asked: Act) => api.seasonAct(id, { id: `hook-act-${String((acts += 1))}`, act: asked });
  await act({ act: 'open-registration' });
  await act({ act: 'enter-by-name', names: people });
  await act({ act: 'draft-round' });
  return { id, act };
}
const arrived = (many: number) =>
  until(
    () => Promise.resolve(own().length),
    (now) => now >= many,
  );
/** As if the time of the next attempt had come. */
const retry = () => db.query(`update webhook_delivery set due_at = now() where status = 'waiting'`);

describe('webhooks of a league', () => {
  it('[LEAGUE-77, LEAGUE-80] are told of what everybody may know, signed so that the library verifies it', async () => {
    const at = await league();
    const { secret = '' } = await at.api.addWebhook(at.slug, {
      kind: 'standard',
      url: hookUrl(),
      news: [...newsKinds],
    });
    const { act } = await season(at, ['Ada', 'Bob', '@everyone <@123>', 'Dan']);
    await act({ act: 'publish-round' });
    await act({ act: 'enter-result', round: 1, entrant: 1, result: result(0) });
    await act({ act: 'enter-result', round: 1, entrant: 1, result: result(1) });
    await act({ act: 'reverse', seq: 7 });
    await arrived(10);
    const told = own().map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });
    expect(told.map(({ type }) => type).sort()).toEqual(
      [
        'season.opened',
        'season.status',
        'round.published',
        'season.status',
        'result.posted',
        'result.changed',
        'result.changed',
        ...Array<string>(3).fill('standings.changed'),
      ].sort(),
    );
    expect(told.filter(({ type }) => type.startsWith('result')).map(({ data }) => data['result'])).toEqual([
      expect.objectContaining({ winner: 0 }),
      expect.objectContaining({ winner: 1 }),
      expect.objectContaining({ winner: 0 }),
    ]);
    const [first] = own();
    if (first === undefined) throw new Error('nothing came');
    expect(new Webhook(secret).verify(first.body, first.headers)).toMatchObject({ type: 'season.opened' });
    expect(() => new Webhook(secret).verify(`${first.body} `, first.headers)).toThrow();
    // The list tells nobody the secret again.
    expect(JSON.stringify(await at.api.webhooks(at.slug))).not.toContain(secret.slice(6, 20));
  });

  it('[LEAGUE-77, LEAGUE-95] are told that a judge is called, and not what was written to judges', async () => {
    const at = await league();
    await at.api.addWebhook(at.slug, { kind: 'standard', url: hookUrl(), news: ['judge.called'] });
    const { id } = await at.api.openSeason(at.slug, { name: 'First', terms });
    const act = (number: number, asked: Act) => at.api.seasonAct(id, { id: `call-act-${String(number)}`, act: asked });
    await act(1, { act: 'open-registration' });
    const two = [await leaguePerson(server, 'Ann'), await leaguePerson(server, 'Ben')];
    for (const each of two) await each.act(id, { act: 'enter' });
    await act(2, { act: 'draft-round' });
    await act(3, { act: 'publish-round' });
    const [{ match } = { match: '' }] = await Promise.all(two.map(({ leagues }) => leagues.sitDown(id, 1)));
    await two[0]?.judges.callJudge(match, { kind: 'conduct', text: 'He swears at me.' });
    await arrived(1);
    const [{ body } = { body: '{}' }] = own();
    expect(JSON.parse(body)).toMatchObject({
      type: 'judge.called',
      data: { match: { id: match }, season: { id }, about: 'conduct' },
    });
    expect(body).not.toContain('swears');
  });

  it('[LEAGUE-77] verify with the old and the new secret while one is replaced', async () => {
    const at = await league();
    const made = await at.api.addWebhook(at.slug, { kind: 'standard', url: hookUrl(), news: ['season.opened'] });
    const id = made.webhooks[0]?.id ?? '';
    const replaced = await at.api.replaceWebhookSecret(at.slug, id);
    await at.api.testWebhook(at.slug, id);
    await arrived(1);
    const [sent] = own();
    if (sent === undefined) throw new Error('nothing came');
    for (const secret of [made.secret, replaced.secret])
      expect(new Webhook(secret ?? '').verify(sent.body, sent.headers)).toMatchObject({ type: 'test' });
    expect(replaced.secret).not.toBe(made.secret);
    await db.query(`update webhook set old_until = now() - interval '1 second' where id = $1`, [id]);
    await at.api.testWebhook(at.slug, id);
    await arrived(2);
    const late = own()[1];
    expect(() => new Webhook(made.secret ?? '').verify(late?.body ?? '', late?.headers ?? {})).toThrow();
  });

  it('[LEAGUE-78] come again under the same id, in order for one pairing, and redirects are not followed', async () => {
    const at = await league();
    await at.api.addWebhook(at.slug, { kind: 'standard', url: hookUrl(), news: ['result.posted', 'result.changed'] });
    const { act } = await season(at, ['Ada', 'Bob']);
    await act({ act: 'publish-round' });
    receiver.answers.push(500, 302);
    await act({ act: 'enter-result', round: 1, entrant: 1, result: result(0) });
    await arrived(1);
    await act({ act: 'enter-result', round: 1, entrant: 1, result: result(1) });
    await retry();
    await arrived(2);
    expect(new Set(own().map(({ headers }) => headers['webhook-id'])).size, 'the later one waits').toBe(1);
    await until(
      () => at.api.webhooks(at.slug),
      ({ webhooks }) => webhooks[0]?.deliveries.some(({ answer }) => answer?.includes('302') === true) === true,
    );
    await retry();
    await arrived(4);
    const ids = own().map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(ids[3]).not.toBe(ids[0]);
    expect(receiver.received.some(({ path }) => path === '/elsewhere')).toBe(false);
  });

  it('[LEAGUE-78] stop after 410, and go on when they are tested; a delivery is sent again under its id', async () => {
    const at = await league();
    await at.api.addWebhook(at.slug, { kind: 'standard', url: hookUrl(), news: ['season.opened'] });
    receiver.answers.push(410);
    await at.api.openSeason(at.slug, { name: 'Gone', terms });
    const stopped = await until(
      () => at.api.webhooks(at.slug),
      ({ webhooks }) => webhooks[0]?.stopped === true,
    );
    const [hook] = stopped.webhooks;
    expect(hook).toMatchObject({ stopped: true, deliveries: [{ status: 'failed' }] });
    await at.api.openSeason(at.slug, { name: 'Nothing is told of it', terms });
    expect((await at.api.webhooks(at.slug)).webhooks[0]?.deliveries).toHaveLength(1);
    const again = await at.api.deliverAgain(at.slug, hook?.id ?? '', hook?.deliveries[0]?.id ?? 0);
    expect(again.webhooks[0]?.stopped).toBe(false);
    await arrived(2);
    expect(own()[0]?.headers['webhook-id']).toBe(own()[1]?.headers['webhook-id']);
    await expect(at.api.deliverAgain(at.slug, hook?.id ?? '', 999_999)).rejects.toMatchObject({ status: 404 });
  });

  it('[LEAGUE-79] go to no private network, not even by a name that stands for another address a moment later', async () => {
    const at = await league();
    const add = (url: string) => at.api.addWebhook(at.slug, { kind: 'standard', url, news: ['season.opened'] });
    for (const host of [
      ...['127.0.0.1', '10.1.2.3', '192.168.0.1', '172.16.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '0x7f.1'],
      ...['[::1]', '[fe80::1]', '[fc00::1]', '[::ffff:127.0.0.1]', '[64:ff9b::7f00:1]'],
    ])
      await expect(add(`https://${host}/`), host).rejects.toMatchObject({ status: 400, code: 'bad-address' });
    await expect(add('http://8.8.8.8/')).rejects.toMatchObject({ code: 'bad-address' });
    await expect(add('https://me:secret@8.8.8.8/')).rejects.toMatchObject({ code: 'bad-address' });
    names.set('both.test', [
      [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    ]);
    await expect(add('https://both.test/')).rejects.toMatchObject({ code: 'bad-address' });
    // Public when it is added, private when it is sent to.
    names.set('rebinding.test', [[{ address: '8.8.8.8', family: 4 }], [{ address: '127.0.0.1', family: 4 }]]);
    await add(`https://rebinding.test:${String(receiver.port)}/`);
    const before = receiver.received.length;
    await at.api.openSeason(at.slug, { name: 'S', terms });
    const log = await until(
      () => at.api.webhooks(at.slug),
      ({ webhooks }) => typeof webhooks[0]?.deliveries[0]?.answer === 'string',
    );
    expect(log.webhooks[0]?.deliveries[0]?.answer).toContain('private network');
    expect(receiver.received).toHaveLength(before);
  });

  it('[LEAGUE-77] mention nobody on Discord, whose address is taken from there alone', async () => {
    const at = await league();
    const add = (url: string) => at.api.addWebhook(at.slug, { kind: 'discord', url, news: ['round.published'] });
    await expect(add('https://example.org/api/webhooks/1/x')).rejects.toMatchObject({ code: 'no-discord' });
    names.set('discord.com', [[{ address: '8.8.8.8', family: 4 }], []]);
    const { webhooks, secret } = await add('https://discord.com/api/webhooks/1/token-of-it');
    expect(secret).toBeUndefined();
    expect(webhooks[0]?.url).toBe('https://discord.com/api/webhooks/1/…');
    const { act } = await season(at, ['@everyone', '<@&123> <@1>', '**Ann**', '@here']);
    await act({ act: 'publish-round' });
    const { rows } = await db.query<{ body: { embeds: { description: string }[]; allowed_mentions: unknown } }>(
      `select body from webhook_delivery where webhook_id = $1 and type = 'round.published'`,
      [webhooks[0]?.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.body.allowed_mentions).toEqual({ parse: [] });
    expect(JSON.stringify(rows[0]?.body)).not.toMatch(/@everyone|@here|<@/);
    expect(rows[0]?.body.embeds[0]?.description).toContain(String.raw`\*\*Ann`);
  });
});
