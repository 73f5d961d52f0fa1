/** What the bots order in the Command Segment: repairs, speeds that bring the weapons to bear, shields. */
import { distanceMils, insideTable, offset } from '../../geometry/table/index.ts';
import { nearestTo } from '../../mechanics/blueprint-fleets/bots/steering.ts';
import { raiseShields } from '../../mechanics/blueprint-fleets/bots/shields.ts';
import { offered, type Thought } from '../../mechanics/blueprint-fleets/bots/thoughts.ts';
import { isPlaced, shipOf } from '../../mechanics/blueprint-fleets/ships.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import type { SpeedSetting } from '../ids.ts';
import type { Offer } from '../offers.ts';
import { quadrantOf } from '../phases/weapons/aim.ts';
import { bandOf } from '../phases/movement/plan.ts';
import { type PlacedShip, weaponsOf } from '../ship/ships.ts';
import { baseRadiusMils } from '../ship/stats.ts';
import type { Sight } from '../state.ts';
import { byWorth } from './answers.ts';
import { gunsOf } from './broadsides.ts';
import { errandMils, prey } from './errands.ts';

type Think = Thought<Sight, Offer, Command>;

const repair: Think = (state, offers) => {
  for (const offer of offered(offers, 'repair-space')) {
    const ship = shipOf(state, offer.ship);
    // What is destroyed counts as what it was.
    const whole = Object.fromEntries(
      Object.entries(ship.spaces).map(([id, space]) => [id, { ...space, condition: 'working' }]),
    ) as typeof ship.spaces;
    const [space] = [...offer.spaces].sort(byWorth({ ...ship, spaces: whole }));
    if (space !== undefined) return { kind: 'repair-space', ship: ship.id, space };
  }
  return undefined;
};

/** Where a ship without weapons wants to be. */
const AWAY_MILS = 24_000;

/** The middle of the bands of its weapons, the larger dice counting more. */
export function wantedMils(ship: PlacedShip): number {
  const guns = gunsOf(ship.spaces);
  const weight = guns.reduce((sum, { sides }) => sum + sides, 0);
  if (weight === 0) return AWAY_MILS;
  return guns.reduce((sum, { nearMils, farMils, sides }) => sum + ((nearMils + farMils) / 2) * sides, 0) / weight;
}

/** The least that the speed demands, straight ahead, keeps the ship on the table. */
function hasRoom(state: Sight, ship: PlacedShip, speed: SpeedSetting): boolean {
  const end = offset(ship.at, ship.facingCdeg, bandOf({ ...ship, speed }).minMils);
  return insideTable({ at: end, radiusMils: baseRadiusMils() }, state.match.table);
}

/** How far a ship would miss the way that it wants to go by a speed. */
function missesBy(ship: PlacedShip, speed: SpeedSetting, wayMils: number): number {
  const { minMils, maxMils } = bandOf({ ...ship, speed });
  return Math.max(0, minMils - wayMils, wayMils - maxMils);
}

/** A change of two steps costs Disorder: it has to bring so much more. */
const DEAR_MILS = 8000;
/** A change is not made for less. */
const WORTH_A_CHANGE_MILS = 1500;
/** Where the least move leads off the table. */
const NO_ROOM_MILS = 100_000;

/** The speed by which a ship comes nearest to where its weapons want it. */
export const speed: Think = (state, offers, by) => {
  const enemies = prey(state, by);
  const orders = offered(offers, 'set-speed').flatMap((offer) => {
    const ship = shipOf(state, offer.ship);
    const nearest = isPlaced(ship) ? nearestTo(ship.at, enemies) : undefined;
    if (!isPlaced(ship) || nearest === undefined) return [];
    const way = errandMils(state, ship) ?? distanceMils(ship.at, nearest.at) - wantedMils(ship);
    const costOf = (each: SpeedSetting): number =>
      missesBy(ship, each, way) + (hasRoom(state, ship, each) ? 0 : NO_ROOM_MILS);
    const gain = costOf(ship.speed) - costOf(offer.speed) - offer.price * DEAR_MILS;
    const order = { kind: 'set-speed', ship: ship.id, speed: offer.speed } as const;
    return gain > WORTH_A_CHANGE_MILS ? [{ order, gain }] : [];
  });
  return orders.sort((a, b) => b.gain - a.gain)[0]?.order;
};

const armed = (ship: PlacedShip, arc: string): boolean =>
  weaponsOf(ship).some(({ mount, space }) => space.condition === 'working' && quadrantOf[mount] === arc);

/** A ship's own shield stops its own fire as well (DA-1.8.3). */
const shields: Think = (state, offers, by) => raiseShields({ check, armed }, state, offered(offers, 'set-shields'), by);

/** The steps of the segment in their order. */
export const commandBy = (speeds: Think): readonly Think[] => [repair, speeds, shields];
