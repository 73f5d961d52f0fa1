/** The only file that names the rulesets. Each is imported when it is first asked for. */
import type { AnyRuleset } from './kernel/contract.ts';

/** How to get at each ruleset, by id. */
export type Catalog = { readonly [id: string]: () => Promise<AnyRuleset> };

export const catalog: Catalog = {
  'quantum-rebellion': async () => (await import('./quantum-rebellion/index.ts')).quantumRebellion,
};
