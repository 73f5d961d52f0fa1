/**
 * What a ruleset tells watchers who do not know its game: a primer, what is happening, and how chances are estimated. All of
 * it is read from the public view, so that it can tell no more than whoever watches may know.
 */
import type { LogPart, RollShown } from '../log-lines.ts';
import type { Seat } from '../seat.ts';
import type { ChanceFit } from './chances.ts';
import type { ScorePart } from './score.ts';

/** Dice that are going to be thrown. */
export interface ThrowAhead {
  readonly label: string;
  readonly seat: Seat | null;
  readonly dice: number;
  readonly sides: number;
  /** The lowest face that counts; null where faces are added up. */
  readonly need: number | null;
}

/** What is happening, and who is to do what. */
export interface MatchNow {
  /** 0 before the first. */
  readonly round: number;
  /** How many rounds there are at most; null where their number does not end the match. */
  readonly of: number | null;
  /** The round in words: 'Round 3 of 6', 'Setting up', 'Match over'. */
  readonly label: string;
  /** As the primer calls it: 'Combat'. */
  readonly phase: string;
  /** One sentence that names who is to act, and what for; when the match is over, how it ended. */
  readonly sentence: readonly LogPart[];
  /** Dice that the table waits for; absent where none are certain. */
  readonly throws?: readonly ThrowAhead[];
  readonly over: boolean;
}

export interface PrimerWord {
  /** As it stands in sentences. */
  readonly word: string;
  /** Other forms of it: a plural, a longer name. */
  readonly also?: readonly string[];
  /** What it means, in a sentence or two. */
  readonly text: string;
}

/** A game in the fewest words, as plain sentences of our own. */
export interface Primer {
  /** What the sides play for, and how a match ends. */
  readonly aim: string;
  /** Every phase that `happening` can name, in the order of play. */
  readonly phases: readonly { readonly name: string; readonly text: string }[];
  readonly words: readonly PrimerWord[];
}

/** A throw whose faces are added up, as a log line shows it. */
export type AddedThrow = Pick<RollShown, 'label' | 'sides' | 'use'>;

/** How dice of an attack work together, as far as one can say before they fall. */
export interface AttackDice {
  /** What a die of the defence does that counts: it takes one hit away, or something else that no luck is counted for. */
  readonly defence: 'stops' | 'else';
  /** Where faces are added up: the chance of each total from 0 on. Absent where no game of dice does so. */
  readonly totals?: (throws: readonly AddedThrow[]) => readonly number[];
}

/** A ship, or whatever else is fought with, for who has pressed it on the board; each text is a sentence. */
export interface ShipTold {
  readonly name: string;
  readonly is: string;
  readonly can: readonly string[];
  /** Empty where nothing has happened to it. */
  readonly suffered: readonly string[];
}

export interface Explaining<V> {
  readonly primer: Primer;
  /** For every moment of a match. The view is that of the public. */
  happening(view: V): MatchNow;
  /** Of a record of the view; undefined where nothing is fought with it. */
  ship(view: V, record: string): ShipTold | undefined;
  readonly attackDice: AttackDice;
  /**
   * What else speaks for each side in a public view, in the order of the standing's sides: parts that estimates count after those
   * of the score, always the same ones. Absent where scores and strengths say it all.
   */
  readonly outlook?: (view: V) => readonly (readonly ScorePart[])[];
  /**
   * How a match was set up, in a word, where one side may have it easier than the other; null where nobody can estimate who wins.
   * Absent where all set-ups are alike to both sides.
   */
  readonly setting?: (view: V) => string | null;
  /** How to estimate who wins; absent where no measured fit exists: then nobody is shown any chances. */
  readonly chances?: ChanceFit;
}

/** `Round 3 of 6`; where no number of rounds ends the match, `Round 3, without a limit`. */
export const roundLabel = (round: number, of: number | null): string =>
  of === null ? `Round ${round}, without a limit` : `Round ${round} of ${of}`;
