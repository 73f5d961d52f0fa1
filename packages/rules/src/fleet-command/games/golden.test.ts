/** The golden games of Fleet Command. */
import { describe, expect, it } from 'vitest';
import { keepsGoldenGames } from '../../../test/suites.ts';
import { scenarioIds } from '../data/scenario.ts';
import { fleetCommand } from '../index.ts';
import type { DrawnSetup } from '../setup.ts';
import { decisions, endings, goldenPlans } from './golden-games.ts';

describe('golden games', () => {
  const read = keepsGoldenGames(fleetCommand, import.meta.dirname, goldenPlans, 'last-round-drawn');

  it('show every scenario and every way to end', () => {
    const games = goldenPlans.map(({ name }) => read(name));
    expect(new Set(games.map(({ setup }) => (setup as DrawnSetup).scenario))).toEqual(new Set(scenarioIds));
    const reasons = games.map(({ outcome }) => outcome?.reason ?? '');
    for (const [ending, pattern] of Object.entries({ ...endings, ...decisions }))
      expect(reasons.some((reason) => pattern.test(reason)) ? ending : `no game ends by ${ending}`).toBe(ending);
    const other = reasons.filter((reason) => !Object.values(endings).some((pattern) => pattern.test(reason)));
    expect(other).toEqual([]);
  });

  it('hold the view of every seat, of the public and of a referee', () => {
    const { viewHashes } = read('four-with-hands-of-their-own');
    expect(Object.keys(viewHashes).sort()).toEqual(['public', 'referee', 'seat-1', 'seat-2', 'seat-3', 'seat-4']);
    const hashes = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'public'].map((audience) => viewHashes[audience]);
    // Each holds a hand of its own; who only watches sees none of them.
    expect(new Set(hashes).size).toBe(5);
    expect(viewHashes['referee']).toBe(viewHashes['public']);
  });
});
