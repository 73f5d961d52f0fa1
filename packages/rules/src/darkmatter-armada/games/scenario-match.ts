/** Setups of every scenario by chance, with squadrons that hide, scout, lay mines and jump, stations and convoys. */
import type { z } from 'zod';
import { pick, type Random } from '../../kernel/index.ts';
import { withSquadrons } from '../../mechanics/blueprint-fleets/lists/additions.ts';
import { oreConvoy, withTroops } from '../data/scenario-fleets.ts';
import {
  type FleetDesign,
  fleetPoints,
  problems,
  randomFleet,
  type ShipDesign,
  type SquadronDesign,
} from '../fleet/index.ts';
import { type MatchOptionId, options } from '../options.ts';
import { scenarioIds, scenarios } from '../scenarios/schema.ts';
import type { DrawnSetup } from '../setup.ts';
import type { matchOptions } from '../table.ts';

const ship = (name: string, code: ShipDesign['class'], rest: Partial<ShipDesign> = {}): ShipDesign => ({
  name,
  class: code,
  rank: 'captain',
  reactors: {},
  weapons: {},
  equipment: {},
  customizations: [],
  ...rest,
});
const led = (name: string, ships: ShipDesign[]): SquadronDesign => ({
  name,
  ships: ships.map((each, index) => (index === 0 ? { ...each, rank: 'commander' } : each)),
});
const gun = { F: { ordnance: 'beam', die: 4 } } as const satisfies ShipDesign['weapons'];

/** Squadrons for what chance brings together too seldom: each of them a few ships that do one thing. */
const irregulars = {
  ambush: (word) => {
    const lurker = (name: string) => ship(`${word} ${name}`, 'FF', { weapons: gun, customizations: ['ambush'] });
    return led(`${word} ambush`, [lurker('shade'), lurker('shadow')]);
  },
  scouts: (word) => led(`${word} scouts`, [ship(`${word} eye`, 'K', { weapons: gun })]),
  mines: (word) => led(`${word} mines`, [ship(`${word} layer`, 'FF', { equipment: { E1: 'minelayer' } })]),
  jumpers: (word) =>
    led(`${word} jumpers`, [
      ship(`${word} matrix`, 'CR', { weapons: gun, equipment: { E1: 'hyperspace-matrix' } }),
      ship(`${word} gate`, 'CR', { equipment: { E1: 'hyperspace-aperture', E2: 'beacon-deployment' } }),
    ]),
  cloaked: (word) => led(`${word} veil`, [ship(`${word} shroud`, 'CR', { equipment: { E1: 'cloaking-device' } })]),
  marines: (word) =>
    led(`${word} boarders`, [
      ship(`${word} axe`, 'CR', { weapons: gun, equipment: { E1: 'space-marines', E2: 'space-marines' } }),
    ]),
  station: (word) =>
    led(`${word} yard`, [ship(`${word} station`, 'SSB', { weapons: { W1: { ordnance: 'beam', die: 6 } } })]),
} satisfies Record<string, (word: string) => SquadronDesign>;
type Irregular = keyof typeof irregulars;
const kinds = Object.keys(irregulars) as Irregular[];

/** A fleet of some points, and squadrons of a kind each with the chance given. */
export function fleetWith(word: string, points: number, random: Random, share: number): FleetDesign {
  const more = kinds.filter(() => random() < share).map((kind) => irregulars[kind](word));
  return withSquadrons(randomFleet(points, random, { word }), ...more);
}

export function agreements(random: Random): z.infer<typeof matchOptions> {
  const chosen = (Object.keys(options) as MatchOptionId[]).flatMap((id) => {
    const { others } = options[id];
    // Fleets of these matches may have stations.
    return id !== 'stationsInFleets' && random() < 0.15 ? [[id, pick<unknown>(others, random)] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** Troops in every empty space, where no squadron becomes too dear by them. */
function laden(fleet: FleetDesign): FleetDesign {
  const full = withTroops(fleet);
  return problems(full, { maxPoints: Infinity, civilians: true }).length === 0 ? full : fleet;
}

/** A setup of one of the scenarios, every one as likely as another. */
export function scenarioSetup(random: Random): { name: string; setup: DrawnSetup } {
  const scenario = pick(scenarioIds, random);
  const points = pick([350, 500, 700], random);
  const escort = random() < 0.5 ? 'seat-1' : 'seat-2';
  const convoy = scenario === 'convoy-escort';
  const troops = scenarios[scenario].actions.length > 0;
  const fleets = (['Oak', 'Elm'] as const).map((word, index): FleetDesign => {
    const fleet = fleetWith(word, points, random, 0.25);
    if (convoy && (index === 0) === (escort === 'seat-1')) return withSquadrons(fleet, oreConvoy);
    return troops ? laden(fleet) : fleet;
  }) as [FleetDesign, FleetDesign];
  return {
    name: `${scenario}-${points}`,
    setup: {
      scenario,
      ...(convoy ? { escort } : {}),
      fleets,
      maxPoints: Math.max(points, ...fleets.map(fleetPoints)),
      terrain: random() < 0.8 ? 'random' : [],
      layout: [],
      rounds: pick(convoy ? [6, 8, 8] : [3, 6, 6], random),
      options: agreements(random),
    },
  };
}
