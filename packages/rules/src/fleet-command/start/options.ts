/** The settings of a match that the rulings leave to its players, as a setup gives them. */
import * as z from 'zod';
import { fullDeck } from '../data/deck.ts';
import { optionDefaults, optionWords } from '../data/options.ts';
import { largestBoard, standardBoard } from '../data/scenario.ts';
import { cardId, type CardId, interruptKind } from '../ids.ts';

type Switch = {
  [K in keyof typeof optionDefaults]: (typeof optionDefaults)[K] extends boolean ? K : never;
}[keyof typeof optionDefaults];

const flag = z.boolean().optional();
const level = z.int().min(0).max(6).optional();
const switches = Object.fromEntries(
  Object.entries(optionDefaults)
    .filter(([, value]) => typeof value === 'boolean')
    .map(([name]) => [name, flag]),
) as Record<Switch, typeof flag>;

const kinds = interruptKind.options.join('|');

/** Settings that differ from their defaults, by the register's names. */
export const options = z.strictObject({
  ...switches,
  bracedArmour: level,
  evadingLevel: level,
  lockdownArmour: level,
  playCap: z.int().min(1).max(99).optional(),
  traysPerToken: z.int().min(1).max(4).optional(),
  freighterUnits: z.int().min(1).max(4).optional(),
  teamHands: z.enum(['shared', 'separate']).optional(),
  windowGranularity: z.enum(optionWords.windowGranularity).optional(),
  counterIntelligence: z.enum(optionWords.counterIntelligence).optional(),
  launchTubesPer: z.enum(optionWords.launchTubesPer).optional(),
  /** Whether the automated enemy pursues the scenario or plays for stars alone (FC-SOLO-10). */
  soloObjectives: z.enum(optionWords.soloObjectives).optional(),
  /** Whose turn the first round begins with, without a roll (R-FC-248). */
  begins: z.enum(optionWords.begins).optional(),
  /** What the automated enemy keeps first, the four types after one another (R-FC-211). */
  soloInterruptPriority: z
    .string()
    .regex(new RegExp(`^(${kinds})(, (${kinds})){3}$`), 'the four types of interrupt, as in "attack, move, repairs, …"')
    .refine((words) => new Set(words.split(', ')).size === interruptKind.options.length, 'each type once')
    .optional(),
});

/** Several boards put together (R-FC-20, FC-FB-21). */
export const board = z.strictObject({
  cols: z.int().min(standardBoard.cols).max(largestBoard.cols).optional(),
  rows: z.int().min(standardBoard.rows).max(largestBoard.rows).optional(),
});

/** A deck of other cards, each with its copies; the shuffle deals with all of them (R-FC-27). */
export const commandDeck = z
  .array(z.strictObject({ card: cardId, copies: z.int().min(1).max(20) }))
  .min(1)
  .max(20);
export type CommandDeck = z.infer<typeof commandDeck>;

/** The cards of the deck that is played with, in the order of its list. */
export const cardsOf = (deck: CommandDeck | undefined): readonly CardId[] =>
  deck?.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card)) ?? fullDeck;
