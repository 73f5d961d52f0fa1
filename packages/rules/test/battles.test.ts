/** The battles of every game: sound words, and legal lists from which matches begin. */
import { describe, expect, it } from 'vitest';
import { catalog } from '../src/catalog.ts';
import { battleProblems } from '../src/kernel/battle-checks.ts';
import { battlesOf, listsNeeded, usualTerms } from '../src/kernel/battles.ts';

describe.each(Object.entries(catalog))('%s', (_id, load) => {
  it('[LEAGUE-45] begins each of its battles with legal lists by chance', { timeout: 60_000 }, async () => {
    const ruleset = await load();
    expect(await battleProblems(ruleset, 1)).toEqual([]);
  });

  it('[LEAGUE-45] refuses a battle without its lists, and judges a list by what it may cost', async () => {
    const ruleset = await load();
    const battles = await battlesOf(ruleset);
    const bringing = battles.all.filter(({ brings }) => brings.length > 0);
    expect(bringing.length).toBeGreaterThan(0);
    for (const battle of bringing) {
      expect(battles.setup(usualTerms(battle), {}).ok).toBe(false);
      expect(listsNeeded(battle).flat()).toEqual(battle.brings);
      if (battle.points === undefined) continue;
      const dear = battles.byChance({ ...usualTerms(battle), points: battle.points.usual * 2 }, 'seat-1', () => 0.3);
      const [fault] = battles.faults(usualTerms(battle), 'seat-1', dear);
      expect(fault?.sentence).toMatch(/cost/);
    }
  });
});
