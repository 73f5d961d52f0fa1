/** Offices of a league on a real server: asked for, taken, given away, and what each may. */
import { leaguesApi } from '@broadside/client';
import { blankTerms } from '@broadside/competition/season';
import { synthetic } from '@broadside/bench/synthetic';
import type { Role } from '@broadside/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { idOf, memberAt } from './members.ts';

let server: TestServer;
let db: pg.Client;
beforeAll(async () => {
  server = await startServer();
  db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await server.stop();
});

async function person(name: string, role: Role = 'player') {
  const member = await memberAt(server, name);
  const id = await idOf(member);
  await db.query(`update person set role = $2::"Role" where id = $1`, [id, role]);
  const handle = (await member.api.me()).person?.handle ?? '';
  return { member, id, handle, api: leaguesApi(server.url, { headers: { cookie: member.cookie } }) };
}

let count = 0;
async function league() {
  const owner = await person('Olga');
  const slug = `offices-${String((count += 1))}`;
  await owner.api.createLeague({ name: 'Offices', slug });
  return { owner, slug };
}
const terms = {
  ...blankTerms,
  ruleset: 'synthetic',
  edition: synthetic.edition,
  battles: { choice: 'fixed' as const, battle: synthetic.presets[0]?.id ?? '' },
  options: {},
};

describe('offices of a league', () => {
  it('[LEAGUE-75] are taken by whoever was asked, and are none until then', async () => {
    const { owner, slug } = await league();
    const [ann, stranger] = [await person('Ann'), await person('Stranger')];
    const asked = await owner.api.official(slug, { do: 'invite', handle: ann.handle, office: 'organiser' });
    expect(asked.officials.map(({ name, accepted }) => [name, accepted])).toEqual([
      ['Olga', true],
      ['Ann', false],
    ]);
    const before = await stranger.api.league(slug);
    expect(
      before.officials.map(({ name }) => name),
      'an invitation is between the two',
    ).toEqual(['Olga']);
    await expect(ann.api.openSeason(slug, { name: 'S', terms })).rejects.toMatchObject({ code: 'not-official' });
    expect((await ann.api.leagues()).invited).toEqual([{ slug, name: 'Offices', office: 'organiser', by: 'Olga' }]);
    expect((await ann.api.leagues()).run).toEqual([]);
    expect(await ann.api.league(slug)).toMatchObject({ office: null, invitation: 'organiser' });
    await expect(stranger.api.official(slug, { do: 'accept' })).rejects.toMatchObject({ code: 'not-invited' });
    for (const _twice of [1, 2])
      expect(await ann.api.official(slug, { do: 'accept' })).toMatchObject({ office: 'organiser', invitation: null });
    expect((await ann.api.leagues()).invited).toEqual([]);
    await ann.api.openSeason(slug, { name: 'S', terms });
    expect((await stranger.api.league(slug)).officials.map(({ name }) => name)).toEqual(['Olga', 'Ann']);
    await ann.api.endOffice(slug, ann.id);
    await expect(ann.api.openSeason(slug, { name: 'S', terms })).rejects.toMatchObject({ code: 'not-official' });
  });

  it('[LEAGUE-75] are given by the owner, those that run nothing by organisers too, and by nobody else', async () => {
    const { owner, slug } = await league();
    const [org, judge, admin, who] = [
      await person('Org'),
      await person('Jude'),
      await person('Adam', 'admin'),
      await person('Who'),
    ];
    for (const [each, office] of [
      [org, 'organiser'],
      [judge, 'judge'],
    ] as const) {
      await owner.api.official(slug, { do: 'invite', handle: each.handle, office });
      await each.api.official(slug, { do: 'accept' });
    }
    const invite = (by: typeof org, office: 'organiser' | 'judge' | 'caster') =>
      by.api.official(slug, { do: 'invite', handle: who.handle, office });
    await expect(invite(org, 'organiser')).rejects.toMatchObject({ status: 403, code: 'not-official' });
    for (const each of [judge, admin, who])
      await expect(invite(each, 'caster')).rejects.toMatchObject({ status: 403, code: 'not-official' });
    await invite(org, 'caster');
    await expect(invite(owner, 'judge')).rejects.toMatchObject({ status: 409, code: 'invited' });
    await expect(
      owner.api.official(slug, { do: 'invite', handle: 'nobody-here', office: 'judge' }),
    ).rejects.toMatchObject({ status: 404, code: 'nobody' });
    await expect(org.api.official(slug, { do: 'invite', handle: owner.handle, office: 'judge' })).rejects.toMatchObject(
      { code: 'owner' },
    );
    for (const each of [judge, admin])
      await expect(each.api.endOffice(slug, org.id)).rejects.toMatchObject({ status: 403, code: 'not-official' });
    await expect(org.api.endOffice(slug, owner.id)).rejects.toMatchObject({ status: 409, code: 'no-office' });
    await expect(judge.api.openSeason(slug, { name: 'S', terms })).rejects.toMatchObject({ code: 'not-official' });
    expect((await org.api.endOffice(slug, judge.id)).officials.map(({ name }) => name)).toEqual(['Olga', 'Org', 'Who']);
    expect((await who.api.endOffice(slug, who.id)).invitation).toBeNull();
  });

  it('[LEAGUE-76] judge the matches of their league; the site’s organisers do not, its moderators do', async () => {
    const { owner, slug } = await league();
    const { id } = await owner.api.openSeason(slug, { name: 'S', terms });
    const players = [await person('Ada'), await person('Bob')];
    await owner.api.seasonAct(id, { id: 'opens-it', act: { act: 'open-registration' } });
    for (const each of players) await each.api.seasonAct(id, { id: 'enters-it', act: { act: 'enter' } });
    await owner.api.seasonAct(id, { id: 'drafts-it', act: { act: 'draft-round' } });
    await owner.api.seasonAct(id, { id: 'publishes-it', act: { act: 'publish-round' } });
    const [{ match }] = await Promise.all([players[0]!.api.sitDown(id, 1), players[1]!.api.sitDown(id, 1)]);
    const [judge, caster, site, moderator] = [
      await person('Jude'),
      await person('Cas', 'organiser'),
      await person('Site', 'organiser'),
      await person('Moira', 'moderator'),
    ];
    for (const [each, office] of [
      [judge, 'judge'],
      [caster, 'caster'],
    ] as const)
      await owner.api.official(slug, { do: 'invite', handle: each.handle, office });
    const stop = (by: typeof judge) => by.member.api.setClocks(match, { clocks: 'stop', reason: 'A look' });
    await expect(stop(judge)).rejects.toMatchObject({ status: 403, code: 'not-allowed' });
    for (const each of [judge, caster]) await each.api.official(slug, { do: 'accept' });
    for (const each of [caster, site, players[0]!]) await expect(stop(each)).rejects.toMatchObject({ status: 403 });
    await stop(judge);
    const table = players[0]!.member.open(match);
    const state = await table.when(({ table: at }) => (at?.stopped ?? null) !== null);
    expect(state.table?.stopped?.judge).toEqual({ name: 'Jude', role: 'judge' });
    table.close();
    await moderator.member.api.setClocks(match, { clocks: 'start' });
    await owner.member.api.setClocks(match, { clocks: 'stop', reason: 'Again' });
  });
});
