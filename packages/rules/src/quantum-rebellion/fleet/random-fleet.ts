/** Fleets drawn up by chance, always legal: every class, weapon, module and customization comes up in them. */
import type { Random } from '../../kernel/contract.ts';
import { pick } from '../../kernel/dice.ts';
import { below, drawnFleet } from '../../mechanics/blueprint-fleets/lists/random.ts';
import { equipmentSpaceIds } from '../data/blueprints.ts';
import { type ClassCode, classCodes, classes } from '../data/classes.ts';
import { customizationIds } from '../data/customizations.ts';
import { moduleIds } from '../data/modules.ts';
import { ordnanceIds } from '../data/ordnance.ts';
import { type FleetDesign, type ShipDesign, shipPoints } from './design.ts';
import { diceLimit } from './fitting.ts';
import { problems } from './legality.ts';

/** The classes that fight and move: what a fleet may have in any scenario. */
export const warships: readonly ClassCode[] = classCodes.filter(
  (code) => !classes[code].civilian && !classes[code].station,
);

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

export interface RandomFleetOptions {
  /** Fleet, faction and ships are called after it, with numbers ("Oak 3"); absent: each ship has a name of its own. */
  readonly word?: string;
  /** The classes to choose from; `warships` unless given. */
  readonly classes?: readonly ClassCode[];
  /** What some ships set out with. */
  readonly outfits?: readonly ShipDesign['equipment'][];
}

/**
 * A legal fleet that costs at most `points` points, and nearly as many; it has no squadron where no class is that cheap.
 * The same numbers from `random` give the same fleet.
 */
export function randomFleet(points: number, random: Random, options: RandomFleetOptions = {}): FleetDesign {
  const { word, classes: pool = warships, outfits = [] } = options;
  return drawnFleet<ShipDesign>(points, random, {
    shipPoints,
    draw: (name, rank, budget) => randomShip(name, rank, { points: budget, pool, outfits, random }),
    word,
  });
}
