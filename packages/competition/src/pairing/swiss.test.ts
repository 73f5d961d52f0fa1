import { describe, expect, it } from 'vitest';
import { virtualPoints } from './acceleration.ts';
import { costLines, noCost } from './cost.ts';
import { bye, pairRest, pairSwiss } from './swiss.ts';
import type { PastRound, SwissDraft, SwissEntrant, SwissRound } from './swiss.ts';
import { whyNot } from './why.ts';

const entrant = (number: number, score = 0, rest: Partial<SwissEntrant> = {}): SwissEntrant => ({
  number,
  score,
  lot: number,
  past: [],
  ...rest,
});
const field = (size: number): SwissEntrant[] => Array.from({ length: size }, (_, index) => entrant(index + 1));
const met = (round: number, opponent: number, side: 'first' | 'second' = 'first'): PastRound => ({
  round,
  kind: 'played',
  opponent,
  side,
});
const pairsOf = ({ pairs, byes }: SwissDraft): string[] => [
  ...pairs.map(({ first, second }) => [first, second].toSorted((a, b) => a - b).join('-')),
  ...byes.map((each) => `${each.entrant}-bye`),
];
const costOfOnly = (round: SwissRound, first: number, second: number) =>
  pairSwiss({ ...round, locked: [{ first, second }] }).pairs.find(({ locked }) => locked)?.cost;

describe('a first round', () => {
  it('folds the field: first against last', () => {
    const draft = pairSwiss({ round: 1, entrants: field(8) });
    expect(pairsOf(draft)).toEqual(['1-8', '2-7', '3-6', '4-5']);
    expect({ ...draft.cost, lot: 0 }).toEqual(noCost);
    expect([draft.needsRematch, draft.needsForbidden, draft.needsSecondBye]).toEqual([false, false, false]);
  });

  it('slides it where the terms say so: first against the first of the lower half', () => {
    expect(pairsOf(pairSwiss({ round: 1, entrants: field(8), within: 'slide' }))).toEqual(['1-5', '2-6', '3-7', '4-8']);
  });

  it('goes by the lots alone where seeds do not count', () => {
    const lots = [50, 10, 40, 20, 60, 30];
    const entrants = field(6).map((each, at) => ({ ...each, lot: lots[at] ?? 0 }));
    const draft = pairSwiss({ round: 1, entrants, without: ['fold'] });
    expect(pairsOf(draft).toSorted()).toEqual(['1-4', '2-5', '3-6']);
  });

  it('gives the bye to the last of an odd field, and folds the others', () => {
    const draft = pairSwiss({ round: 1, entrants: field(5) });
    expect(pairsOf(draft)).toEqual(['1-4', '2-3', '5-bye']);
    expect(draft.byes).toEqual([{ entrant: 5, locked: false, cost: {} }]);
  });

  it('gives odd numbers the side that was drawn, even numbers the other', () => {
    for (const initialSide of ['first', 'second'] as const) {
      const { pairs } = pairSwiss({ round: 1, entrants: field(8), initialSide });
      for (const { first, second } of pairs) {
        const higher = Math.min(first, second);
        expect((higher === first) === ((higher % 2 === 1) === (initialSide === 'first'))).toBe(true);
      }
    }
  });

  it('pairs nobody, one and two', () => {
    expect(pairSwiss({ round: 1, entrants: [] })).toMatchObject({ pairs: [], byes: [] });
    expect(pairsOf(pairSwiss({ round: 1, entrants: field(1) }))).toEqual(['1-bye']);
    expect(pairsOf(pairSwiss({ round: 1, entrants: field(2) }))).toEqual(['1-2']);
    const absent = field(4).map((each) => ({ ...each, absent: each.number === 2 || each.number === 3 }));
    expect(pairsOf(pairSwiss({ round: 1, entrants: absent }))).toEqual(['1-4']);
  });
});

describe('the lines of the cost', () => {
  it('stand in the order in which they count', () => {
    expect(costLines).toEqual([
      ...['forbidden', 'met-before', 'bye-again', 'bye-score', 'bye-unplayed', 'bye-seed', 'score-distance'],
      ...['same-float', 'third-on-side', 'side-balance', 'same-club', 'no-shared-hours', 'fold', 'lot'],
    ]);
  });

  it('count meetings that were played, not forfeits', () => {
    const one = entrant(1, 0, { past: [met(1, 2), met(2, 2), { round: 3, kind: 'forfeit-won', opponent: 2 }] });
    const other = entrant(2, 0, { past: [met(1, 1), met(2, 1), { round: 3, kind: 'forfeit-lost', opponent: 1 }] });
    const draft = pairSwiss({ round: 4, entrants: [one, other] });
    expect(draft.cost['met-before']).toBe(2);
    expect(draft.needsRematch).toBe(true);
    expect(draft.pairs[0]?.cost['met-before']).toBe(2);
  });

  it('put a forbidden pair before a rematch, and say that somebody must agree', () => {
    const [one, other] = [entrant(1, 0, { past: [met(1, 2)] }), entrant(2, 0, { past: [met(1, 1)] })];
    const round = { round: 2, entrants: [one, other, entrant(3), entrant(4)] };
    expect(pairsOf(pairSwiss(round))).toEqual(['1-4', '2-3']);
    const asked = pairSwiss({
      ...round,
      forbidden: [
        [1, 4],
        [3, 1],
      ],
    });
    expect(pairsOf(asked)).toEqual(['1-2', '3-4']);
    expect([asked.needsRematch, asked.needsForbidden]).toEqual([true, false]);
    expect(
      pairSwiss({
        ...round,
        forbidden: [
          [1, 2],
          [1, 3],
          [4, 1],
        ],
      }).needsForbidden,
    ).toBe(true);
  });

  it('give the bye never twice, then by score, by rounds not played, and by seed', () => {
    const past: PastRound[] = [{ round: 1, kind: 'bye' }];
    const lost: PastRound[] = [met(1, 9)];
    const twice = [entrant(1, 4, { past: lost }), entrant(2, 2, { past: lost }), entrant(3, 0, { past })];
    expect(pairSwiss({ round: 2, entrants: twice }).byes).toEqual([
      { entrant: 2, locked: false, cost: { 'bye-score': 2, 'bye-seed': 1 } },
    ]);
    const missed = [1, 2, 3].map((number) => entrant(number, 0, number === 3 ? {} : { past: lost }));
    expect(pairSwiss({ round: 2, entrants: missed }).byes[0]?.entrant).toBe(2);
    const free: PastRound[] = [{ round: 1, kind: 'forfeit-won', opponent: 8 }];
    const all = [1, 2, 3].map((number) => entrant(number, 2, { past: free }));
    expect(pairSwiss({ round: 2, entrants: all })).toMatchObject({ needsSecondBye: true, byes: [{ entrant: 3 }] });
  });

  it('square the distance of scores: two short steps rather than a long one', () => {
    const draft = pairSwiss({ round: 2, entrants: [entrant(1, 6), entrant(2, 4), entrant(3, 4), entrant(4, 2)] });
    expect(pairsOf(draft)).toEqual(['1-2', '3-4']);
    expect(draft.cost['score-distance']).toBe(8);
    expect(draft.pairs.map(({ floats }) => floats.toSorted())).toEqual([
      ['down', 'up'],
      ['down', 'up'],
    ]);
  });

  it('let nobody float the same way again; a bye was a float down', () => {
    const down = (number: number) => entrant(number, 2, { past: [{ round: 1, kind: 'bye' }] });
    const round = { round: 2, entrants: [down(1), entrant(2, 2), down(3), entrant(4, 0)] };
    expect(pairsOf(pairSwiss(round)).toSorted()).toEqual(['1-3', '2-4']);
    expect(costOfOnly(round, 3, 4)).toMatchObject({ 'same-float': 1 });
    const up: PastRound = { ...met(1, 9), float: 'up' };
    const twice = [entrant(1, 2, { past: [{ round: 1, kind: 'bye' }] }), entrant(2, 0, { past: [up] })];
    expect(pairSwiss({ round: 2, entrants: twice }).cost['same-float']).toBe(2);
    expect(pairSwiss({ round: 3, entrants: twice }).cost['same-float']).toBe(0);
  });

  it('keep sides apart: no third time running, then the balance', () => {
    const past = (sides: string) =>
      [...sides].map((side, at) => met(at + 1, 90 + at, side === '1' ? 'first' : 'second'));
    const round = (one: string, other: string): SwissRound => ({
      round: one.length + 1,
      entrants: [entrant(1, 0, { past: past(one) }), entrant(2, 0, { past: past(other) })],
    });
    const draft = (one: string, other: string) => pairSwiss(round(one, other)).pairs[0];
    expect(draft('11', '11')).toMatchObject({ first: 2, second: 1, cost: { 'third-on-side': 1, 'side-balance': 2 } });
    expect(draft('11', '22')).toMatchObject({ first: 2, second: 1, cost: {} });
    // 2 must not be on the second side a third time, though 1 had the first one more often.
    expect(draft('1121', '1122')).toMatchObject({ first: 2, second: 1, cost: {} });
    expect(draft('1211', '2211')).toMatchObject({ first: 2, second: 1 });
    // Rather a side too often than one three times running.
    expect(draft('22211', '12')).toMatchObject({ first: 2, second: 1, cost: { 'side-balance': 1 } });
    expect(draft('12', '21')).toMatchObject({ first: 1, second: 2, cost: {} });
    expect(draft('2112', '1212')).toMatchObject({ first: 2, second: 1, cost: {} });
    const [fixed] = pairSwiss({ ...round('11', '22'), locked: [{ first: 1, second: 2, sides: true }] }).pairs;
    expect(fixed).toMatchObject({ first: 1, second: 2, cost: { 'third-on-side': 2, 'side-balance': 4 } });
  });

  it('keep clubs apart in the first rounds, and look for hours in common', () => {
    const entrants = field(4).map((each) => ({ ...each, club: each.number % 3 === 1 ? 'north' : 'south' }));
    expect(pairsOf(pairSwiss({ round: 2, entrants, clubRounds: 2 }))).toEqual(['1-3', '2-4']);
    expect(pairsOf(pairSwiss({ round: 3, entrants, clubRounds: 2 }))).toEqual(['1-4', '2-3']);
    expect(pairsOf(pairSwiss({ round: 2, entrants: field(4), noSharedHours: [[3, 2]] }))).toEqual(['1-3', '2-4']);
    const both = pairSwiss({
      round: 2,
      entrants,
      clubRounds: 2,
      noSharedHours: [
        [1, 3],
        [1, 2],
      ],
    });
    expect(pairsOf(both)).toEqual(['1-3', '2-4']);
    expect(both.cost['no-shared-hours']).toBe(1);
  });

  it('let the last of a group float to the first of the next', () => {
    const entrants = [1, 2, 3, 4, 5, 6].map((number) => entrant(number, number <= 3 ? 2 : 0));
    const draft = pairSwiss({ round: 2, entrants });
    expect(pairsOf(draft)).toEqual(['1-2', '3-4', '5-6']);
    expect(draft.cost.fold).toBe(0);
  });
});

describe('acceleration', () => {
  const baku = { entrants: 161, rounds: 9, win: 2, draw: 1 };

  it('gives the upper half a win, then a draw, then nothing', () => {
    const upper = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((round) => virtualPoints(baku, round, 82));
    expect(upper).toEqual([2, 2, 2, 1, 1, 0, 0, 0, 0]);
    expect(virtualPoints(baku, 1, 83)).toBe(0);
  });

  it('counts for pairing', () => {
    const entrants = field(8).map((each) => ({
      ...each,
      virtual: virtualPoints({ ...baku, entrants: 8 }, 1, each.number),
    }));
    expect(pairsOf(pairSwiss({ round: 1, entrants }))).toEqual(['1-4', '2-3', '5-8', '6-7']);
  });
});

describe('locks', () => {
  it('stay, and the rest is paired around them', () => {
    const draft = pairRest({ round: 1, entrants: field(7) }, [
      { first: 1, second: 2 },
      { first: 4, second: bye },
    ]);
    expect(pairsOf(draft)).toEqual(['1-2', '3-7', '5-6', '4-bye']);
    expect(draft.pairs.map(({ locked }) => locked)).toEqual([true, false, false]);
    expect(draft.byes).toEqual([{ entrant: 4, locked: true, cost: { 'bye-seed': 3 } }]);
    const two = pairRest({ round: 1, entrants: field(6) }, [{ first: 6, second: bye }]);
    expect(two.byes.map((each) => each.entrant)).toEqual([5, 6]);
  });

  it('and numbers that cannot be are refused with what would be right', () => {
    const pair = (round: Partial<SwissRound>) => () => pairSwiss({ round: 1, entrants: field(4), ...round });
    expect(pair({ locked: [{ first: 1, second: 9 }] })).toThrow('Entrant 9 is locked');
    expect(
      pair({
        locked: [
          { first: 1, second: 2 },
          { first: 2, second: 3 },
        ],
      }),
    ).toThrow('locked twice');
    expect(pair({ locked: [{ first: 1, second: 1 }] })).toThrow('locked twice');
    expect(pair({ entrants: [entrant(1), entrant(1)] })).toThrow('same start number');
    expect(pair({ entrants: [entrant(0)] })).toThrow('start number');
    expect(pair({ entrants: [entrant(1, 0.5)] })).toThrow('smaller unit');
    expect(pair({ entrants: [entrant(1, 2_000_000)] })).toThrow('smaller unit');
    expect(pair({ entrants: [entrant(1, 0, { lot: 0.1 })] })).toThrow('lot');
    expect(pair({ round: 0 })).toThrow('counted from 1');
    expect(pair({ entrants: field(513) })).toThrow('at most 512');
  });
});

describe('why not these two', () => {
  const round = { round: 1, entrants: field(6) };

  it('says by whose pairing and by how much', () => {
    const together = whyNot(round, 6, 1);
    expect(together.worse).toBeUndefined();
    expect(together.forced).toEqual(together.draft);
    const forbidden = [
      [3, 4],
      [3, 5],
    ] as const;
    const { worse } = whyNot({ ...round, forbidden }, 1, 6);
    expect(worse).toMatchObject({ line: 'fold', before: 6, after: 8 });
    expect(worse?.through.map(({ amount }) => amount)).toEqual([4, 4]);
    const ahead = field(6).map((each) => ({ ...each, score: each.number <= 2 ? 4 : 0 }));
    const floats = whyNot({ ...round, entrants: ahead }, 1, 3).worse;
    expect(floats).toMatchObject({ line: 'score-distance', before: 0, after: 32 });
    expect(floats?.through.map(({ first, second }) => [first, second].toSorted())).toEqual([
      [1, 3],
      [2, 5],
    ]);
  });

  it('answers for the bye too', () => {
    const answer = whyNot({ round: 1, entrants: field(5) }, bye, 2);
    expect(answer.worse).toEqual({
      line: 'bye-seed',
      before: 0,
      after: 3,
      through: [{ first: 2, second: bye, amount: 3 }],
    });
    expect(() => whyNot({ ...round, locked: [{ first: 1, second: 2 }] }, 1, 3)).toThrow('locked twice');
  });
});
