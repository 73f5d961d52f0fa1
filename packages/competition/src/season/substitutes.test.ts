/** Substitutes in groups: from the waiting list into the place of who left. */
import { expect, it } from 'vitest';
import { seasonOf } from './journal.ts';
import { registrationDue } from './registration-due.ts';
import { owner, player, server, TestSeason } from './season.testing.ts';
import { tablesOf } from './table.ts';
import { journalFor, viewOf } from './view.ts';

/** A group of four in which entrants 5 and 6 wait, with its first round played. */
function begun(offerHours?: number): TestSeason {
  const registration = { limit: 4, lateUntil: 0, ...(offerHours === undefined ? {} : { offerHours }) };
  const format = { kind: 'round-robin', groups: 1, times: 1 } as const;
  return new TestSeason({ format, registration, whoLeft: 'kept' }).withPeople(6).pair().finish();
}
const leave = (test: TestSeason, entrant: number): void =>
  test.give(player(`p${String(entrant)}`), { act: 'leave', entrant, after: 'now' });
const meets = (test: TestSeason, entrant: number): (number | undefined)[] =>
  test.season.rounds.map(({ pairings }) =>
    pairings.find(({ sides }) => sides.includes(entrant))?.sides.find((each) => each !== entrant),
  );

it('[LEAGUE-168] a substitute plays the rounds that are left, at the tables of the one who left', () => {
  const [plain, test] = [begun(), begun(48)];
  for (const each of [plain, test]) leave(each, 2);
  // Without hours to answer nobody is put into rounds that go on.
  expect(plain.season.entrants[4]?.status).toBe('waiting');
  expect(test.season.entrants[4]).toMatchObject({ status: 'waiting', offered: expect.any(Number) as number });
  test.give(player('p5'), { act: 'take-place', entrant: 5, accept: false });
  test.give(player('p6'), { act: 'take-place', entrant: 6, accept: true });
  expect(test.season.entrants[5]).toMatchObject({ status: 'playing', inPlaceOf: 2, from: 2 });
  expect(test.refusal(player('p5'), { act: 'take-place', entrant: 5, accept: true })).toMatch('drawn');
  test.pair().finish().pair().finish();
  const of2 = new TestSeason({ format: { kind: 'round-robin', groups: 1, times: 1 } }).withPeople(4);
  of2.pair().finish().pair().finish().pair().finish();
  expect(meets(test, 6).slice(1), 'whom entrant 2 would have met').toEqual(meets(of2, 2).slice(1));
  const rows = tablesOf(test.season, ({ number }) => String(number))[0]?.rows ?? [];
  expect(rows.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 6]);
  const lines = rows.find(({ number }) => number === 2);
  expect((lines?.won ?? 0) + (lines?.lost ?? 0), 'what 2 had played stays').toBe(1);
  expect(test.refusal(owner, { act: 'return', entrant: 2 })).toMatch('Somebody else plays on');
  expect(test.ask(owner, { act: 'close', early: true }).ok).toBe(true);
  for (const viewer of ['public', 'official'] as const)
    expect(seasonOf(journalFor(test.ledger, viewer)).season).toEqual(viewOf(test.season, viewer));
});

it('[LEAGUE-168] an organiser brings one in by hand, a substitute is followed by another, and an undo takes it back', () => {
  const test = begun();
  leave(test, 3);
  test.give(owner, { act: 'return', entrant: 5 });
  expect(test.season.entrants[4]?.inPlaceOf).toBe(3);
  const seq = test.ledger.entries.length;
  test.give(owner, { act: 'reverse', seq });
  expect(test.season.entrants[4]).toMatchObject({ status: 'waiting' });
  // Whoever waits may take it by themselves.
  test.give(player('p5'), { act: 'take-place', entrant: 5, accept: true });
  test.pair().finish();
  leave(test, 5);
  test.give(owner, { act: 'return', entrant: 6 });
  expect(test.season.entrants[5]?.inPlaceOf).toBe(5);
  test.pair();
  expect(test.season.rounds[2]?.pairings.flatMap(({ sides }) => sides).toSorted()).toEqual([1, 2, 4, 6]);
  expect(test.refusal(owner, { act: 'return', entrant: 5 })).toMatch('Somebody else plays on');
});

it('[LEAGUE-168] an offer that nobody answers moves on, and after the last round there is none', () => {
  const test = begun(48);
  leave(test, 1);
  test.give(owner, { act: 'announce', text: 'Wait' });
  test.give(owner, { act: 'announce', text: 'Wait more' });
  const [due] = registrationDue(test.ledger);
  test.give(server, due!.act, due!.id);
  expect(test.season.entrants.map(({ offered }) => offered !== undefined).indexOf(true)).toBe(5);
  test.pair().finish().pair().finish();
  leave(test, 4);
  expect(test.season.entrants.filter(({ offered }) => offered !== undefined)).toHaveLength(1);
  expect(test.refusal(player('p6'), { act: 'take-place', entrant: 6, accept: true })).toMatch('drawn');
});
