/** A season of people who share a side: battles of three and four seats at one table. */
import { usualPairs } from '@broadside/competition/season';
import type { SeasonTerms, TeamTerms } from '@broadside/competition/season';
import { battlesOf, seededRandom } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog } from './catalog.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms } from './league-people.ts';
import type { LeaguePerson } from './league-people.ts';
import { playTogether, resignAt, whenPlayed } from './season-by-bots.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ catalog });
});
afterAll(async () => {
  await server.stop();
});

/** A battle of so many seats on its sides, and its game. */
async function battleOf(...sizes: readonly number[]) {
  for (const load of Object.values(catalog)) {
    const ruleset = await load();
    for (const battle of (await battlesOf<unknown>(ruleset)).all) {
      const of = [0, 1].map((side) => battle.seats.filter(({ team }) => team === side).length);
      if (battle.brings.length === 0 && of.join() === sizes.join()) return { ruleset, battle };
    }
  }
  throw new Error(`no battle of ${sizes.join(' against ')}`);
}

async function seasonOf(battle: Awaited<ReturnType<typeof battleOf>>, teams: TeamTerms | null = usualPairs) {
  const olga = await leaguePerson(server, 'Olga');
  const slug = `sides-${nextId()}`;
  await olga.leagues.createLeague({ name: 'Sides', slug });
  const terms: SeasonTerms = {
    ...syntheticTerms,
    ...{ ruleset: battle.ruleset.id, edition: battle.ruleset.edition },
    battles: { choice: 'fixed', battle: battle.battle.id },
    format: { kind: 'round-robin', groups: 1, times: 1 },
    ...(teams === null ? {} : { teams }),
  };
  const { id } = await olga.leagues.openSeason(slug, { name: 'Sides', terms });
  await olga.act(id, { act: 'open-registration' });
  return { olga, id };
}

/** A side under its captain; the others accept. */
async function enters(id: string, name: string, people: readonly LeaguePerson[]): Promise<void> {
  const [captain, ...others] = people;
  const { entrant } = (await captain?.act(id, { act: 'enter-team', name })) ?? {};
  for (const each of others) {
    await captain?.act(id, { act: 'ask-member', entrant: entrant ?? 0, handle: each.handle });
    await each.act(id, { act: 'answer-team', entrant: entrant ?? 0, accept: true });
  }
}

const persons = (...names: readonly string[]) => Promise.all(names.map((name) => leaguePerson(server, name)));

describe('a season of people who share a side', () => {
  it('[LEAGUE-118] of four seats is played at one table, in the order of line-ups, and counted', async () => {
    const battle = await battleOf(2, 2);
    const { olga, id } = await seasonOf(battle);
    const reds = await persons('Rita', 'Rolf', 'Rosa');
    const blues = await persons('Bess', 'Bill');
    await enters(id, 'Reds', reds);
    await enters(id, 'Blues', blues);
    await reds[0]?.act(id, { act: 'line-up', entrant: 1, boards: [1, 3] });
    await olga.act(id, { act: 'draft-round' });
    const { season } = await olga.act(id, { act: 'publish-round' });
    const sides = season.rounds[0]?.pairings[0]?.sides ?? [0, 0];
    await expect(reds[1]?.leagues.sitDown(id, 1)).rejects.toMatchObject({ status: 409, code: 'no-board' });
    const sitting = [reds[0], reds[2], ...blues].flatMap((each) => each ?? []);
    const sat = await Promise.all(sitting.map((each) => each.leagues.sitDown(id, 1)));
    const match = sat[0]?.match ?? '';
    expect(new Set(sat.map((each) => each.match)).size).toBe(1);
    expect(new Set(sat.map(({ seat }) => seat)).size).toBe(4);
    const { match: header } = await olga.member.api.match(match);
    expect(header.status).toBe('live');
    const teamOf = (at: number): number | undefined => header.seats.find(({ seat }) => seat === sat[at]?.seat)?.team;
    expect([0, 1, 2, 3].map(teamOf)).toEqual(sides[0] === 1 ? [0, 0, 1, 1] : [1, 1, 0, 0]);
    await playTogether(sitting, match, battle.ruleset, seededRandom(1), 6);
    for (const each of blues) await resignAt(each, match);
    const { season: after } = await whenPlayed(olga, id, 1);
    expect(after.rounds[0]?.pairings[0]?.result).toMatchObject({ how: 'played', winner: sides[0] === 1 ? 0 : 1 });
  });

  it('[LEAGUE-118] of three seats has one against two, and says when a side is too small', async () => {
    const battle = await battleOf(2, 1);
    const { olga, id } = await seasonOf(battle);
    const reds = await persons('Rob', 'Ruth');
    const [ann, ben] = await persons('Ann', 'Ben');
    await enters(id, 'Reds', reds);
    await enters(id, 'Ann alone', ann ? [ann] : []);
    const { season } = await olga.act(id, { act: 'draft-round' });
    // The first side of this battle is the one of two.
    if (season.draft?.pairs[0]?.sides[0] !== 2)
      await olga.act(id, { act: 'edit-draft', change: { edit: 'change-sides', entrant: 1 } });
    await olga.act(id, { act: 'publish-round' });
    await expect(reds[0]?.leagues.sitDown(id, 1)).rejects.toMatchObject({ status: 409, code: 'short-handed' });
    await ann?.act(id, { act: 'ask-member', entrant: 2, handle: ben?.handle ?? '' });
    await ben?.act(id, { act: 'answer-team', entrant: 2, accept: true });
    const sitting = [reds[0], ann, ben].flatMap((each) => each ?? []);
    const sat = await Promise.all(sitting.map((each) => each.leagues.sitDown(id, 1)));
    expect(new Set(sat.map(({ seat }) => seat)).size).toBe(3);
    const { match } = await olga.member.api.match(sat[0]?.match ?? '');
    expect(match.status).toBe('live');
  });

  it('[LEAGUE-118] is the only one for battles with several seats on a side, and for no others', async () => {
    const [four, two] = [await battleOf(2, 2), await battleOf(1, 1)];
    await expect(seasonOf(four, null)).rejects.toMatchObject({ status: 400, code: 'no-battle' });
    await expect(seasonOf(two)).rejects.toMatchObject({ status: 400, code: 'no-battle' });
  });
});
