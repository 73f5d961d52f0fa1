/** The states that matches between bots lead to, each held against what must be true of any state. */
import type { Bot, Ruleset, Seat, View } from './contract.ts';
import { pick, SeededDice, seededRandom } from './dice.ts';
import { canonicalJson, throughJson } from './hash.ts';
import { offersBroken } from './invariants.ts';
import { play } from './match.ts';

export interface StatePlan<V, C, O, Setup> {
  readonly setup: Setup;
  /** Who plays the seats with odd and with even numbers. */
  readonly bots: readonly [Bot<V, C, O>, Bot<V, C, O>];
}

export interface StatesLookedAt {
  readonly states: number;
  readonly matches: number;
  /** What is wrong, with the seed of the match and the number of the command; empty where nothing is. */
  readonly problems: readonly string[];
}

/** A match that is not over after so many commands is left for the next. */
const LONGEST = 6000;
const MOST_PROBLEMS = 20;

/**
 * Plays the matches of the seeds from `first` on, one after the other, until `count` states were looked at: in every
 * state that awaits somebody a sample of each offer is accepted, and every state and public view passes JSON and its
 * codec unchanged. Never throws for a fault of the ruleset: it is a problem.
 */
export function lookAtStates<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  planOf: (seed: number) => StatePlan<V, C, O, Setup>,
  { first, count, told }: { first: number; count: number; told?: (states: number) => void },
): StatesLookedAt {
  const problems: string[] = [];
  let [states, seed] = [0, first];
  for (; states < count && problems.length < MOST_PROBLEMS; seed += 1) {
    const { setup, bots } = planOf(seed);
    const random = seededRandom(seed ^ 0x57a7e);
    let command = 0;
    try {
      const match = play(ruleset, setup, new SeededDice(seededRandom(seed + 1)));
      for (; command < LONGEST && states < count && match.outcome === undefined; command += 1) {
        states += 1;
        problems.push(...stateBroken(ruleset, match.state, random).map((what) => at(seed, command, what)));
        told?.(states);
        const by = pick(match.awaiting, random);
        const decision = match.apply(botOf(bots, by).choose(match.viewOf(by), match.offers(by), by, random), by);
        if (!decision.ok) throw new Error(decision.reason.sentence);
      }
    } catch (error) {
      problems.push(at(seed, command, error instanceof Error ? error.message : String(error)));
    }
  }
  return { states, matches: seed - first, problems };
}

const at = (seed: number, command: number, what: string): string => `seed ${seed}, command ${command + 1}: ${what}`;

function botOf<B>([odd, even]: readonly [B, B], seat: Seat): B {
  return Number(seat.slice('seat-'.length)) % 2 === 1 ? odd : even;
}

function stateBroken<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  state: S,
  random: () => number,
): string[] {
  const { codec } = ruleset;
  const seen = ruleset.view(state, { kind: 'public' });
  return [
    ...changedByJson('state', codec.state.safeParse(throughJson(state)), state),
    ...changedByJson('public view', codec.view.safeParse(throughJson(seen)), seen),
    ...offersBroken(ruleset, state, random),
  ];
}

type Parsed =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly message: string } };

function changedByJson(what: string, parsed: Parsed, value: unknown): string[] {
  if (!parsed.success) return [`The codec refuses the ${what}: ${parsed.error.message}`];
  return canonicalJson(parsed.data) === canonicalJson(value) ? [] : [`The ${what} changes on its way through JSON.`];
}
