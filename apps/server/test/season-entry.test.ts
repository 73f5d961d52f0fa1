/** Coming into a season on a real server: by its link, by invitation, from places of before; and answers to its questions. */
import type { Entrant, RegistrationTerms } from '@broadside/competition/season';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Jobs } from '../src/jobs/jobs.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms as terms } from './league-people.ts';
import type { LeaguePerson } from './league-people.ts';

let server: TestServer;
let db: pg.Client;
/** The server's clock; it goes on by hand. */
let now = Date.now();
const jobs: Jobs = {
  wakeMatchAt: () => Promise.resolve(),
  sendNoticeAt: () => Promise.resolve(),
  sendNoticesAt: () => Promise.resolve(),
  wakeSeasonAt: () => Promise.resolve(),
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};
let owner: LeaguePerson;
let [ann, ben]: LeaguePerson[] = [];
let slug = '';
beforeAll(async () => {
  server = await startServer({ jobs, time: { now: () => now, at: () => () => undefined } });
  db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
  owner = await leaguePerson(server, 'Olga');
  ann = await leaguePerson(server, 'Ann');
  ben = await leaguePerson(server, 'Ben');
  slug = `entry-${nextId()}`;
  await owner.leagues.createLeague({ name: 'Entry', slug });
});
afterAll(async () => {
  await db.end();
  await server.stop();
});

/** A season that takes people by these terms. */
async function opened(more: Partial<RegistrationTerms>): Promise<string> {
  const registration = { ...terms.registration, ...more };
  const { id } = await owner.leagues.openSeason(slug, { name: 'S', terms: { ...terms, registration } });
  await owner.act(id, { act: 'open-registration' });
  return id;
}

const enter = (who: LeaguePerson | undefined, id: string, link?: string) =>
  who!.leagues.seasonAct(id, {
    id: `enter-${nextId()}`,
    act: { act: 'enter' },
    ...(link === undefined ? {} : { link }),
  });

/** All that somebody is sent of a season. */
async function everything(id: string, cookie: string): Promise<string> {
  const parts = ['entrants', 'rounds', 'standings', 'bracket', 'announcements', 'lots', 'lists', 'rulings'];
  const paths = [
    '',
    '/journal',
    '/registration',
    '/files/season.json',
    '/files/entrants.csv',
    ...parts.map((part) => `/${part}`),
  ];
  const texts = paths.map(async (path) =>
    (await fetch(`${server.url}/api/seasons/${id}${path}`, { headers: { cookie } })).text(),
  );
  return (await Promise.all(texts)).join('\n');
}

it('[LEAGUE-157] whoever has the link comes in; its secret is told to organisers alone, and a renewed one lets nobody in', async () => {
  const id = await opened({ entry: { by: 'link' } });
  await expect(enter(ann, id)).rejects.toMatchObject({ status: 403, code: 'not-admitted' });
  expect((await owner.leagues.registration(id)).desk?.link).toBeNull();
  const first = (await owner.leagues.registrationAct(id, { do: 'renew-link' })).desk?.link ?? '';
  const second = (await owner.leagues.registrationAct(id, { do: 'renew-link' })).desk?.link ?? '';
  expect(first).not.toBe(second);
  await expect(ann!.leagues.registrationAct(id, { do: 'renew-link' })).rejects.toMatchObject({ code: 'not-official' });
  await expect(enter(ann, id, first)).rejects.toMatchObject({ code: 'not-admitted' });
  expect((await enter(ann, id, second)).entrant).toBe(1);
  for (const who of [ann!, ben!]) {
    expect(await everything(id, who.cookie)).not.toContain(second);
    expect((await who.leagues.registration(id)).desk).toBeNull();
  }
  const journal = JSON.stringify(await owner.leagues.seasonJournal(id));
  const file = await (
    await fetch(`${server.url}/api/seasons/${id}/files/season.json`, { headers: { cookie: owner.cookie } })
  ).text();
  expect(journal + file).not.toContain(second);
});

it('[LEAGUE-158] who is invited enters by one press, is shown the season, and nobody else reads of it', async () => {
  const id = await opened({ entry: { by: 'invitation' } });
  const before = await everything(id, ann!.cookie);
  await expect(
    owner.leagues.registrationAct(id, { do: 'invite', handle: 'nobody-is-called-so' }),
  ).rejects.toMatchObject({ code: 'nobody' });
  for (const _twice of [1, 2]) {
    const { desk } = await owner.leagues.registrationAct(id, { do: 'invite', handle: ben!.handle });
    expect(desk?.invited).toEqual([{ person: ben!.id, name: 'Ben', handle: ben!.handle, entered: false }]);
  }
  expect(await everything(id, ann!.cookie), 'an invitation changes no byte for others').toBe(before);
  expect((await ben!.leagues.leagues()).welcome.map((each) => each.id)).toContain(id);
  expect((await ann!.leagues.leagues()).welcome).toEqual([]);
  expect(await ben!.leagues.registration(id)).toMatchObject({ admitted: true, invited: true });
  await expect(enter(ann, id)).rejects.toMatchObject({ code: 'not-admitted' });
  await enter(ben, id);
  expect((await owner.leagues.registration(id)).desk?.invited).toMatchObject([{ entered: true }]);
  expect((await ben!.leagues.leagues()).welcome).toEqual([]);
  await owner.leagues.registrationAct(id, { do: 'take-back', person: ben!.id });
  expect((await owner.leagues.registration(id)).desk?.invited).toEqual([]);
});

it('[LEAGUE-157] places of a season that is closed let in, of the same league alone', async () => {
  const last = await opened({});
  await enter(ann, last);
  await enter(ben, last);
  const way = { entry: { by: 'places', season: last, upTo: 1 } } as const;
  const id = await opened(way);
  await expect(enter(ann, id), 'it is not closed').rejects.toMatchObject({ code: 'not-admitted' });
  await owner.act(last, { act: 'draft-round' });
  await owner.act(last, { act: 'publish-round' });
  const [sides] = (await owner.leagues.season(last)).season.rounds[0]?.pairings.map((each) => each.sides) ?? [];
  const result = { how: 'played', winner: sides?.[0] === 2 ? 0 : 1, book: null, reason: 'Test' } as const;
  await owner.act(last, { act: 'enter-result', round: 1, entrant: 1, result });
  await owner.act(last, { act: 'close', early: true });
  await expect(enter(ann, id), 'second').rejects.toMatchObject({ code: 'not-admitted' });
  expect(await ben!.leagues.registration(id)).toMatchObject({ admitted: true, invited: false });
  await enter(ben, id);
  const other = `elsewhere-${nextId()}`;
  await owner.leagues.createLeague({ name: 'Elsewhere', slug: other });
  const registration = { ...terms.registration, ...way };
  await expect(owner.leagues.openSeason(other, { name: 'S', terms: { ...terms, registration } })).rejects.toMatchObject(
    { status: 400, code: 'other-league' },
  );
});

it('[LEAGUE-159] who enters has answered; answers are for organisers and the one who gave them, down to the byte', async () => {
  const questions = [
    { id: 'club', ask: 'Which club?' },
    { id: 'day', ask: 'Which day?', choices: ['Monday', 'Tuesday'] },
  ];
  const id = await opened({ questions });
  await expect(enter(ann, id)).rejects.toMatchObject({ status: 409, code: 'no-answers' });
  await expect(ann!.leagues.answerQuestions(id, { shoe: '42' })).rejects.toMatchObject({ code: 'not-asked' });
  await expect(ann!.leagues.answerQuestions(id, { club: 'Blue', day: 'Sunday' })).rejects.toMatchObject({
    code: 'no-answers',
  });
  await ann!.leagues.answerQuestions(id, { club: 'Blue water', day: 'Monday' });
  await enter(ann, id);
  const before = await everything(id, ben!.cookie);
  await ann!.leagues.answerQuestions(id, { club: 'Deep water', day: 'Tuesday' });
  const after = await everything(id, ben!.cookie);
  expect(after, 'another answer changes no byte for others').toBe(before);
  expect(after).not.toContain('water');
  expect((await ann!.leagues.registration(id)).answers).toEqual({ club: 'Deep water', day: 'Tuesday' });
  expect((await owner.leagues.registration(id)).desk?.answers).toEqual([
    { entrant: 1, name: 'Ann', answers: { club: 'Deep water', day: 'Tuesday' } },
  ]);
  expect((await ann!.leagues.leagueData()).rows['entryAnswers']).toMatchObject([
    { season: id, answers: { club: 'Deep water' } },
  ]);
  expect(JSON.stringify((await ann!.leagues.leagueData()).rows['asked'])).not.toContain('water');
  await ann!.leagues.answerQuestions(id, {});
  expect((await owner.leagues.registration(id)).desk?.answers).toEqual([]);
});

const states = (entrants: readonly Entrant[]): string[] =>
  entrants.map(({ status, behind, offered }) => [status, behind, offered && 'offered'].filter(Boolean).join(' '));

it('[LEAGUE-160, LEAGUE-161] check-in ends at its time with nobody there, and who was not there is behind', async () => {
  const hour = 3_600_000;
  const checkIn = { from: now + hour, until: now + 3 * hour };
  const id = await opened({ checkIn, limit: 2 });
  for (const who of [ann, ben, owner]) await enter(who, id);
  await db.query(`insert into push_subscription (endpoint, person_id, p256dh, auth) values ($2, $1, 'x', 'x')`, [
    ann!.id,
    `https://push.example/${nextId()}`,
  ]);
  await expect(ben!.act(id, { act: 'check-in', entrant: 2 })).rejects.toMatchObject({ status: 409, code: 'early' });
  now = checkIn.from;
  await server.app.clock.sweep();
  const notices = await db.query('select kind, occasion from notice where person_id = $1 and subject = $2', [
    ann!.id,
    `entry:${id}`,
  ]);
  expect(notices.rows).toEqual([
    { kind: 'entry', occasion: `check-in:${String(checkIn.until)}:${String(checkIn.from)}` },
  ]);
  await ben!.act(id, { act: 'check-in', entrant: 2 });
  await owner.act(id, { act: 'check-in', entrant: 3 });
  now = checkIn.until;
  for (const _twice of [1, 2]) await server.app.clock.sweep();
  const { season } = await owner.leagues.season(id);
  expect(states(season.entrants)).toEqual(['waiting missed', 'playing', 'playing']);
  const { entries } = await owner.leagues.seasonJournal(id);
  expect(entries.filter(({ act }) => act === 'end-check-in')).toHaveLength(1);
});

it('[LEAGUE-162] a place that nobody takes goes to the next in line when time is up, by itself', async () => {
  const id = await opened({ limit: 2, offerHours: 5 });
  const more = [await leaguePerson(server, 'Cy'), await leaguePerson(server, 'Di')];
  for (const who of [ann, ben, ...more]) await enter(who, id);
  await ann!.act(id, { act: 'leave', entrant: 1, after: 'now' });
  expect(states((await owner.leagues.season(id)).season.entrants)[2]).toBe('waiting offered');
  await expect(more[1]!.act(id, { act: 'take-place', entrant: 3, accept: true })).rejects.toMatchObject({
    status: 403,
  });
  now += 5 * 3_600_000;
  for (const _twice of [1, 2]) await server.app.clock.sweep();
  expect(states((await owner.leagues.season(id)).season.entrants)).toEqual([
    ...['left', 'playing', 'waiting passed', 'waiting offered'],
  ]);
  await more[1]!.act(id, { act: 'take-place', entrant: 4, accept: true });
  expect(states((await owner.leagues.season(id)).season.entrants)[3]).toBe('playing');
});
