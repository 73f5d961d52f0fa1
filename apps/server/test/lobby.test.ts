/** The lobby on a real database: challenges, searches, ratings, rematches, who is here. */
import { newRating, rate } from '@broadside/competition';
import { api } from '@broadside/client';
import type { Lobby, SeekState } from '@broadside/protocol';
import { challengesPerPerson } from '@broadside/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Challenges } from '../src/lobby/challenges.ts';
import { openDatabase } from '../src/store/database.ts';
import { Matches } from '../src/store/matches.ts';
import { Guest, refusal, seatedMatch, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { idOf, memberAt, playOut, resign, until } from './members.ts';

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

const arrive = (name: string): Promise<Guest> => Guest.arrive(server.url, name);
const member = (name: string, at: TestServer = server): Promise<Guest> => memberAt(at, name);

const open = { ruleset: 'synthetic', opponent: 'anyone' } as const;
const challengesIn = ({ challenges }: Lobby): string[] => challenges.map(({ match }) => match.id);

describe('live matches', () => {
  it('[HTTP-60] are those with somebody at the table who plays', async () => {
    const [{ ada, id: played }, eve] = [await seatedMatch(server.url), await arrive('Eve')];
    const listed = async (): Promise<boolean> => (await eve.api.lobby(false)).live.some(({ id }) => id === played);
    expect(await listed(), 'nobody is there').toBe(false);
    const watching = eve.open(played);
    await watching.when((state) => state.seq >= 1);
    expect(await listed(), 'somebody watches').toBe(false);
    const playing = ada.open(played);
    await playing.when((state) => state.seq >= 1);
    expect(await until(listed, (is) => is), 'one of both plays').toBe(true);
    playing.close();
    expect(await until(listed, (is) => !is), 'left again').toBe(false);
    watching.close();
  });
});

describe('the best of the week', () => {
  it('[HTTP-60] is a finished match, and nothing on an empty installation', async () => {
    const quiet = await startServer();
    try {
      const [ada, bob] = [await Guest.arrive(quiet.url, 'Ada'), await Guest.arrive(quiet.url, 'Bob')];
      const best = async () => (await ada.api.lobby(false)).best;
      expect(await best()).toBeNull();
      const { id: live } = await seatedMatch(quiet.url);
      expect(await best(), `${live} is still played`).toBeNull();
      const id = await playOut(ada, bob);
      expect(await best()).toMatchObject({ id, status: 'finished', seats: [{ name: 'Ada' }, { name: 'Bob' }] });
    } finally {
      await quiet.stop();
    }
  });

  it('[HTTP-60] is sought among those that were made here lately and came to a round', async () => {
    const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
    const ids: string[] = [];
    for (let more = 0; more < 4; more += 1) ids.push(await playOut(ada, bob));
    const [whole, elsewhere, early, old] = ids;
    await db.query(`update match set imported_from = 'there' where id = $1`, [elsewhere]);
    await db.query('update match set round = null where id = $1', [early]);
    await db.query(`update match set created_at = now() - interval '8 days' where id = $1`, [old]);
    const database = openDatabase(server.databaseUrl);
    const found = await new Matches(database).finishedSince(Date.now() - 7 * 24 * 3_600_000, Date.now(), 1000);
    expect(found.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([whole]);
    await database.$disconnect();
  });
});

describe('open challenges', () => {
  it('[HTTP-60] are listed with their makers and clocks, and accepted by a stranger', async () => {
    const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
    const tempo = { kind: 'correspondence', decisionMs: 172_800_000 } as const;
    const { match } = await ada.api.createMatch({ ...open, tempo });
    const seen = await bob.api.lobby(false);
    const found = seen.challenges.find((each) => each.match.id === match.id);
    expect(found).toMatchObject({ by: { name: 'Ada', handle: null }, rating: null, mine: false, changed: 0 });
    expect(found?.match).toMatchObject({ tempo });
    // Guests play for no rating.
    expect(found?.match).not.toHaveProperty('rated');
    expect((await ada.api.lobby(false)).challenges.find((each) => each.match.id === match.id)?.mine).toBe(true);
    await bob.api.join(match.id, 'seat-2', {});
    const both = (): Promise<Lobby[]> => Promise.all([ada, bob].map((each) => each.api.lobby(false)));
    const after = await until(both, (lists) => lists.some(({ mine }) => mine.some(({ waits }) => waits)));
    for (const lists of after) {
      expect(challengesIn(lists)).not.toContain(match.id);
      expect(lists.mine).toMatchObject([{ match: { id: match.id, status: 'live' } }]);
    }
    const asked = after.flatMap(({ mine }) => mine).filter(({ waits }) => waits);
    expect(asked.length).toBeGreaterThan(0);
    for (const { deadline } of asked) expect(deadline).toBeGreaterThan(Date.now() + 47 * 3_600_000);
  });

  it('[HTTP-60] put those matches first that wait for whoever asks', async () => {
    const { ada, bob } = await seatedMatch(server.url);
    for (let more = 0; more < 3; more += 1)
      await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend', seat: 'seat-2' });
    const both = (): Promise<Lobby[]> => Promise.all([ada, bob].map((each) => each.api.lobby(false)));
    const lists = await until(both, (all) => all.some(({ mine }) => mine.some(({ waits }) => waits)));
    const asked = lists.flatMap(({ mine }) => mine).filter(({ waits }) => waits);
    expect(asked.length).toBeGreaterThan(0);
    for (const { mine } of lists) {
      const order = mine.map(({ waits }) => waits);
      expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)));
    }
  });

  it('[HTTP-60] answers 304 while nothing has changed', async () => {
    const quiet = await startServer();
    try {
      const { cookie } = await Guest.arrive(quiet.url, 'Ada');
      const first = await fetch(`${quiet.url}/api/lobby`, { headers: { cookie } });
      const etag = first.headers.get('etag') ?? '';
      const again = await fetch(`${quiet.url}/api/lobby`, { headers: { cookie, 'if-none-match': etag } });
      expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
      await fetch(`${quiet.url}/api/matches`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(open),
      });
      const changed = await fetch(`${quiet.url}/api/lobby`, { headers: { cookie, 'if-none-match': etag } });
      expect(changed.status).toBe(200);
    } finally {
      await quiet.stop();
    }
  });

  it('[HTTP-61] are withdrawn by their makers only, and those who wait hear so', async () => {
    const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
    const { match } = await ada.api.createMatch(open);
    const waiting = ada.open(match.id);
    await waiting.when((state) => state.match?.status === 'open');
    expect(await refusal(bob.api.withdraw(match.id))).toMatchObject({ status: 403, code: 'not-host' });
    expect(await ada.api.withdraw(match.id)).toEqual({ id: match.id });
    await waiting.when((state) => state.match?.status === 'aborted');
    waiting.close();
    expect(await refusal(bob.api.join(match.id, 'seat-2', {}))).toMatchObject({ status: 409, code: 'withdrawn' });
    expect(challengesIn(await bob.api.lobby(false))).not.toContain(match.id);
    const { mine, played } = await ada.api.lobby(false);
    expect([...mine.map((own) => own.match.id), ...played.map(({ id }) => id)]).not.toContain(match.id);
    const begun = await seatedMatch(server.url);
    expect(await refusal(begun.ada.api.withdraw(begun.id))).toMatchObject({ status: 409, code: 'not-open' });
    expect(await refusal(ada.api.withdraw('000000000000'))).toMatchObject({ status: 404 });
  });

  it('[HTTP-62] end when their makers stay away for a day, and are never more than ten of one person', async () => {
    const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
    const { match } = await ada.api.createMatch(open);
    const kept = (await bob.api.createMatch(open)).match.id;
    await db.query(`update session set seen_at = now() - interval '25 hours' where person_id = $1`, [await idOf(ada)]);
    await db.query(`update match set created_at = now() - interval '26 hours' where id in ($1, $2)`, [match.id, kept]);
    expect(challengesIn(await bob.api.lobby(false))).not.toContain(match.id);
    const database = openDatabase(server.databaseUrl);
    const ended = await new Challenges(database).expire();
    await database.$disconnect();
    expect(ended).toContain(match.id);
    expect(ended).not.toContain(kept);
    expect((await bob.api.match(match.id)).match.status).toBe('aborted');
    for (let more = 1; more < challengesPerPerson; more += 1) await bob.api.createMatch(open);
    expect(await refusal(bob.api.createMatch(open))).toMatchObject({ status: 409, code: 'too-many-challenges' });
    await bob.api.withdraw(kept);
    await bob.api.createMatch(open);
  });
});

describe('looking for an opponent', () => {
  const tempo = { kind: 'live', bankMs: 1_800_000, incrementMs: 15_000, overtime: { kind: 'loss' } } as const;

  it('[HTTP-63] pairs two who want the same, and tells both', async () => {
    const [ada, bob, cy] = [await member('Ada'), await member('Bob'), await arrive('Cy')];
    const body = { ruleset: 'synthetic', tempo };
    expect(await ada.api.seek(body)).toMatchObject({ state: 'waiting', range: 150 });
    // Another tempo is another search, and so is another pair of eyes on the same person's.
    expect(await cy.api.seek({ ...body, tempo: { kind: 'none' } })).toMatchObject({ state: 'waiting' });
    expect(await ada.api.seek(body)).toMatchObject({ state: 'waiting' });
    const found = await bob.api.seek(body);
    if (found.state !== 'paired') throw new Error(found.state);
    expect(await ada.api.seeking()).toEqual(found);
    const { match, seat } = await ada.api.match(found.match);
    expect(match).toMatchObject({ status: 'live', tempo, rated: true });
    expect([seat, (await bob.api.match(found.match)).seat].sort()).toEqual(['seat-1', 'seat-2']);
    expect(await cy.api.seeking()).toMatchObject({ state: 'waiting' });
    expect(await cy.api.stopSeeking()).toEqual({ state: 'none' });
    expect(await cy.api.seeking()).toEqual({ state: 'none' });
  });

  it('[HTTP-63] two of many who ask at once sit at one table each', async () => {
    const people = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(arrive));
    const body = { ruleset: 'synthetic', tempo: { kind: 'correspondence', decisionMs: 86_400_000 } } as const;
    await Promise.all(people.map((each) => each.api.seek(body)));
    const paired = (state: SeekState): boolean => state.state === 'paired';
    const found = await Promise.all(people.map((each) => until(() => each.api.seeking(), paired)));
    const tables = found.map((state) => (state.state === 'paired' ? state.match : ''));
    const distinct = [...new Set(tables)];
    expect(distinct.map((id) => tables.filter((each) => each === id).length)).toEqual([2, 2, 2]);
  });

  it('[HTTP-63] does not pair those far apart at once', async () => {
    const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
    await db.query(
      `insert into rating (person_id, ruleset, rating, deviation, volatility, matches, updated_at)
       values ($1, 'synthetic', 1900, 60, 0.06, 40, now())`,
      [await idOf(ada)],
    );
    await ada.api.seek({ ruleset: 'synthetic', tempo });
    expect(await bob.api.seek({ ruleset: 'synthetic', tempo })).toMatchObject({ state: 'waiting' });
    await Promise.all([ada.api.stopSeeking(), bob.api.stopSeeking()]);
  });
});

describe('ratings', () => {
  it('[HTTP-64, HTTP-65] change once with a match of two people, and stand in the lobby, at the table and on the profile', async () => {
    const [ada, bob] = [await member('Ada'), await member('Bob')];
    const id = await playOut(ada, bob);
    const who = await idOf(ada);
    const profile = await until(
      () => ada.api.player(who),
      ({ ratings }) => ratings.length > 0,
    );
    const [won, lost] = rate(newRating, newRating, 1);
    const shown = { ruleset: 'synthetic', matches: 1, provisional: true };
    expect(profile.ratings).toEqual([
      { ...shown, rating: Math.round(won.rating), deviation: Math.round(won.deviation) },
    ]);
    expect(profile.played).toMatchObject([{ match: { id }, seat: 'seat-1', change: Math.round(won.rating) - 1500 }]);
    expect((await bob.api.lobby(false)).ratings).toMatchObject([{ ...shown, rating: Math.round(lost.rating) }]);
    const { players } = await api(server.url).playersOf(id);
    expect(players.map(({ player, rating }) => [player.name, rating?.rating])).toEqual([
      ['Ada', Math.round(won.rating)],
      ['Bob', Math.round(lost.rating)],
    ]);
    const { match } = await ada.api.createMatch(open);
    const { challenges } = await bob.api.lobby(false);
    expect(challenges.find((each) => each.match.id === match.id)?.rating).toMatchObject({ matches: 1 });
    expect(await refusal(ada.api.player('nobody-of-that-name'.slice(0, 19)))).toMatchObject({ status: 404 });
  });

  it('[HTTP-64] are left alone by matches that do not count', async () => {
    const [ada, bob, eve] = [await member('Ada'), await member('Bob'), await arrive('Eve')];
    for (const [host, other] of [
      [ada, eve],
      [eve, ada],
    ] as const)
      expect((await ada.api.match(await playOut(host, other))).match, 'with a guest').not.toHaveProperty('rated');
    const unrated = await playOut(ada, bob, false);
    expect((await ada.api.match(unrated)).match).not.toHaveProperty('rated');
    const against = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot' });
    await resign(ada, against.match.id);
    const aborted = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
    await bob.api.join(aborted.match.id, 'seat-2', { token: aborted.invitations[0]?.token ?? '' });
    const table = ada.open(aborted.match.id);
    await table.when((state) => state.seq >= 1);
    await table.act({ act: 'abort' });
    await table.when((state) => state.match?.status === 'aborted');
    table.close();
    await until(
      () => db.query(`select 1 from match where id = $1 and status = 'aborted'`, [aborted.match.id]),
      ({ rowCount }) => rowCount === 1,
    );
    expect((await ada.api.lobby(false)).ratings).toEqual([]);
  });
});

describe('playing again', () => {
  it('[HTTP-66] takes both, swaps the sides, and makes one match', async () => {
    const [ada, bob, eve] = [await member('Ada'), await member('Bob'), await arrive('Eve')];
    const id = await playOut(ada, bob);
    expect(await ada.api.rematch(id)).toEqual({ possible: true, by: null, mine: false, match: null });
    expect(await refusal(eve.api.askRematch(id))).toMatchObject({ status: 403, code: 'not-seated' });
    expect(await ada.api.askRematch(id)).toEqual({ possible: true, by: 'Ada', mine: true, match: null });
    expect(await ada.api.askRematch(id)).toMatchObject({ match: null });
    expect(await bob.api.rematch(id)).toMatchObject({ by: 'Ada', mine: false });
    const [taken, again] = await Promise.all([bob.api.askRematch(id), bob.api.askRematch(id)]);
    const next = taken.match ?? '';
    expect(again.match).toBe(next);
    expect((await ada.api.rematch(id)).match).toBe(next);
    expect(await ada.api.match(next)).toMatchObject({ seat: 'seat-2', match: { status: 'live', rated: true } });
    expect((await bob.api.match(next)).seat).toBe('seat-1');
    expect(await refusal(ada.api.askRematch(next))).toMatchObject({ status: 409, code: 'not-over' });
  });

  it('[HTTP-66] offered by both at the same moment is one match; a bot never says no', async () => {
    const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
    const id = await playOut(ada, bob);
    await Promise.all([ada.api.askRematch(id), bob.api.askRematch(id)]);
    const [one, two] = await Promise.all([ada.api.rematch(id), bob.api.rematch(id)]);
    expect(one.match).not.toBeNull();
    expect(two.match).toBe(one.match);
    const { match } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot' });
    await resign(ada, match.id);
    const next = await ada.api.askRematch(match.id);
    expect(await ada.api.match(next.match ?? '')).toMatchObject({ seat: 'seat-2', match: { status: 'live' } });
  });
});

it('[HTTP-60] tells how many are here, and names only those who let it', async () => {
  const [ada, bob] = [await arrive('Ada Seen'), await arrive('Bob Unseen')];
  await ada.api.lobby(true);
  await bob.api.lobby(false);
  const { online } = await ada.api.lobby(true);
  const names = online.people.map(({ name }) => name);
  expect(names).toContain('Ada Seen');
  expect(names).not.toContain('Bob Unseen');
  expect(online.count).toBeGreaterThanOrEqual(2);
});
