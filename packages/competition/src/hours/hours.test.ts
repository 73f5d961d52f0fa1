import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockChanges, fitted, hoursIn, instantOf, isZone, labelsOf, sharedHours, slotsIn } from './index.ts';
import type { EntrantHours, HourSpan } from './index.ts';

const minute = 60_000;
const utc = (text: string): number => Date.parse(`${text}Z`);
const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 16);
const told = (spans: readonly HourSpan[]): string[] => spans.map(({ from, to }) => `${iso(from)} ${iso(to)}`);

/** Another reading of the clocks: that of Intl, which knows nothing of this code. */
function clockBy(zone: string): (instant: number) => { date: string; day: number; minutes: number } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (instant) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts['weekday'] ?? '') + 1;
    const minutes = Number(parts['hour']) * 60 + Number(parts['minute']);
    return { date: `${parts['year']}-${parts['month']}-${parts['day']}`, day, minutes };
  };
}

/** Eight places around both of their changes, one of which changes at midnight, one by half an hour, one backwards in winter. */
const changes = [
  ['Europe/Oslo', '2027-03-28T01:00', 'forward', 60, '2027-03-28T02:00'],
  ['Europe/Oslo', '2027-10-31T01:00', 'back', 60, '2027-10-31T02:00'],
  ['Europe/Dublin', '2027-03-28T01:00', 'forward', 60, '2027-03-28T01:00'],
  ['Europe/Dublin', '2027-10-31T01:00', 'back', 60, '2027-10-31T01:00'],
  ['America/New_York', '2027-03-14T07:00', 'forward', 60, '2027-03-14T02:00'],
  ['America/New_York', '2027-11-07T06:00', 'back', 60, '2027-11-07T01:00'],
  ['America/Santiago', '2027-04-04T03:00', 'back', 60, '2027-04-03T23:00'],
  ['America/Santiago', '2027-09-05T04:00', 'forward', 60, '2027-09-05T00:00'],
  ['Australia/Sydney', '2027-04-03T16:00', 'back', 60, '2027-04-04T02:00'],
  ['Australia/Sydney', '2027-10-02T16:00', 'forward', 60, '2027-10-03T02:00'],
  ['Australia/Lord_Howe', '2027-04-03T15:00', 'back', 30, '2027-04-04T01:30'],
  ['Australia/Lord_Howe', '2027-10-02T15:30', 'forward', 30, '2027-10-03T02:00'],
  ['Pacific/Chatham', '2027-04-03T14:00', 'back', 60, '2027-04-04T02:45'],
  ['Pacific/Chatham', '2027-09-25T14:00', 'forward', 60, '2027-09-26T02:45'],
  ['Africa/Casablanca', '2026-02-15T02:00', 'back', 60, '2026-02-15T02:00'],
  ['Africa/Casablanca', '2026-03-22T02:00', 'forward', 60, '2026-03-22T02:00'],
] as const;

describe.each(changes)('%s at %s', (zone, at, kind, minutes, from) => {
  const change = utc(at);
  const around = { from: change - 26 * 60 * minute, to: change + 26 * 60 * minute };

  it('is found, with the times that it skips or doubles', () => {
    expect(clockChanges(zone, around)).toEqual([
      { zone, at: change, kind, minutes, from, to: iso(utc(from) + minutes * minute) },
    ]);
    expect(clockChanges(zone, { from: change, to: change + minute })).toHaveLength(1);
    expect(clockChanges(zone, { from: change - minute, to: change })).toEqual([]);
  });

  it('asks about what it skips or doubles, and about nothing else, to the minute', () => {
    const [start, end] = [utc(from), utc(from) + minutes * minute];
    for (const inside of [start, start + minute, end - minute]) {
      const meant = instantOf(iso(inside), zone);
      expect(meant.kind).toBe(kind === 'forward' ? 'skipped' : 'twice');
      if (meant.kind === 'one') continue;
      expect((meant.later - meant.earlier) / minute).toBe(minutes);
      expect([meant.earlier < change, meant.later >= change]).toEqual([true, true]);
      const shown = [meant.earlier, meant.later].map((instant) => labelsOf(instant, [zone])[0]);
      if (meant.kind !== 'twice') continue;
      expect(shown.map((label) => `${label?.date}T${label?.time}`)).toEqual([iso(inside), iso(inside)]);
      expect(shown.map((label) => label?.ofTwo)).toEqual([1, 2]);
    }
    for (const outside of [start - minute, end]) expect(instantOf(iso(outside), zone).kind).toBe('one');
  });

  it('cuts weekly hours as the clocks of the place show them, minute by minute', () => {
    const clock = clockBy(zone);
    const day = clock(change).day;
    const before = ((day + 5) % 7) + 1;
    const after = (day % 7) + 1;
    const hours: EntrantHours = {
      zone,
      weekly: [
        { day: before, from: 22 * 60 + 30, to: 1440 },
        { day, from: 0, to: 75 },
        { day, from: 105, to: 150 },
        { day, from: 155, to: 200 },
        { day, from: 23 * 60 + 10, to: 1440 },
        { day: after, from: 0, to: 45 },
      ],
      away: [{ from: '2027-10-31', to: '2027-10-31' }],
    };
    const spans = hoursIn(hours, around);
    const within = (instant: number): boolean => spans.some((span) => span.from <= instant && instant < span.to);
    for (let instant = around.from; instant < around.to; instant += minute) {
      const here = clock(instant);
      const wanted =
        here.date !== '2027-10-31' &&
        hours.weekly.some((each) => each.day === here.day && each.from <= here.minutes && here.minutes < each.to);
      if (within(instant) !== wanted) expect(`${iso(instant)} ${within(instant)}`).toBe(`${iso(instant)} ${wanted}`);
    }
    expect(spans.length).toBeGreaterThan(0);
  });
});

const oslo: EntrantHours = { zone: 'Europe/Oslo', weekly: [{ day: 7, from: 9 * 60, to: 13 * 60 }], away: [] };
const tokyo: EntrantHours = { zone: 'Asia/Tokyo', weekly: [{ day: 7, from: 17 * 60, to: 20 * 60 }], away: [] };

it('shares hours between two zones, an hour other after the change of clocks of one of them', () => {
  const window = { from: utc('2027-03-15T00:00'), to: utc('2027-04-12T00:00') };
  expect(told(sharedHours([oslo, tokyo], window))).toEqual([
    '2027-03-21T08:00 2027-03-21T11:00',
    '2027-03-28T08:00 2027-03-28T11:00',
    '2027-04-04T08:00 2027-04-04T11:00',
    '2027-04-11T08:00 2027-04-11T11:00',
  ]);
  const early = { ...oslo, weekly: [{ day: 7, from: 8 * 60, to: 9 * 60 + 30 }] };
  expect(told(sharedHours([early, tokyo], window))).toEqual(['2027-03-21T08:00 2027-03-21T08:30']);
});

it('says by how much a span is too short, and which starts fit', () => {
  const spans = [
    { from: utc('2027-03-21T08:00'), to: utc('2027-03-21T09:15') },
    { from: utc('2027-03-28T08:00'), to: utc('2027-03-28T11:00') },
  ];
  expect(fitted(spans, 120).map(({ shortBy }) => shortBy)).toEqual([45, 0]);
  expect(told(slotsIn(spans, { minutes: 120 }))).toEqual([
    '2027-03-28T08:00 2027-03-28T10:00',
    '2027-03-28T08:30 2027-03-28T10:30',
    '2027-03-28T09:00 2027-03-28T11:00',
  ]);
  expect(slotsIn(spans, { minutes: 1, step: 1, most: 7 })).toHaveLength(7);
});

it('begins slots where the clock of the reader has a round time, whenever the window begins', () => {
  const span = { from: utc('2027-03-21T08:07:23'), to: utc('2027-03-21T09:40') };
  expect(told(slotsIn([span], { minutes: 45 }))).toEqual(['2027-03-21T08:30 2027-03-21T09:15']);
  const there = slotsIn([span], { minutes: 45, zone: 'Asia/Kathmandu' });
  expect(there.map(({ from }) => labelsOf(from, ['Asia/Kathmandu'])[0]?.time)).toEqual(['14:00', '14:30']);
  // Half an hour more on the clock, from one instant to the next: the starts follow the clock.
  const change = { from: utc('2027-10-02T14:20'), to: utc('2027-10-02T17:30') };
  const over = slotsIn([change], { minutes: 30, step: 60, zone: 'Australia/Lord_Howe' });
  expect(over.map(({ from }) => labelsOf(from, ['Australia/Lord_Howe'])[0]?.time)).toEqual(['01:00', '03:00', '04:00']);
});

it('labels an instant in both zones, the reader first', () => {
  const [here, there] = labelsOf(utc('2027-03-28T22:30'), ['Europe/Oslo', 'America/New_York']);
  expect(here).toEqual({
    zone: 'Europe/Oslo',
    place: 'Oslo',
    date: '2027-03-29',
    day: 1,
    time: '00:30',
    offset: '+02:00',
    daysAhead: 0,
    ofTwo: null,
  });
  expect(there).toMatchObject({ place: 'New York', date: '2027-03-28', day: 7, time: '18:30', daysAhead: -1 });
});

const anySpan = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .filter(([, from, to]) => from < to)
  .map(([day, from, to]) => ({ day, from: from * 15, to: to * 15 }));
const anyHours: fc.Arbitrary<EntrantHours> = fc.record({
  zone: fc.constantFrom('Europe/Oslo', 'America/Santiago', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'),
  weekly: fc.array(anySpan, { maxLength: 6 }),
  away: fc.constantFrom([], [{ from: '2027-03-27', to: '2027-03-29' }]),
});

it('shares what each of them has, whatever the order, and is as long as it says', () => {
  const window = { from: utc('2027-03-20T00:00'), to: utc('2027-04-10T00:00') };
  fc.assert(
    fc.property(fc.array(anyHours, { minLength: 1, maxLength: 3 }), (all) => {
      const shared = sharedHours(all, window);
      expect(sharedHours([...all].reverse(), window)).toEqual(shared);
      const alone = all.map((hours) => hoursIn(hours, window));
      for (let at = window.from; at < window.to; at += 47 * minute) {
        const each = alone.every((spans) => spans.some(({ from, to }) => from <= at && at < to));
        expect(shared.some(({ from, to }) => from <= at && at < to)).toBe(each);
      }
      for (const [index, span] of shared.entries()) {
        expect(span.from).toBeLessThan(span.to);
        expect(span.from).toBeGreaterThan(shared[index - 1]?.to ?? 0);
      }
    }),
    { numRuns: 25 },
  );
});

it('says what would be right', () => {
  const window = { from: 0, to: 7 * 1440 * minute };
  expect(['Europe/Oslo', 'UTC', 'Mars/Base', '+02:00', '', 'x'.repeat(99)].map(isZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(() => hoursIn({ ...oslo, zone: 'Mars/Base' }, window)).toThrow('named like Europe/Oslo');
  expect(() => hoursIn({ ...oslo, weekly: [{ day: 0, from: 0, to: 60 }] }, window)).toThrow('a day from 1 to 7');
  expect(() => hoursIn({ ...oslo, weekly: [{ day: 1, from: 60, to: 60 }] }, window)).toThrow('minutes from 0 to 1440');
  expect(() => hoursIn({ ...oslo, away: [{ from: '2027-02-30', to: '2027-03-01' }] }, window)).toThrow('a date like');
  expect(() => hoursIn({ ...oslo, away: [{ from: '2027-13-01', to: '2027-13-02' }] }, window)).toThrow('a date like');
  expect(() => hoursIn(oslo, { from: 0, to: 401 * 1440 * minute })).toThrow('up to 400 days');
  expect(() =>
    sharedHours(
      Array.from({ length: 33 }, () => oslo),
      window,
    ),
  ).toThrow('up to 32');
  expect(() => instantOf('2027-02-30T10:00', 'Europe/Oslo')).toThrow('written like');
  expect(() => instantOf('10:00', 'Europe/Oslo')).toThrow('written like');
  expect(() => slotsIn([], { minutes: 0 })).toThrow('whole number of minutes');
  expect(() => fitted([], 1.5)).toThrow('whole number of minutes');
});
