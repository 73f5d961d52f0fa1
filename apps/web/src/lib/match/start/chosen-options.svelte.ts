import type { OptionCard, OptionChoices, OptionValue } from '@broadside/protocol';

const keyOf = (ruleset: string): string => `broadside.options.${ruleset}`;

/** What was chosen the last time; nothing where the browser keeps nothing, or something else. */
function remembered(ruleset: string): OptionChoices {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(ruleset)) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as OptionChoices) : {};
  } catch {
    return {};
  }
}

/** The options of the match to come, as one ruleset offers them; this browser remembers them for the next one. */
export class ChosenOptions {
  readonly cards: readonly OptionCard[];
  readonly #ruleset: string;
  #values = $state.raw<OptionChoices>({});

  constructor(ruleset: string, cards: readonly OptionCard[]) {
    this.#ruleset = ruleset;
    this.cards = cards;
    const kept = remembered(ruleset);
    // An option of an earlier edition, or a value that it has no more, is forgotten.
    this.#values = Object.fromEntries(
      cards.flatMap(({ id, values, usual }) => {
        const value = kept[id];
        const known = value !== undefined && value !== usual && values.some((each) => each.value === value);
        return known ? [[id, value]] : [];
      }),
    );
  }

  /** Those that differ from the usual, by id: what the server is told. */
  get changed(): OptionChoices {
    return this.#values;
  }
  get count(): number {
    return Object.keys(this.#values).length;
  }

  value({ id, usual }: OptionCard): OptionValue {
    const value = this.#values[id];
    return value === undefined ? usual : value;
  }

  set({ id, usual }: OptionCard, value: OptionValue): void {
    const others = Object.entries(this.#values).filter(([each]) => each !== id);
    this.#keep(Object.fromEntries(value === usual ? others : [...others, [id, value]]));
  }

  reset(): void {
    this.#keep({});
  }

  #keep(values: OptionChoices): void {
    this.#values = values;
    try {
      localStorage.setItem(keyOf(this.#ruleset), JSON.stringify(values));
    } catch {
      // A full or closed store forgets; the match is made with what is on the screen.
    }
  }
}
