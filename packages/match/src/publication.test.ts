import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReleasePlan, delayBadge, delaySentence, watchWords } from './publication.ts';
import type { EntryMark, WatchDelay } from './publication.ts';

/** Entries at these times, in seconds; `rounds`: what runs after each. */
function marks(times: readonly number[], rounds: readonly (number | null)[] = [], over = false): EntryMark[] {
  return times.map((at, i) => ({
    ...{ seq: i + 1, at: at * 1000, round: rounds[i] ?? null },
    over: over && i === times.length - 1,
  }));
}

function planOf(delay: WatchDelay, entries: readonly EntryMark[]): ReleasePlan {
  const plan = new ReleasePlan(delay);
  for (const each of entries) plan.note(each);
  return plan;
}

const released = (plan: ReleasePlan, seconds: readonly number[]): number[] =>
  seconds.map((second) => plan.released(second * 1000));

describe('when entries are released', () => {
  it('[WATCH-1] each entry so many seconds later', () => {
    const plan = planOf({ kind: 'seconds', seconds: 60 }, marks([0, 10, 11]));
    expect(released(plan, [59.999, 60, 69, 70, 71, 1000])).toEqual([0, 1, 1, 2, 3, 3]);
    expect(plan.next(60_000)).toBe(70_000);
    expect(plan.next(71_000)).toBeUndefined();
  });

  it('[WATCH-1] counts from the latest time of all where a clock was set back', () => {
    const plan = planOf({ kind: 'seconds', seconds: 10 }, marks([100, 40, 90, 101]));
    expect(released(plan, [109, 110, 111])).toEqual([0, 3, 4]);
  });

  it('[WATCH-2] with the entry after which a higher round runs than ever before, and at the end whatever is left', () => {
    const rounds = [1, 1, 1, 2, 1, 2, 3, 3];
    const plan = planOf({ kind: 'round' }, marks([1, 2, 3, 4, 5, 6, 7, 8], rounds));
    expect(released(plan, [0, 1, 3, 4, 6, 7, 100])).toEqual([0, 1, 1, 4, 4, 7, 7]);
    plan.note({ seq: 9, at: 9000, round: 3, over: true });
    expect(released(plan, [8, 9])).toEqual([7, 9]);
  });

  it('[WATCH-3] with the last entry', () => {
    const plan = planOf({ kind: 'end' }, marks([1, 2, 3], [1, 2, 3], true));
    expect(released(plan, [2, 3])).toEqual([0, 3]);
    expect(planOf({ kind: 'end' }, marks([1, 2, 3], [1, 2, 3])).next(0)).toBeUndefined();
  });

  it('takes the next entry only', () => {
    const plan = planOf({ kind: 'end' }, marks([1]));
    expect(() => plan.note({ seq: 3, at: 1, round: null, over: false })).toThrow('does not follow 1');
  });
});

const anyDelay = fc.oneof(
  fc.record({ kind: fc.constant('seconds' as const), seconds: fc.integer({ min: 10, max: 3600 }) }),
  fc.constantFrom<WatchDelay>({ kind: 'round' }, { kind: 'end' }),
);
const anyMarks = fc
  .array(fc.record({ at: fc.integer({ min: 0, max: 10_000 }), round: fc.integer({ min: 0, max: 6 }) }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((list) => list.map((each, i) => ({ ...each, seq: i + 1, over: i === list.length - 1 })));

describe('[WATCH-4] whatever is written', () => {
  it('is released in order, never before it was written, and never taken back by what comes later', () => {
    fc.assert(
      fc.property(anyDelay, anyMarks, fc.nat(20_000_000), (delay, entries, now) => {
        const plan = new ReleasePlan(delay);
        let before = 0;
        for (const entry of entries) {
          plan.note(entry);
          // What somebody who comes at `now` was told stays told when more is known.
          const known = plan.released(now);
          expect(known).toBeGreaterThanOrEqual(before);
          before = known;
        }
        let last = 0;
        for (const { seq, at } of entries) {
          const instant = plan.at(seq) ?? Infinity;
          expect(instant).toBeGreaterThanOrEqual(Math.max(at, last));
          if (delay.kind === 'seconds') expect(instant).toBeGreaterThanOrEqual(at + delay.seconds * 1000);
          last = instant;
        }
        expect(last).toBeLessThan(Infinity);
      }),
    );
  });

  it('is the same from a plan that was made again', () => {
    fc.assert(
      fc.property(anyDelay, anyMarks, fc.nat(20_000_000), (delay, entries, now) => {
        expect(planOf(delay, entries).released(now)).toBe(planOf(delay, [...entries]).released(now));
        expect(planOf(delay, entries).next(now) ?? Infinity).toBeGreaterThan(now);
      }),
    );
  });
});

it('says how late watchers are', () => {
  expect(delaySentence({ kind: 'seconds', seconds: 120 })).toBe('Watchers see this 2 min late.');
  expect(delaySentence({ kind: 'seconds', seconds: 90 })).toBe('Watchers see this 1 min 30 s late.');
  expect(delaySentence({ kind: 'seconds', seconds: 10 })).toBe('Watchers see this 10 s late.');
  expect(delaySentence(null)).toContain('at once');
  expect(delayBadge({ kind: 'seconds', seconds: 120 })).toBe('2 min late');
  expect(watchWords()).toBe('at once');
  expect(watchWords({ delay: { kind: 'end' }, listed: false })).toBe('after the match, by link alone');
  expect([delayBadge({ kind: 'round' }), delayBadge({ kind: 'end' })]).toEqual([
    'until the round ends',
    'after the match',
  ]);
});
