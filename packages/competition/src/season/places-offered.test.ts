/** Check-in before the first round, and free places that are offered. */
import { expect, it } from 'vitest';
import type { RegistrationTerms } from './registration.ts';
import { checkInReminders, registrationDue } from './registration-due.ts';
import { nextDue } from './times/index.ts';
import { owner, player, server, TestSeason } from './season.testing.ts';
import { terms as termsCodec } from './terms.ts';
import { blankTerms } from './terms.ts';
import { termsAgain } from './next.ts';
import { journalFor, viewOf } from './view.ts';
import { seasonOf } from './journal.ts';

const day = 86_400_000;
/** When the entry with this number is decided, in tests. */
const at = (seq: number): number => Date.UTC(2026, 10, seq);

const registration = (more: Partial<RegistrationTerms>): Partial<RegistrationTerms> & RegistrationTerms => ({
  ...{ limit: 3, lateUntil: 0 },
  ...more,
});
const states = ({ season }: TestSeason): string[] =>
  season.entrants.map(({ status, behind, offered }) =>
    [status, behind, offered === undefined ? '' : 'offered'].filter(Boolean).join(' '),
  );

it('[LEAGUE-160] [LEAGUE-161] who misses the check-in goes behind the waiting list, those first who checked in', () => {
  // Entries 1 to 7 open it and bring five people in; from entry 8 on people check in.
  const checkIn = { from: at(7) + 1, until: at(12) };
  const test = new TestSeason({ registration: registration({ checkIn }) }).withPeople(5);
  const press = (entrant: number, by = player(`p${String(entrant)}`)) => test.ask(by, { act: 'check-in', entrant });
  expect(press(1).ok, 'entry 8').toBe(true);
  test.give(player('p1'), { act: 'check-in', entrant: 1 });
  expect(test.refusal(player('p1'), { act: 'check-in', entrant: 1 })).toMatch('already');
  expect(test.refusal(player('p1'), { act: 'check-in', entrant: 2 })).toMatch('Only an organiser');
  test.give(player('p5'), { act: 'check-in', entrant: 5 });
  expect(test.refusal(owner, { act: 'draft-round' })).toMatch('Check-in goes on until');
  test.give(owner, { act: 'enter-by-name', names: ['Nora'] });
  expect(registrationDue(test.ledger).map((each) => each.at)).toEqual([checkIn.until]);
  expect(checkInReminders(test.season).map((each) => each.at)).toEqual([checkIn.from, checkIn.until - 3_600_000]);
  test.give(owner, { act: 'announce', text: 'Come!' });
  const [due] = registrationDue(test.ledger);
  test.give(server, due!.act, due!.id);
  // Two of three places are free again: p5 was there, Nora has nothing to press.
  expect(states(test)).toEqual(['playing', 'waiting missed', 'waiting missed', 'waiting missed', 'playing', 'playing']);
  expect(registrationDue(test.ledger)).toEqual([]);
  expect(test.refusal(player('p2'), { act: 'check-in', entrant: 2 })).toMatch('Nobody checks in');
  test.give(owner, { act: 'return', entrant: 4 });
  expect(states(test)[3]).toBe('playing');
  expect(test.refusal(owner, { act: 'reverse', seq: 8 }), 'the end stands on it').toMatch('stands on this');
});

it('[LEAGUE-160] is early, late, ended by hand, and undone by hand for good', () => {
  const checkIn = { from: at(6), until: at(8) };
  const test = new TestSeason({ registration: registration({ checkIn }) }).withPeople(2);
  expect(test.refusal(player('p1'), { act: 'check-in', entrant: 1 })).toMatch('Check-in opens 2026-11-06 00:00 UTC');
  expect(test.ask(owner, { act: 'check-in', entrant: 1 }).ok, 'officials know who is there').toBe(true);
  test.give(owner, { act: 'enter-by-name', names: ['Nora'] });
  test.give(player('p1'), { act: 'check-in', entrant: 1 });
  expect(test.ask(server, { act: 'end-check-in' }).ok, 'before its time').toBe(false);
  const [due] = registrationDue(test.ledger);
  test.give(owner, { act: 'announce', text: 'Come!' });
  expect(test.refusal(player('p2'), { act: 'check-in', entrant: 2 })).toMatch('Check-in is over');
  test.give(server, due!.act, due!.id);
  expect(states(test)).toEqual(['playing', 'waiting missed', 'playing']);
  test.give(owner, { act: 'reverse', seq: 8 });
  expect(states(test)).toEqual(['playing', 'playing', 'playing']);
  expect(registrationDue(test.ledger), 'officials decide now').toEqual([]);
  expect(test.ask(owner, { act: 'draft-round' }).ok).toBe(true);
});

it('[LEAGUE-160] who enters while others check in is there, and another season begins without it', () => {
  const test = new TestSeason({ registration: registration({ checkIn: { from: 1, until: at(100) } }) }).withPeople(2);
  expect(test.season.entrants.map(({ checkedIn }) => checkedIn)).toEqual([true, true]);
  test.give(owner, { act: 'end-check-in' });
  expect(states(test)).toEqual(['playing', 'playing']);
  expect(test.season.entrants.some((each) => 'checkedIn' in each)).toBe(false);
  expect(termsAgain(test.season.terms, '2').registration).toEqual({ limit: 3, lateUntil: 0 });
  expect(seasonOf(journalFor(test.ledger, 'public')).season).toEqual(viewOf(test.season, 'public'));
  const backwards = { ...blankTerms, registration: registration({ checkIn: { from: 2, until: 1 } }) };
  expect(termsCodec.safeParse(backwards).success).toBe(false);
});

it('[LEAGUE-162] a free place is offered to the first who waits, and goes on when time is up', () => {
  const test = new TestSeason({ registration: registration({ limit: 2, offerHours: 48 }) }).withPeople(5);
  test.give(player('p1'), { act: 'leave', entrant: 1, after: 'now' });
  expect(states(test)).toEqual(['left', 'playing', 'waiting offered', 'waiting', 'waiting']);
  expect(test.season.entrants[2]?.offered).toBe(at(8) + 2 * day);
  expect(nextDue(test.ledger, 0)).toBe(at(8) + 2 * day);
  // Whoever comes in meanwhile does not get it.
  test.give(player('p6'), { act: 'enter' });
  expect(states(test)[5]).toBe('waiting');
  expect(test.refusal(player('p4'), { act: 'take-place', entrant: 4, accept: true })).toMatch('No place is free');
  expect(test.ask(server, { act: 'let-place-pass', entrant: 3 }).ok, 'at its time').toBe(true);
  expect(test.refusal(player('p3'), { act: 'take-place', entrant: 3, accept: true }), 'too late').toMatch('No place');
  const [due] = registrationDue(test.ledger);
  test.give(server, due!.act, due!.id);
  expect(states(test)).toEqual(['left', 'playing', 'waiting passed', 'waiting offered', 'waiting', 'waiting']);
  test.give(player('p4'), { act: 'take-place', entrant: 4, accept: false });
  expect(states(test)[4]).toBe('waiting offered');
  test.give(player('p5'), { act: 'take-place', entrant: 5, accept: true });
  expect(states(test)).toEqual(['left', 'playing', 'waiting passed', 'waiting passed', 'playing', 'waiting']);
  // More places: the one who was never asked comes first, and who let one pass takes the next by saying so.
  const more = { ...test.season.terms, registration: { ...test.season.terms.registration, limit: 4 } };
  test.give(owner, { act: 'change-terms', terms: more });
  expect(states(test)[5]).toBe('waiting offered');
  test.give(player('p3'), { act: 'take-place', entrant: 3, accept: true });
  expect(states(test)[2]).toBe('playing');
  expect(test.refusal(player('p4'), { act: 'take-place', entrant: 4, accept: true })).toMatch('No place is free');
  expect(seasonOf(test.ledger.entries).season).toEqual(test.season);
});

it('[LEAGUE-162] who is offered a place and leaves makes room for the next', () => {
  const test = new TestSeason({ registration: registration({ limit: 2, offerHours: 48 }) }).withPeople(4);
  test.give(player('p1'), { act: 'leave', entrant: 1, after: 'now' });
  test.give(player('p3'), { act: 'leave', entrant: 3, after: 'now' });
  expect(states(test)).toEqual(['left', 'playing', 'left', 'waiting offered']);
  test.give(owner, { act: 'return', entrant: 4 });
  expect(states(test)[3]).toBe('playing');
  expect(registrationDue(test.ledger)).toEqual([]);
});
