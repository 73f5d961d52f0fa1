/** Groups with promotion by API alone: two tiers, a play-off, and who goes up and down as worked out by hand. */
import { nextPlaces, tablesOf } from '@broadside/competition/season';
import type { Entrant, Season, SeasonTerms } from '@broadside/competition/season';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import handMade from './references/tiers-season.json' with { type: 'json' };
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

const terms: SeasonTerms = {
  ...syntheticTerms,
  format: { kind: 'round-robin', groups: 2, times: 1, tiers: { up: 1, down: 1, playOffs: 1 } },
  tieBreaks: [{ id: 'wins' }, { id: 'lot' }],
};
const names = ['Ash', 'Bay', 'Cay', 'Dee', 'Elm', 'Fir', 'Gum', 'Hay'];
const nameOf = ({ name }: Pick<Entrant, 'name'>): string => name ?? '';

async function opened() {
  const owner = await leaguePerson(server, 'Olga');
  const slug = `tiers-${nextId()}`;
  await owner.leagues.createLeague({ name: 'Tiers', slug });
  const open = (changed: Partial<SeasonTerms> = {}) =>
    owner.leagues.openSeason(slug, { name: 'Two tiers', terms: { ...terms, ...changed } });
  return { owner, open };
}

const standings = (season: Season) =>
  tablesOf(season, nameOf).map(({ rows }) =>
    rows.map(({ placeText: place, name, points, lines }) => ({
      ...{ place, name, points: points.value },
      leads: lines.filter(({ now }) => now === 'in').map(({ id }) => id),
    })),
  );

describe('groups with promotion', () => {
  it('[LEAGUE-116, LEAGUE-117] end with those up and down who were worked out by hand', async () => {
    const { owner, open } = await opened();
    const { id } = await open();
    await owner.act(id, { act: 'open-registration' });
    await owner.act(id, { act: 'enter-by-name', names });
    await owner.act(id, { act: 'seed', order: names.map((_, index) => index + 1) });
    const number = (name: string): number => names.indexOf(name) + 1;
    for (const round of [1, 2, 3, 4]) {
      await owner.act(id, { act: 'draft-round' });
      const { season } = await owner.act(id, { act: 'publish-round' });
      const results = handMade.results.filter((each) => each.round === round);
      const paired = season.rounds[round - 1]?.pairings.map(({ sides }) => sides.map((side) => names[side - 1])) ?? [];
      expect(paired.toSorted()).toEqual(results.map(({ first, second }) => [first, second]).toSorted());
      for (const { first, second, winner } of results)
        await owner.act(id, {
          ...{ act: 'enter-result', round, entrant: number(first) },
          result: {
            ...{ how: 'played', book: null, reason: 'Played elsewhere' },
            winner: winner === null ? null : winner === second ? 1 : 0,
          },
        });
    }
    await owner.act(id, { act: 'close', early: true });
    // Whoever looks sees the same.
    const { season } = await (await leaguePerson(server, 'Watcher')).leagues.season(id);
    expect(standings(season)).toEqual(handMade.standings);
    const next = nextPlaces(season);
    expect(
      [0, 1].map((tier) => next.filter((each) => each.tier === tier).map(({ entrant }) => names[entrant - 1])),
    ).toEqual(handMade.next);
  });

  it('[LEAGUE-116] refuse terms that are no tiers', async () => {
    const { open } = await opened();
    const tiers = { up: 1, down: 1, playOffs: 0 };
    const format = { kind: 'round-robin', groups: 1, times: 1, tiers } as const;
    await expect(open({ format })).rejects.toMatchObject({ status: 400, code: 'tiers-groups' });
    await expect(
      open({
        format: { ...format, groups: 2 },
        cuts: [{ to: 2, ties: 'lot', format: { kind: 'swiss', rounds: 1 } }],
      }),
    ).rejects.toMatchObject({ status: 400, code: 'tiers-cut' });
  });
});
