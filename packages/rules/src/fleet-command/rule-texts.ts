/** The rules and rulings in words, by id; loaded when a player first opens one. */
import type { RuleId, RuleText } from '../kernel/contract.ts';
import { ruleRows } from './generated/rule-rows.ts';

export const ruleTexts: { readonly [id: RuleId]: RuleText } = Object.fromEntries(
  ruleRows.map(([id, status, text]) => [id, { id, status, text }]),
);
