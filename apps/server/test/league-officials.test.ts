/** Offices of a league on a real server: asked for, taken, given away, and what each may. */
import type { Role } from '@broadside/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms as terms } from './league-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

const person = (name: string, role?: Role) => leaguePerson(server, name, role);

async function league() {
  const owner = await person('Olga');
  const slug = `offices-${nextId()}`;
  await owner.leagues.createLeague({ name: 'Offices', slug });
  return { owner, slug };
}
describe('offices of a league', () => {
  it('[LEAGUE-75] are taken by whoever was asked, and are none until then', async () => {
    const { owner, slug } = await league();
    const [ann, stranger] = [await person('Ann'), await person('Stranger')];
    const asked = await owner.leagues.official(slug, { do: 'invite', handle: ann.handle, office: 'organiser' });
    expect(asked.officials.map(({ name, accepted }) => [name, accepted])).toEqual([
      ['Olga', true],
      ['Ann', false],
    ]);
    const before = await stranger.leagues.league(slug);
    expect(
      before.officials.map(({ name }) => name),
      'an invitation is between the two',
    ).toEqual(['Olga']);
    await expect(ann.leagues.openSeason(slug, { name: 'S', terms })).rejects.toMatchObject({ code: 'not-official' });
    expect((await ann.leagues.leagues()).invited).toEqual([{ slug, name: 'Offices', office: 'organiser', by: 'Olga' }]);
    expect((await ann.leagues.leagues()).run).toEqual([]);
    expect(await ann.leagues.league(slug)).toMatchObject({ office: null, invitation: 'organiser' });
    await expect(stranger.leagues.official(slug, { do: 'accept' })).rejects.toMatchObject({ code: 'not-invited' });
    for (const _twice of [1, 2])
      expect(await ann.leagues.official(slug, { do: 'accept' })).toMatchObject({
        office: 'organiser',
        invitation: null,
      });
    expect((await ann.leagues.leagues()).invited).toEqual([]);
    await ann.leagues.openSeason(slug, { name: 'S', terms });
    expect((await stranger.leagues.league(slug)).officials.map(({ name }) => name)).toEqual(['Olga', 'Ann']);
    await ann.leagues.endOffice(slug, ann.id);
    await expect(ann.leagues.openSeason(slug, { name: 'S', terms })).rejects.toMatchObject({ code: 'not-official' });
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
      await owner.leagues.official(slug, { do: 'invite', handle: each.handle, office });
      await each.leagues.official(slug, { do: 'accept' });
    }
    const invite = (by: typeof org, office: 'organiser' | 'judge' | 'caster') =>
      by.leagues.official(slug, { do: 'invite', handle: who.handle, office });
    await expect(invite(org, 'organiser')).rejects.toMatchObject({ status: 403, code: 'not-official' });
    for (const each of [judge, admin, who])
      await expect(invite(each, 'caster')).rejects.toMatchObject({ status: 403, code: 'not-official' });
    await invite(org, 'caster');
    await expect(invite(owner, 'judge')).rejects.toMatchObject({ status: 409, code: 'invited' });
    await expect(
      owner.leagues.official(slug, { do: 'invite', handle: 'nobody-here', office: 'judge' }),
    ).rejects.toMatchObject({ status: 404, code: 'nobody' });
    await expect(
      org.leagues.official(slug, { do: 'invite', handle: owner.handle, office: 'judge' }),
    ).rejects.toMatchObject({ code: 'owner' });
    for (const each of [judge, admin])
      await expect(each.leagues.endOffice(slug, org.id)).rejects.toMatchObject({ status: 403, code: 'not-official' });
    await expect(org.leagues.endOffice(slug, owner.id)).rejects.toMatchObject({ status: 409, code: 'no-office' });
    await expect(judge.leagues.openSeason(slug, { name: 'S', terms })).rejects.toMatchObject({ code: 'not-official' });
    expect((await org.leagues.endOffice(slug, judge.id)).officials.map(({ name }) => name)).toEqual([
      'Olga',
      'Org',
      'Who',
    ]);
    expect((await who.leagues.endOffice(slug, who.id)).invitation).toBeNull();
  });

  it('[LEAGUE-76] judge the matches of their league; the site’s organisers do not, its moderators do', async () => {
    const { owner, slug } = await league();
    const { id } = await owner.leagues.openSeason(slug, { name: 'S', terms });
    const players = [await person('Ada'), await person('Bob')];
    await owner.leagues.seasonAct(id, { id: 'opens-it', act: { act: 'open-registration' } });
    for (const each of players) await each.leagues.seasonAct(id, { id: 'enters-it', act: { act: 'enter' } });
    await owner.leagues.seasonAct(id, { id: 'drafts-it', act: { act: 'draft-round' } });
    await owner.leagues.seasonAct(id, { id: 'publishes-it', act: { act: 'publish-round' } });
    const [{ match }] = await Promise.all([players[0]!.leagues.sitDown(id, 1), players[1]!.leagues.sitDown(id, 1)]);
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
      await owner.leagues.official(slug, { do: 'invite', handle: each.handle, office });
    const stop = (by: typeof judge) => by.member.api.setClocks(match, { clocks: 'stop', reason: 'A look' });
    await expect(stop(judge)).rejects.toMatchObject({ status: 403, code: 'not-allowed' });
    for (const each of [judge, caster]) await each.leagues.official(slug, { do: 'accept' });
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
