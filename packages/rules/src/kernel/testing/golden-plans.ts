/** Golden games in the making: who plays what, and what a match has to show to be kept. */
import { type BotMatchResult, playSeed, randomBot } from '../bots.ts';
import type { Bot, Outcome, Ruleset, Seat, View } from '../contract.ts';
import { pick } from '../dice.ts';

interface Kind {
  readonly kind: string;
}

export interface GoldenPlan<S, C extends Kind, V, O, Setup> {
  readonly name: string;
  readonly setup: Setup;
  readonly bots: (seat: Seat) => Bot<V, C, O>;
  /** Whether a match shows what it is kept for; seeds are tried from 1 on until one does. */
  readonly shows: (outcome: Outcome, state: S, given: ReadonlySet<C['kind']>) => boolean;
}

const MOST_SEEDS = 2000;

/** Plays a golden game anew, with the first seed that shows what it is kept for. Throws where none does. */
export function playPlanned<S, C extends Kind, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  { name, setup, bots, shows }: GoldenPlan<S, C, V, O, Setup>,
): BotMatchResult<S, C, Setup> {
  let problem = '';
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const played = playSeed(ruleset, seed, { setup, bots });
    if (!played.ok) problem = ` Seed ${seed}: ${played.problem}`;
    if (!played.ok || played.outcome === undefined) continue;
    if (shows(played.outcome, played.state, new Set(played.entries.map(({ command }) => command.kind)))) return played;
  }
  throw new Error(`No seed up to ${MOST_SEEDS} plays the golden game ${name}.${problem}`);
}

/** What else sits down in golden games beside the bots of a ruleset. */
export function playersOf<S, C extends Kind, E, V extends View, O extends Kind, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
) {
  const chance = randomBot(ruleset);
  return {
    chance,
    /** Lets everything pass. */
    idler: { name: 'idler', choose: (view, _offers, by) => ruleset.standingAnswer(view, by) } satisfies Bot<V, C, O>,
    /** Plays as another until the match is well on its way, and gives up. */
    quitter: (bot: Bot<V, C, O>): Bot<V, C, O> => ({
      name: 'quitter',
      choose: (view, offers, by, random) =>
        view['match']?.['round'] === 2 ? ruleset.concession(by) : bot.choose(view, offers, by, random),
    }),
    /** Plays as another, but mostly takes an offer of a kind that it likes where there is one. */
    adventurer: (bot: Bot<V, C, O>, liked: readonly O['kind'][], rate = 0.7): Bot<V, C, O> => ({
      name: 'adventurer',
      choose: (view, offers, by, random) => {
        const wanted = offers.filter(({ kind }) => liked.includes(kind));
        if (wanted.length === 0 || random() >= rate) return bot.choose(view, offers, by, random);
        return ruleset.sample(view, pick(wanted, random), by, random);
      },
    }),
    /** Takes nothing but offers of some kinds where there are any, else whatever chance brings. */
    only: (kinds: readonly O['kind'][]): Bot<V, C, O> => ({
      name: 'dawdler',
      choose: (view, offers, by, random) => {
        const wanted = offers.filter(({ kind }) => kinds.includes(kind));
        return chance.choose(view, wanted.length > 0 ? wanted : offers, by, random);
      },
    }),
  };
}
