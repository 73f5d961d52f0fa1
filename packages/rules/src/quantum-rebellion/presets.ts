/** Ready-made matches: pairs of ready-made fleets for Border Skirmish, and one of each other scenario. */
import type { Preset as ReadyMatch } from '../kernel/contract.ts';
import { fleets } from './data/fleets.ts';
import { grainConvoy, reedAmbush, saltScouts, withTroops } from './data/scenario-fleets.ts';
import { withSquadrons } from '../mechanics/blueprint-fleets/lists/additions.ts';
import { readyMatch } from '../mechanics/blueprint-fleets/setup/ready-match.ts';
import { type FleetDesign, fleetPoints } from './fleet/index.ts';
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

const skirmishes: readonly Preset[] = pairs.map(([south, north]) => {
  const [one, other] = [fleetOf(south), fleetOf(north)];
  return readyMatch({
    id: `${south}-${north}`,
    name: `${one.design.name} and ${other.design.name}`,
    note: `${one.design.name}: ${one.note} ${other.design.name}: ${other.note}`,
    scenario: 'border-skirmish',
    fleets: [one.design, other.design],
    maxPoints: Math.max(one.maxPoints, other.maxPoints),
  });
});

type Told = Parameters<typeof readyMatch<DrawnSetup['scenario'], FleetDesign>>[0];

/** A ready-made match of another scenario, played for what the dearer fleet costs. */
const staged = (told: Omit<Told, 'maxPoints'>): Preset =>
  readyMatch({ ...told, maxPoints: Math.max(...told.fleets.map(fleetPoints)) });

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
const firstBattle: Preset = readyMatch({
  id: 'first-battle',
  name: 'First battle',
  note: 'The River Patrol meets The Trade Winds: five ships each, three rounds. A shielded cruiser against a light carrier.',
  scenario: 'border-skirmish',
  fleets: [design('rivers'), design('winds')],
  maxPoints: 250,
  rounds: 3,
  first: true,
});

export const presets: readonly Preset[] = [...skirmishes, ...staging, firstBattle];
