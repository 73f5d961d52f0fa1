/** A team event by API alone: from entering a team to standings that equal those worked out by hand. */
import { tablesOf, usualTeams } from '@broadside/competition/season';
import type { GivenResult, SeasonTerms } from '@broadside/competition/season';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import handMade from './references/teams-season.json' with { type: 'json' };
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms } from './league-people.ts';
import type { LeaguePerson } from './league-people.ts';
import { resign, until } from './members.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

const terms: SeasonTerms = {
  ...syntheticTerms,
  format: { kind: 'round-robin', groups: 1, times: 1 },
  teams: { ...usualTeams, boards: 2, substitutes: 1, inSeason: 2 },
  tieBreaks: [{ id: 'book-scored' }, { id: 'lot' }],
};
const won = (winner: 0 | 1 | null): GivenResult => ({ how: 'played', winner, book: null, reason: 'Played elsewhere' });

async function opened() {
  const owner = await leaguePerson(server, 'Olga');
  const slug = `teams-${nextId()}`;
  await owner.leagues.createLeague({ name: 'Teams', slug });
  const { id } = await owner.leagues.openSeason(slug, { name: 'Team event', terms });
  await owner.act(id, { act: 'open-registration' });
  return { owner, slug, id };
}

/** A team of three with accounts: the captain asks the others, who accept. */
async function entered(season: string, name: string, people: readonly LeaguePerson[]): Promise<number> {
  const [captain, ...others] = people;
  if (captain === undefined) throw new Error('a team without anybody');
  const { entrant } = await captain.act(season, { act: 'enter-team', name });
  for (const { handle, act } of others) {
    await captain.act(season, { act: 'ask-member', entrant: entrant ?? 0, handle });
    await act(season, { act: 'answer-team', entrant: entrant ?? 0, accept: true });
  }
  return entrant ?? 0;
}

/** [LEAGUE-164] Members of entrants 1 and 2 have the badge of their team, until its name is hidden. */
async function badgesOfMembers(owner: LeaguePerson, season: string, slug: string, members: readonly LeaguePerson[]) {
  const badges = async ({ handle }: LeaguePerson): Promise<unknown> =>
    ((await (await fetch(`${server.url}/api/players/${handle}`)).json()) as { badges: unknown }).badges;
  const [first, second] = members as [LeaguePerson, LeaguePerson];
  const [famous] = (await owner.leagues.league(slug)).hall;
  for (const [who, team] of [[first, 'Anchors'] as const, [second, 'Beacons'] as const]) {
    const place = famous?.places.find(({ name }) => name === team)?.place;
    const of = { season: { id: season, name: 'Team event' }, league: { slug, name: 'Teams' } };
    expect(await badges(who), team).toEqual(place === undefined ? [] : [{ place, team, ...of }]);
  }
  expect(famous?.places.filter(({ name }) => ['Anchors', 'Beacons'].includes(name)).length).toBeGreaterThan(0);
  for (const entrant of [1, 2]) await owner.act(season, { act: 'hide-name', entrant, hidden: true });
  expect([await badges(first), await badges(second)]).toEqual([[], []]);
}

const someone = (name: string) => leaguePerson(server, name);

describe('a team event', () => {
  it('[LEAGUE-110 … LEAGUE-115, LEAGUE-164] is entered, lined up, played at its boards, and ends as worked out by hand', async () => {
    const { owner, id, slug } = await opened();
    const [ada, abe, bea, ben, bob] = await Promise.all(['Ada', 'Abe', 'Bea', 'Ben', 'Bob'].map(someone));
    if (!ada || !abe || !bea || !ben || !bob) throw new Error('nobody');
    expect(await entered(id, 'Anchors', [ada, abe])).toBe(1);
    expect(await entered(id, 'Beacons', [bea, ben, bob])).toBe(2);
    await expect(bea.act(id, { act: 'ask-member', entrant: 2, handle: 'nobody-has-it' })).rejects.toMatchObject({
      code: 'no-person',
    });
    await owner.act(id, { act: 'enter-by-name', names: ['Corvettes', 'Dolphins'] });
    for (const entrant of [3, 4])
      for (const name of ['Guest one', 'Guest two']) await owner.act(id, { act: 'add-member', entrant, name });
    await owner.act(id, { act: 'seed', order: [1, 2, 3, 4] });
    const pair = async () => {
      await owner.act(id, { act: 'draft-round' });
      return owner.act(id, { act: 'publish-round' });
    };
    const enter = (round: number, entrant: number, winners: readonly (0 | 1 | null)[]) =>
      winners.reduce(async (before, winner, board) => {
        await before;
        await owner.act(id, { act: 'enter-result', round, entrant, board, result: won(winner) });
      }, Promise.resolve());
    await pair();
    await enter(1, 1, [0, null]);
    await enter(1, 2, [null, null]);
    // The captain of the first team leaves board 2 empty, the other one brings a substitute: nobody else knows yet.
    const seen = async () => JSON.stringify(await (await fetch(`${server.url}/api/seasons/${id}`)).json());
    const before = await seen();
    await ada.act(id, { act: 'line-up', entrant: 1, boards: [1, null] });
    await bea.act(id, { act: 'line-up', entrant: 2, boards: [1, 3] });
    expect(await seen()).toBe(before);
    const { season } = await pair();
    const at = season.rounds[1]?.pairings.findIndex(({ sides }) => sides.includes(1)) ?? -1;
    expect(season.rounds[1]?.pairings[at]?.sides).toEqual([1, 2]);
    expect(season.rounds[1]?.pairings[at]?.boards?.map(({ members }) => members)).toEqual([
      [1, 1],
      [null, 3],
    ]);
    await enter(2, 4, [0, 1]);
    // Those at board 1 sit down and play; whoever sits at no board does not.
    await expect(ben.leagues.sitDown(id, 2)).rejects.toMatchObject({ code: 'no-board' });
    expect((await bea.leagues.ownTables()).tables).toMatchObject([{ round: 2, here: true, match: null }]);
    expect((await ben.leagues.ownTables()).tables).toEqual([]);
    const [one, other] = [await ada.leagues.sitDown(id, 2), await bea.leagues.sitDown(id, 2)];
    expect([one.match, one.seat, other.seat]).toEqual([other.match, 'seat-1', 'seat-2']);
    await resign(bea.member, other.match);
    await until(
      () => ada.leagues.season(id),
      (page) => page.season.rounds[1]?.pairings[at]?.result !== null,
    );
    await pair();
    await owner.act(id, {
      ...{ act: 'enter-result', round: 3, entrant: 2 },
      result: { how: 'forfeit', winner: 0, reason: 'Dolphins did not come' },
    });
    await enter(3, 3, [0, 0]);
    const end = await owner.act(id, { act: 'close', early: true });
    const [table] = tablesOf(end.season, ({ name }) => name ?? '');
    expect(
      table?.rows.map(({ placeText: place, name, won: wins, drawn, lost, points, tieBreaks }) => ({
        ...{ place, name, won: wins, drawn, lost, points: points.value, boardPoints: tieBreaks[0]?.value },
      })),
    ).toEqual(handMade.standings);
    await badgesOfMembers(owner, id, slug, [abe, ben]);
  });

  it('[LEAGUE-110] has terms that teams can play by', async () => {
    const { owner, slug } = await opened();
    const open = (changed: Partial<SeasonTerms>) =>
      owner.leagues.openSeason(slug, { name: 'S', terms: { ...terms, ...changed } });
    const knockout = { kind: 'knockout', losses: 1, thirdPlace: false, bestOf: 1, bestOfFinal: 3 } as const;
    await expect(open({ format: knockout })).rejects.toMatchObject({ status: 400, code: 'teams-games' });
    await expect(
      open({ format: { kind: 'open', groups: 1, least: 0, most: 4, against: 2, days: 9 } }),
    ).rejects.toMatchObject({ status: 400, code: 'teams-format' });
  });

  it('[LEAGUE-76] is judged by nobody who plays in it, as of the match of their team', async () => {
    const { owner, id, slug } = await opened();
    const [cap, mate, rival] = await Promise.all(['Cap', 'Mate', 'Rival'].map(someone));
    if (!cap || !mate || !rival) throw new Error('nobody');
    await entered(id, 'One', [cap, mate]);
    await entered(id, 'Two', [rival]);
    await owner.leagues.official(slug, { do: 'invite', handle: mate.handle, office: 'judge' });
    await mate.leagues.official(slug, { do: 'accept' });
    await owner.act(id, { act: 'draft-round' });
    await owner.act(id, { act: 'publish-round' });
    const { match } = await cap.leagues.sitDown(id, 1);
    await rival.leagues.sitDown(id, 1);
    await expect(mate.judges.enterAsJudge(match, { sees: 'everything' })).rejects.toMatchObject({ status: 403 });
    expect((await owner.judges.judgeDesk(match)).judge.role).toBe('owner');
  });
});
