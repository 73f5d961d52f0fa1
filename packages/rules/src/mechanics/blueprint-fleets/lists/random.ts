/** Fleets drawn up by chance: squadrons filled with ships as long as the points last, all with names of their own. */
import type { Random } from '../../../kernel/contract.ts';
import type { Rank } from '../ids.ts';
import { type DrawnShip, pointsBy } from './design.ts';
import { MAX_SHIPS, MAX_SQUADRON_POINTS } from './legality.ts';

/** A whole number from 0 to just below `limit`. */
export const below = (limit: number, random: Random): number => Math.floor(random() * limit);

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

/** Names for ships, each given once; numbered gulls when they have run out. */
function* shipNames(word: string | undefined, random: Random): Generator<string, never> {
  const left: string[] = word === undefined ? [...birds] : [];
  for (let number = 1; ; number += 1) {
    const [drawn] = left.length === 0 ? [] : left.splice(below(left.length, random), 1);
    yield drawn ?? `${word ?? 'Gull'} ${String(number)}`;
  }
}

type Drawn<Ship> = { name: string; faction: string; squadrons: { name: string; ships: Ship[] }[] };

/** The squadrons and the fleet take their names from their commanding ships. */
function christened<Ship extends DrawnShip>({ squadrons }: Drawn<Ship>, word: string | undefined): Drawn<Ship> {
  if (word !== undefined) return { name: `The ${word}s`, faction: word, squadrons };
  const flagship = squadrons[0]?.ships[0]?.name ?? 'Gull';
  return {
    name: `${flagship} and company`,
    faction: 'Free captains',
    squadrons: squadrons.map(({ name, ships }) => ({ name: ships[0]?.name ?? name, ships })),
  };
}

export interface ShipDrawer<Ship extends DrawnShip> {
  shipPoints(ship: Ship): number;
  /** A legal ship of at most so many points; undefined where no class is that cheap. */
  draw(name: string, rank: Rank, points: number): Ship | undefined;
  /** Fleet, faction and ships are called after it, with numbers ("Oak 3"); absent: each ship has a name of its own. */
  readonly word?: string | undefined;
}

/**
 * A fleet that costs at most `points` points, and nearly as many; it has no squadron where no class is that cheap. The
 * same numbers from `random` give the same fleet.
 */
export function drawnFleet<Ship extends DrawnShip>(
  points: number,
  random: Random,
  drawer: ShipDrawer<Ship>,
): Drawn<Ship> {
  const { word } = drawer;
  const { fleetPoints } = pointsBy((ship: Ship) => drawer.shipPoints(ship));
  const squadrons: { name: string; ships: Ship[] }[] = [];
  const fleet = { name: '', faction: '', squadrons };
  const names = shipNames(word, random);
  for (let left = points; left >= 20; left = points - fleetPoints(fleet)) {
    const ships: Ship[] = [];
    const most = 1 + below(MAX_SHIPS, random);
    let budget = Math.min(left, MAX_SQUADRON_POINTS);
    while (ships.length < most) {
      const rank = ships.length > 0 ? 'captain' : squadrons.length > 0 ? 'commander' : 'admiral';
      const ship = drawer.draw(names.next().value, rank, budget);
      if (ship === undefined) break;
      ships.push(ship);
      budget -= drawer.shipPoints(ship);
    }
    if (ships.length === 0) break;
    squadrons.push({ name: `${word ?? ''} squadron ${String(squadrons.length + 1)}`, ships });
  }
  return christened(fleet, word);
}
