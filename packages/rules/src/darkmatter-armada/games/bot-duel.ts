/** Matches that measure one bot against another: what is played follows from a number, and the bots change seats over it. */
import { pick, seededRandom } from '../../kernel/index.ts';
import { fleetPoints, randomFleet } from '../fleet/index.ts';
import { darkmatterArmadaRuleset, type Setup } from '../index.ts';
import { scenarioSetup } from './scenario-match.ts';

/** Kinds of matches: ready-made ones, fleets drawn by chance, and such fleets in any scenario. */
export const duelKinds = ['ready', 'random', 'scenarios'] as const;
export type DuelKind = (typeof duelKinds)[number];

/** The match of a number of a kind, of the full rounds but where it is ready-made. */
export function duel(kind: DuelKind, seed: number): { readonly name: string; readonly setup: Setup } {
  const random = seededRandom(seed ^ 0xd0e1);
  switch (kind) {
    case 'ready': {
      const preset = pick(darkmatterArmadaRuleset.presets, random);
      return { name: preset.id, setup: preset.setup };
    }
    case 'random': {
      const points = pick([350, 500, 700, 1000], random);
      const fleets: [ReturnType<typeof randomFleet>, ReturnType<typeof randomFleet>] = [
        randomFleet(points, random, { word: 'Oak' }),
        randomFleet(points, random, { word: 'Elm' }),
      ];
      const maxPoints = Math.max(points, ...fleets.map(fleetPoints));
      const setup: Setup = {
        scenario: 'standard-engagement',
        fleets,
        maxPoints,
        terrain: 'random',
        layout: [],
        rounds: 6,
      };
      return { name: `random-${points}`, setup };
    }
    case 'scenarios': {
      const { name, setup } = scenarioSetup(random);
      return { name, setup: { ...setup, rounds: setup.scenario === 'convoy-escort' ? 8 : 6 } };
    }
  }
}
