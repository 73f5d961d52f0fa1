/** The rulesets as tasks find them. */
import type { AnyRuleset } from '@broadside/rules/kernel';

/** By id. */
export type Rulesets = ReadonlyMap<string, AnyRuleset>;

/** The ruleset of that id, which the server found in the same catalog before it asked. */
export function known(rulesets: Rulesets, id: string): AnyRuleset {
  const found = rulesets.get(id);
  if (found === undefined) throw new Error(`The workers' catalog has no ruleset ${id}.`);
  return found;
}
