import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { challengeFault, dropped, mayChallenge, overdue, settled } from './ladder.ts';
import type { Ladder, LadderTerms } from './ladder.ts';

const day = 86_400_000;
const terms: LadderTerms = { reach: 2, answerDays: 3, playDays: 14, protectionDays: 2, moves: 'leapfrog' };
const ladder = (size: number, rest: Partial<Ladder> = {}): Ladder => ({
  order: Array.from({ length: size }, (_, at) => ({ number: at + 1, activeAt: 0 })),
  challenges: [],
  ...rest,
});
const order = (of: Ladder): number[] => of.order.map(({ number }) => number);
const challenge = (challenger: number, challenged: number) => ({ challenger, challenged, madeAt: 0 });

describe('a ladder', () => {
  it('lets somebody challenge so many places up, one at a time, nobody who has just played', () => {
    expect(mayChallenge(ladder(5), terms, 5, 0)).toEqual([4, 3]);
    expect(mayChallenge(ladder(5), terms, 1, 0)).toEqual([]);
    const busy = ladder(5, { challenges: [challenge(4, 3)] });
    const fault = (one: number, other: number, of = busy, now = 0) => challengeFault(of, terms, one, other, now);
    expect(fault(5, 2)).toBe('out-of-reach');
    expect(fault(5, 4)).toBe('taken');
    expect(fault(4, 2)).toBe('already-challenging');
    expect(fault(2, 4)).toBe('not-higher');
    expect(fault(2, 2)).toBe('not-higher');
    expect(fault(9, 2)).toBe('not-on-ladder');
    const rested = ladder(3, { order: [{ number: 1, activeAt: 0, playedAt: 0 }, ...ladder(3).order.slice(1)] });
    expect(fault(2, 1, rested, 2 * day - 1)).toBe('protected');
    expect(fault(2, 1, rested, 2 * day)).toBeUndefined();
  });

  it('moves the winner up, by leapfrog or by swap, and protects the two', () => {
    const of = ladder(5, { challenges: [challenge(4, 2)] });
    const won = settled(of, terms, challenge(4, 2), 'challenger', { now: 5, played: true });
    expect(order(won)).toEqual([1, 4, 2, 3, 5]);
    expect(won.challenges).toEqual([]);
    expect(won.order.filter(({ playedAt }) => playedAt === 5).map(({ number }) => number)).toEqual([4, 2]);
    const swap = settled(of, { ...terms, moves: 'swap' }, challenge(4, 2), 'challenger', { now: 5, played: true });
    expect(order(swap)).toEqual([1, 4, 3, 2, 5]);
    const stays = settled(of, terms, challenge(4, 2), 'challenged', { now: 5, played: false });
    expect(stays.order).toEqual(of.order);
    expect(() => settled(of, terms, challenge(5, 4), 'none', { now: 5, played: false })).toThrow('has not challenged');
  });

  it('gives the place to who got no answer, and lets an unplayed match come to nothing', () => {
    const waiting = { ...challenge(3, 2) };
    const accepted = { ...challenge(5, 4), acceptedAt: day };
    const of = ladder(5, { challenges: [waiting, accepted] });
    expect(overdue(of, terms, 3 * day - 1)).toEqual([]);
    expect(overdue(of, terms, 3 * day)).toEqual([{ challenge: waiting, outcome: 'challenger' }]);
    expect(overdue(of, terms, 15 * day).map(({ outcome }) => outcome)).toEqual(['challenger', 'none']);
  });

  it('lets the silent fall, again after as long, but nobody who is being challenged', () => {
    const silent = { ...terms, silence: { days: 10, places: 2 } };
    const of = ladder(6, { challenges: [challenge(3, 2)] });
    const active = { ...of, order: of.order.map((e) => ({ ...e, activeAt: [1, 4].includes(e.number) ? 0 : 8 * day })) };
    expect(order(dropped(active, silent, 10 * day - 1))).toEqual([1, 2, 3, 4, 5, 6]);
    const fallen = dropped(active, silent, 10 * day);
    expect(order(fallen)).toEqual([2, 3, 1, 5, 6, 4]);
    expect(dropped(fallen, silent, 11 * day)).toEqual(fallen);
    const later = {
      ...fallen,
      order: fallen.order.map((e) => (e.activeAt === 8 * day ? { ...e, activeAt: 15 * day } : e)),
    };
    expect(order(dropped(later, silent, 20 * day))).toEqual([2, 3, 5, 6, 1, 4]);
    const together = { ...ladder(4), order: ladder(4).order.map((e) => ({ ...e, activeAt: e.number <= 2 ? 0 : day })) };
    expect(order(dropped(together, silent, 10 * day))).toEqual([3, 4, 1, 2]);
    expect(dropped(active, terms, 99 * day)).toBe(active);
  });

  it('keeps everybody on it, whatever happens', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 5 })), { maxLength: 40 });
    fc.assert(
      fc.property(steps, fc.constantFrom('leapfrog' as const, 'swap' as const), (taken, moves) => {
        const own = { ...terms, moves, silence: { days: 5, places: 3 } };
        let of = ladder(8);
        for (const [at, [who, what]] of taken.entries()) {
          const now = at * day;
          const [whom] = mayChallenge(of, own, who, now);
          const [open] = of.challenges;
          if (what < 3 && whom !== undefined) {
            of = { ...of, challenges: [...of.challenges, { challenger: who, challenged: whom, madeAt: now }] };
          } else if (open !== undefined) {
            of = settled(of, own, open, what === 3 ? 'challenged' : 'challenger', { now, played: true });
          }
          of = dropped(of, own, now);
          expect(order(of).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
        }
      }),
    );
  });
});
