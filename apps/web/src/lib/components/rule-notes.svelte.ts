import type { RuleId, RuleText } from '@broadside/rules/kernel';

export const RULE_NOTES = Symbol('rule notes');
export type RuleTexts = { readonly [id: RuleId]: RuleText };

/** Which rule is being read beside the table; the texts are fetched when the first one is opened. */
export class RuleNotes {
  readonly href: (id: RuleId) => string;
  reading = $state<RuleId | undefined>();
  texts = $state.raw<RuleTexts | undefined>();
  failed = $state(false);
  readonly #load: () => Promise<RuleTexts>;
  #from: HTMLElement | undefined;

  constructor(load: () => Promise<RuleTexts>, href: (id: RuleId) => string) {
    this.#load = load;
    this.href = href;
  }

  open(id: RuleId, from: HTMLElement): void {
    if (this.reading === undefined) this.#from = from;
    this.reading = id;
    if (this.texts !== undefined) return;
    this.failed = false;
    this.#load().then(
      (texts) => (this.texts = texts),
      () => (this.failed = true),
    );
  }

  /** Closes the note and puts the focus back where it was opened. */
  close(): void {
    this.reading = undefined;
    this.#from?.focus();
    this.#from = undefined;
  }
}
