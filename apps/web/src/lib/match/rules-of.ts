import { catalog } from '@broadside/rules/catalog';
import type { AnyRuleset } from '@broadside/rules/kernel';

/** The rules of a game; undefined where this page has none. */
export const rulesOf = async (id: string): Promise<AnyRuleset | undefined> =>
  Object.hasOwn(catalog, id) ? catalog[id]?.() : undefined;
