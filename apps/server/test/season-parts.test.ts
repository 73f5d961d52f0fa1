/** Parts of a season over HTTP: for programs, and for pages that are not signed in. */
import { readFile } from 'node:fs/promises';
import { leaguesApi } from '@broadside/client';
import type { GivenResult } from '@broadside/competition/season';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms } from './league-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

async function seasonOfFour() {
  const owner = await leaguePerson(server, 'Olga');
  const slug = `parts-${nextId()}`;
  await owner.leagues.createLeague({ name: 'Parts', slug });
  const { id } = await owner.leagues.openSeason(slug, { name: 'First', terms: syntheticTerms });
  await owner.act(id, { act: 'open-registration' });
  await owner.act(id, { act: 'enter-by-name', names: ['Ada', 'Bob', 'Cleo'] });
  const dan = await leaguePerson(server, 'Dan');
  await dan.act(id, { act: 'enter' });
  return { owner, dan, slug, id };
}

const parts = ['entrants', 'rounds', 'rounds/1', 'standings', 'bracket', 'announcements', 'lots', 'rulings'];

it('[LEAGUE-150] parts of a season are told with tags, and a draft changes no byte of them for anybody', async () => {
  const { owner, id, dan } = await seasonOfFour();
  const everybody = leaguesApi(server.url);
  await expect(everybody.seasonRound(id, 1)).rejects.toMatchObject({ status: 404, code: 'no-round' });
  await owner.act(id, { act: 'draft-round' });
  const { season } = await owner.act(id, { act: 'publish-round' });
  await owner.act(id, { act: 'announce', text: 'Round 1 is on.' });
  const table = season.rounds[0]?.pairings[0];
  const result: GivenResult = { how: 'played', winner: 0, book: [3, 1], reason: 'Test' };
  await owner.act(id, { act: 'enter-result', round: 1, entrant: table?.sides[0] ?? 0, result });
  expect((await everybody.seasonEntrants(id)).entrants.map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Cleo', 'Dan']);
  const { round, names } = await everybody.seasonRound(id, 1);
  expect(round.pairings[0]).toMatchObject({ sides: table?.sides, result: { winner: 0 } });
  expect(round.battles['0']).toBe(season.battles['1.0']?.battle);
  expect(names['4']).toBe('Dan');
  const { tables, places } = await everybody.seasonStandings(id);
  expect(tables).toMatchObject([{ after: 1, open: 1 }]);
  expect(tables[0]?.rows[0]).toMatchObject({ place: 1, entrant: table?.sides[0], points: '3', won: 1 });
  expect(places).toHaveLength(4);
  expect((await everybody.seasonAnnouncements(id)).announcements).toMatchObject([{ text: 'Round 1 is on.' }]);
  expect((await everybody.seasonLots(id)).draws.map(({ why }) => why)).toContain('lot of entrant 4');

  const told = async (headers: Record<string, string> = {}) =>
    Promise.all(
      parts.map(async (part) => {
        const response = await fetch(`${server.url}/api/seasons/${id}/${part}`, { headers });
        return { part, tag: response.headers.get('etag'), text: await response.text() };
      }),
    );
  const before = await told();
  for (const { part, tag } of before) {
    const again = await fetch(`${server.url}/api/seasons/${id}/${part}`, { headers: { 'if-none-match': tag ?? '' } });
    expect([part, again.status, await again.text()]).toEqual([part, 304, '']);
  }
  // The other table is done, so that the next round is drafted: only officials know.
  const other = season.rounds[0]?.pairings[1]?.sides[0] ?? 0;
  await owner.act(id, { act: 'enter-result', round: 1, entrant: other, result });
  const played = await told();
  expect(played).not.toEqual(before);
  await owner.act(id, { act: 'draft-round' });
  for (const headers of [{}, { cookie: dan.cookie }, { cookie: owner.cookie }])
    expect(await told(headers)).toEqual(played);
});

it('[LEAGUE-155] announcements are told to those whom they are for, and officials see how many have read them', async () => {
  const { owner, dan, id } = await seasonOfFour();
  const eve = await leaguePerson(server, 'Eve');
  await eve.act(id, { act: 'enter' });
  await owner.act(id, { act: 'announce', text: 'Welcome' });
  const { season } = await owner.act(id, { act: 'announce', text: 'Two' });
  const [first = 0, second = 0] = season.announcements.map(({ at }) => at);
  await dan.leagues.announcementsRead(id, [first, second, 5]);
  await dan.leagues.announcementsRead(id, [first]);
  await eve.leagues.announcementsRead(id, [first]);
  await expect(owner.leagues.announcementsRead(id, [first])).rejects.toMatchObject({ code: 'not-entrant' });
  await expect(dan.leagues.announcementReads(id)).rejects.toMatchObject({ code: 'not-official' });
  expect((await owner.leagues.announcementReads(id)).reads).toEqual([
    { at: first, of: 2, read: 2 },
    { at: second, of: 2, read: 1 },
  ]);
  // Who has read what changes no byte of what others get.
  const before = await (await fetch(`${server.url}/api/seasons/${id}/announcements`)).text();
  await eve.leagues.announcementsRead(id, [second]);
  expect(await (await fetch(`${server.url}/api/seasons/${id}/announcements`)).text()).toBe(before);
  await owner.act(id, { act: 'take-back-announcement', at: first });
  const { announcements } = await dan.leagues.seasonAnnouncements(id);
  expect(announcements.map(({ text }) => text)).toEqual(['Two']);
});

it('[LEAGUE-166] a tournament report becomes a season that is over, or is refused with the line that is wrong', async () => {
  const { owner, dan, slug } = await seasonOfFour();
  const report = await readFile(
    new URL('../../../packages/competition/src/trf/references/javafo.trf', import.meta.url),
    'utf8',
  );
  const body = { report, ruleset: syntheticTerms.ruleset };
  const { id, season } = await owner.leagues.takeInReport(slug, body);
  expect([season.status, season.entrants.length, season.rounds.length]).toEqual(['closed', 46, 10]);
  const { tables } = await dan.leagues.seasonStandings(id);
  expect(tables[0]?.rows[0]).toMatchObject({ name: 'Test0003 Player0003', points: '16' });
  const back = await (await fetch(`${server.url}/api/seasons/${id}/files/season-16.trf`)).text();
  expect(back).toContain('Test0046 Player0046');
  await expect(dan.leagues.takeInReport(slug, body)).rejects.toMatchObject({ status: 403, code: 'not-official' });
  const wrong = { ...body, report: report.replace('24 w 1', '24 w =') };
  await expect(owner.leagues.takeInReport(slug, wrong)).rejects.toMatchObject({
    ...{ status: 409, code: 'not-taken-in' },
    message: expect.stringMatching(/^Line 13, .*does not fit/) as string,
  });
  await expect(owner.leagues.takeInReport(slug, { ...body, ruleset: 'nothing-like-it' })).rejects.toMatchObject({
    code: 'no-ruleset',
  });
  const official = { ...body, report: report.replace('Test0046 Player0046', 'Moderator          ') };
  await expect(owner.leagues.takeInReport(slug, official)).rejects.toMatchObject({ code: 'not-taken-in' });
});

it('[LEAGUE-153] a closed season is taken in from its file, and refused with what is wrong with it', async () => {
  const { owner, slug, id } = await seasonOfFour();
  await owner.act(id, { act: 'draft-round' });
  const { season } = await owner.act(id, { act: 'publish-round' });
  const result: GivenResult = { how: 'played', winner: 0, book: [3, 1], reason: 'Test' };
  for (const { sides } of season.rounds[0]?.pairings ?? [])
    await owner.act(id, { act: 'enter-result', round: 1, entrant: sides[0], result });
  const running = await owner.leagues.seasonFile(id);
  await expect(owner.leagues.takeInSeason(slug, running)).rejects.toMatchObject({ status: 409, code: 'not-taken-in' });
  await owner.act(id, { act: 'close', early: true });
  await owner.act(id, { act: 'reverse', seq: (await owner.leagues.season(id)).seq });
  await owner.act(id, { act: 'close', early: true });
  const csv = await (await fetch(`${server.url}/api/seasons/${id}/files/entrants.csv`)).text();
  expect(csv.split('\r\n').slice(0, 2)).toEqual([
    'number,name,seed,status,first round,last round',
    '1,Ada,,playing,1,',
  ]);
  const file = await owner.leagues.seasonFile(id);
  const taken = await owner.leagues.takeInSeason(slug, file);
  expect(taken.id).not.toBe(id);
  expect((await owner.leagues.league(slug)).seasons.map((each) => each.id)).toContain(taken.id);
  const [here, there] = await Promise.all([taken.id, id].map((each) => owner.leagues.seasonStandings(each)));
  expect(here?.tables).toEqual(there?.tables);
  expect(taken.season.entrants.map(({ person, name }) => [person, name])).toContainEqual([null, 'Dan']);
  expect(taken.season.announcements.map(({ text }) => text).join()).toContain('another site');
  const forged = structuredClone(file);
  Object.assign(forged.journal.find(({ act }) => act.act === 'enter-result')?.events[0] ?? {}, {
    result: { ...result, winner: 1 },
  });
  await expect(owner.leagues.takeInSeason(slug, forged)).rejects.toMatchObject({
    status: 409,
    message: 'What the journal comes to is another season than that of the file: rounds.',
  });
  await expect(owner.leagues.takeInSeason(slug, { journal: 'x' })).rejects.toMatchObject({ status: 400 });
  const big = { ...file, names: { x: 'y'.repeat(5_000_000) } };
  await expect(owner.leagues.takeInSeason(slug, big)).rejects.toMatchObject({ status: 413 });
});
