/** Matches that bots play to their end in this process, with the promises of the contract checked on the way. */
import type { Bot, Dice, Outcome, Random, Ruleset, Seat, View } from './contract.ts';
import { pick, RecordingDice, SeededDice, seededRandom } from './dice.ts';
import { canonicalJson } from './hash.ts';
import { invariantsBroken } from './invariants.ts';
import { play } from './match.ts';
import type { Match } from './match.ts';

/** Chooses one of the offers, each as likely as the other, and fills it in by chance. */
export function randomBot<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
): Bot<V, C, O> {
  return {
    name: 'random',
    choose: (view, offers, by, random) => ruleset.sample(view, pick(offers, random), by, random),
  };
}

export interface BotMatch<V, C, O, Setup> {
  readonly setup: Setup;
  readonly bots: (seat: Seat) => Bot<V, C, O>;
  readonly dice: Dice;
  readonly random: Random;
  /** A match that is not over after so many commands counts as stuck. */
  readonly mostCommands: number;
  /** How often the costly promises are checked: 0 never, 1 after every command. */
  readonly checkRate: number;
}

export interface TranscriptEntry<C> {
  readonly by: Seat;
  readonly command: C;
  /** The faces drawn for this command: played again with them, the match is the same. */
  readonly faces: readonly number[];
}

export interface Transcript<C, Setup> {
  readonly setup: Setup;
  readonly startFaces: readonly number[];
  readonly entries: readonly TranscriptEntry<C>[];
  readonly outcome: Outcome | undefined;
}

export type BotMatchResult<S, C, Setup> = Transcript<C, Setup> &
  (
    | { readonly ok: true; readonly state: S }
    | { readonly ok: false; readonly state: S | undefined; readonly problem: string }
  );

/**
 * Plays a match between bots to its end. Never throws: a bug of the ruleset or of a bot, a broken promise or a match
 * that does not end is a `problem`, with the transcript up to it.
 */
export function playBots<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  options: BotMatch<V, C, O, Setup>,
): BotMatchResult<S, C, Setup> {
  const entries: TranscriptEntry<C>[] = [];
  const dice = new RecordingDice(options.dice);
  let startFaces: readonly number[] = [];
  let match: Match<S, C, E, V, O, Setup, P> | undefined;
  const done = () => ({ setup: options.setup, startFaces, entries, outcome: match?.outcome });
  try {
    match = play(ruleset, options.setup, dice);
    startFaces = [...dice.faces];
    while (match.outcome === undefined) {
      if (entries.length >= options.mostCommands) throw new Error('The match goes on for longer than it may.');
      playTurn(match, dice, entries, options);
    }
    if (match.awaiting.length > 0) throw new Error(`The match is over, but awaits ${match.awaiting.join(', ')}.`);
    return { ...done(), ok: true, state: match.state };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return { ...done(), ok: false, state: match?.state, problem: `After ${entries.length} commands: ${what}` };
  }
}

/** One command of one awaited seat; throws where a promise of the contract is broken. */
function playTurn<S, C, E, V extends View, O, Setup, P>(
  match: Match<S, C, E, V, O, Setup, P>,
  dice: RecordingDice,
  entries: TranscriptEntry<C>[],
  { bots, random, checkRate }: BotMatch<V, C, O, Setup>,
): void {
  const { ruleset, awaiting, state: before } = match;
  if (awaiting.length === 0) throw new Error('The match is not over, but awaits nobody.');
  const by = pick(awaiting, random);
  const offers = match.offers(by);
  if (offers.length === 0) throw new Error(`${by} is awaited, but has no offer.`);
  const view = match.viewOf(by);
  const command = bots(by).choose(view, offers, by, random);
  const named = `${JSON.stringify(command)} of ${by}`;
  const preview = ruleset.check(view, command, by);
  if (preview !== undefined) throw new Error(`The preview refuses ${named}: ${preview.sentence} (${preview.code})`);
  const checks = random() < checkRate;
  const beforeText = checks ? canonicalJson(before) : '';
  const drawn = dice.faces.length;
  const decision = match.apply(command, by);
  const faces = dice.faces.slice(drawn);
  if (!decision.ok) throw new Error(`${named} was refused: ${decision.reason.sentence} (${decision.reason.code})`);
  entries.push({ by, command, faces });
  if (!checks) return;
  const happened = { before, beforeText, command, by, faces, events: decision.events, after: match.state, random };
  const broken = invariantsBroken(ruleset, happened);
  if (broken.length > 0) throw new Error(`${named}: ${broken.join(' ')}`);
}

/** The same from one number: the match, its dice and its bots all follow the seed. */
export function playSeed<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  seed: number,
  options: Pick<BotMatch<V, C, O, Setup>, 'setup' | 'bots'> & Partial<BotMatch<V, C, O, Setup>>,
): BotMatchResult<S, C, Setup> & { readonly seed: number } {
  const dice = new SeededDice(seededRandom(seed));
  const random = seededRandom(seed ^ 0x5eed_0001);
  return { ...playBots(ruleset, { dice, random, mostCommands: 20_000, checkRate: 0, ...options }), seed };
}
