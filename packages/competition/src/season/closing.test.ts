/** A season is closed when its last result has been looked at, and the next one begins with its places. */
import { expect, it } from 'vitest';
import { lastResultAt } from './decide/closing.ts';
import { alongFrom } from './next.ts';
import { owner, player, server, TestSeason } from './season.testing.ts';
import { tablesOf } from './table.ts';
import { journalFor, viewOf } from './view.ts';

const oneRound = { format: { kind: 'swiss', rounds: 1 } } as const;
const hour = 3_600_000;

it('[LEAGUE-135] is refused while the last result can be questioned, and says until when', () => {
  const terms = { ...oneRound, closing: { reviewHours: 48 } };
  const test = new TestSeason(terms).withPeople(4).pair().finish();
  const last = lastResultAt(test.ledger) ?? 0;
  expect(test.refusal(owner, { act: 'close' })).toBe(
    `The last result can be questioned until ${new Date(last + 48 * hour).toISOString().slice(0, 16).replace('T', ' ')} UTC. Close the season then, or say that it is closed early.`,
  );
  expect(test.refusal(player('p1'), { act: 'close', early: true })).toMatch(/Only an organiser/);
  expect(test.refusal(owner, { act: 'close', early: true })).toBeUndefined();
  // Each entry of these tests is a day after the one before.
  for (const text of ['Any questions?', 'Any more?']) test.give(owner, { act: 'announce', text });
  expect(test.refusal(owner, { act: 'close' })).toBeUndefined();
  // A correction is looked at as long as the result before it.
  test.win(1, test.season.rounds[0]?.pairings[0]?.sides[1] ?? 0);
  expect(test.refusal(owner, { act: 'close' })).toMatch(/can be questioned/);
  expect(test.season.status).toBe('running');
});

it('[LEAGUE-135] terms of before have a day, and a season without a result closes at once', () => {
  const test = new TestSeason(oneRound).withPeople(4).pair().finish();
  expect(test.refusal(owner, { act: 'close' })).toMatch(/can be questioned/);
  test.give(owner, { act: 'announce', text: 'A day later' });
  expect(test.refusal(owner, { act: 'close' })).toBeUndefined();
  const none = new TestSeason(oneRound);
  expect(lastResultAt(none.ledger)).toBeNull();
  expect(none.refusal(owner, { act: 'close' })).toBeUndefined();
});

it('[LEAGUE-136] the next season begins with who played to the end, seeded by final places, names hidden as before', () => {
  const test = new TestSeason(oneRound).withPeople(4);
  test.give(owner, { act: 'enter-by-name', names: ['Eve', 'Flo'] });
  test.pair().finish();
  test.give(owner, { act: 'leave', entrant: 4, after: 'now' });
  test.give(owner, { act: 'hide-name', entrant: 5, hidden: true });
  test.give(owner, { act: 'close', early: true });
  const along = alongFrom(test.season);
  const [table] = tablesOf(test.season, ({ person, name }) => person ?? name ?? '');
  expect(along.map(({ person, name }) => person ?? name)).toEqual(
    table?.rows.filter(({ number }) => number !== 4).map(({ name }) => name),
  );
  const next = new TestSeason({ ...oneRound, registration: { limit: 4, lateUntil: 0 } });
  expect(next.refusal(player('p1'), { act: 'bring-along', entrants: along })).toMatch(/Only an organiser/);
  next.give(owner, { act: 'bring-along', entrants: along });
  expect(next.season.entrants.map(({ person, name }) => person ?? name)).toEqual(
    along.map(({ person, name }) => person ?? name),
  );
  expect(next.season.entrants.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5]);
  expect(next.season.entrants.map(({ status }) => status)).toEqual([...Array<string>(4).fill('playing'), 'waiting']);
  expect(next.season.entrants.filter(({ hidden }) => hidden).map(({ name }) => name)).toEqual(['Eve']);
  expect(JSON.stringify([journalFor(next.ledger, 'public'), viewOf(next.season, 'public')])).not.toContain('Eve');
  expect(next.refusal(server, { act: 'bring-along', entrants: along })).toMatch(/entered already/);
  // Undone, nobody came along.
  next.give(owner, { act: 'reverse', seq: 2 });
  expect(next.season.entrants).toEqual([]);
});

it('[LEAGUE-136] the next season of tiers begins with those who went up and down in their new tier', () => {
  const format = { kind: 'round-robin', groups: 2, times: 1, tiers: { up: 1, down: 1, playOffs: 0 } } as const;
  const test = new TestSeason({ format }).withPeople(8);
  test.give(owner, { act: 'seed', order: [1, 2, 3, 4, 5, 6, 7, 8] });
  for (let round = 1; round <= 3; round += 1) {
    test.pair();
    for (const { sides } of test.season.rounds.at(-1)?.pairings ?? []) test.win(round, Math.min(...sides));
  }
  test.give(owner, { act: 'close', early: true });
  const next = new TestSeason({ format });
  next.give(owner, { act: 'bring-along', entrants: alongFrom(test.season) });
  next.give(owner, { act: 'open-registration' });
  next.pair();
  const tiers = next.season.draws[0]?.groups.map((tier) =>
    tier.map((each) => next.season.entrants.find(({ number }) => number === each)?.person),
  );
  // The last of the first tier goes down, the first of the second goes up.
  expect(tiers).toEqual([
    ['p1', 'p2', 'p3', 'p5'],
    ['p4', 'p6', 'p7', 'p8'],
  ]);
});
