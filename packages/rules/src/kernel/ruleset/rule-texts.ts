import type { GameChoice, RuleId, RuleText } from '../contract.ts';
import { listed } from '../lists/json.ts';

/** A row of a ruleset's `generated/rule-rows.ts`. */
export type RuleRow = readonly [id: RuleId, status: RuleText['status'], text: string];

/** What players may agree on, in the words of the form in which they do. */
function agreed({ label, values, usual }: GameChoice): string {
  if (typeof usual === 'boolean') return ` Before a match “${label}” may be switched ${usual ? 'off' : 'on'}.`;
  return ` Before a match “${label}” may be chosen: ${listed(
    values.map((each) => each.label),
    'or',
  )}.`;
}

/** The rules and rulings in words, by id; each that leaves something to the players says what. */
export const ruleTextsOf = (
  rows: readonly RuleRow[],
  choices: readonly GameChoice[] = [],
): { readonly [id: RuleId]: RuleText } =>
  Object.fromEntries(
    rows.map(([id, status, text]) => {
      const said = choices.filter(({ ruling }) => ruling === id).map(agreed);
      return [id, { id, status, text: text + said.join('') }];
    }),
  );
