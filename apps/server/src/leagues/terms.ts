/** Terms of a season against the game that they name: what no table could be made of is refused now, not when two sit down. */
import type { SeasonTerms } from '@broadside/competition/season';
import { tempo } from '@broadside/match';
import { OptionChoices } from '@broadside/protocol';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { rulesetOf } from '../http/match-making.ts';
import { HttpProblem } from '../problem.ts';
import type { RoomCatalog } from '../rooms/rooms.ts';
import { playableSetup } from '../workers/setups.ts';

/** The name of a battle, as its ruleset calls it. */
export const battleName = ({ presets }: AnyRuleset, battle: string): string =>
  presets.find(({ id }) => id === battle)?.name ?? battle;

/** Throws a problem that says what would be right. */
export async function checkTerms(catalog: RoomCatalog, terms: SeasonTerms): Promise<void> {
  const ruleset = await rulesetOf(catalog, terms.ruleset);
  if (terms.edition !== ruleset.edition)
    throw new HttpProblem(400, 'other-edition', `${ruleset.name} is played by its edition ${ruleset.edition} here.`);
  if (!tempo.safeParse(terms.tempo).success)
    throw new HttpProblem(400, 'bad-tempo', 'This is no way to count time. Take one of those that a new match offers.');
  const options = OptionChoices.safeParse(terms.options);
  if (!options.success)
    throw new HttpProblem(400, 'bad-options', 'These are no options. Take those that a new match of the game offers.');
  const preset = ruleset.presets.find(({ id }) => id === terms.battle);
  if (preset === undefined || !twoSides(playableSetup(ruleset, preset.setup, options.data).seats))
    throw noBattle(ruleset, terms.battle);
}

/** One seat on each of two sides: what a pairing brings together. */
const twoSides = (seats: readonly { readonly team: number }[]): boolean =>
  seats.length === 2 && seats[0]?.team === 0 && seats[1]?.team === 1;

function noBattle(ruleset: AnyRuleset, battle: string): HttpProblem {
  const known = ruleset.presets.filter(({ setup }) => twoSides(ruleset.seatsOf(setup))).map(({ id }) => id);
  return new HttpProblem(
    400,
    'no-battle',
    known.length === 0
      ? `${ruleset.name} has no battle of one seat against another. Choose another game.`
      : `${ruleset.name} has no battle "${battle}" for two. Choose one of: ${known.join(', ')}.`,
  );
}
