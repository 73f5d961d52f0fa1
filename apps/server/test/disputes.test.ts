/** Reports on tables of a season on a real server: who reads and decides them, and that nobody else gets another byte. */
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DisputeNotices } from '../src/leagues/dispute-notices.ts';
import { Disputes } from '../src/leagues/disputes.ts';
import type { Seasons } from '../src/leagues/seasons.ts';
import { openDatabase } from '../src/store/database.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms as terms } from './league-people.ts';
import type { LeaguePerson } from './league-people.ts';

const day = 86_400_000;
let server: TestServer;
/** The server's clock; it goes on by hand. */
let now = Date.now();
beforeAll(async () => {
  server = await startServer({ time: { now: () => now, at: () => () => undefined } });
});
afterAll(() => server.stop());

/** A published round of a league with a judge, an organiser who plays at table 1, and somebody at another table. */
async function scene() {
  const person = (name: string) => leaguePerson(server, name);
  const people = [];
  for (const name of ['Olga', 'Ada', 'Organ', 'Jude', 'Cass', 'Other', 'Fourth']) people.push(await person(name));
  const [owner, ada, organ, judge, caster, other, fourth] = people as [
    ...[LeaguePerson, LeaguePerson, LeaguePerson, LeaguePerson, LeaguePerson, LeaguePerson, LeaguePerson],
  ];
  const slug = `disputes-${nextId()}`;
  await owner.leagues.createLeague({ name: 'Disputes', slug });
  for (const [who, office] of [
    [organ, 'organiser'],
    [judge, 'judge'],
    [caster, 'caster'],
  ] as const) {
    await owner.leagues.official(slug, { do: 'invite', handle: who.handle, office });
    await who.leagues.official(slug, { do: 'accept' });
  }
  const { id } = await owner.leagues.openSeason(slug, { name: 'First', terms });
  await owner.act(id, { act: 'open-registration' });
  for (const each of [ada, organ, other, fourth]) await each.act(id, { act: 'enter' });
  await owner.act(id, { act: 'draft-round' });
  await owner.act(id, { act: 'edit-draft', change: { edit: 'force', entrants: [1, 2] } });
  const { season } = await owner.act(id, { act: 'publish-round' });
  const table = 1 + (season.rounds[0]?.pairings.findIndex(({ sides }) => sides.includes(1)) ?? -1);
  return { owner, ada, organ, judge, caster, other, id, slug, table };
}

it('[LEAGUE-132, LEAGUE-133] a report is decided by who does not play there, and appealed once to the owner', async () => {
  const { owner, ada, organ, judge, other, id, table } = await scene();
  const at = [id, 1, table] as const;
  const report = { do: 'report', text: 'My clock was stopped.' } as const;
  expect(await ada.leagues.disputes(...at)).toEqual({ disputes: [], mayReport: true });
  await expect(judge.leagues.dispute(...at, report)).rejects.toMatchObject({ status: 403, code: 'not-entrant' });
  await expect(other.leagues.dispute(...at, report)).rejects.toMatchObject({ status: 403 });
  const { disputes } = await ada.leagues.dispute(...at, report);
  const [{ id: dispute = '' } = {}] = disputes;
  await expect(ada.leagues.dispute(...at, report)).rejects.toMatchObject({ status: 409, code: 'reported' });
  // The organiser plays there: they read it as the other one of the two, and decide nothing.
  expect((await organ.leagues.disputes(...at)).disputes).toMatchObject([{ text: report.text, may: [] }]);
  expect((await organ.leagues.openDisputes(id)).disputes).toEqual([]);
  const decide = { do: 'decide', dispute, decision: 'dismissed', reason: 'By the rules.' } as const;
  for (const each of [organ, ada])
    await expect(each.leagues.dispute(...at, decide)).rejects.toMatchObject({ code: 'not-now' });
  expect((await judge.leagues.openDisputes(id)).disputes).toMatchObject([{ id: dispute, may: ['decide'] }]);
  await judge.leagues.dispute(...at, decide);
  await expect(owner.leagues.dispute(...at, decide)).rejects.toMatchObject({ status: 409, code: 'not-now' });
  expect((await judge.leagues.openDisputes(id)).disputes).toEqual([]);
  // Either of the two appeals, once; the owner has the last word.
  const appeal = { do: 'appeal', dispute, text: 'Look again.' } as const;
  await expect(judge.leagues.dispute(...at, appeal)).rejects.toMatchObject({ code: 'not-now' });
  await organ.leagues.dispute(...at, appeal);
  await expect(ada.leagues.dispute(...at, appeal)).rejects.toMatchObject({ code: 'not-now' });
  const answer = { do: 'answer', dispute, decision: 'upheld', reason: 'The log says so.' } as const;
  await expect(judge.leagues.dispute(...at, answer)).rejects.toMatchObject({ code: 'not-now' });
  expect((await owner.leagues.openDisputes(id)).disputes).toMatchObject([{ may: ['answer'] }]);
  const last = await owner.leagues.dispute(...at, answer);
  expect(last.disputes).toMatchObject([
    {
      decided: { decision: 'dismissed', by: 'Jude' },
      appeal: { by: 'Organ' },
      answered: { decision: 'upheld' },
      may: [],
    },
  ]);
  await expect(owner.leagues.dispute(...at, answer)).rejects.toMatchObject({ code: 'not-now' });
});

it('[LEAGUE-133] reports of one person on a table, and the time for an appeal, have an end', async () => {
  const { owner, ada, id, table } = await scene();
  const at = [id, 1, table] as const;
  for (let count = 1; count <= 3; count += 1) {
    const { disputes } = await ada.leagues.dispute(...at, { do: 'report', text: `Number ${String(count)}` });
    const dispute = disputes[0]?.id ?? '';
    await owner.leagues.dispute(...at, { do: 'decide', dispute, decision: 'upheld', reason: 'Yes.' });
  }
  await expect(ada.leagues.dispute(...at, { do: 'report', text: 'Number 4' })).rejects.toMatchObject({
    code: 'too-many-reports',
  });
  const [{ id: dispute = '', appealUntil } = { appealUntil: 0 }] = (await ada.leagues.disputes(...at)).disputes;
  expect(appealUntil).toBe(now + 7 * day);
  now += 7 * day + 1;
  await expect(ada.leagues.dispute(...at, { do: 'appeal', dispute, text: 'Late' })).rejects.toMatchObject({
    code: 'not-now',
  });
  now -= 7 * day + 1;
});

it('[LEAGUE-132] a report, a decision and an appeal change no byte that anybody else gets', async () => {
  const { owner, ada, judge, caster, other, id, slug, table } = await scene();
  const stranger = await leaguePerson(server, 'Stranger');
  const places = [
    ...['', '/journal', '/rulings', '/lists', '/bracket', '/calendar.ics', '/disputes', '/files/season.json'],
    ...['/rounds/1/tables/1', '/rounds/1/tables/2', `/rounds/1/tables/${String(table)}/disputes`],
  ].map((path) => `/api/seasons/${id}${path}`);
  const all = [...places, '/api/leagues', `/api/leagues/${slug}`, '/api/pairings', '/api/account/leagues.json'];
  // Its clock stands still, and so does the instant in what is told.
  const told = async (): Promise<string> => {
    const texts: string[] = [];
    for (const { cookie } of [other, caster, stranger, { cookie: '' }])
      for (const path of all) {
        const answer = await fetch(`${server.url}${path}`, { headers: { cookie } });
        texts.push(String(answer.status), answer.headers.get('etag') ?? '', await answer.text());
      }
    return texts.join('\n');
  };
  const before = await told();
  const at = [id, 1, table] as const;
  const { disputes } = await ada.leagues.dispute(...at, { do: 'report', text: 'Between us' });
  expect(await told()).toBe(before);
  const dispute = disputes[0]?.id ?? '';
  await judge.leagues.dispute(...at, { do: 'decide', dispute, decision: 'upheld', reason: 'Between us' });
  await ada.leagues.dispute(...at, { do: 'appeal', dispute, text: 'Between us' });
  expect(await told()).toBe(before);
  expect((await owner.leagues.openDisputes(id)).disputes).toHaveLength(1);
});

it('[LEAGUE-133] the other one and those who decide get notices, whoever does it none', async () => {
  const { owner, ada, organ, judge, caster, id, table } = await scene();
  const everybody = [owner, ada, organ, judge, caster];
  const db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
  for (const { id: person } of everybody)
    await db.query(
      `insert into push_subscription values ('https://push.example/' || $1::text, $1::uuid, 'key', 'auth')`,
      [person],
    );
  const told = async (occasion: string): Promise<string[]> => {
    const { rows } = await db.query<{ person_id: string }>(
      `select person_id from notice where subject like 'dispute:%' and occasion = $1 and person_id = any($2::uuid[])`,
      [occasion, everybody.map((each) => each.id)],
    );
    return rows.map(({ person_id }) => everybody.find((each) => each.id === person_id)?.name ?? '').sort();
  };
  const at = [id, 1, table] as const;
  const { disputes } = await ada.leagues.dispute(...at, { do: 'report', text: 'Late' });
  expect(await told('reported')).toEqual(['Jude', 'Olga', 'Organ']);
  const dispute = disputes[0]?.id ?? '';
  await judge.leagues.dispute(...at, { do: 'decide', dispute, decision: 'dismissed', reason: 'No' });
  expect(await told('decided')).toEqual(['Ada', 'Organ']);
  await organ.leagues.dispute(...at, { do: 'appeal', dispute, text: 'Still' });
  expect(await told('appealed')).toEqual(['Ada', 'Olga']);
  const database = openDatabase(server.databaseUrl);
  const seasons = { get: () => Promise.resolve({ ledger: { season: { name: 'First' } } }) } as unknown as Seasons;
  const notices = new DisputeNotices(new Disputes(database), seasons, () => now);
  const words = (occasion: string) =>
    notices.words({ id: 1, personId: ada.id, subject: `dispute:${dispute}`, matchId: null, kind: 'pairing', occasion });
  // What it was about is on the page alone; a newer step takes the place of an older one.
  expect(await words('appealed')).toEqual({
    title: `First: round 1, table ${String(table)}`,
    body: 'The decision on this table is appealed against.',
    path: `/pairing/${id}/1/${String(table)}`,
    tag: `dispute:${dispute}`,
  });
  expect([await words('reported'), await words('decided')]).toEqual([undefined, undefined]);
  await database.$disconnect();
  await db.end();
});
