/** Matches that are set up for their players, by the commands that they would have given. */
import type { Random, Ruleset, Seat, View } from './contract.ts';
import { SeededDice, seededRandom } from './dice.ts';
import { play } from './match.ts';

/** More decisions than any set-up has: what goes on for longer never ends. */
export const mostSetUpCommands = 300;

/** The next decision of the set-up, whoever's it is; undefined as soon as the first order is a player's own. */
export function nextOfSetUp<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  state: S,
  first: Seat | undefined,
  random: Random,
): { readonly seat: Seat; readonly command: C } | undefined {
  for (const seat of ruleset.awaiting(state)) {
    const view = ruleset.view(state, { kind: 'seat', seat });
    const command = ruleset.setUp(view, ruleset.offers(view, seat), seat, first, random);
    if (command !== undefined) return { seat, command };
  }
  return undefined;
}

/** What is wrong with the set-up of a preset: an order that is refused, no end, or a match that is over before it began. */
export function setUpProblems<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  setup: Setup,
  seed: number,
): string[] {
  const firsts = [undefined, ...ruleset.seatsOf(setup).map(({ seat }) => seat)];
  return firsts.flatMap((first) => {
    const random = seededRandom(seed);
    const match = play(ruleset, setup, new SeededDice(random));
    const where = first === undefined ? 'Set up for everybody' : `Set up for ${first}`;
    for (let count = 0; count < mostSetUpCommands; count += 1) {
      const next = nextOfSetUp(ruleset, match.state, first, random);
      if (next === undefined) return match.outcome === undefined ? [] : [`${where} the match is over at once.`];
      const decision = match.apply(next.command, next.seat);
      if (!decision.ok) return [`${where}, ${JSON.stringify(next.command)} is refused: ${decision.reason.sentence}`];
    }
    return [`${where}, the first order never comes.`];
  });
}
