/** Matches whose watchers are late: what stays so after a restart, and what follows from their end. */
import { synthetic } from '@broadside/bench/synthetic';
import { delayOf } from '@broadside/match';
import type { WatchTerms } from '@broadside/match';
import { catalog } from '@broadside/rules/catalog';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { PublicMoments } from '../src/publication/public-moments.ts';
import { openDatabase } from '../src/store/database.ts';
import { StoredRounds } from '../src/store/match-rounds.ts';
import { Matches } from '../src/store/matches.ts';
import { PgJournal } from '../src/store/pg-journal.ts';
import { newDatabase, refusal, startServer } from './harness.ts';
import type { Guest, TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms } from './league-people.ts';
import { idOf, memberAt, until } from './members.ts';
import { SimulatedTime } from './simulated-time.ts';

const games = { ...catalog, synthetic: () => Promise.resolve(synthetic) };
const settings = { WEB_DIR: '/nowhere' };
const minute: WatchTerms = { delay: { kind: 'seconds', seconds: 60 }, listed: true };

async function begun(server: TestServer, watch: WatchTerms, ruleset = 'synthetic') {
  const [ada, bob] = [await memberAt(server, 'Ada'), await memberAt(server, 'Bob')];
  const made = await ada.api.createMatch({ ruleset, opponent: 'friend', watch });
  const { id } = made.match;
  const [invitation] = made.invitations;
  if (invitation === undefined) throw new Error('No invitation.');
  await bob.api.join(id, invitation.seat, { token: invitation.token });
  return { ada, bob, id };
}

async function resigned(who: Guest, id: string): Promise<void> {
  const table = who.open(id, { catalog: games });
  await table.when((state) => state.seq >= 1);
  await table.act({ act: 'resign' });
  await table.when((state) => state.match?.status === 'finished');
  table.close();
  await until(
    () => who.api.match(id),
    ({ match }) => match.status === 'finished',
  );
}

const matchesOf = async (who: Guest): Promise<number | undefined> =>
  (await who.api.player(await idOf(who))).ratings[0]?.matches;

describe('[WATCH-6] the end of a match whose watchers are late', () => {
  it('is public at its instant, whoever is connected, also where the server was not there then', async () => {
    const databaseUrl = await newDatabase();
    const time = new SimulatedTime(Date.now());
    const first = await startServer({ databaseUrl, settings, time, catalog: games });
    const { ada, id } = await begun(first, minute);
    await resigned(ada, id);
    expect(await matchesOf(ada)).toBeUndefined();
    await first.stop();
    // It comes back before the instant, and waits for it.
    const second = await startServer({ databaseUrl, settings, time, catalog: games });
    const stranger = await memberAt(second, 'Stranger');
    await time.moveTo(time.now() + 59_000);
    // All of it was written at one instant: nothing is released yet, not even that it began.
    expect((await stranger.api.match(id)).match.status).toBe('open');
    expect(await matchesOf(ada.at(second.url))).toBeUndefined();
    await time.moveTo(time.now() + 1000);
    await until(
      () => matchesOf(ada.at(second.url)),
      (count) => count === 1,
    );
    expect(await matchesOf(ada.at(second.url))).toBe(1);
    expect((await stranger.api.match(id)).match.status).toBe('finished');
    const next = await begun(second, minute);
    await resigned(next.ada, next.id);
    await second.stop();
    // It comes back after the instant.
    await time.moveTo(time.now() + 3_600_000);
    const third = await startServer({ databaseUrl, settings, time, catalog: games });
    await until(
      () => matchesOf(next.ada.at(third.url)),
      (count) => count === 1,
    );
    expect(await matchesOf(next.ada.at(third.url))).toBe(1);
    await third.stop();
  });

  it('[WATCH-7] comes before anybody else reads that the two play again', async () => {
    const time = new SimulatedTime(Date.now());
    const server = await startServer({ settings, time, catalog: games });
    const { ada, bob, id } = await begun(server, minute);
    await resigned(ada, id);
    await ada.api.askRematch(id);
    const again = (await bob.api.askRematch(id)).match ?? '';
    const stranger = await memberAt(server, 'Stranger');
    const listed = async (): Promise<readonly string[]> => {
      const { live, open, finished } = await stranger.api.matches();
      return [...live, ...open, ...finished].map((match) => match.id);
    };
    await time.moveTo(time.now() + 59_999);
    expect(await listed()).not.toContain(again);
    expect((await ada.api.match(again)).match.terms?.watch).toEqual(minute);
    await time.moveTo(time.now() + 120_001);
    await until(listed, (ids) => ids.includes(again));
    expect(await listed()).toEqual(expect.arrayContaining([again, id]));
    await server.stop();
  });
});

describe('[WATCH-4] what is released', () => {
  it('is the same to a process that has read the journal only, and to one whose rounds were lost', async () => {
    const time = new SimulatedTime(Date.now());
    const server = await startServer({ settings, time, catalog: games });
    const [game] = Object.keys(catalog);
    for (const watch of [minute, { delay: { kind: 'round' }, listed: true } as const]) {
      const ada = await memberAt(server, 'Ada');
      const made = await ada.api.createMatch({ ruleset: game ?? '', opponent: 'bot', watch, setUp: true });
      const { id } = made.match;
      const room = await server.app.rooms.get(id);
      if (room === undefined) throw new Error('No room.');
      await until(
        () => Promise.resolve(room.game.seq),
        (seq) => seq > 10,
      );
      await resigned(ada, id);
      const database = openDatabase(server.databaseUrl);
      const journal = new PgJournal({ url: server.databaseUrl });
      const db = new pg.Client({ connectionString: server.databaseUrl });
      await db.connect();
      const ruleset = async (name: string) => (name === game ? catalog[name]?.() : undefined);
      const reader = () =>
        new PublicMoments({
          ...{ journal, rounds: new StoredRounds(database), ruleset },
          ...{ now: () => time.now(), logger: pino({ level: 'silent' }) },
        });
      const match = await new Matches(database).get(id);
      if (match === undefined) throw new Error('No match.');
      expect(delayOf(match.terms)).toEqual(watch.delay);
      const [kept, lost] = [reader(), reader()];
      for (let step = 0; step < 4; step += 1) {
        const told = await server.app.rooms.momentOf(match);
        expect(await kept.of(match)).toEqual(told);
        await db.query('delete from match_round where match_id = $1', [id]);
        expect(await lost.of(match)).toEqual(told);
        expect(await reader().of(match)).toEqual(told);
        await time.moveTo(time.now() + 20_000);
      }
      expect((await kept.of(match)).over).toBe(true);
      await Promise.all([db.end(), journal.close(), database.$disconnect()]);
    }
    await server.stop();
  });
});

describe('[WATCH-8] a match that is not listed', () => {
  it('is found by its link, and in nobody else’s lists', async () => {
    const server = await startServer({ settings, catalog: games });
    const stranger = await memberAt(server, 'Stranger');
    const { ada, id } = await begun(server, { delay: null, listed: false });
    const shown = async (): Promise<string> =>
      JSON.stringify([
        await stranger.api.matches(),
        await stranger.api.lobby(false),
        await stranger.api.player(await idOf(ada)),
      ]);
    expect((await stranger.api.match(id)).match.status).toBe('live');
    expect(await shown()).not.toContain(id);
    await resigned(ada, id);
    expect(await shown()).not.toContain(id);
    expect((await stranger.api.match(id)).match.status).toBe('finished');
    expect(JSON.stringify(await ada.api.player(await idOf(ada)))).toContain(id);
    await server.stop();
  });

  it('is not open to anybody', async () => {
    const server = await startServer({ settings, catalog: games });
    const ada = await memberAt(server, 'Ada');
    const watch = { delay: null, listed: false };
    const refused = await refusal(ada.api.createMatch({ ruleset: 'synthetic', opponent: 'anyone', watch }));
    expect([refused.status, refused.code]).toEqual([400, 'not-listed']);
    await server.stop();
  });

  it('refuses delays that are none, with what would be right', async () => {
    const server = await startServer({ settings, catalog: games });
    const ada = await memberAt(server, 'Ada');
    for (const seconds of [9, 3601, 60.5]) {
      const watch = { delay: { kind: 'seconds', seconds }, listed: true } as const;
      const refused = await refusal(ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend', watch }));
      expect([seconds, refused.status]).toEqual([seconds, 400]);
    }
    await server.stop();
  });
});

describe('[WATCH-6] a season', () => {
  it('posts a result when the match is published, and not before', async () => {
    const time = new SimulatedTime(Date.now());
    const server = await startServer({ settings, time, catalog: games });
    const owner = await leaguePerson(server, 'Olga');
    const slug = `late-${nextId()}`;
    await owner.leagues.createLeague({ name: 'Late', slug });
    const table = { ...syntheticTerms.table, watch: minute };
    const byRounds = { ...table, watch: { delay: { kind: 'round' }, listed: true } as const };
    const refused = await refusal(
      owner.leagues.openSeason(slug, { name: 'First', terms: { ...syntheticTerms, table: byRounds } }),
    );
    expect([refused.status, refused.code]).toEqual([400, 'no-rounds']);
    const { id } = await owner.leagues.openSeason(slug, { name: 'First', terms: { ...syntheticTerms, table } });
    await owner.act(id, { act: 'open-registration' });
    const [ada, bob, jude] = [
      await leaguePerson(server, 'Ada'),
      await leaguePerson(server, 'Bob'),
      await leaguePerson(server, 'Jude'),
    ];
    await owner.leagues.official(slug, { do: 'invite', handle: jude.handle, office: 'judge' });
    for (const each of [ada, bob]) await each.act(id, { act: 'enter' });
    await owner.act(id, { act: 'draft-round' });
    await owner.act(id, { act: 'publish-round' });
    const { match } = await ada.leagues.sitDown(id, 1);
    await bob.leagues.sitDown(id, 1);
    const everybody = async () => {
      const parts = ['', '/standings', '/rounds/1', '/journal', '/files/season.json', '/rulings'];
      const asked = parts.map(async (part) => (await fetch(`${server.url}/api/seasons/${id}${part}`)).text());
      return Promise.all(asked);
    };
    const before = await everybody();
    // A ruling is an entry of the match like any other.
    await jude.leagues.official(slug, { do: 'accept' });
    await jude.judges.enterAsJudge(match, { sees: 'everything' });
    await jude.member.api.setClocks(match, { clocks: 'stop', reason: 'Wait.' });
    await jude.judges.rule(match, { reason: 'Be kind.', rule: null, ruling: { what: 'warning', seat: 'seat-1' } });
    await jude.member.api.setClocks(match, { clocks: 'start' });
    await resigned(ada.member, match);
    expect(await everybody()).toEqual(before);
    expect((await owner.leagues.season(id)).season.rounds[0]?.pairings[0]?.result).toBeNull();
    await time.moveTo(time.now() + 60_000);
    const after = await until(
      () => owner.leagues.season(id),
      ({ season }) => season.rounds[0]?.pairings[0]?.result !== null,
    );
    expect(after.season.rounds[0]?.pairings[0]?.result).toMatchObject({ how: 'played' });
    expect((await everybody()).map((part, i) => part !== before[i])).toEqual([true, true, true, true, true, true]);
    await server.stop();
  });
});
