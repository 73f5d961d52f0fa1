/** Setups of every scenario by chance, with squadrons that hide, scout and lay mines, and convoys. */
import { pick, type Random } from '../../kernel/index.ts';
import { type OptionId, options } from '../data/options.ts';
import { convoyLayout, type ScenarioId, scenarioIds } from '../data/scenarios.ts';
import { equipmentSpaceIds } from '../data/blueprints.ts';
import { type FleetDesign, fleetPoints, problems, type ShipDesign, type SquadronDesign } from '../fleet/index.ts';
import type { Setup } from '../index.ts';
import type { matchOptions } from '../table.ts';
import { withSquadrons } from '../../mechanics/blueprint-fleets/lists/additions.ts';
import { randomFleet } from './random-fleet.ts';
import type { z } from 'zod';

const ship = (name: string, code: ShipDesign['class'], rest: Partial<ShipDesign> = {}): ShipDesign => ({
  name,
  class: code,
  rank: 'captain',
  weapons: {},
  equipment: {},
  customizations: [],
  ...rest,
});
const led = (name: string, ships: ShipDesign[]): SquadronDesign => ({
  name,
  ships: ships.map((each, index) => (index === 0 ? { ...each, rank: 'commander' } : each)),
});
const beam = (dice: number): ShipDesign['weapons'] => ({ F: { ordnance: 'beam', dice } });

/** 110 points of squadrons that hide, scout and lay mines. */
function irregulars(word: string): SquadronDesign[] {
  const lurker = (name: string) => ship(name, 'FF', { weapons: beam(4), customizations: ['ambush'] });
  const scout = (name: string) => ship(name, 'K', { weapons: beam(3), customizations: ['scout'] });
  const layer = ship(`${word} layer`, 'FF', { equipment: { E1: 'minelayer' } });
  return [
    led(`${word} ambush`, [lurker(`${word} shade`), lurker(`${word} shadow`)]),
    led(`${word} scouts`, [scout(`${word} eye`)]),
    led(`${word} mines`, [layer]),
  ];
}

const legal = (fleet: FleetDesign, maxPoints: number): boolean =>
  problems(fleet, { maxPoints, civilians: true }).length === 0;

/** Troops in every empty equipment space that can be paid for. */
function laden(fleet: FleetDesign, maxPoints: number): FleetDesign {
  let now = fleet;
  for (const [at, squadron] of fleet.squadrons.entries())
    for (const index of squadron.ships.keys())
      for (const space of equipmentSpaceIds) {
        const next = structuredClone(now);
        const ship = next.squadrons[at]?.ships[index];
        if (ship === undefined || ship.equipment[space] !== undefined) continue;
        ship.equipment[space] = 'cargo-space';
        if (legal(next, maxPoints)) now = next;
      }
  return now;
}

function convoyOf(word: string, random: Random): SquadronDesign {
  const arms: ShipDesign['weapons'][] = [
    {},
    { T1: { ordnance: 'autocannon', dice: 1 } },
    { T2: { ordnance: 'beam', dice: 1 } },
  ];
  const names = Array.from({ length: convoyLayout.freighters }, (_, index) => `${word} freighter ${index + 1}`);
  return { name: `${word} convoy`, ships: names.map((name) => ship(name, 'AFL', { weapons: pick(arms, random) })) };
}

function agreements(random: Random): z.infer<typeof matchOptions> {
  const chosen = (Object.keys(options) as OptionId[]).flatMap((id) => {
    const { others } = options[id];
    return others.length > 0 && random() < 0.15 ? [[id, pick<unknown>(others, random)] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** A setup of one of the scenarios, every one as likely as another. */
export function scenarioSetup(random: Random): { name: string; setup: Setup } {
  const scenario: ScenarioId = pick(scenarioIds, random);
  const maxPoints = pick([350, 500, 700], random);
  const side = (word: string): FleetDesign => {
    const more = random() < 0.6 ? irregulars(word) : [];
    return withSquadrons(randomFleet(word, maxPoints - (more.length > 0 ? 110 : 0), random), ...more);
  };
  const escort = random() < 0.5 ? 'seat-1' : 'seat-2';
  const convoy = scenario === 'convoy-escort';
  const troops = scenario === 'planetary-invasion' || scenario === 'support-ground-assault';
  const fleets = (['Oak', 'Elm'] as const).map((word, index): FleetDesign => {
    const fleet = side(word);
    if (convoy && (index === 0) === (escort === 'seat-1')) return withSquadrons(fleet, convoyOf(word, random));
    return troops ? laden(fleet, maxPoints + 100) : fleet;
  }) as [FleetDesign, FleetDesign];
  return {
    name: `${scenario}-${maxPoints}`,
    setup: {
      scenario,
      ...(convoy ? { escort } : {}),
      fleets,
      maxPoints: Math.max(maxPoints, ...fleets.map(fleetPoints)),
      terrain: random() < 0.8 ? 'random' : [],
      layout: [],
      rounds: pick([3, 6, 6], random),
      options: agreements(random),
    },
  };
}
