/** How the dice of attacks fall, and their exact chances: they explode on a 1, and of two rolls one is kept (R-DA-08). */
import type { Dice } from '../../../kernel/contract.ts';
import {
  combined,
  dieOdds,
  type Distribution,
  explodingFaces,
  highestOf,
  lowestOf,
  totalOf,
} from '../../../mechanics/dice/index.ts';
import type { BonusDie, DefenceDie, WeaponDie } from './schema.ts';

/** DA-1.2.2a */
const EXPLODES = 1;
const TWO = 2;

/** A die, and what of it counts. */
export interface Throw {
  readonly sides: number;
  readonly keep: 'only' | 'higher' | 'lower';
  /** Taken off the finished roll, which never falls below 0 (R-DA-18). */
  readonly less: number;
}
export interface Thrown {
  readonly rolls: number[][];
  readonly total: number;
}

export const weaponThrow = ({ sides, twice }: WeaponDie): Throw => ({
  sides,
  keep: twice ? 'higher' : 'only',
  less: 0,
});
export const bonusThrow = ({ sides }: BonusDie): Throw => ({ sides, keep: 'only', less: 0 });
export const defenceThrow = ({ sides, twice, less }: DefenceDie): Throw => ({
  sides,
  keep: twice ? 'lower' : 'only',
  less,
});

/** Both rolls of a pair follow each other, each with its explosions (R-DA-06). */
export function cast(dice: Dice, { sides, keep, less }: Throw, why: string): Thrown {
  const rolls = Array.from({ length: keep === 'only' ? 1 : TWO }, () => [
    ...explodingFaces(dice, sides, EXPLODES, why),
  ]);
  const totals = rolls.map(totalOf);
  const finished = keep === 'lower' ? Math.min(...totals) : Math.max(...totals);
  return { rolls, total: Math.max(0, finished - less) };
}

export function throwOdds({ sides, keep, less }: Throw): Distribution {
  const one = dieOdds(sides, EXPLODES);
  const finished = keep === 'only' ? one : keep === 'higher' ? highestOf(one, TWO) : lowestOf(one, TWO);
  return less === 0 ? finished : combined(finished, [1], (total) => Math.max(0, total - less));
}
