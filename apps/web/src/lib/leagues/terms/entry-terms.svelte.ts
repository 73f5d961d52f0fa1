/** Who may enter, as an organiser writes it down: see `season/registration.ts`. */
import type { RegistrationTerms } from '@broadside/competition/season';
import { conditionsInWords } from '../entry-words.ts';
import { admissionOf, entryInWords, entryWish, openToAll, placesInWords } from './entry-way.ts';

export class EntryTermsDraft {
  rules = $state('');
  broadcast = $state(false);
  /** Empty fields ask for nothing. */
  from = $state<number | null>(null);
  to = $state<number | null>(null);
  matches = $state<number | null>(null);
  way = $state.raw(openToAll);
  /** What people have accepted so far. */
  readonly #before: RegistrationTerms['rules'];

  constructor(of?: RegistrationTerms) {
    this.#before = of?.rules;
    this.rules = of?.rules?.text ?? '';
    this.broadcast = of?.broadcast === true;
    this.way = entryWish(of ?? {});
    const { from = null, to = null, matches = null } = of?.conditions ?? {};
    [this.from, this.to, this.matches] = [from, to, matches];
  }

  /** What people will read of it; empty where everybody may enter. */
  get words(): string {
    const { rules, broadcast, conditions, questions = [], ...admission } = this.terms(2, 0);
    const yes = [
      ...(rules ? ['accepts the rules of the season'] : []),
      ...(broadcast ? ['agrees to be shown live'] : []),
      ...(questions.length === 0
        ? []
        : [
            `answers ${String(questions.length)} ${questions.length === 1 ? 'question' : 'questions'} of the organisers`,
          ]),
    ];
    const needs = conditions ? `It is for ${conditionsInWords(conditions)}.` : '';
    const who = yes.length > 0 ? [`Who enters ${yes.join(' and ')}.`] : [];
    return [entryInWords(admission), needs, ...who, placesInWords(admission)].filter((each) => each !== '').join(' ');
  }

  /** Other rules are the next version: nobody has accepted what they have not read. */
  get #version(): number {
    const before = this.#before;
    return before === undefined ? 1 : before.version + (before.text === this.rules.trim() ? 0 : 1);
  }

  terms(limit: number, lateUntil: number): RegistrationTerms {
    const text = this.rules.trim();
    const asks = this.from !== null || this.to !== null || (this.matches ?? 0) > 0;
    return {
      ...{ limit, lateUntil },
      ...admissionOf(this.way),
      ...(text === '' ? {} : { rules: { version: this.#version, text } }),
      ...(this.broadcast ? { broadcast: true as const } : {}),
      ...(asks ? { conditions: { from: this.from, to: this.to, matches: this.matches ?? 0 } } : {}),
    };
  }
}
