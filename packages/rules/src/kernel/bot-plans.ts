/** Bot matches of long runs: each follows from its number, and its table is looked at for faults on the way. */
import { type BotMatchResult, playSeed, randomBot } from './bots.ts';
import type { Bot, Ruleset, Seat, View } from './contract.ts';

export interface BotPlan<V, C, O, Setup> {
  readonly seed: number;
  /** What is played, in words for a list. */
  readonly name: string;
  readonly setup: Setup;
  /** For the odd and for the even seats, so that sides meet other bots as well as their own kind. */
  readonly bots: readonly [Bot<V, C, O>, Bot<V, C, O>];
}

/** How often a deserter gives up when it is asked. */
const DESERTS = 0.02;

/** Plays by chance and gives up at some point. */
export function deserterOf<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
): Bot<V, C, O> {
  const chance = randomBot(ruleset);
  return {
    name: 'deserter',
    choose: (view, offers, by, random) =>
      random() < DESERTS ? ruleset.concession(by) : chance.choose(view, offers, by, random),
  };
}

/** The bot, looking for faults of the table before a part of its choices. */
const watching = <V, C, O>(
  bot: Bot<V, C, O>,
  rate: number,
  faultsOf: (view: V) => readonly string[],
): Bot<V, C, O> => ({
  name: bot.name,
  choose: (view, offers, by, random) => {
    const faults = random() < rate ? faultsOf(view) : [];
    if (faults.length > 0) throw new Error(faults.join(' '));
    return bot.choose(view, offers, by, random);
  },
});

/** Two bots of the ruleset by name, in any case of letters; the match of an odd number has them in the other seats. */
export function seatedBots<S, C, E, V extends View, O, Setup, P>(
  { bots }: Ruleset<S, C, E, V, O, Setup, P>,
  names: readonly string[],
  seed: number,
): BotPlan<V, C, O, Setup>['bots'] {
  const [one, other] = names.map((name) => bots.find((bot) => bot.name.toLowerCase() === name.toLowerCase()));
  if (one === undefined || other === undefined || names.length !== 2)
    throw new Error(`Name two of the bots: ${bots.map(({ name }) => name.toLowerCase()).join(', ')}.`);
  return seed % 2 === 0 ? [one, other] : [other, one];
}

const LONGEST = 6000;

/**
 * Plays the match of a plan. `checkRate` is the share of commands after which all promises are checked; tables are
 * looked at five times as often.
 */
export function playPlan<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  { seed, setup, bots: [odd, even] }: BotPlan<V, C, O, Setup>,
  checkRate: number,
  faultsOf: (view: V) => readonly string[],
): BotMatchResult<S, C, Setup> {
  const rate = Math.min(1, 5 * checkRate);
  const [first, second] = [watching(odd, rate, faultsOf), watching(even, rate, faultsOf)];
  const bots = (seat: Seat) => (Number(seat.slice('seat-'.length)) % 2 === 1 ? first : second);
  return playSeed(ruleset, seed, { setup, bots, checkRate, mostCommands: LONGEST });
}
