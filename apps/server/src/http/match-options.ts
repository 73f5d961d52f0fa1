/** The options of a match: choosing them when it is made, and telling them to whoever asks. */
import type { MatchOption, OptionCard, OptionChoices, OptionValue } from '@broadside/protocol';
import type { AnyRuleset, GameChoice, Json } from '@broadside/rules/kernel';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches, StoredMatch } from '../store/matches.ts';
import { KeptAnswers } from '../kept-answers.ts';
import { HttpProblem } from '../problem.ts';

/** The values that rulesets offer are plain, as the protocol has them. */
const plain = (value: Json): OptionValue =>
  value === null || typeof value !== 'object' ? value : JSON.stringify(value);

export const optionCard = ({ values, usual, ...said }: GameChoice): OptionCard => ({
  ...said,
  usual: plain(usual),
  values: values.map(({ value, label }) => ({ value: plain(value), label })),
});

const listed = (words: readonly string[]): string => words.join(', ');

/** The setup with what the body chooses [HTTP-17]; `setup` has passed the codec. */
export function withChosen(ruleset: AnyRuleset, setup: unknown, chosen: OptionChoices): unknown {
  for (const [id, value] of Object.entries(chosen)) {
    const choice = ruleset.options.find((each) => each.id === id);
    if (choice === undefined) {
      const known = listed(ruleset.options.map((each) => each.id));
      throw new HttpProblem(400, 'no-option', `${ruleset.name} has no option "${id}". Its options are: ${known}.`);
    }
    if (!choice.values.some((each) => each.value === value)) {
      const known = listed(choice.values.map((each) => `${JSON.stringify(each.value)} (${each.label})`));
      const said = JSON.stringify(value);
      throw new HttpProblem(400, 'no-option-value', `The option "${id}" is never ${said}. It may be: ${known}.`);
    }
  }
  const changed: unknown = ruleset.withOptions(setup, chosen);
  const held = ruleset.optionsOf(changed);
  const deaf = Object.entries(chosen).find(([id, value]) => held[id] !== value);
  if (deaf === undefined) return changed;
  const label = ruleset.options.find(({ id }) => id === deaf[0])?.label ?? deaf[0];
  throw new HttpProblem(400, 'fixed-option', `What the match begins with settles "${label}". Leave that option out.`);
}

const labelOf = ({ values }: GameChoice, value: Json | undefined): string =>
  values.find((each) => each.value === value)?.label ?? String(plain(value ?? null));

/** Every option of a setup, in the ruleset's order [HTTP-18]; none where its edition reads it no longer. */
function optionsTold(ruleset: AnyRuleset | undefined, setup: Json): MatchOption[] {
  const parsed = ruleset?.codec.setup.safeParse(setup);
  if (ruleset === undefined || parsed?.success !== true) return [];
  const held = ruleset.optionsOf(parsed.data);
  return ruleset.options.map((choice) => {
    const { id, group, label, note, ruling, usual } = choice;
    const value = held[id] ?? null;
    const told = { value: labelOf(choice, value), usual: value === usual, usually: labelOf(choice, usual) };
    return { id, group, label, note, ruling, ...told };
  });
}

/** Matches whose options are known without reading the setup again: it never changes. */
const keptOptions = 2000;

/** The options of stored matches. */
export class KnownOptions {
  readonly #rooms: Pick<Rooms, 'ruleset'>;
  readonly #matches: Pick<Matches, 'get'>;
  readonly #known = new KeptAnswers<readonly MatchOption[]>(keptOptions);

  constructor(rooms: Pick<Rooms, 'ruleset'>, matches: Pick<Matches, 'get'>) {
    this.#rooms = rooms;
    this.#matches = matches;
  }

  of({ id }: Pick<StoredMatch, 'id'>): Promise<readonly MatchOption[]> {
    return this.#known.of(id, async () => {
      const match = await this.#matches.get(id);
      return match === undefined ? [] : optionsTold(await this.#rooms.ruleset(match.ruleset), match.setup);
    });
  }

  /** How many options of each match differ from the usual; a match without any is left out. */
  async changed(list: readonly Pick<StoredMatch, 'id'>[]): Promise<Record<string, number>> {
    const counts: [string, number][] = [];
    // One after the other: each is read in a turn of its own, between which everybody else is served.
    for (const match of list) counts.push([match.id, (await this.of(match)).filter(({ usual }) => !usual).length]);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }
}
