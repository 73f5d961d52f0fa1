/** Ready-made matches: pairs of ready-made fleets for Border Skirmish, and one of each other scenario. */
import type { Preset as ReadyMatch } from '../kernel/contract.ts';
import { fleets } from './data/fleets.ts';
import { grainConvoy, reedAmbush, saltScouts, withSquadrons, withTroops } from './data/scenario-fleets.ts';
import { fleetPoints } from './fleet/index.ts';
import type { DrawnSetup } from './setup.ts';

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

type Preset = ReadyMatch<DrawnSetup>;

/** By the computer's own matches and some at the table: a round takes as long as it has ships. */
const minutesOf = (maxPoints: number, rounds: number): number => Math.round((maxPoints * rounds) / 333) * 10;

const skirmishes: readonly Preset[] = pairs.map(([south, north]) => {
  const [one, other] = [fleetOf(south), fleetOf(north)];
  const maxPoints = Math.max(one.maxPoints, other.maxPoints);
  return {
    id: `${south}-${north}`,
    name: `${one.design.name} and ${other.design.name}, ${maxPoints} points`,
    note: `${one.design.name}: ${one.note} ${other.design.name}: ${other.note}`,
    minutes: minutesOf(maxPoints, 6),
    size: `${maxPoints} points`,
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

interface Told {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly scenario: DrawnSetup['scenario'];
  readonly fleets: DrawnSetup['fleets'];
}

/** A ready-made match of another scenario, played for what the dearer fleet costs. */
const staged = ({ id, name, note, scenario, fleets: both }: Told): Preset => {
  const maxPoints = Math.max(...both.map(fleetPoints));
  return {
    id,
    name: `${name}, ${maxPoints} points`,
    note,
    minutes: minutesOf(maxPoints, 6),
    size: `${maxPoints} points`,
    setup: { scenario, fleets: both, maxPoints, terrain: 'random', layout: [], rounds: 6 },
  };
};

const design = (id: string) => fleetOf(id).design;

const staging: readonly Preset[] = [
  staged({
    id: 'planetary-invasion',
    name: 'Planetary Invasion: The Waders and The Iron Court',
    note: 'Both fleets carry troops. Bring them into orbit about the planet and land them: most divisions after six rounds win.',
    scenario: 'planetary-invasion',
    fleets: [withTroops(design('waders')), withTroops(design('court'))],
  }),
  staged({
    id: 'support-ground-assault',
    name: 'Support Ground Assault: The Stones and The Raptors',
    note: 'Ten divisions fight on each side. Land more from orbit, or strike those of the enemy with turrets.',
    scenario: 'support-ground-assault',
    fleets: [withTroops(design('stones')), withTroops(design('raptors'))],
  }),
  staged({
    id: 'convoy-escort',
    name: 'Convoy Escort: The River Patrol and The Corsairs',
    note: 'The River Patrol brings five freighters across the table. Three that leave by the far edge win; the Corsairs stop or capture them.',
    scenario: 'convoy-escort',
    fleets: [withSquadrons(design('rivers'), grainConvoy), design('corsairs')],
  }),
  staged({
    id: 'ambush',
    name: 'Border Skirmish with ambushers: The River Patrol and The Trade Winds',
    note: 'Three frigates of the River Patrol lie behind one of three discs. The Trade Winds have scouts and a minelayer.',
    scenario: 'border-skirmish',
    fleets: [withSquadrons(design('rivers'), reedAmbush), withSquadrons(design('winds'), saltScouts)],
  }),
];

/** What a newcomer plays first: two squadrons a side and half of the usual rounds. */
const firstBattle: Preset = {
  id: 'first-battle',
  name: 'First battle, 250 points',
  note: 'The River Patrol meets The Trade Winds: five ships each, three rounds. A shielded cruiser against a light carrier.',
  minutes: 20,
  size: '250 points',
  first: true,
  setup: {
    scenario: 'border-skirmish',
    fleets: [design('rivers'), design('winds')],
    maxPoints: 250,
    terrain: 'random',
    layout: [],
    rounds: 3,
  },
};

export const presets: readonly Preset[] = [...skirmishes, ...staging, firstBattle];
