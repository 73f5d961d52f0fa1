/** Ready-made matches: pairs of ready-made fleets, and one of each other scenario. */
import type { Preset as ReadyMatch } from '../kernel/contract.ts';
import { withSquadrons } from '../mechanics/blueprint-fleets/lists/additions.ts';
import { readyMatch } from '../mechanics/blueprint-fleets/setup/ready-match.ts';
import { fleets } from './data/fleets.ts';
import { oreConvoy, withTroops } from './data/scenario-fleets.ts';
import { type FleetDesign, fleetPoints } from './fleet/index.ts';
import { type ScenarioId, scenarios } from './scenarios/schema.ts';
import type { DrawnSetup } from './setup.ts';

type Preset = ReadyMatch<DrawnSetup>;
type Told = Parameters<typeof readyMatch<ScenarioId, FleetDesign>>[0];
type Ready = (typeof fleets)[number];

function between(one: Ready, other: Ready, scenario: ScenarioId, more: Partial<Told> = {}): Preset {
  return readyMatch({
    id: `${one.id}-${other.id}`,
    name: `${scenarios[scenario].name}: ${one.design.name} and ${other.design.name}`,
    note: `${one.design.name}: ${one.note} ${other.design.name}: ${other.note}`,
    scenario,
    fleets: [one.design, other.design],
    maxPoints: Math.max(one.maxPoints, other.maxPoints),
    ...more,
  });
}

/** Fleets that follow each other meet; the first two are those of a first battle, in three rounds. */
const pairs: readonly Preset[] = fleets.flatMap((one, index) => {
  const other = fleets[index + 1];
  if (other === undefined) return [];
  if (index === 0) return [between(one, other, 'standard-engagement', { rounds: 3, first: true })];
  return [between(one, other, index % 2 === 0 ? 'border-skirmish' : 'standard-engagement')];
});

function design(id: string): FleetDesign {
  const fleet = fleets.find((each) => each.id === id);
  if (fleet === undefined) throw new Error(`no ready-made fleet ${id}`);
  return fleet.design;
}

/** A ready-made match of another scenario, played for what the dearer fleet costs. */
const staged = (told: Omit<Told, 'maxPoints' | 'id' | 'name'> & { readonly name: string }): Preset =>
  readyMatch({
    ...told,
    id: told.scenario,
    name: `${scenarios[told.scenario].name}: ${told.name}`,
    maxPoints: Math.max(...told.fleets.map(fleetPoints)),
  });

const staging: readonly Preset[] = [
  staged({
    name: 'The Rampart and The Pike Shoal',
    note: 'Both fleets carry troops. Bring them into orbit about the planet at Low and land them: most divisions after six rounds win.',
    scenario: 'planetary-invasion',
    fleets: [withTroops(design('rampart')), withTroops(design('pikes'))],
  }),
  staged({
    name: 'The Lantern Watch and The Ember Line',
    note: 'Ten divisions fight on each side. Land more from orbit, or strike those of the enemy with turrets.',
    scenario: 'support-ground-assault',
    fleets: [withTroops(design('lanterns')), withTroops(design('embers'))],
  }),
  staged({
    name: 'The Lantern Watch and The Ember Line',
    note: 'The Lantern Watch brings five freighters across the table. Three that leave by the far edge within eight rounds win; The Ember Line stops or captures them.',
    scenario: 'convoy-escort',
    rounds: 8,
    fleets: [withSquadrons(design('lanterns'), oreConvoy), design('embers')],
  }),
];

export const presets: readonly Preset[] = [...pairs, ...staging];
