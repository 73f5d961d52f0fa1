import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlineOf, firstDeadline, leftAt, newClock, ticked } from './clock.ts';
import type { Clock, Tick } from './clock.ts';
import { afterCounted, countedMs } from './rest.ts';
import { noRest, tempo as tempoCodec, tempoWords } from './tempo.ts';
import type { Rest, Tempo } from './tempo.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const seats = ['seat-1', 'seat-2'] as const;
const live: Tempo = {
  kind: 'live',
  bankMs: 10 * minute,
  incrementMs: 5000,
  overtime: { kind: 'each-decision', ms: 15_000 },
};
const letters: Tempo = { kind: 'correspondence', decisionMs: 2 * day };

const started = (of: Tempo, at = 0, rests: Clock['rests'] = {}): Clock => {
  const made = newClock(of, seats, at, rests);
  if (made === null) throw new Error('this tempo has clocks');
  return made;
};
const tick = (given: Partial<Tick>): Tick => ({ at: 0, by: null, byClock: false, before: [], after: [], ...given });

describe('the clocks of a live match', () => {
  it('[TEMPO-2] run for the awaited seat, which gets its increment with the decision', () => {
    const after = ticked(
      started(live),
      live,
      tick({ at: 30_000, by: 'seat-1', before: ['seat-1'], after: ['seat-2'] }),
    );
    expect(after.left).toEqual({ 'seat-1': 10 * minute - 30_000 + 5000, 'seat-2': 10 * minute });
    expect(leftAt(after, live, 'seat-2', 31_250)).toBe(10 * minute - 1250);
    expect(deadlineOf(after, live, 'seat-2')).toBe(30_000 + 10 * minute);
  });

  it('[TEMPO-2] run for two seats at once, and only the one that decides is paid back', () => {
    const both = tick({ at: 20_000, by: 'seat-2', before: [...seats], after: ['seat-1'] });
    const after = ticked(started(live), live, both);
    expect(after.left).toEqual({ 'seat-1': 10 * minute - 20_000, 'seat-2': 10 * minute - 20_000 + 5000 });
    const done = ticked(after, live, tick({ at: 25_000, by: 'seat-1', before: ['seat-1'], after: ['seat-2'] }));
    expect(done.left['seat-1']).toBe(10 * minute - 25_000 + 5000);
  });

  it('[TEMPO-3] give the overtime for each decision once the bank is empty, and no increment any more', () => {
    const late = tick({ at: 10 * minute, by: 'seat-1', byClock: true, before: ['seat-1'], after: ['seat-1'] });
    const first = ticked(started(live), live, late);
    expect(first.overtime).toEqual(['seat-1']);
    expect(first.left['seat-1']).toBe(15_000);
    const quick = tick({ at: 10 * minute + 4000, by: 'seat-1', before: ['seat-1'], after: ['seat-1'] });
    expect(ticked(first, live, quick).left['seat-1']).toBe(15_000);
    expect(deadlineOf(first, live, 'seat-1')).toBe(10 * minute + 15_000);
  });

  it('name the first deadline, none where nobody is awaited', () => {
    const clock = { ...started(live), left: { 'seat-1': 5000, 'seat-2': 4000 } };
    expect(firstDeadline(clock, live, [...seats])).toEqual({ seat: 'seat-2', at: 4000 });
    expect(firstDeadline(clock, live, [])).toBeUndefined();
    expect(firstDeadline(null, { kind: 'none' }, [...seats])).toBeUndefined();
  });

  it('property: what all seats have left and used adds up, whatever the order of decisions', () => {
    const decision = fc.record({
      by: fc.constantFrom(...seats),
      after: fc.integer({ min: 0, max: 2000 }),
      both: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(decision, { maxLength: 40 }), (decisions) => {
        let clock = started(live);
        let awaited: readonly (typeof seats)[number][] = ['seat-1'];
        const used = { 'seat-1': 0, 'seat-2': 0 };
        const paid = { 'seat-1': 0, 'seat-2': 0 };
        let at = 0;
        for (const { by, after, both } of decisions) {
          if (!awaited.includes(by)) continue;
          at += after;
          for (const seat of awaited) used[seat] += after;
          paid[by] += 5000;
          const next = both ? [...seats] : [by === 'seat-1' ? ('seat-2' as const) : ('seat-1' as const)];
          clock = ticked(clock, live, tick({ at, by, before: awaited, after: next }));
          awaited = next;
        }
        for (const seat of seats) expect(clock.left[seat]).toBe(10 * minute - used[seat] + paid[seat]);
      }),
    );
  });
});

describe('correspondence', () => {
  it('[TEMPO-4] gives each decision its whole time, and a seat that goes on being asked no more', () => {
    const first = ticked(
      started(letters),
      letters,
      tick({ at: day, by: 'seat-1', before: ['seat-1'], after: ['seat-2'] }),
    );
    expect(leftAt(first, letters, 'seat-2', day)).toBe(2 * day);
    const other = tick({ at: 2 * day, by: 'seat-1', before: [...seats], after: ['seat-2'] });
    expect(ticked(first, letters, other).left['seat-2']).toBe(day);
  });

  it('[TEMPO-4] does not count nights and holidays', () => {
    const nights: Rest = { night: { fromMinute: 22 * 60, minutes: 8 * 60 }, holidays: [] };
    expect(countedMs(20 * hour, 32 * hour, nights)).toBe(4 * hour);
    expect(afterCounted(20 * hour, 4 * hour, nights)).toBe(32 * hour);
    const away: Rest = { night: null, holidays: [{ from: day, to: 8 * day }] };
    expect(afterCounted(0, 2 * day, away)).toBe(9 * day);
    expect(countedMs(0, 9 * day, away)).toBe(2 * day);
    const clock = started(letters, 0, { 'seat-1': away });
    expect(deadlineOf(clock, letters, 'seat-1')).toBe(9 * day);
    expect(deadlineOf(clock, letters, 'seat-2')).toBe(2 * day);
  });

  it('property: counting forward and counting what passed agree, with any nights and holidays', () => {
    const night = fc.option(
      fc.record({ fromMinute: fc.integer({ min: 0, max: 1439 }), minutes: fc.integer({ min: 0, max: 720 }) }),
    );
    const holiday = fc
      .tuple(fc.integer({ min: 0, max: 60 * day }), fc.integer({ min: 1, max: 10 * day }))
      .map(([from, length]) => ({ from, to: from + length }));
    fc.assert(
      fc.property(
        fc.record({ night, holidays: fc.array(holiday, { maxLength: 4 }) }),
        fc.integer({ min: 0, max: 30 * day }),
        fc.integer({ min: 0, max: 20 * day }),
        (rest, from, ms) => {
          const end = afterCounted(from, ms, rest);
          expect(countedMs(from, end, rest)).toBe(ms);
          expect(end - from).toBeGreaterThanOrEqual(ms);
        },
      ),
    );
    expect(countedMs(5, 5, noRest)).toBe(0);
  });
});

describe('a tempo', () => {
  it('[TEMPO-1] says itself in words, and refuses what nobody could play', () => {
    expect(tempoWords(live)).toBe('10 min + 5 s');
    expect(tempoWords(letters)).toBe('2 days a decision');
    expect(tempoWords({ kind: 'none' })).toBe('no clock');
    expect(tempoCodec.safeParse({ kind: 'live', bankMs: 10, incrementMs: 0, overtime: { kind: 'loss' } }).success).toBe(
      false,
    );
    expect(tempoCodec.safeParse({ kind: 'correspondence', decisionMs: 5 }).success).toBe(false);
  });
});
