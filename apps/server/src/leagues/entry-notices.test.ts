/** What notices about entering a season say, and when they say nothing any more. */
import { emptySeasonLedger } from '@broadside/competition/season';
import type { Entrant, Season } from '@broadside/competition/season';
import { expect, it } from 'vitest';
import { EntryNotices } from './entry-notices.ts';

const unopened = emptySeasonLedger.season;
const until = Date.UTC(2026, 10, 28, 18);
const entrant = (number: number, person: string | null, more: Partial<Entrant> = {}): Entrant => ({
  ...{ number, person, name: null, lot: 1, seed: null, from: 1, until: null, absences: {} },
  ...{ status: 'playing', ...more },
});

function desk(season: Partial<Season>, { invited = false, now = until - 1 } = {}) {
  const whole = { ...unopened, name: 'Cup', ...season };
  const told: string[] = [];
  const notices = new EntryNotices({
    entry: { isInvited: () => Promise.resolve(invited) },
    seasons: { get: () => Promise.resolve({ ledger: { season: whole } } as never) },
    hours: { of: () => Promise.resolve({ zone: 'Europe/Oslo', weekly: [], away: [] }) },
    now: () => now,
  });
  notices.tellBy({ tell: ({ personId, occasion }) => (told.push(`${personId} ${occasion}`), Promise.resolve()) });
  const say = async (personId: string, occasion: string) =>
    (await notices.ofNotice({ id: 1, subject: 'entry:s', kind: 'entry', matchId: null, personId, occasion }))?.body;
  return { notices, told, say, season: whole };
}

it('[LEAGUE-158] an invitation says so until it is taken back, or taken', async () => {
  expect(await desk({}, { invited: true }).say('ann', 'invited:1')).toBe('You are invited to this season.');
  expect(await desk({}).say('ann', 'invited:1')).toBeUndefined();
  expect(await desk({ entrants: [entrant(1, 'ann')] }, { invited: true }).say('ann', 'invited:1')).toBeUndefined();
  expect(await desk({ status: 'closed' }, { invited: true }).say('ann', 'invited:1')).toBeUndefined();
});

it('[LEAGUE-163] whom a captain asks into a team is told, until they have answered', async () => {
  const team = { members: [], asked: ['ann'], lineUp: null };
  const { notices, told, say, season } = desk({ entrants: [entrant(4, 'cap', { name: 'Blue', team })] });
  const events = [{ kind: 'member-asked', entrant: 4, person: 'ann' }] as const;
  const act = { act: 'member-asked', entrant: 4, person: 'ann' } as const;
  await notices.tellOf('s', season, { seq: 9, at: 7, by: 'cap', actId: 'x', act, events, draws: [], cursor: 0 });
  expect(told).toEqual(['ann team:4:7']);
  expect(await say('ann', 'team:4:7')).toBe('Blue asks you to play in it.');
  expect(await say('ben', 'team:4:7')).toBeUndefined();
});

it('[LEAGUE-162] whom a place is offered is told until when, and not when it is over', async () => {
  const offered = { status: 'waiting', offered: until } as const;
  const given = { entrants: [entrant(2, 'ann', offered)] };
  const { notices, told, say, season } = desk(given);
  const events = [{ kind: 'place-offered', entrant: 2, until }] as const;
  const act = { act: 'leave', entrant: 1, after: 'now' } as const;
  await notices.tellOf('s', season, { seq: 9, at: 7, by: null, actId: 'x', act, events, draws: [], cursor: 0 });
  expect(told).toEqual([`ann place:${String(until)}`]);
  expect(await say('ann', `place:${String(until)}`)).toBe(
    'A place is free for you. Take it until 2026-11-28 19:00 Oslo.',
  );
  expect(await desk(given, { now: until }).say('ann', `place:${String(until)}`)).toBeUndefined();
});

it('[LEAGUE-160] who has not checked in is reminded, others are not', async () => {
  const registration = { limit: 8, lateUntil: 0, checkIn: { from: 1, until } };
  const entrants = [
    entrant(1, 'ann'),
    entrant(2, 'ben', { checkedIn: true }),
    entrant(3, null),
    entrant(4, 'cy', { status: 'left' }),
    entrant(5, 'dan', { status: 'waiting' }),
  ];
  const { notices, told, say, season } = desk({ entrants, terms: { ...unopened.terms, registration } });
  await notices.remind('s', season, 5, until);
  expect(told).toEqual([`ann check-in:${String(until)}:5`, `dan check-in:${String(until)}:5`]);
  expect(await say('ann', `check-in:${String(until)}:5`)).toBe('Check in until 2026-11-28 19:00 Oslo.');
  expect(await say('ben', `check-in:${String(until)}:5`)).toBeUndefined();
});
