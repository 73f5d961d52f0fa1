/** Dice for tests, cases and bots. The dice of real matches belong to the server, which can prove them. */
import type { Dice, Random } from './contract.ts';

/**
 * How every kind of dice shuffles, so that a script of faces can stand for any of them: the first item is picked by a
 * die with as many sides as there are items, the next by a die with one side fewer among those that are left, and so
 * on; the last one is not rolled for.
 */
export function shuffleByRolls<T>(items: readonly T[], roll: (sides: number) => number): readonly T[] {
  const left = [...items];
  const shuffled: T[] = [];
  while (left.length > 1) shuffled.push(...left.splice(roll(left.length) - 1, 1));
  return [...shuffled, ...left];
}

/** More dice than any legal command throws at once, and more sides than any die has. */
export const mostDice = 10_000;
export const mostSides = 1_000_000;

/**
 * Throws a `RangeError` for a roll that no game makes. The schemas keep what a client sizes far below; this is what
 * keeps a mistake in the rules from filling the memory of the process.
 */
export function demandRollable(sides: number, count: number, why: string): void {
  const whole = Number.isInteger(sides) && Number.isInteger(count);
  if (whole && sides >= 1 && sides <= mostSides && count >= 0 && count <= mostDice) return;
  throw new RangeError(
    `Cannot roll ${String(count)} dice with ${String(sides)} sides for "${why}": at most ${mostDice} dice of at most ${mostSides} sides are rolled at once.`,
  );
}

function firstFace(faces: readonly number[]): number {
  const [face] = faces;
  if (face === undefined) throw new Error('A roll of one die gave no face.');
  return face;
}

/** What went wrong with scripted dice: too few, impossible, or too many. */
export class DiceError extends Error {
  override readonly name = 'DiceError';
}

/** Dice that fall as written, in the order in which they are drawn. */
export class ScriptedDice implements Dice {
  readonly #faces: readonly number[];
  readonly #rolls: string[] = [];
  #drawn = 0;

  constructor(faces: readonly number[]) {
    this.#faces = faces;
  }

  /** Throws `DiceError` where the script has too few faces left, or one that the die does not have. */
  roll(sides: number, count: number, why: string): readonly number[] {
    demandRollable(sides, count, why);
    const wanted = `${count}d${sides} for "${why}"`;
    if (this.left() < count) {
      throw new DiceError(
        `The script has ${this.left()} of its ${this.#faces.length} dice left, but ${wanted} is rolled: add ${count - this.left()}.`,
      );
    }
    const faces = this.#faces.slice(this.#drawn, this.#drawn + count);
    const wrong = faces.findIndex((face) => !Number.isInteger(face) || face < 1 || face > sides);
    if (wrong >= 0) {
      throw new DiceError(
        `Die ${this.#drawn + wrong + 1} of the script shows ${String(faces[wrong])}, but ${wanted} is rolled: write 1 to ${sides}.`,
      );
    }
    this.#drawn += count;
    if (count > 0) this.#rolls.push(wanted);
    return faces;
  }

  shuffle<T>(items: readonly T[], why: string): readonly T[] {
    return shuffleByRolls(items, (sides) => firstFace(this.roll(sides, 1, why)));
  }

  /** How many faces of the script were not drawn yet. */
  left(): number {
    return this.#faces.length - this.#drawn;
  }

  /** What was rolled, in order: `2d6 for "stake of seat-1"`. */
  rolls(): readonly string[] {
    return this.#rolls;
  }
}

/** Dice for bots and tests that follow a source of chance. */
export class SeededDice implements Dice {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  roll(sides: number, count: number, why = ''): readonly number[] {
    demandRollable(sides, count, why);
    return Array.from({ length: count }, () => Math.floor(this.#random() * sides) + 1);
  }

  shuffle<T>(items: readonly T[]): readonly T[] {
    return shuffleByRolls(items, (sides) => firstFace(this.roll(sides, 1)));
  }
}

export interface RecordedRoll {
  readonly why: string;
  readonly sides: number;
  readonly faces: readonly number[];
}

/** Passes rolls on to other dice and keeps them; a shuffle is kept as the rolls that made it. */
export class RecordingDice implements Dice {
  readonly #dice: Dice;
  readonly #rolls: RecordedRoll[] = [];
  readonly #faces: number[] = [];

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  roll(sides: number, count: number, why: string): readonly number[] {
    const faces = this.#dice.roll(sides, count, why);
    this.#rolls.push({ why, sides, faces });
    this.#faces.push(...faces);
    return faces;
  }

  shuffle<T>(items: readonly T[], why: string): readonly T[] {
    return shuffleByRolls(items, (sides) => firstFace(this.roll(sides, 1, why)));
  }

  get rolls(): readonly RecordedRoll[] {
    return this.#rolls;
  }

  /** All faces in the order drawn: the script that makes the same happen again. */
  get faces(): readonly number[] {
    return this.#faces;
  }
}

/** A small repeatable source of chance (mulberry32) for bots and tests; the seed is taken modulo 2^32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the items, each as likely as the other. Throws for an empty list. */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** Some of the items, none or all included. */
export const someOf = <T>(items: readonly T[], random: Random): T[] => items.filter(() => random() < 0.5);

class DiceNeeded extends Error {}
const demandNone = (): never => {
  throw new DiceNeeded();
};

/** What comes of something that may throw no dice; undefined where it would. */
export function withoutDice<T>(happens: (dice: Dice) => T): T | undefined {
  try {
    return happens({ roll: demandNone, shuffle: demandNone });
  } catch (error) {
    if (error instanceof DiceNeeded) return undefined;
    throw error;
  }
}
