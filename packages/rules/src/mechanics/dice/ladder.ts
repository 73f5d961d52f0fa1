/** Single dice of a ladder of sizes: stepped up and down, exploding, the higher of several kept, added up. */
import type { Dice } from '../../kernel/contract.ts';
import { type Distribution, sumOf } from '../../kernel/distributions.ts';
import { NEGLIGIBLE } from './pool.ts';

/**
 * The die so many steps up or down the ladder, from the smallest size to the largest: undefined below it, the largest
 * above it. All steps on a die are added up before this clips them once.
 */
export function stepped(ladder: readonly number[], sides: number, steps: number): number | undefined {
  const at = ladder.indexOf(sides);
  if (at < 0) throw new Error(`no d${sides} on the ladder ${ladder.join(', ')}`);
  return ladder[Math.min(ladder.length - 1, at + steps)];
}

/** Which face of a die adds another die of the same size to its total, again and again; null where none does. */
export type Explodes = number | null;

/** The faces of one die, those that it adds among them, in the order in which they fall. */
export function explodingFaces(dice: Dice, sides: number, explodes: Explodes, why: string): readonly number[] {
  const faces = [...dice.roll(sides, 1, why)];
  while (faces.at(-1) === explodes) faces.push(...dice.roll(sides, 1, why));
  return faces;
}

export const totalOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** The chances of each total of one die; chains of explosions that are next to impossible end at their last face. */
export function dieOdds(sides: number, explodes: Explodes): Distribution {
  const chances: number[] = [];
  const add = (total: number, chance: number) => {
    while (chances.length <= total) chances.push(0);
    chances[total] = (chances[total] ?? 0) + chance;
  };
  for (let [before, chance] = [0, 1 / sides]; ; [before, chance] = [before + (explodes ?? 0), chance / sides]) {
    const ends = explodes === null || chance < NEGLIGIBLE;
    for (let face = 1; face <= sides; face++) if (ends || face !== explodes) add(before + face, chance);
    if (ends) return chances;
  }
}

/** The higher of so many dice with the same chances. */
export function highestOf(chances: Distribution, dice: number): Distribution {
  let below = 0;
  let before = 0;
  return chances.map((chance) => {
    below += chance;
    const upTo = below ** dice;
    const exactly = upTo - before;
    before = upTo;
    return exactly;
  });
}

/** The lower of so many dice with the same chances. */
export function lowestOf(chances: Distribution, dice: number): Distribution {
  let above = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => {
    const fromHere = above ** dice;
    above = Math.max(0, above - chance);
    return fromHere - above ** dice;
  });
}

/** Dice added up. */
export const totalOdds = (dice: readonly Distribution[]): Distribution =>
  dice.reduce<Distribution>((sum, each) => sumOf(sum, each), [1]);
