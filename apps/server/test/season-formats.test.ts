/** Whole seasons of the other formats by the API alone, played at real tables; how they end was worked out by hand. */
import { placesOf } from '@broadside/competition/season';
import type { FormatOf, Season, SeasonTerms } from '@broadside/competition/season';
import type { SeasonStandings } from '@broadside/protocol';
import { synthetic } from '@broadside/bench/synthetic';
import { seededRandom } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms } from './league-people.ts';
import type { LeaguePerson } from './league-people.ts';
import { playSome, resignAt } from './season-by-bots.ts';
import { until } from './members.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

/** A season of so many people, seeded by their numbers. */
async function seasonOf(terms: Partial<SeasonTerms>, count: number) {
  const olga = await leaguePerson(server, 'Olga');
  const slug = `formats-${nextId()}`;
  await olga.leagues.createLeague({ name: 'Formats', slug });
  const { id } = await olga.leagues.openSeason(slug, { name: 'Season', terms: { ...syntheticTerms, ...terms } });
  await olga.act(id, { act: 'open-registration' });
  const people: LeaguePerson[] = [];
  for (let number = 1; number <= count; number += 1) people.push(await comeIn(id, number));
  await olga.act(id, { act: 'seed', order: people.map((_, index) => index + 1) });
  return { olga, id, people, now: async (): Promise<Season> => (await olga.leagues.season(id)).season };
}
type Running = Awaited<ReturnType<typeof seasonOf>>;

async function comeIn(id: string, number: number): Promise<LeaguePerson> {
  const each = await leaguePerson(server, `Player ${String(number)}`);
  await each.act(id, { act: 'enter' });
  return each;
}

/** The match of two in the last round: a few orders of bots, then one resigns; waits for its result. */
async function beat({ id, people, now }: Running, winner: number, loser: number): Promise<void> {
  const round = (await now()).rounds.length;
  const [one, other] = [people[winner - 1], people[loser - 1]];
  if (one === undefined || other === undefined) throw new Error('nobody');
  const match = await playSome({ season: id, round, winner: one, loser: other }, synthetic, seededRandom(1), 2);
  await resignAt(other, match);
  await until(now, ({ rounds }) =>
    rounds.some(({ pairings }) => pairings.some((each) => each.match === match && each.result !== null)),
  );
}

describe('a double knockout', () => {
  const format = { kind: 'knockout', losses: 2, thirdPlace: false, bestOf: 1, bestOfFinal: 1 } as const;

  it('[LEAGUE-31] of eight has a second final when the first is lost, and ends with everybody in their place', async () => {
    const season = await seasonOf({ format }, 8);
    const played: string[] = [];
    while (played.length < 15) {
      await season.olga.act(season.id, { act: 'draft-round' });
      const { season: now } = await season.olga.act(season.id, { act: 'publish-round' });
      for (const { slot = '', sides } of now.rounds.at(-1)?.pairings ?? []) {
        // The lower number wins, but for the first final.
        const [low, high] = sides.toSorted((a, b) => a - b) as [number, number];
        played.push(`${slot.replace(/-.*/, '')} ${String(low)}-${String(high)}`);
        await (slot === 'F1' ? beat(season, high, low) : beat(season, low, high));
      }
    }
    expect(played.toSorted()).toEqual(
      [
        ...['W1 1-8', 'W1 4-5', 'W1 2-7', 'W1 3-6', 'L1 5-8', 'L1 6-7'],
        ...['W2 1-4', 'W2 2-3', 'L2 3-5', 'L2 4-6', 'W3 1-2', 'L3 3-4', 'L4 2-3'],
        ...['F1 1-2', 'F2 1-2'],
      ].toSorted(),
    );
    const { season: closed } = await season.olga.act(season.id, { act: 'close', early: true });
    expect(placesOf(closed).map(({ placeText, entrant }) => `${placeText}: ${String(entrant)}`)).toEqual([
      ...['1: 1', '2: 2', '3: 3', '4: 4', '=5: 5', '=5: 6', '=7: 7', '=7: 8'],
    ]);
  });
});

describe('a ladder', () => {
  const format: FormatOf<'ladder'> = {
    ...{ kind: 'ladder', reach: 2, answerDays: 3, playDays: 7 },
    ...{ protectionDays: 1, moves: 'leapfrog', silence: null },
  };

  it('[LEAGUE-34, LEAGUE-35, LEAGUE-36] is climbed by matches and refusals, and comes to the order worked out by hand', async () => {
    const season = await seasonOf({ format, registration: { limit: 16, lateUntil: 1 } }, 5);
    const { id, olga, people, now } = season;
    await olga.act(id, { act: 'draft-round' });
    const challenge = async (challenger: number, challenged: number, accept: boolean): Promise<void> => {
      const between = { challenger, challenged };
      await people[challenger - 1]?.act(id, { act: 'challenge', ...between });
      await people[challenged - 1]?.act(id, { act: 'answer-challenge', ...between, accept });
    };
    const order = async (): Promise<readonly number[]> => (await now()).ladder.map(({ number }) => number);
    expect(await order()).toEqual([1, 2, 3, 4, 5]);
    // Three leaps over one and two.
    await challenge(3, 1, true);
    await beat(season, 3, 1);
    expect(await order()).toEqual([3, 1, 2, 4, 5]);
    // Who refuses gives the place away.
    await challenge(5, 4, false);
    expect(await order()).toEqual([3, 1, 2, 5, 4]);
    // Who is challenged and wins stays.
    await challenge(4, 2, true);
    await beat(season, 2, 4);
    expect(await order()).toEqual([3, 1, 2, 5, 4]);
    // Three has just played, and one is too far up for four.
    await expect(people[1]?.act(id, { act: 'challenge', challenger: 2, challenged: 3 })).rejects.toMatchObject({
      status: 409,
    });
    await expect(people[3]?.act(id, { act: 'challenge', challenger: 4, challenged: 1 })).rejects.toMatchObject({
      status: 409,
    });
    people.push(await comeIn(id, 6));
    expect(await order()).toEqual([3, 1, 2, 5, 4, 6]);
    await challenge(6, 5, true);
    await beat(season, 6, 5);
    expect(await order()).toEqual([3, 1, 2, 6, 5, 4]);
    const { season: closed } = await olga.act(id, { act: 'close', early: true });
    expect(placesOf(closed).map(({ entrant }) => entrant)).toEqual([3, 1, 2, 6, 5, 4]);
  });
});

describe('an open league', () => {
  it('[LEAGUE-125] has a least that people can play, and says who has played less', async () => {
    const format: FormatOf<'open'> = { kind: 'open', groups: 1, least: 2, most: 1, against: 1, days: 9 };
    await expect(seasonOf({ format }, 0)).rejects.toMatchObject({ status: 400, code: 'open-least' });
    const { olga, id } = await seasonOf({ format: { ...format, most: 2 } }, 2);
    await olga.act(id, { act: 'draft-round' });
    const standings = (await (await fetch(`${server.url}/api/seasons/${id}/standings`)).json()) as SeasonStandings;
    expect(standings.tables[0]?.rows.map(({ short }) => short)).toEqual([
      { played: 0, least: 2 },
      { played: 0, least: 2 },
    ]);
  });
});
