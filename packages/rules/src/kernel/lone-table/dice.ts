/** The dice of a table that one person plays alone: faces laid out beforehand, and thrown ones when those run out. */
import type { Dice, Random } from '../contract.ts';
import { demandRollable, DiceError, shuffleByRolls } from '../dice.ts';

/** One roll as it fell; `laid` tells of each face whether it was laid out beforehand. */
export interface ThrownRoll {
  readonly why: string;
  readonly sides: number;
  readonly faces: readonly number[];
  readonly laid: readonly boolean[];
}

export class TableDice implements Dice {
  readonly #laid: readonly number[];
  readonly #random: Random;
  readonly #rolls: ThrownRoll[] = [];
  #used = 0;

  constructor(laid: readonly number[], random: Random) {
    this.#laid = laid;
    this.#random = random;
  }

  /** Throws `DiceError` where the next face laid out is one that this die does not have. */
  roll(sides: number, count: number, why: string): readonly number[] {
    demandRollable(sides, count, why);
    const laid = this.#laid.slice(this.#used, this.#used + count);
    const wrong = laid.find((face) => face > sides);
    if (wrong !== undefined)
      throw new DiceError(`The next die is set to ${wrong}, but a die of ${sides} sides is thrown (${why}).`);
    const thrown = Array.from({ length: count - laid.length }, () => Math.floor(this.#random() * sides) + 1);
    const faces = [...laid, ...thrown];
    this.#used += laid.length;
    this.#rolls.push({ why, sides, faces, laid: faces.map((_, index) => index < laid.length) });
    return faces;
  }

  shuffle<T>(items: readonly T[], why: string): readonly T[] {
    return shuffleByRolls(items, (sides) => this.roll(sides, 1, why)[0] ?? 1);
  }

  get rolls(): readonly ThrownRoll[] {
    return this.#rolls;
  }

  /** The faces laid out that were not thrown yet. */
  get left(): readonly number[] {
    return this.#laid.slice(this.#used);
  }
}

/** All faces of some rolls in the order in which they fell: the script that makes the same happen again. */
export const facesOf = (rolls: readonly ThrownRoll[]): readonly number[] => rolls.flatMap(({ faces }) => faces);

/** The faces written in `6 5 2` or `6, 5, 2`; undefined where something in it is no face of any die. */
export function facesOfText(text: string): readonly number[] | undefined {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const faces = words.map(Number);
  return faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 100) ? faces : undefined;
}
