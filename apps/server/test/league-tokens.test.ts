/** Tokens of programs on a real server: what each scope may, and what none may. */
import { leaguesApi } from '@broadside/client';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Accounts } from '../src/identity/accounts.ts';
import { belongings } from '../src/identity/belongings.ts';
import { openDatabase } from '../src/store/database.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { syntheticTerms as terms } from './league-people.ts';
import { idOf, memberAt } from './members.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

it('[LEAGUE-81] tokens do what their scope says in their league, until they are revoked, and nothing else', async () => {
  const owner = await memberAt(server, 'Olga');
  const own = leaguesApi(server.url, { headers: { cookie: owner.cookie } });
  const seasonOf = async (slug: string): Promise<string> => {
    await own.createLeague({ name: 'Tokens', slug });
    return (await own.openSeason(slug, { name: 'First', terms })).id;
  };
  const [id, elsewhere] = [await seasonOf('tokens'), await seasonOf('elsewhere')];
  const [read, act] = [
    await own.makeToken('tokens', { name: 'Reader', scope: 'read' }),
    await own.makeToken('tokens', { name: 'Actor', scope: 'act' }),
  ].map(({ token = '' }) => leaguesApi(server.url, { headers: { authorization: `Bearer ${token}` } }));
  if (read === undefined || act === undefined) throw new Error('no tokens');
  const announce = { id: 'says-hello', act: { act: 'announce', text: 'Hello' } } as const;

  expect(await read.season(id)).toMatchObject({ office: 'owner' });
  expect((await own.tokens('tokens')).tokens.map(({ lastUsedAt }) => lastUsedAt !== null)).toEqual([true, false]);
  await expect(read.seasonAct(id, announce)).rejects.toMatchObject({ status: 403, code: 'token-scope' });
  expect((await act.seasonAct(id, announce)).season.announcements).toHaveLength(1);
  for (const each of [read, act]) {
    await expect(each.season(elsewhere)).rejects.toMatchObject({ status: 403, code: 'token-scope' });
    await expect(each.league('elsewhere')).rejects.toMatchObject({ status: 403, code: 'token-scope' });
    await expect(each.makeToken('tokens', { name: 'More', scope: 'act' })).rejects.toMatchObject({ status: 403 });
    await expect(each.webhooks('tokens')).rejects.toMatchObject({ status: 403, code: 'token-scope' });
    await expect(each.openSeason('tokens', { name: 'S', terms })).rejects.toMatchObject({ status: 403 });
    await expect(each.createLeague({ name: 'Mine', slug: 'mine' })).rejects.toMatchObject({ status: 403 });
  }
  const listed = await own.tokens('tokens');
  expect(JSON.stringify(listed)).not.toContain('bst_');
  const { tokens } = await own.revokeToken('tokens', listed.tokens[1]?.id ?? '');
  expect(tokens.map(({ name }) => name)).toEqual(['Reader']);
  await expect(act.season(id)).rejects.toMatchObject({ status: 401, code: 'no-token' });
  // A token is nobody where no league is asked.
  const made = await own.makeToken('tokens', { name: 'Third', scope: 'act' });
  const headers = { authorization: `Bearer ${made.token ?? ''}` };
  expect((await fetch(`${server.url}/api/account`, { headers })).status).toBe(401);
});

it('[LEAGUE-92] deleting an account takes offices, tokens and hours away, and leaves results under "Deleted player"', async () => {
  const [owner, gone] = [await memberAt(server, 'Olga'), await memberAt(server, 'Gone')];
  const [own, theirs] = [owner, gone].map(({ cookie }) => leaguesApi(server.url, { headers: { cookie } }));
  if (own === undefined || theirs === undefined) throw new Error('nobody');
  await own.createLeague({ name: 'Leavers', slug: 'leavers' });
  const { id } = await own.openSeason('leavers', { name: 'First', terms });
  await own.seasonAct(id, { id: 'opens-it', act: { act: 'open-registration' } });
  await theirs.seasonAct(id, { id: 'enters-it', act: { act: 'enter' } });
  const handle = (await gone.api.me()).person?.handle ?? '';
  await own.official('leavers', { do: 'invite', handle, office: 'judge' });
  await theirs.official('leavers', { do: 'accept' });
  const { token = '' } = await theirs.makeToken('leavers', { name: 'Reader', scope: 'read' });
  const person = await idOf(gone);
  const database = openDatabase(server.databaseUrl);
  await new Accounts(database).remove(person);
  await database.$disconnect();
  const { season, names } = await own.season(id);
  expect(season.entrants.map((each) => names[each.person ?? ''])).toEqual(['Deleted player']);
  expect((await own.league('leavers')).officials.map(({ name }) => name)).toEqual(['Olga']);
  const asked = leaguesApi(server.url, { headers: { authorization: `Bearer ${token}` } });
  await expect(asked.season(id)).rejects.toMatchObject({ status: 401 });
  // Of every table that names a person: what goes with the account is gone.
  const db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
  for (const { table, column, goes } of belongings) {
    if (goes !== true) continue;
    const { rows } = await db.query(`select 1 from "${table}" where "${column}" = $1`, [person]);
    expect(rows, `${table}.${column}`).toHaveLength(0);
  }
  await db.end();
});

it('[LEAGUE-83] a season that is as before is 304, and a new entry or another asker has another tag', async () => {
  const owner = await memberAt(server, 'Olga');
  const own = leaguesApi(server.url, { headers: { cookie: owner.cookie } });
  await own.createLeague({ name: 'Tags', slug: 'tags' });
  const { id } = await own.openSeason('tags', { name: 'First', terms });
  const ask = (headers: Record<string, string>) => fetch(`${server.url}/api/seasons/${id}`, { headers });
  const first = await ask({});
  const tag = first.headers.get('etag') ?? '';
  expect(await first.json()).toMatchObject({ id });
  const again = await ask({ 'if-none-match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask({ 'if-none-match': tag, cookie: owner.cookie })).status).toBe(200);
  await own.seasonAct(id, { id: 'opens-it', act: { act: 'open-registration' } });
  expect((await ask({ 'if-none-match': tag })).status).toBe(200);
  const trf = await fetch(`${server.url}/api/seasons/${id}/files/season-16.trf`);
  expect([trf.status, await trf.text()]).toEqual([200, expect.stringMatching(/^012 First/m)]);
});
