/** Fleets drawn up by chance, always legal: every class, weapon, module and customization comes up in them. */
import type { Random } from '../../kernel/contract.ts';
import { pick } from '../../kernel/dice.ts';
import { equipmentSpaceIds } from '../data/blueprints.ts';
import { type ClassCode, classCodes, classes } from '../data/classes.ts';
import { customizationIds } from '../data/customizations.ts';
import { moduleIds } from '../data/modules.ts';
import { ordnanceIds } from '../data/ordnance.ts';
import { type FleetDesign, fleetPoints, type ShipDesign, type SquadronDesign } from './design.ts';
import { diceLimit } from './fitting.ts';
import { MAX_SHIPS, MAX_SQUADRON_POINTS, problems } from './legality.ts';

/** The classes that fight and move: what a fleet may have in any scenario. */
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

/** Birds of coast and sea: a ship's name, unless the caller has a word for all. */
// prettier-ignore
const birds = [
  'Albatross', 'Auk', 'Avocet', 'Bittern', 'Brant', 'Buzzard', 'Condor', 'Coot', 'Cormorant', 'Crake', 'Crane', 'Curlew', 'Darter',
  'Eider', 'Egret', 'Falcon', 'Fieldfare', 'Frigatebird', 'Fulmar', 'Gadwall', 'Gannet', 'Garganey', 'Godwit', 'Goldeneye', 'Goosander',
  'Goshawk', 'Grebe', 'Guillemot', 'Harrier', 'Hawk', 'Heron', 'Hobby', 'Hoopoe', 'Ibis', 'Jackdaw', 'Jaeger', 'Kestrel', 'Kingfisher',
  'Kittiwake', 'Lapwing', 'Linnet', 'Loon', 'Magpie', 'Mallard', 'Martin', 'Murre', 'Nightjar', 'Noddy', 'Oriole', 'Osprey', 'Pelican',
  'Peregrine', 'Petrel', 'Phalarope', 'Pintail', 'Pochard', 'Ptarmigan', 'Puffin', 'Raven', 'Razorbill', 'Redshank', 'Rook', 'Sanderling',
  'Scaup', 'Scoter', 'Shearwater', 'Shelduck', 'Shoveler', 'Skua', 'Smew', 'Snipe', 'Sparrowhawk', 'Spoonbill', 'Stilt', 'Stork', 'Swift',
  'Teal', 'Thrush', 'Tropicbird', 'Turnstone', 'Wagtail', 'Whimbrel', 'Wigeon', 'Woodcock', 'Wryneck', 'Yellowhammer',
] as const;

export interface RandomFleetOptions {
  /** Fleet, faction and ships are called after it, with numbers ("Oak 3"); absent: each ship has a name of its own. */
  readonly word?: string;
  /** The classes to choose from; `warships` unless given. */
  readonly classes?: readonly ClassCode[];
  /** What some ships set out with. */
  readonly outfits?: readonly ShipDesign['equipment'][];
}

/** Names for ships, each given once; numbered gulls when they have run out. */
function* shipNames(word: string | undefined, random: Random): Generator<string, never> {
  const left: string[] = word === undefined ? [...birds] : [];
  for (let number = 1; ; number += 1) {
    const [drawn] = left.length === 0 ? [] : left.splice(below(left.length, random), 1);
    yield drawn ?? `${word ?? 'Gull'} ${String(number)}`;
  }
}

/** The squadrons and the fleet take their names from their commanding ships. */
function christened({ squadrons }: FleetDesign, word: string | undefined): FleetDesign {
  if (word !== undefined) return { name: `The ${word}s`, faction: word, squadrons };
  const flagship = squadrons[0]?.ships[0]?.name ?? 'Gull';
  return {
    name: `${flagship} and company`,
    faction: 'Free captains',
    squadrons: squadrons.map(({ name, ships }) => ({ name: ships[0]?.name ?? name, ships })),
  };
}

/**
 * A legal fleet that costs at most `points` points, and nearly as many; it has no squadron where no class is that cheap.
 * The same numbers from `random` give the same fleet.
 */
export function randomFleet(points: number, random: Random, options: RandomFleetOptions = {}): FleetDesign {
  const { word, classes: pool = warships, outfits = [] } = options;
  const squadrons: SquadronDesign[] = [];
  const fleet = { name: '', faction: '', squadrons };
  const names = shipNames(word, random);
  for (let left = points; left >= 20; left = points - fleetPoints(fleet)) {
    const ships: ShipDesign[] = [];
    const most = 1 + below(MAX_SHIPS, random);
    let budget = Math.min(left, MAX_SQUADRON_POINTS);
    while (ships.length < most) {
      const rank = ships.length > 0 ? 'captain' : squadrons.length > 0 ? 'commander' : 'admiral';
      const ship = randomShip(names.next().value, rank, { points: budget, pool, outfits, random });
      if (ship === undefined) break;
      ships.push(ship);
      budget -= fleetPoints(alone(ship));
    }
    if (ships.length === 0) break;
    squadrons.push({ name: `${word ?? ''} squadron ${String(squadrons.length + 1)}`, ships });
  }
  return christened(fleet, word);
}
