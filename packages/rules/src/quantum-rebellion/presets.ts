/** Ready-made matches of Border Skirmish: pairs of ready-made fleets. */
import type { Ruleset, View } from '../kernel/contract.ts';
import { fleets } from './data/fleets.ts';
import type { Setup } from './start.ts';

const pairs = [
  ['waders', 'stones'],
  ['raptors', 'corsairs'],
  ['pack', 'court'],
  ['waders', 'raptors'],
  ['corsairs', 'stones'],
  ['rivers', 'winds'],
] as const;

function fleetOf(id: string) {
  const fleet = fleets.find((each) => each.id === id);
  if (fleet === undefined) throw new Error(`no ready-made fleet ${id}`);
  return fleet;
}

type Preset = Ruleset<unknown, unknown, unknown, View, unknown, Setup, unknown>['presets'][number];

export const presets: readonly Preset[] = pairs.map(([south, north]) => {
  const [one, other] = [fleetOf(south), fleetOf(north)];
  const maxPoints = Math.max(one.maxPoints, other.maxPoints);
  return {
    id: `${south}-${north}`,
    name: `${one.design.name} and ${other.design.name}, ${maxPoints} points`,
    note: `${one.design.name}: ${one.note} ${other.design.name}: ${other.note}`,
    setup: {
      scenario: 'border-skirmish',
      fleets: [one.design, other.design],
      maxPoints,
      terrain: 'random',
      layout: [],
      rounds: 6,
    },
  };
});
