/** Sides of matches as watchers read them: two, three and four seats, teams, and a side that the rules move. */
import type { MatchHeader, SeatHeader } from '@broadside/protocol';
import type { MatchStanding } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { roundWords, watchedSides } from './sides.ts';

const seat = (number: number, team: number, name: string): SeatHeader => ({
  ...{ seat: `seat-${number}`, team, side: `Fleet ${String(number)}`, name, kind: 'person' },
  ...{ connected: false, open: false },
});
const header = (...seats: SeatHeader[]): Pick<MatchHeader, 'seats' | 'outcome'> => ({ seats, outcome: null });
const standing = (round: number, ...sides: [seats: number[], score: number][]): MatchStanding => ({
  ...{ round, counts: ['points'], ships: [] },
  sides: sides.map(([seats, score], i) => ({
    ...{ seats: seats.map((each): `seat-${number}` => `seat-${each}`), name: `Side ${String(i)}`, score: [score] },
  })),
});
const told = (sides: ReturnType<typeof watchedSides>) => sides.map(({ name, score, side }) => [name, score, side]);

describe('[WATCH-70] the sides of a match', () => {
  const [ann, ben, cy, dee] = [seat(1, 0, 'Ann'), seat(2, 1, 'Ben'), seat(3, 2, 'Cy'), seat(4, 3, 'Dee')];

  it('are two, three or four, each with what it has come to, in the order of the teams', () => {
    const two = watchedSides(header(ann, ben), standing(1, [[2], 7], [[1], 5]));
    expect(told(two)).toEqual([
      ['Ann', 5, 'a'],
      ['Ben', 7, 'b'],
    ]);
    const three = watchedSides(header(ann, ben, cy), standing(1, [[1], 1], [[2], 2], [[3], 3]));
    expect(three.map(({ score }) => score)).toEqual([1, 2, 3]);
    const four = watchedSides(header(ann, ben, cy, dee), standing(1, [[1], 1], [[2], 2], [[3], 3], [[4], 4]));
    expect(four.map(({ name, key }) => [name, key])).toEqual([
      ['Ann', 'seat-1'],
      ['Ben', 'seat-2'],
      ['Cy', 'seat-3'],
      ['Dee', 'seat-4'],
    ]);
  });

  it('are teams of people who share one score, rated where all of them are', () => {
    const pairs = header(ann, ben, { ...cy, team: 0 }, { ...dee, team: 1 });
    const ratings = [
      { seat: ann.seat, rating: 1700 },
      { seat: cy.seat, rating: 1600 },
      { seat: ben.seat, rating: 1500 },
    ];
    const sides = watchedSides(pairs, standing(2, [[1, 3], 9], [[2, 4], 8]), ratings);
    expect(told(sides)).toEqual([
      ['Ann & Cy', 9, 'a'],
      ['Ben & Dee', 8, 'b'],
    ]);
    expect(sides.map(({ rating }) => rating)).toEqual(['1700 & 1600', undefined]);
    expect(sides.map(({ people }) => people)).toEqual([
      ['Ann', 'Cy'],
      ['Ben', 'Dee'],
    ]);
  });

  it('have one that the rules move, without people, rating or clock', () => {
    const sides = watchedSides(header(ann), standing(1, [[1], 3], [[], 4]), [{ seat: ann.seat, rating: 1700 }]);
    expect(sides[1]).toEqual({
      ...{ key: 'automated-0', side: 'b', name: 'Side 1', people: ['Side 1'], plays: 'plays by the book' },
      ...{ rating: undefined, members: [], score: 4 },
    });
  });

  it('have the points of the end where the game counts none, and no score before', () => {
    const over = { ...header(ann, ben), outcome: { winner: ann.seat, points: { [ann.seat]: 12 }, reason: 'Over.' } };
    expect(watchedSides(over).map(({ score }) => score)).toEqual([12, undefined]);
    expect(watchedSides(header(ann, ben)).map(({ score }) => score)).toEqual([undefined, undefined]);
  });
});

describe('the round of a match', () => {
  it('is that of the moment, counted as its header counts', () => {
    expect(roundWords({ round: 'Round 5 of 6' }, standing(3))).toBe('Round 3 of 6');
    expect(roundWords({ round: 'Turn 2' }, standing(1))).toBe('Turn 1');
    expect(roundWords({ round: null }, standing(0))).toBe('Before the first round');
    expect(roundWords({ round: 'The fleets deploy' })).toBe('The fleets deploy');
  });
});
