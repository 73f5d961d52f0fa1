/** What each answer of a question leads to, worked out beside the question and shown as it is known. */
import type { AnyRuleset, Seat } from '@broadside/rules/kernel';
import { SvelteMap } from 'svelte/reactivity';
import { ordnance, type Command, type Offer, type OrdnanceId, type State } from '../rules.ts';

/** One answer as the prompt names it. */
export interface NamedAnswer {
  readonly label: string;
  readonly command: Command;
}

const told: ReadonlySet<Offer['kind']> = new Set([
  'defend',
  'assign-cancels',
  'assign-screen-hits',
  'cover-ship',
  'repel',
]);

/** The answers to be told of: each of them where there are few, else the one that is prepared, and the declining one. */
export function answersOf(
  offer: Offer,
  prepared: NamedAnswer,
  decline: NamedAnswer | undefined,
): readonly NamedAnswer[] {
  if (!told.has(offer.kind)) return [];
  if (offer.kind === 'assign-cancels' && offer.cancels === 1)
    return offer.results.map(({ ordnance: id }) => ({
      label: `Stop the ${ordnance[id].name}`,
      command: { kind: 'assign-cancels', cancels: { [id satisfies OrdnanceId]: 1 } },
    }));
  const same = decline && JSON.stringify(decline.command) === JSON.stringify(prepared.command);
  return decline && !same ? [prepared, decline] : [prepared];
}

export class AnswerLeads {
  #table: State | undefined;
  readonly #known = new SvelteMap<string, string>();
  /** What is worked out already, or just now. */
  #asked: readonly string[] = [];

  /** The words for an answer; undefined while they are worked out. */
  of(command: Command): string | undefined {
    return this.#known.get(JSON.stringify(command));
  }

  /** Works out what is not known yet. What was worked out for another table is forgotten. */
  async ask(ruleset: AnyRuleset, table: State, answers: readonly NamedAnswer[], by: Seat): Promise<void> {
    if (this.#table !== table) {
      this.#table = table;
      this.#known.clear();
      this.#asked = [];
    }
    const open = answers.map(({ command }) => command).filter((each) => !this.#asked.includes(JSON.stringify(each)));
    if (open.length === 0) return;
    this.#asked = [...this.#asked, ...open.map((each) => JSON.stringify(each))];
    const { outlooksOf, outlookWords } = await import('../outlook.ts');
    const found = await outlooksOf(ruleset, table, open, by, () => this.#table !== table);
    if (found === undefined || this.#table !== table) return;
    for (const [at, command] of open.entries()) this.#known.set(JSON.stringify(command), outlookWords(found[at] ?? []));
  }
}
