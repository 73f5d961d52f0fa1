import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DiceError,
  mostDice,
  mostSides,
  pick,
  RecordingDice,
  ScriptedDice,
  SeededDice,
  seededRandom,
  withoutDice,
} from './dice.ts';

describe('scripted dice', () => {
  it('fall as written, and tell how many are left', () => {
    const dice = new ScriptedDice([6, 1, 20]);
    expect(dice.roll(6, 2, 'attack')).toEqual([6, 1]);
    expect(dice.left()).toBe(1);
    expect(dice.roll(20, 1, 'drift')).toEqual([20]);
    expect(dice.left()).toBe(0);
  });

  it('say what to add where they run out', () => {
    const dice = new ScriptedDice([3]);
    expect(() => dice.roll(6, 4, 'attack of the Corsair')).toThrow(
      'The script has 1 of its 1 dice left, but 4d6 for "attack of the Corsair" is rolled: add 3.',
    );
    expect(dice.left()).toBe(1);
  });

  it('refuse faces that the die does not have', () => {
    expect(() => new ScriptedDice([1, 7]).roll(6, 2, 'attack')).toThrow('Die 2 of the script shows 7');
    expect(() => new ScriptedDice([0]).roll(6, 1, 'attack')).toThrow(DiceError);
    expect(() => new ScriptedDice([1.5]).roll(6, 1, 'attack')).toThrow(DiceError);
  });

  it('shuffle by picks', () => {
    expect(new ScriptedDice([3, 1]).shuffle(['a', 'b', 'c'], 'deck')).toEqual(['c', 'a', 'b']);
    expect(new ScriptedDice([]).shuffle(['a'], 'deck')).toEqual(['a']);
  });
});

describe('seeded dice', () => {
  it('repeat with their seed and stay on the die', () => {
    const rolled = (seed: number) => new SeededDice(seededRandom(seed)).roll(6, 60);
    expect(rolled(1)).toEqual(rolled(1));
    expect(rolled(1)).not.toEqual(rolled(2));
    expect(new Set(rolled(1))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('show each face about as often', () => {
    const dice = new SeededDice(seededRandom(7));
    const faces = Array.from({ length: 6 }, () => dice.roll(6, 10_000)).flat();
    for (let face = 1; face <= 6; face += 1) {
      expect(Math.abs(faces.filter((shown) => shown === face).length - 10_000)).toBeLessThan(400);
    }
  });

  it('shuffle into permutations', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
        const shuffled = new SeededDice(seededRandom(seed)).shuffle(items);
        expect([...shuffled].sort()).toEqual([...items].sort());
      }),
    );
  });

  it('pick any item, and nothing from nothing', () => {
    const random = seededRandom(1);
    expect(new Set(Array.from({ length: 50 }, () => pick(['a', 'b', 'c'], random))).size).toBe(3);
    expect(() => pick([], random)).toThrow('nothing to pick');
  });
});

describe('a roll that no game makes', () => {
  it.each([
    [6, mostDice + 1],
    [6, 300_000_000],
    [mostSides + 1, 1],
    [0, 1],
    [6, -1],
    [6, 1.5],
    [6, NaN],
  ])('is refused by every kind of dice: d%d, %d of them', (sides, count) => {
    for (const dice of [new ScriptedDice([1]), new SeededDice(seededRandom(1))])
      expect(() => dice.roll(sides, count, 'mines')).toThrow(`at most ${mostDice} dice`);
  });
});

describe('recording dice', () => {
  it('keep every roll with its reason, as a script that repeats it', () => {
    const recording = new RecordingDice(new SeededDice(seededRandom(5)));
    const attack = recording.roll(6, 3, 'attack');
    const deck = recording.shuffle(['a', 'b', 'c'], 'deck');
    expect(recording.rolls.map(({ why, sides }) => `${why} d${sides}`)).toEqual(['attack d6', 'deck d3', 'deck d2']);
    const script = new ScriptedDice(recording.faces);
    expect(script.roll(6, 3, 'attack')).toEqual(attack);
    expect(script.shuffle(['a', 'b', 'c'], 'deck')).toEqual(deck);
    expect(script.left()).toBe(0);
  });
});

describe('what throws no dice', () => {
  it('comes about, and comes to nothing where it would throw any', () => {
    expect(withoutDice(() => 7)).toBe(7);
    expect(withoutDice((dice) => dice.roll(6, 1, 'attack'))).toBeUndefined();
    expect(withoutDice((dice) => dice.shuffle([1], 'deck'))).toBeUndefined();
    expect(() =>
      withoutDice(() => {
        throw new Error('a bug');
      }),
    ).toThrow('a bug');
  });
});
