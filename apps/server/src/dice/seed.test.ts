import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CounterDice } from '@broadside/match';
import type { DiceStream } from '@broadside/match';
import { commitmentOf, diceStream, newSeed } from './seed.ts';

const seed = Buffer.alloc(32, 7);

/** Somebody else's reading of SPEC.md, "Dice". */
function wordBySpec(index: number): number {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(index / 8)));
  const streamed = createHmac('sha256', createHmac('sha256', seed).update('aa:bb').digest()).update(counter).digest();
  return streamed.readUInt32BE(4 * (index % 8));
}

describe('the dice of a match', () => {
  it('[DICE-1] publishes the SHA-256 of a new seed of 32 bytes', () => {
    const fresh = newSeed();
    expect(fresh).toHaveLength(32);
    expect(commitmentOf(fresh)).toBe(createHash('sha256').update(fresh).digest('hex'));
  });

  it('[DICE-2, DICE-3] draws the words that SPEC.md describes, over block borders', () => {
    const stream = diceStream(seed, 'aa:bb');
    for (const index of [0, 1, 7, 8, 9, 31, 4, 1000]) expect(stream.word(index)).toBe(wordBySpec(index));
  });

  it('[DICE-4] maps words to faces without bias and counts every word it takes', () => {
    const dice = new CounterDice(diceStream(seed, 'aa:bb'), 3);
    const faces = dice.roll(20, 9, 'test');
    expect(faces).toEqual(Array.from({ length: 9 }, (_, index) => (wordBySpec(3 + index) % 20) + 1));
    expect(dice.cursor).toBe(12);
  });

  it('[DICE-4] skips a word from the incomplete stretch at the end of the range', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 4, 5];
    const stream = { word: (index: number) => words[index] ?? 0 } as unknown as DiceStream;
    const dice = new CounterDice(stream, 0);
    // 2^32 mod 6 = 4: the last four words of the range belong to no whole stretch of six.
    expect(dice.roll(6, 1, 'test')).toEqual([6]);
    expect(dice.cursor).toBe(3);
  });

  it('goes on where the journal says, and shows every face about as often', () => {
    const whole = new CounterDice(diceStream(seed, 'aa:bb'), 0).roll(6, 60, 'test');
    expect(new CounterDice(diceStream(seed, 'aa:bb'), 25).roll(6, 35, 'test')).toEqual(whole.slice(25));
    const counts = [0, 0, 0, 0, 0, 0];
    const many = new CounterDice(diceStream(seed, 'aa:bb'), 0);
    for (let roll = 0; roll < 6; roll += 1) for (const face of many.roll(6, 10_000, 'test')) counts[face - 1]! += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('[DICE-6] keeps each throw with its place, sides, faces and purpose, and a shuffle as its new order', () => {
    const dice = new CounterDice(diceStream(seed, 'aa:bb'), 5);
    const faces = dice.roll(6, 2, 'first');
    const items = ['a', 'b', 'c', 'd'];
    const order = dice.shuffle(items, 'deck');
    dice.roll(20, 1, 'last');
    expect(dice.draws.map(({ at, sides, why }) => ({ at, sides, why }))).toEqual([
      { at: 5, sides: 6, why: 'first' },
      { at: 7, sides: -4, why: 'deck' },
      { at: 10, sides: 20, why: 'last' },
    ]);
    expect(dice.draws[0]?.faces).toEqual(faces);
    // At each place the old place, counted from 0, of what is there now.
    expect(dice.draws[1]?.faces.map((old) => items[old])).toEqual(order);
    expect(dice.draws[1]?.faces).not.toEqual([0, 1, 2, 3]);
  });

  it('[DICE-4] shuffles as SPEC.md describes and refuses impossible dice', () => {
    const dice = new CounterDice(diceStream(seed, 'aa:bb'), 0);
    const order = dice.shuffle(['a', 'b', 'c', 'd'], 'test');
    const expected = ['a', 'b', 'c', 'd'];
    for (let last = 3; last > 0; last -= 1) {
      const pick = wordBySpec(3 - last) % (last + 1);
      [expected[last], expected[pick]] = [expected[pick]!, expected[last]!];
    }
    expect(order).toEqual(expected);
    expect(() => dice.roll(0, 1, 'test')).toThrow(RangeError);
    expect(() => dice.roll(6, 1.5, 'test')).toThrow(RangeError);
    expect(() => dice.roll(6, 300_000_000, 'mines')).toThrow('at most 10000 dice');
    expect(() => dice.roll(2 ** 33, 1, 'test')).toThrow(RangeError);
  });
});
