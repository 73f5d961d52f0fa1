import { describe, expect, it } from 'vitest';
import { ScriptedDice } from '../../kernel/index.ts';
import { expected } from '../../kernel/distributions.ts';
import { dieOdds, explodingFaces, highestOf, stepped, totalOdds, totalOf } from './ladder.ts';

const ladder = [4, 6, 8, 10, 12];

describe('a die of a ladder', () => {
  it('is stepped up and down, and clipped at both ends', () => {
    expect([0, 1, 2, 3, -1, -2].map((steps) => stepped(ladder, 8, steps))).toEqual([8, 10, 12, 12, 6, 4]);
    expect(stepped(ladder, 8, -3)).toBeUndefined();
    expect(() => stepped(ladder, 7, 0)).toThrow('no d7');
  });

  it('explodes again and again on its face', () => {
    const dice = new ScriptedDice([1, 1, 6, 3]);
    const faces = explodingFaces(dice, 8, 1, 'attack');
    expect([faces, totalOf(faces)]).toEqual([[1, 1, 6], 8]);
    expect(explodingFaces(dice, 8, null, 'attack')).toEqual([3]);
  });

  it('has the chances that counting faces gives', () => {
    const odds = dieOdds(4, 1);
    // 1+2: 1/4 · 1/4; 4: its own face, and 1+3; never a bare 1.
    expect([odds[1] ?? 0, odds[2], odds[3], odds[4]]).toEqual([0, 1 / 4, 1 / 4 + 1 / 16, 1 / 4 + 1 / 16 + 1 / 64]);
    expect(odds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
    // E = (1 + 2 + 3 + 4) / 4 + E / 4
    expect(expected(odds)).toBeCloseTo(10 / 3, 9);
    expect(dieOdds(6, null).slice(1)).toEqual(Array.from({ length: 6 }, () => 1 / 6));
  });

  it('is thrown twice and the higher kept, or added to others', () => {
    const six = dieOdds(6, null);
    highestOf(six, 2).forEach((chance, face) => expect(chance).toBeCloseTo(face === 0 ? 0 : (2 * face - 1) / 36, 12));
    const two = totalOdds([six, six]);
    expect([two[2], two[7], two[12]].map((each) => Math.round((each ?? 0) * 36 * 1e9) / 1e9)).toEqual([1, 6, 1]);
  });
});
