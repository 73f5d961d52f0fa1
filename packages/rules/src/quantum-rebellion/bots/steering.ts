/** How the captain sails: many legs tried, the best kept. */
import { bearingCdeg, distanceMils, legEnd, normaliseCdeg, passages, type Point } from '../../geometry/table/index.ts';
import type { Random, Seat } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import { terrain as terrainTable } from '../data/terrain.ts';
import { check } from '../decide.ts';
import type { Offer } from '../offers.ts';
import type { MoveShipOffer } from '../phases/movement/offers.ts';
import { opponentOf } from '../seats.ts';
import { commanderOf, onTable, type PlacedShip, shipOf, squadronOf } from '../ship/ships.ts';
import type { State } from '../state.ts';
import { exposure, firepower, type Stance } from './appraisal.ts';

const CANDIDATES = 28;
/** Where a ship with nothing in sight wants to be from the nearest enemy. */
const CLOSE_MILS = 14_000;

interface Plan {
  readonly command: Extract<Command, { kind: 'move-ship' }>;
  readonly end: Stance;
}

function legs(offer: MoveShipOffer, aim: Point | undefined, random: Random): Plan[] {
  const towards = aim === undefined ? offer.facingCdeg : bearingCdeg(offer.from, aim);
  const plans: Plan[] = [];
  for (let index = 0; index < CANDIDATES; index++) {
    const half = offer.turningArcCdeg / 2;
    const spread = Math.round((random() * 2 - 1) * half);
    const courseCdeg = index < 4 ? towards : normaliseCdeg(offer.facingCdeg + spread);
    const share = index < 4 ? 1 - index * 0.25 : 1 - random() * random();
    const length = Math.max(offer.minMils, Math.floor(offer.maxMils * share));
    const turn = Math.round((random() * 2 - 1) * offer.finalTurnCdeg);
    const facingCdeg = normaliseCdeg(courseCdeg + (index % 3 === 0 ? 0 : turn));
    const leg = { courseCdeg, distanceMils: length, facingCdeg };
    const end = { at: legEnd({ ...offer, from: offer.from }, leg), facingCdeg };
    plans.push({ command: { kind: 'move-ship', ship: offer.ship, ...leg, carry: [...offer.carry] }, end });
  }
  return plans;
}

/** Hull that terrain on the way is likely to cost, in points of hull; a planet costs the ship. */
function hazards(state: State, from: Point, to: Point): number {
  const placed = Object.values(state.terrain).flatMap((each) =>
    each.at === null ? [] : [{ kind: each.kind, at: each.at, shape: each.footprint }],
  );
  return passages(from, to, placed).reduce((sum, passage) => {
    const { hazard } = terrainTable[passage.shape.kind];
    if (hazard.kind === 'destroyed') return sum + 1000;
    if (hazard.kind === 'hits') return sum + hazard.plus + 3.5 * hazard.dice;
    return sum + (hazard.kind === 'hull' ? hazard.hull : hazard.kind === 'none' ? 0 : 1);
  }, 0);
}

function value(state: State, ship: PlacedShip, plan: Plan, enemies: readonly PlacedShip[]): number {
  const { end } = plan;
  const nearest = Math.min(...enemies.map((enemy) => distanceMils(end.at, enemy.at)), 200_000);
  let total = firepower(ship, end, enemies) - exposure(ship, end, enemies);
  total -= hazards(state, ship.at, end.at) * Math.sqrt(ship.cost);
  total -= Math.max(0, nearest - CLOSE_MILS) / 500;
  const squadron = squadronOf(state, ship);
  const commander = commanderOf(state, squadron);
  if (commander !== undefined && commander.id !== ship.id) {
    const away = distanceMils(end.at, commander.at);
    if (away > 6000) total -= 8 + (away - 6000) / 1000;
  }
  return total;
}

const inside = (offer: MoveShipOffer, at: Point): boolean =>
  at.xMils >= offer.onTable.west &&
  at.xMils <= offer.onTable.east &&
  at.yMils >= offer.onTable.south &&
  at.yMils <= offer.onTable.north;

/** The best of a few dozen legs for the next ship to move: the commander first, so that the others can keep by it. */
export function steer(state: State, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  const moves = offers.filter((offer): offer is MoveShipOffer => offer.kind === 'move-ship');
  const offer = moves.find((each) => shipOf(state, each.ship).rank !== 'captain') ?? moves[0];
  if (offer === undefined) return undefined;
  const ship = shipOf(state, offer.ship);
  if (ship.at === null) return undefined;
  const placed = ship as PlacedShip;
  const enemies = onTable(state, opponentOf(state, by));
  const aim = [...enemies].sort((a, b) => distanceMils(placed.at, a.at) - distanceMils(placed.at, b.at))[0]?.at;
  const ranked = legs(offer, aim, random)
    .filter((plan) => inside(offer, plan.end.at))
    .map((plan) => ({ plan, value: value(state, placed, plan, enemies) }))
    .sort((a, b) => b.value - a.value);
  const legal = ranked.find(({ plan }) => check(state, plan.command, by) === undefined);
  if (legal !== undefined) return legal.plan.command;
  const hold: Command = {
    kind: 'move-ship',
    ship: placed.id,
    courseCdeg: placed.facingCdeg,
    distanceMils: 0,
    facingCdeg: placed.facingCdeg,
    carry: [],
  };
  return check(state, hold, by) === undefined ? hold : undefined;
}
