import type { RuleId } from '../contract.ts';

/** What every offer tells: the command's kind, words for a button, the records it lights up, and the rule it is by. */
export interface OfferOf<K extends string> {
  readonly kind: K;
  readonly label: string;
  readonly about: readonly string[];
  readonly rule: RuleId;
}
