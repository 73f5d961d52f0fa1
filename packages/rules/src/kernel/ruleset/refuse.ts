import type { Json, Rejection, RuleId } from '../contract.ts';

/** A refusal: `sentence` gives the fact, then what would be legal. */
export const refuse = (code: string, rule: RuleId, sentence: string, data?: Json): Rejection =>
  data === undefined ? { code, rule, sentence } : { code, rule, sentence, data };
