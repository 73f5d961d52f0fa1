/** Names that are taken off what the public reads, and nothing else with them. */
import { expect, it } from 'vitest';
import { seasonCodec } from './codec.ts';
import { pairingsCsv, seasonTrf, standingsCsv } from './files.ts';
import { seasonOf } from './journal.ts';
import type { Entrant, Season } from './season.ts';
import { owner, player, TestSeason } from './season.testing.ts';
import { tablesOf } from './table.ts';
import { journalFor, viewOf } from './view.ts';

const names: { readonly [person: string]: string } = { p1: 'Ada Secret', p2: 'Ben' };
const nameOf = ({ person, name }: Entrant): string => (person === null ? name : names[person]) ?? '';
const secrets = /Secret|"p1"|m-secret/;

/** All that the public gets of a season. */
const published = ({ season, ledger }: TestSeason): string => {
  const seen = viewOf(season, 'public');
  const told = JSON.stringify([seen, journalFor(ledger, 'public')]);
  return [told, standingsCsv(seen, nameOf), pairingsCsv(seen, nameOf), seasonTrf(seen, nameOf, 'TRF26')].join('\n');
};
const points = (season: Season) =>
  tablesOf(season, nameOf).map(({ rows }) => rows.map(({ number, place, points: of }) => [number, place, of]));

function closedSeason(): TestSeason {
  const test = new TestSeason({ format: { kind: 'swiss', rounds: 1 } }).withPeople(2);
  test.give(owner, { act: 'enter-by-name', names: ['Cleo Secret', 'Dora'] });
  test.give(player('p1'), { act: 'declare-absence', entrant: 1, round: 2, as: 'half' });
  test.pair();
  test.give({ person: null, office: 'server' }, { act: 'match-made', round: 1, entrant: 1, match: 'm-secret' });
  test.finish();
  test.give(owner, { act: 'close', early: true });
  return test;
}

it('[LEAGUE-130] a hidden name is in nothing that the public reads, and no result changes', () => {
  const test = closedSeason();
  expect(published(test)).toMatch(secrets);
  const before = points(test.season);
  for (const entrant of [1, 3]) test.give(owner, { act: 'hide-name', entrant, hidden: true });
  expect(published(test)).not.toMatch(secrets);
  expect(points(viewOf(test.season, 'public'))).toEqual(before);
  expect(viewOf(test.season, 'public').entrants.map(nameOf)).toEqual(['A player', 'Ben', 'A player', 'Dora']);
  expect(seasonCodec.parse(viewOf(test.season, 'public'))).toEqual(viewOf(test.season, 'public'));
  expect(seasonOf(journalFor(test.ledger, 'public')).season).toEqual(viewOf(test.season, 'public'));
  // Officials read everything, and the entrant what is its own.
  expect(viewOf(test.season, 'official').entrants[0]).toMatchObject({ person: 'p1', hidden: true });
  const own = viewOf(test.season, 'public', 1);
  expect(own.entrants.map(({ person }) => person)).toEqual(['p1', 'p2', null, null]);
  expect(own.rounds.flatMap(({ pairings }) => pairings.flatMap(({ match }) => match ?? []))).toEqual(['m-secret']);
});

it('[LEAGUE-130] organisers hide and show names, also of a season that is closed, and each can be undone', () => {
  const test = closedSeason();
  const open = published(test);
  const hide = { act: 'hide-name', entrant: 1, hidden: true } as const;
  expect(test.refusal(player('p1'), hide)).toMatch(/Only an organiser/);
  expect(test.refusal(owner, { ...hide, entrant: 9 })).toMatch(/Name one from 1 to 4/);
  expect(test.refusal(owner, { ...hide, hidden: false })).toMatch(/shown already/);
  test.give(owner, hide);
  expect(test.refusal(owner, hide)).toMatch(/hidden already/);
  const { seq } = test.ledger.entries.at(-1) ?? { seq: 0 };
  test.give(owner, { act: 'reverse', seq });
  expect(test.season).toEqual(closedSeason().season);
  test.give(owner, hide);
  test.give(owner, { ...hide, hidden: false });
  expect(test.season).toEqual(closedSeason().season);
  expect(published(test)).toContain(open.slice(0, 200));
});
