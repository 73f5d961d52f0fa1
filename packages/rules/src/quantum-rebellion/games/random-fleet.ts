/** Fleets drawn up by chance, always legal: bots meet every class, weapon, module and customization in them. */
import { pick, type Random } from '../../kernel/index.ts';
import { equipmentSpaceIds } from '../data/blueprints.ts';
import { type ClassCode, classCodes, classes } from '../data/classes.ts';
import { customizationIds } from '../data/customizations.ts';
import { moduleIds } from '../data/modules.ts';
import { ordnanceIds } from '../data/ordnance.ts';
import {
  diceLimit,
  type FleetDesign,
  fleetPoints,
  problems,
  type ShipDesign,
  type SquadronDesign,
} from '../fleet/index.ts';

const SQUADRON_POINTS = 300;
const SQUADRON_SHIPS = 5;
export const warships: readonly ClassCode[] = classCodes.filter(
  (code) => !classes[code].civilian && !classes[code].station,
);

const below = (limit: number, random: Random): number => Math.floor(random() * limit);

const alone = (ship: ShipDesign): FleetDesign => ({
  name: 'Trial',
  faction: 'Trial',
  squadrons: [{ name: 'Trial', ships: [{ ...ship, rank: 'admiral' }] }],
});

const legal = (ship: ShipDesign, points: number): boolean => problems(alone(ship), { maxPoints: points }).length === 0;

/** One more weapon, module or customization, legal or not; the spaces in `kept` stay as they are. */
function enlarged(ship: ShipDesign, kept: ShipDesign['equipment'], random: Random): ShipDesign {
  const shipClass = classes[ship.class];
  switch (below(3, random)) {
    case 0: {
      const mount = pick(shipClass.mounts, random);
      const dice = 1 + below(diceLimit(shipClass, mount), random);
      return { ...ship, weapons: { ...ship.weapons, [mount]: { ordnance: pick(ordnanceIds, random), dice } } };
    }
    case 1: {
      const space = pick(equipmentSpaceIds, random);
      if (kept[space] !== undefined) return ship;
      return { ...ship, equipment: { ...ship.equipment, [space]: pick(moduleIds, random) } };
    }
    default:
      return { ...ship, customizations: [...ship.customizations, pick(customizationIds, random)] };
  }
}

/** What some ships set out with, so that bots meet modules that need one another more often than chance brings them together. */
export const hyperspaceOutfits: readonly ShipDesign['equipment'][] = [
  { E1: 'hyperspace-matrix', E2: 'auxiliary-power-unit' },
  { E1: 'hyperspace-matrix' },
  { E1: 'cloaking-device', E2: 'auxiliary-power-unit' },
  { E1: 'cloaking-device' },
  { E1: 'aperture-beacon' },
  { E1: 'beacon-deployment' },
];

interface Draw {
  readonly points: number;
  readonly pool: readonly ClassCode[];
  readonly outfits: readonly ShipDesign['equipment'][];
  readonly random: Random;
}

function randomShip(
  name: string,
  rank: ShipDesign['rank'],
  { points, pool, outfits, random }: Draw,
): ShipDesign | undefined {
  const affordable = pool.filter((code) => classes[code].basePoints <= points);
  if (affordable.length === 0) return undefined;
  let ship: ShipDesign = {
    name,
    class: pick(affordable, random),
    rank,
    weapons: {},
    equipment: {},
    customizations: [],
  };
  const fitting = outfits.filter((equipment) => legal({ ...ship, equipment }, points));
  const kept = fitting.length === 0 ? {} : pick(fitting, random);
  ship = { ...ship, equipment: { ...kept } };
  for (let trial = 0; trial < 40; trial += 1) {
    const next = enlarged(ship, kept, random);
    if (legal(next, points)) ship = next;
  }
  return ship;
}

/** A legal fleet of at most `points` points of ships of some classes; its ships are called after `word`, so that no two fleets share a name. */
export function randomFleet(
  word: string,
  points: number,
  random: Random,
  pool = warships,
  outfits: Draw['outfits'] = [],
): FleetDesign {
  const squadrons: SquadronDesign[] = [];
  const fleet = { name: `The ${word}s`, faction: word, squadrons };
  let number = 0;
  for (let left = points; left >= 20; left = points - fleetPoints(fleet)) {
    const ships: ShipDesign[] = [];
    const most = 1 + below(SQUADRON_SHIPS, random);
    let budget = Math.min(left, SQUADRON_POINTS);
    while (ships.length < most) {
      const rank = ships.length > 0 ? 'captain' : squadrons.length > 0 ? 'commander' : 'admiral';
      const ship = randomShip(`${word} ${String((number += 1))}`, rank, { points: budget, pool, outfits, random });
      if (ship === undefined) break;
      ships.push(ship);
      budget -= fleetPoints(alone(ship));
    }
    if (ships.length === 0) break;
    squadrons.push({ name: `${word} squadron ${String(squadrons.length + 1)}`, ships });
  }
  return fleet;
}
