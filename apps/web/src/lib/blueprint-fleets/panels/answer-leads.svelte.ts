/** What each answer of a question leads to, worked out beside the question and shown as it is known. */
import type { AnyRuleset, Seat } from '@broadside/rules/kernel';
import type { State } from '@broadside/rules/mechanics/blueprint-fleets';
import { SvelteMap } from 'svelte/reactivity';
import type { AnyFleetOffer } from '../kit.ts';
import type { AnsweringOrder, AttackQuestions, NamedAnswer } from '../outlook.ts';

/** The answers to be told of: each of them where they are few, else the one that is prepared, and the declining one. */
export function answersOf(
  questions: AttackQuestions,
  offer: AnyFleetOffer,
  prepared: NamedAnswer,
  decline: NamedAnswer | undefined,
): readonly NamedAnswer[] {
  if (!questions.told.includes(offer.kind)) return [];
  const each = questions.each?.(offer);
  if (each) return each;
  const same = decline && JSON.stringify(decline.command) === JSON.stringify(prepared.command);
  return decline && !same ? [prepared, decline] : [prepared];
}

export class AnswerLeads {
  #table: State | undefined;
  readonly #known = new SvelteMap<string, string>();
  /** What is worked out already, or just now. */
  #asked: readonly string[] = [];

  /** The words for an answer; undefined while they are worked out. */
  of(command: AnsweringOrder): string | undefined {
    return this.#known.get(JSON.stringify(command));
  }

  /** Works out what is not known yet. What was worked out for another table is forgotten. */
  async ask(
    ruleset: AnyRuleset,
    questions: AttackQuestions,
    table: State,
    answers: readonly NamedAnswer[],
    by: Seat,
  ): Promise<void> {
    if (this.#table !== table) {
      this.#table = table;
      this.#known.clear();
      this.#asked = [];
    }
    const open = answers.map(({ command }) => command).filter((each) => !this.#asked.includes(JSON.stringify(each)));
    if (open.length === 0) return;
    this.#asked = [...this.#asked, ...open.map((each) => JSON.stringify(each))];
    const { outlooksOf, outlookWords } = await import('../outlook.ts');
    const found = await outlooksOf(ruleset, questions, table, open, by, () => this.#table !== table);
    if (found === undefined || this.#table !== table) return;
    for (const [at, command] of open.entries()) this.#known.set(JSON.stringify(command), outlookWords(found[at] ?? []));
  }
}
