/** A person's data in leagues on a real server: every column that names somebody is told to them, and treated when they go. */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { belongings, namedBeside, ofEntrants } from '../src/identity/belongings.ts';
import { Accounts } from '../src/identity/accounts.ts';
import { toldBy } from '../src/leagues/person-data.ts';
import { openDatabase } from '../src/store/database.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, syntheticTerms as terms } from './league-people.ts';
import type { LeaguePerson } from './league-people.ts';

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

/** Tables of the schema with their columns, as the database has them. */
function schemaTables() {
  const schema = readFileSync(new URL('../../../prisma/schema.prisma', import.meta.url), 'utf8');
  return [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, model = '', body = '']) => ({
    table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model,
    columns: [...body.matchAll(/^ {2}(\w+) +(\w+)\??(?:\[\])?(.*)$/gm)].map(([, field = '', , rest = '']) => ({
      field,
      column: /@map\("(\w+)"\)/.exec(rest)?.[1] ?? field,
      uuid: rest.includes('@db.Uuid'),
    })),
  }));
}

it('[LEAGUE-131] every column of the schema that names a person, or an entrant, says what export and deletion do with it', () => {
  const tables = schemaTables();
  expect(tables.length).toBeGreaterThan(30);
  // A person's id is a UUID; a row's own id names nobody else.
  const naming = tables.flatMap(({ table, columns }) =>
    columns.filter(({ uuid, column }) => uuid && column !== 'id').map(({ column }) => `${table}.${column}`),
  );
  const treated = [...belongings.map(({ table, column }) => `${table}.${column}`), ...namedBeside];
  expect(treated.sort()).toEqual(naming.sort());
  expect(Object.keys(toldBy).sort()).toEqual(naming.sort());
  const ofNumbers = tables.filter(({ columns }) => {
    const fields = columns.map(({ field }) => field);
    return fields.includes('seasonId') && fields.includes('entrant');
  });
  expect(Object.keys(ofEntrants).sort()).toEqual(ofNumbers.map(({ table }) => table).sort());
});

/** Somebody of whom leagues know one thing of each kind. */
async function known(): Promise<{ who: LeaguePerson; other: LeaguePerson; season: string; own: string }> {
  const [who, other] = [await leaguePerson(server, 'Gone'), await leaguePerson(server, 'Olga')];
  const end = who.handle.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const [own, theirs] = [`own-${end}`, `theirs-${end}`];
  await who.leagues.createLeague({ name: 'Own', slug: own });
  await who.leagues.official(own, { do: 'invite', handle: other.handle, office: 'caster' });
  await other.leagues.createLeague({ name: 'Theirs', slug: theirs });
  await other.leagues.official(theirs, { do: 'invite', handle: who.handle, office: 'judge' });
  await who.leagues.official(theirs, { do: 'accept' });
  await who.leagues.makeToken(theirs, { name: 'Reader', scope: 'read' });
  await who.leagues.sayHours({ zone: 'Europe/Oslo', weekly: [{ day: 1, from: 60, to: 120 }], away: [] });
  await who.leagues.makeFeed();
  const { id: season } = await other.leagues.openSeason(theirs, { name: 'First', terms });
  await other.act(season, { act: 'open-registration' });
  await other.act(season, { act: 'enter' });
  await who.act(season, { act: 'enter' });
  await other.act(season, { act: 'draft-round' });
  await other.act(season, { act: 'publish-round' });
  await who.leagues.waitAtTable(season, 1, 1);
  const { match } = await other.leagues.sitDown(season, 1);
  await seed(who.id, other.id, season, match);
  return { who, other, season, own };
}

/** What takes a whole match or a webhook's receiver to come about. */
async function seed(person: string, other: string, season: string, match: string): Promise<void> {
  await db.query(
    `insert into judge_call (id, match_id, seat, person_id, kind, text, taken_by_id)
     values ('call-' || $3, $3, 1, $1, 'rules', 'Who is first?', null), ('other-' || $3, $3, 2, $2, 'rules', 'How far?', $1)`,
    [person, other, match],
  );
  await db.query(
    `insert into judge_visit (match_id, person_id, name, role, sees, entered_at) values ($2, $1, 'Gone', 'judge', 'table', now())`,
    [person, match],
  );
  await db.query(
    `insert into notice (person_id, subject, kind, occasion, due_at) values ($1, 'table:x', 'pairing', 'x', now())`,
    [person],
  );
  await db.query(`insert into announcement_read (season_id, at, person_id) values ($2, now(), $1)`, [person, season]);
  await db.query(
    `insert into list_submission (season_id, entrant, ordinal, version, name, points, edition, design, faults, locked, updated_at)
     values ($1, 2, 1, 1, 'Draft', 10, '1', '{}', '[]', null, now()), ($1, 2, 2, 1, 'Locked', 10, '1', '{}', '[]', '{}', now()),
            ($1, 1, 1, 1, 'Of the other', 10, '1', '{}', '[]', null, now())`,
    [season],
  );
  await db.query(`insert into entry_invitation (season_id, person_id, invited_by) values ($3, $1, $2), ($3, $2, $1)`, [
    person,
    other,
    season,
  ]);
  await db.query(
    `insert into entry_answer (season_id, person_id, answers, updated_at)
     values ($3, $1, '{"club": "Mine"}', now()), ($3, $2, '{"club": "Of the other"}', now())`,
    [person, other, season],
  );
  await seedCasts(person, other, match);
  await db.query('insert into season_place (season_id, entrant, place, person_id) values ($2, 2, 1, $1)', [
    person,
    season,
  ]);
  await db.query(
    `insert into dispute (id, season_id, round, pairing, by_id, text, created_at, decision, reason, decided_by_id, decided_at,
       appeal, appealed_by_id, appealed_at, final_decision, final_reason, answered_by_id, answered_at)
     values ($2, $2, 1, 0, $1, 'Late', now(), 'upheld', 'So', $1, now(), 'No', $1, now(), 'upheld', 'So', $1, now())`,
    [person, season],
  );
  await db.query(
    `insert into overlay_pass (id, person_id, match_id, token_hash, created_at)
     values ('overlay-' || $2, $1, $2, decode('00' || md5($2), 'hex'), now())`,
    [person, match],
  );
  await db.query(
    `insert into clip (id, match_id, from_seq, to_seq, title, person_id, created_at) values ('clip-' || $2, $2, 1, 1, 'Lost', $1, now())`,
    [person, match],
  );
  await db.query(
    `insert into follow (person_id, followed_id, match_id, tell, since) values ($1, $2, null, 'start', now()), ($2, $1, null, 'start', now()),
       ($1, null, $3, 'end', now())`,
    [person, other, match],
  );
  await db.query(
    `insert into live_pass (id, match_id, league_id, person_id, kind, granted_by, created_at)
     select 'pass-' || m.id || p.who, m.id, s.league_id, p.who::uuid, 'caster', p.by::uuid, now()
     from match m join season s on s.id = m.season_id, (values ($1, $2), ($2, $1)) p(who, by) where m.id = $3`,
    [person, other, match],
  );
  await db.query(
    `insert into webhook (id, league_id, kind, url, news, secret)
     select 'hook-' || id, id, 'standard', 'https://example.org/', '{}', 'hush-hush' from league where owner_id = $1`,
    [person],
  );
}

async function seedCasts(person: string, other: string, match: string): Promise<void> {
  await db.query(
    `insert into live_pass (id, match_id, league_id, person_id, kind, granted_by, created_at)
     select which || id, $3, id, who, 'caster', $1, now() from league, (values ('own-', $1::uuid), ('other-', $2::uuid)) given(which, who)
     where owner_id = $1`,
    [person, other, match],
  );
  await db.query(
    `insert into "cast" (id, match_id, owner_id, title, language, official, created_at) values ('cast-' || $2, $2, $1, 'Evening', 'en', false, now())`,
    [person, match],
  );
  await db.query(
    `insert into cast_member (cast_id, number, person_id, rights, accepted_at) values ('cast-' || $2, 1, $1, '{write}', now())`,
    [person, match],
  );
  await db.query(
    `insert into cast_cue (cast_id, ordinal, cue_id, match_id, seq, after_ms, at, by, ahead, kind, data)
     values ('cast-' || $1, 1, 'cue-one-1', $1, 1, 0, now(), 1, false, 'text', '{"kind": "text", "text": "Hello"}')`,
    [match],
  );
  await db.query(
    `insert into cast_report (cast_id, cue_id, data, person_id, name, reporter_id, reporter, reason)
     values ('cast-' || $2, 'cue-one-1', '{}', $1, 'Gone', $1, 'Gone', 'Rude')`,
    [person, match],
  );
}

it('[LEAGUE-131] the export has a row of each kind and no secret, and is for its person alone', async () => {
  const { who, other, own } = await known();
  const data = await who.leagues.leagueData();
  const wishes = { featured: true, followable: true, hidesResults: false };
  expect(data.person).toEqual({ id: who.id, name: 'Gone', handle: who.handle, ...wishes });
  const kinds = [...Object.values(toldBy).flatMap((each) => each?.as ?? []), 'lists', 'atTables', 'places', 'webhooks'];
  expect(Object.keys(data.rows).sort()).toEqual(kinds.sort());
  for (const kind of kinds) expect(data.rows[kind]?.length, kind).toBeGreaterThan(0);
  expect(data.entries).toMatchObject([
    { name: 'First', number: 2, status: 'playing', tables: [{ round: 1, opponent: 'Olga', outcome: null }] },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/hush|secret|hash|seed|Of the other/i);
  expect(data.rows['lists']?.map(({ name }) => name).sort()).toEqual(['Draft', 'Locked']);
  const theirs = await other.leagues.leagueData();
  expect(JSON.stringify(theirs)).not.toContain(who.id);
  expect(JSON.stringify(theirs)).not.toContain('Who is first?');
  const { token = '' } = await who.leagues.makeToken(own, { name: 'Reader', scope: 'read' });
  const byToken = await fetch(`${server.url}/api/account/leagues.json`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(byToken.status).toBe(401);
});

it('[LEAGUE-92] deletion takes what goes, and what stays leads to "Deleted player"', async () => {
  const { who, other, season } = await known();
  const database = openDatabase(server.databaseUrl);
  await new Accounts(database).remove(who.id);
  await database.$disconnect();
  const count = async (sql: string): Promise<number> => (await db.query(sql, [who.id])).rowCount ?? 0;
  for (const { table, column, goes = false } of belongings) {
    if (toldBy[`${table}.${column}` as keyof typeof toldBy] === null) continue;
    const left = await count(`select 1 from "${table}" where "${column}" = $1::uuid`);
    expect(left > 0, `${table}.${column}`).toBe(!goes);
  }
  expect(await count('select 1 from follow where followed_id = $1::uuid')).toBe(0);
  const lists = await db.query('select name from list_submission where season_id = $1 order by name', [season]);
  expect(lists.rows.map(({ name }: { name: string }) => name)).toEqual(['Locked', 'Of the other']);
  const stays = await db.query('select 1 from table_stay where season_id = $1 and entrant = 2', [season]);
  expect(stays.rowCount).toBe(0);
  const page = await other.leagues.season(season);
  expect(page.season.entrants.map(({ person }) => page.names[person ?? ''])).toEqual(['Olga', 'Deleted player']);
  const { entries } = await other.leagues.seasonJournal(season);
  expect(JSON.stringify([page, entries])).not.toContain('Gone');
});

it('[LEAGUE-130] a name that an organiser hides is told to nobody by pages, journal, files and calendars', async () => {
  const { who, other, season } = await known();
  const guest = await leaguePerson(server, 'Reader');
  const hide = { act: 'hide-name', entrant: 2 } as const;
  const told = async (cookie: string): Promise<string> => {
    const files = ['standings.csv', 'pairings.csv', 'season.json', 'season.trf'].map((file) => `/files/${file}`);
    const parts = ['entrants', 'rounds', 'rounds/1', 'standings', 'bracket', 'announcements', 'lots'].map(
      (part) => `/${part}`,
    );
    const paths = ['', '/journal', '/rulings', '/calendar.ics', '/rounds/1/tables/1', ...parts, ...files];
    const texts = paths.map(async (path) =>
      (await fetch(`${server.url}/api/seasons/${season}${path}`, { headers: { cookie } })).text(),
    );
    return (await Promise.all(texts)).join('\n');
  };
  const match = (await other.leagues.season(season)).season.rounds[0]?.pairings[0]?.match ?? '';
  const secrets = new RegExp(`Gone|${who.id}|${match}`);
  expect(await told(guest.cookie)).toMatch(secrets);
  await expect(who.act(season, { ...hide, hidden: true })).rejects.toMatchObject({ code: 'not-official' });
  await other.act(season, { ...hide, hidden: true });
  expect(await told(guest.cookie)).not.toMatch(secrets);
  expect(await told(guest.cookie)).toContain('A player');
  // Who meets them, and they themselves, read their names and find their table.
  expect((await who.leagues.season(season)).names[who.id]).toBe('Gone');
  expect((await who.leagues.pairing(season, 1, 1)).sides.map(({ name }) => name)).toContain('Gone');
  expect((await who.leagues.sitDown(season, 1)).match).toBe(match);
  await other.act(season, { ...hide, hidden: false });
  expect(await told(guest.cookie)).toContain('Gone');
});
