/** A game of the catalog to which seats bring lists, and lists for it. */
import { battlesOf, seededRandom } from '@broadside/rules/kernel';
import type { Json } from '@broadside/rules/kernel';
import { catalog } from './catalog.ts';

/** A game whose seats bring lists of one kind, and its battle for them. */
export async function bringing() {
  for (const load of Object.values(catalog)) {
    const ruleset = await load();
    const battles = await battlesOf<unknown>(ruleset);
    const battle = battles.all.find(({ brings, apart }) => brings.length > 0 && apart !== true);
    if (battle !== undefined) return { ruleset, battles, battle };
  }
  throw new Error('no game takes lists');
}

/** A list of about so many points, as a client sends it; the same for the same seed. */
export async function listFor(points: number, seed = 1): Promise<Json> {
  const { battles, battle } = await bringing();
  const list = battles.byChance({ battle: battle.id, points, options: {} }, 'seat-1', seededRandom(seed));
  return JSON.parse(JSON.stringify(list)) as Json;
}
