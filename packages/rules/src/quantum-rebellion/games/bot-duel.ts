/** Matches that measure one bot against another: what is played follows from a number, and the bots change seats over it. */
import { pick, seededRandom } from '../../kernel/index.ts';
import { type DrawnSetup, type Setup, quantumRebellion } from '../index.ts';
import { randomFleet } from './random-fleet.ts';
import { scenarioSetup } from './scenario-match.ts';

/** Kinds of matches: ready-made ones, fleets drawn by chance, and such fleets in any scenario. */
export const duelKinds = ['ready', 'random', 'scenarios'] as const;
export type DuelKind = (typeof duelKinds)[number];

/** The match of a number of a kind, always of the full six rounds. */
export function duel(kind: DuelKind, seed: number): { readonly name: string; readonly setup: Setup } {
  const random = seededRandom(seed ^ 0xd0e1);
  switch (kind) {
    case 'ready': {
      const preset = pick(quantumRebellion.presets, random);
      return { name: preset.id, setup: preset.setup };
    }
    case 'random': {
      const maxPoints = pick([350, 500, 700, 1000], random);
      const fleets: DrawnSetup['fleets'] = [randomFleet('Oak', maxPoints, random), randomFleet('Elm', maxPoints, random)];
      const setup: Setup = { scenario: 'border-skirmish', fleets, maxPoints, terrain: 'random', layout: [], rounds: 6 };
      return { name: `random-${maxPoints}`, setup };
    }
    case 'scenarios': {
      const { name, setup } = scenarioSetup(random);
      return { name, setup: { ...setup, rounds: 6 } };
    }
  }
}
