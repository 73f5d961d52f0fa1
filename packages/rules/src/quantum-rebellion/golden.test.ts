/** The golden games of Quantum Rebellion. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepsGoldenGames } from '../../test/suites.ts';
import { canonicalJson } from '../kernel/index.ts';
import { goldenPlans } from './games/golden-games.ts';
import { type Command, type DrawnSetup, quantumRebellion } from './index.ts';
import { reasons } from './phases/end/score.ts';

const seldomDone: readonly Command['kind'][] = [
  'reserve-squadron',
  'place-entry-portal',
  'enter-squadron',
  'hide-squadron',
  'spring-ambush',
  'hold-scouts',
  'deploy-beacon',
  'hack-beacon',
  'matrix-jump',
  'engage-cloak',
  'disengage-cloak',
  'lay-mines',
  'enter-orbit',
  'land-troops',
  'orbital-bombardment',
];

describe('golden games', () => {
  const folder = join(import.meta.dirname, 'games');
  const read = keepsGoldenGames(quantumRebellion, folder, goldenPlans, 'all-rounds-played');

  it('show every way to end', () => {
    const endings = goldenPlans.map(({ name }) => read(name).outcome);
    expect(new Set(endings.map((outcome) => outcome?.reason))).toEqual(new Set(Object.values(reasons)));
    expect(endings.some((outcome) => outcome?.winner === null)).toBe(true);
  });

  it.each(['planetary-invasion', 'support-ground-assault', 'convoy-escort', 'border-skirmish'])(
    'show each side winning and losing: %s',
    (scenario) => {
      const outcomes = goldenPlans
        .map(({ name }) => read(name))
        .filter(({ setup }) => (setup as DrawnSetup).scenario === scenario);
      const winners = new Set(outcomes.map(({ outcome }) => outcome?.winner));
      expect(winners).toContain('seat-1');
      expect(winners).toContain('seat-2');
    },
  );

  it('show what ships do beside moving and firing', () => {
    const given = new Set(goldenPlans.flatMap(({ name }) => read(name).entries.map(({ command }) => command.kind)));
    for (const kind of seldomDone) expect(given, kind).toContain(kind);
  });

  it('hold one view for all, where nothing is hidden', () => {
    const { viewHashes } = read('all-rounds-played');
    expect(canonicalJson(viewHashes['seat-1'])).toBe(canonicalJson(viewHashes['public']));
  });
});
