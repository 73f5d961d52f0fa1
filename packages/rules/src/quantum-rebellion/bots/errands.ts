/** What a scenario sends the captain to do besides fighting: troops to land, freighters to bring home, discs to lie behind. */
import { clampAngle, distanceMils, legEnd, normaliseCdeg, passages } from '../../geometry/table/index.ts';
import type { Random, Seat } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import { scenarios } from '../data/scenarios.ts';
import { terrain as terrainTable } from '../data/terrain.ts';
import { check } from '../decide.ts';
import type { Point, ShipId } from '../ids.ts';
import type { Offer } from '../offers.ts';
import type { FullThrustOffer, MoveShipOffer } from '../phases/movement/schema.ts';
import { orbitedPlanet, planetsOf, placedTerrain } from '../ship/clearance.ts';
import { inConvoy } from '../scenarios/ending.ts';
import { fromHiding } from '../../mechanics/blueprint-fleets/bots/hidden.ts';
import { opponentOf } from '../../mechanics/blueprint-fleets/seats.ts';
import { isPlaced } from '../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip, workingSpaces } from '../ship/ships.ts';
import type { Sight } from '../state.ts';

type Sample = (offer: Offer) => Command;

/** Troops are aboard, and the scenario counts them. */
const carriesTroops = (state: Sight, ship: PlacedShip): boolean =>
  scenarios[state.match.scenario].actions.includes('land-troops') && workingSpaces(ship, 'cargo-space').length > 0;

function placed(state: Sight, id: ShipId): PlacedShip | undefined {
  const ship = state.ships[id];
  return ship !== undefined && isPlaced(ship) ? ship : undefined;
}

/** Troops go down as soon as they can; turrets fire at those of the enemy while there are any. */
function fromOrbit(state: Sight, offers: readonly Offer[], by: Seat): Command | undefined {
  for (const offer of offers) {
    if (offer.kind === 'land-troops') return { kind: 'land-troops', ship: offer.ship, space: offer.space };
    const enemy = state.sides[opponentOf(state, by)];
    if (offer.kind === 'orbital-bombardment' && (enemy?.divisions ?? 0) > 0)
      return { kind: 'orbital-bombardment', ship: offer.ship, mount: offer.mount };
  }
  return undefined;
}

/** A ship with troops takes the way into an orbit where there is one, and stays in it until they are down. */
function toOrbit(state: Sight, offers: readonly Offer[], by: Seat, sample: Sample): Command | undefined {
  for (const offer of offers) {
    if (offer.kind !== 'enter-orbit' && offer.kind !== 'follow-orbit') continue;
    const ship = placed(state, offer.ship);
    if (ship === undefined || !carriesTroops(state, ship)) continue;
    // Who is in orbit already lands from there: a new approach would be its special action.
    if (offer.kind === 'enter-orbit' && orbitedPlanet(state, ship) !== undefined) continue;
    const command = sample(offer);
    if (check(state, command, by) === undefined) return command;
  }
  return undefined;
}

const EAST = 9000;

/** Straight for the exit edge, around planets, as far as it goes. */
function run(state: Sight, offer: MoveShipOffer | FullThrustOffer, by: Seat): Command | undefined {
  const planets = placedTerrain(state).filter(({ kind }) => terrainTable[kind].hazard.kind === 'destroyed');
  const half = offer.turningArcCdeg / 2;
  const turns = [0, 1500, -1500, 3000, -3000, 4500, -4500, 6000, -6000];
  const courses = turns.map((turn) => clampAngle(normaliseCdeg(EAST + turn), offer.facingCdeg, half));
  for (const courseCdeg of [...new Set(courses)])
    for (const length of [offer.maxMils, Math.floor(offer.maxMils * 0.6), Math.floor(offer.maxMils * 0.3)]) {
      const facingCdeg = clampAngle(EAST, courseCdeg, offer.finalTurnCdeg);
      const leg = { ship: offer.ship, courseCdeg, distanceMils: length, facingCdeg };
      const end = legEnd(offer, leg);
      const { heightMils } = state.match.table;
      if (end.yMils < 1000 || end.yMils > heightMils - 1000 || end.xMils < 1000) continue;
      if (length === 0 || passages(offer.from, end, planets).length > 0) continue;
      const command: Command = { kind: offer.kind, ...leg, carry: [] };
      if (check(state, command, by) === undefined) return command;
    }
  return undefined;
}

/** The freighters of the convoy make for the far edge, the foremost first, and spare no thrust. */
function convoy(state: Sight, offers: readonly Offer[], by: Seat): Command | undefined {
  const runs = offers.flatMap((offer) => {
    if (offer.kind !== 'move-ship' && offer.kind !== 'full-thrust') return [];
    const ship = placed(state, offer.ship);
    return ship !== undefined && inConvoy(state, ship) ? [{ offer, x: ship.at.xMils }] : [];
  });
  for (const { offer } of runs.sort((a, b) => b.x - a.x || (a.offer.kind < b.offer.kind ? 1 : -1))) {
    const command = run(state, offer, by);
    if (command !== undefined) return command;
  }
  return undefined;
}

/** Minelayers go out before the own zone, and stay near it. */
function mines(state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  const offer = offers.find(({ kind }) => kind === 'lay-mines');
  const side = state.sides[by];
  if (offer?.kind !== 'lay-mines' || side === undefined) return undefined;
  const { widthMils, heightMils } = state.match.table;
  const north = (side.zone.south + side.zone.north) / 2 < heightMils / 2;
  const tall = side.zone.north - side.zone.south > side.zone.east - side.zone.west;
  const along = 0.2 + 0.6 * random();
  const at: Point = tall
    ? { xMils: side.zone.east + 8000, yMils: Math.round(heightMils * along) }
    : { xMils: Math.round(widthMils * along), yMils: north ? side.zone.north + 8000 : side.zone.south - 8000 };
  const facingCdeg = tall ? EAST : north ? 0 : 18_000;
  const command: Command = { kind: 'lay-mines', ship: offer.ship, at, facingCdeg };
  return check(state, command, by) === undefined ? command : undefined;
}

/** What the scenario asks for now, if anything. */
export function errand(
  state: Sight,
  offers: readonly Offer[],
  by: Seat,
  random: Random,
  sample: Sample,
): Command | undefined {
  return (
    fromHiding(state, offers, by, random, sample) ??
    mines(state, offers, by, random) ??
    fromOrbit(state, offers, by) ??
    toOrbit(state, offers, by, sample) ??
    convoy(state, offers, by)
  );
}

/** What an end of a move costs a ship that has troops to land: the way that is left to the ring about the planet. */
export function errandCost(state: Sight, ship: PlacedShip, end: { at: Point; facingCdeg: number }): number {
  if (!carriesTroops(state, ship)) return 0;
  const ways = planetsOf(state).map((planet) => {
    const gap = distanceMils(planet.at, end.at) - planet.footprint.radiusMils;
    return Math.max(0, gap - 3000) / 400 + (gap < 300 ? 30 : 0);
  });
  return Math.min(...ways, 100);
}
