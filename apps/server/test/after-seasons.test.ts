/** After a season, on a real server: review, hall of fame, badges, the next season, leagues that are set aside. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Accounts } from '../src/identity/accounts.ts';
import { openDatabase } from '../src/store/database.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms } from './league-people.ts';

const day = 86_400_000;
let server: TestServer;
/** The server's clock; it goes on by hand. */
let now = Date.now();
beforeAll(async () => {
  server = await startServer({ time: { now: () => now, at: () => () => undefined } });
});
afterAll(() => server.stop());

/** A season of one round in which entrant 1 beats entrant 2. */
async function played() {
  const [owner, ada, bob] = [
    await leaguePerson(server, 'Olga'),
    await leaguePerson(server, 'Ada'),
    await leaguePerson(server, 'Bob'),
  ];
  const slug = `after-${nextId()}`;
  await owner.leagues.createLeague({ name: 'After', slug });
  const terms = { ...syntheticTerms, format: { kind: 'swiss', rounds: 1 } } as const;
  const { id } = await owner.leagues.openSeason(slug, { name: 'Season 1', terms });
  await owner.act(id, { act: 'open-registration' });
  for (const each of [ada, bob]) await each.act(id, { act: 'enter' });
  await owner.act(id, { act: 'draft-round' });
  const { season } = await owner.act(id, { act: 'publish-round' });
  const winner = season.rounds[0]?.pairings[0]?.sides[0] === 1 ? 0 : 1;
  const result = { how: 'played', winner, book: null, reason: 'Elsewhere' } as const;
  await owner.act(id, { act: 'enter-result', round: 1, entrant: 1, result });
  return { owner, ada, bob, slug, id };
}

const badgesOf = async (handle: string): Promise<unknown> => {
  const answer = await fetch(`${server.url}/api/players/${handle}`);
  return ((await answer.json()) as { badges: unknown }).badges;
};

it('[LEAGUE-135, LEAGUE-137] a closed season has a hall of fame and badges, which follow undo, hidden names and deletion', async () => {
  const { owner, ada, bob, slug, id } = await played();
  await expect(owner.act(id, { act: 'close' })).rejects.toMatchObject({ status: 409, code: 'in-review' });
  expect((await owner.leagues.league(slug)).hall).toEqual([]);
  now += day;
  const { seq } = await owner.act(id, { act: 'close' });
  const names = async () => (await bob.leagues.league(slug)).hall.map(({ places }) => places.map(({ name }) => name));
  expect((await bob.leagues.league(slug)).hall).toEqual([
    {
      season: { id, name: 'Season 1' },
      places: [
        { place: 1, name: 'Ada', handle: ada.handle },
        { place: 2, name: 'Bob', handle: bob.handle },
      ],
    },
  ]);
  const league = { slug, name: 'After' };
  expect(await badgesOf(ada.handle)).toEqual([{ place: 1, team: null, season: { id, name: 'Season 1' }, league }]);
  await owner.act(id, { act: 'hide-name', entrant: 1, hidden: true });
  expect([await names(), await badgesOf(ada.handle)]).toEqual([[['A player', 'Bob']], []]);
  await owner.act(id, { act: 'hide-name', entrant: 1, hidden: false });
  expect(await names()).toEqual([['Ada', 'Bob']]);
  const database = openDatabase(server.databaseUrl);
  await new Accounts(database).remove(bob.id);
  await database.$disconnect();
  expect((await ada.leagues.league(slug)).hall[0]?.places[1]).toEqual({
    ...{ place: 2, name: 'Deleted player', handle: null },
  });
  // Undone, it goes on: nobody has come to anything yet.
  await owner.act(id, { act: 'reverse', seq });
  expect([(await ada.leagues.league(slug)).hall, await badgesOf(ada.handle)]).toEqual([[], []]);
});

it('[LEAGUE-134, LEAGUE-136, LEAGUE-138] the next season has its terms, and people of a closed one by their places; none is opened in a league set aside', async () => {
  const { owner, ada, bob, slug, id } = await played();
  await expect(ada.leagues.nextSeason(id, { name: 'Mine', people: false })).rejects.toMatchObject({ status: 403 });
  await expect(owner.leagues.nextSeason(id, { name: 'Soon', people: true })).rejects.toMatchObject({
    code: 'not-closed',
  });
  const clone = await owner.leagues.nextSeason(id, { name: 'Clone', people: false });
  const first = await owner.leagues.season(id);
  expect(clone).toMatchObject({ season: { name: 'Clone', status: 'planned', entrants: [] } });
  expect(clone.season.terms).toEqual(first.season.terms);
  await owner.act(id, { act: 'close', early: true });
  const { season } = await owner.leagues.nextSeason(id, { name: 'Season 2', people: true });
  expect(season.entrants.map(({ person, seed }) => [person, seed])).toEqual([
    [ada.id, 1],
    [bob.id, 2],
  ]);
  await expect(ada.leagues.archiveLeague(slug, true)).rejects.toMatchObject({ status: 403, code: 'not-official' });
  expect((await owner.leagues.archiveLeague(slug, true)).archivedAt).toBe(now);
  expect((await bob.leagues.leagues()).leagues.map((each) => each.slug)).not.toContain(slug);
  const terms = first.season.terms;
  for (const open of [
    () => owner.leagues.nextSeason(id, { name: 'More', people: false }),
    () => owner.leagues.openSeason(slug, { name: 'More', terms }),
  ])
    await expect(open()).rejects.toMatchObject({ status: 409, code: 'archived' });
  expect((await owner.leagues.archiveLeague(slug, false)).archivedAt).toBeNull();
});
