/** Fleets drawn up by chance, always legal: every class, weapon, system, module and customization comes up in them. */
import type { Random } from '../../kernel/contract.ts';
import { pick } from '../../kernel/dice.ts';
import { below, drawnFleet } from '../../mechanics/blueprint-fleets/lists/random.ts';
import { type ClassCode, classCodes, classes } from '../data/classes.ts';
import { customizationIds } from '../data/customizations.ts';
import { dieSizes } from '../data/dice.ts';
import { lifeSupportIds, moduleIds, modules, reactorIds } from '../data/modules.ts';
import { ordnanceIds } from '../data/ordnance.ts';
import { type FleetDesign, type ShipDesign, shipPoints } from './design.ts';
import { outfitFindings } from './outfit.ts';
import { equipmentSpacesOf, mountsOf, powerBudget, reactorSpacesOf } from './power.ts';

/** The classes that fight and move: what a fleet may have in any scenario. */
export const warships: readonly ClassCode[] = classCodes.filter(
  (code) => !classes[code].civilian && !classes[code].station,
);

/** A ship is legal by itself: nobody's points, rank or company are in question. */
function legal(ship: ShipDesign, points: number): boolean {
  const { available, used } = powerBudget(ship);
  const cost = shipPoints(ship);
  return cost >= 0 && cost <= points && used <= available && outfitFindings(ship).length === 0;
}

/** One more or other weapon, die, system, module or customization, legal or not. */
function changed(ship: ShipDesign, random: Random): ShipDesign {
  switch (below(6, random)) {
    case 0:
      return { ...ship, def: pick(dieSizes, random) };
    case 1:
      return { ...ship, lifeSupport: pick(lifeSupportIds, random) };
    case 2:
      return {
        ...ship,
        reactors: { ...ship.reactors, [pick(reactorSpacesOf(ship), random)]: pick(reactorIds, random) },
      };
    case 3: {
      const [module, space] = [pick(moduleIds, random), pick(equipmentSpacesOf(ship), random)];
      const { requirement } = modules[module];
      const company =
        requirement.kind === 'module' ? { [pick(equipmentSpacesOf(ship), random)]: requirement.module } : {};
      return { ...ship, equipment: { ...ship.equipment, ...company, [space]: module } };
    }
    case 4:
      return { ...ship, customizations: [...ship.customizations, pick(customizationIds, random)] };
    default: {
      const weapon = { ordnance: pick(ordnanceIds, random), die: pick(dieSizes, random) };
      return { ...ship, weapons: { ...ship.weapons, [pick(mountsOf(ship), random)]: weapon } };
    }
  }
}

function randomShip(
  ship: Pick<ShipDesign, 'name' | 'rank'>,
  points: number,
  pool: readonly ClassCode[],
  random: Random,
): ShipDesign | undefined {
  const affordable = pool.filter((code) => classes[code].basePoints <= points);
  if (affordable.length === 0) return undefined;
  const bare: ShipDesign = {
    ...ship,
    class: pick(affordable, random),
    reactors: {},
    weapons: {},
    equipment: {},
    customizations: [],
  };
  let now: ShipDesign = bare;
  for (let trial = 0; trial < 60; trial += 1) {
    const next = changed(now, random);
    if (legal(next, points)) now = next;
  }
  return now;
}

export interface RandomFleetOptions {
  /** Fleet, faction and ships are called after it, with numbers ("Oak 3"); absent: each ship has a name of its own. */
  readonly word?: string;
  /** The classes to choose from, stations and civilians aside; `warships` unless given. */
  readonly classes?: readonly ClassCode[];
}

/**
 * A legal fleet that costs at most `points` points, and nearly as many; it has no squadron where no class is that cheap.
 * The same numbers from `random` give the same fleet.
 */
export function randomFleet(points: number, random: Random, options: RandomFleetOptions = {}): FleetDesign {
  const { word, classes: pool = warships } = options;
  return drawnFleet<ShipDesign>(points, random, {
    shipPoints,
    draw: (name, rank, budget) => randomShip({ name, rank }, budget, pool, random),
    word,
  });
}
