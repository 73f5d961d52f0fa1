import type { RuleId, RuleText } from '../contract.ts';

/** A row of a ruleset's `generated/rule-rows.ts`. */
export type RuleRow = readonly [id: RuleId, status: RuleText['status'], text: string];

/** The rules and rulings in words, by id. */
export const ruleTextsOf = (rows: readonly RuleRow[]): { readonly [id: RuleId]: RuleText } =>
  Object.fromEntries(rows.map(([id, status, text]) => [id, { id, status, text }]));
