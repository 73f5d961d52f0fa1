/** How the captain sails: many legs and facings tried, the best kept. */
import { bearingCdeg, clampAngle, distanceMils, normaliseCdeg, type Point } from '../../geometry/table/index.ts';
import type { Random, Seat } from '../../kernel/contract.ts';
import { legsTowards, type Pose } from '../../mechanics/open-table/index.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import type { Offer } from '../offers.ts';
import type { FollowOrbitOffer } from '../../mechanics/blueprint-fleets/orbit/offers.ts';
import type { FullThrustOffer, MoveShipOffer, SplitSOffer } from '../phases/movement/schema.ts';
import { opponentOf } from '../../mechanics/blueprint-fleets/seats.ts';
import { commanderOf, onTable, shipOf, squadronOf } from '../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../ship/ships.ts';
import type { Sight } from '../state.ts';
import { exposure, firepower, passage, prey } from './appraisal.ts';
import { errandCost } from './errands.ts';

const LEGS = 14;
/** Where a ship with nothing in sight wants to be from the nearest enemy. */
const CLOSE_MILS = 14_000;
/** How much a hit taken counts against a hit given. */
const RISK = 0.7;

/** What a marker of Disorder costs. */
const MARKER = 10;

type LegOffer = MoveShipOffer | FullThrustOffer;

export interface Plan {
  readonly command: Command;
  readonly end: Pose;
  /** What the move costs by itself. */
  readonly price: number;
  /** It goes round a planet: the straight line from its beginning to its end is not its path. */
  readonly round?: true;
}

/** Facings worth a thought at the end of a leg: along it, to either side, and towards the nearest enemy. */
function facings(offer: LegOffer, courseCdeg: number, end: Point, aim: Point | undefined): readonly number[] {
  const turn = offer.finalTurnCdeg;
  const towards = aim === undefined ? [] : [clampAngle(bearingCdeg(end, aim), courseCdeg, turn)];
  const all = [courseCdeg, normaliseCdeg(courseCdeg - turn), normaliseCdeg(courseCdeg + turn), ...towards];
  return [...new Set(all)];
}

/** The order of a leg that was thought of, with all riders. */
export const legPlan = (
  { kind, ship, carry }: LegOffer,
  { leg, end }: ReturnType<typeof legsTowards>[number],
): Plan => ({
  command: { kind, ship, ...leg, carry: [...carry] },
  end,
  price: 0,
});

function legs(offer: LegOffer, aim: Point | undefined, random: Random): readonly Plan[] {
  const tried = (courseCdeg: number, end: Point) => facings(offer, courseCdeg, end, aim);
  const how = { tries: LEGS, straight: 4, shorterBy: 0.3, facings: tried };
  return legsTowards(offer, aim === undefined ? [] : [aim], how, random).map((each) => legPlan(offer, each));
}

/** An about-turn, where it keeps the ship on the table; a marker of Disorder weighs as much as a lost hull box or two. */
export const aboutTurn = (offer: SplitSOffer, priceOfMarker: number): readonly Plan[] => {
  if (offer.leavesTable) return [];
  const command: Command = { kind: 'split-s', ship: offer.ship, carry: [...offer.carry] };
  const end = { at: offer.to, facingCdeg: offer.facingCdeg };
  return [{ command, end, price: 1 + priceOfMarker * offer.price }];
};

/** Along the orbit that the ship is in, a marker of Disorder weighing as in an about-turn. */
const rounds = (offer: FollowOrbitOffer): readonly Plan[] =>
  offer.circle.stops
    .filter(({ leavesTable }) => !leavesTable)
    .map(({ segments, at, facingCdeg, price }) => {
      const { ship, planet, carry } = offer;
      const command: Command = { kind: 'follow-orbit', ship, planet, segments, carry: [...carry] };
      return { command, end: { at, facingCdeg }, price: MARKER * price, round: true };
    });

/** The best of the plans that is legal; how good it is depends on what the ship can shoot at and what can shoot at it. */
function bestOf(state: Sight, ship: PlacedShip, plans: readonly Plan[], by: Seat, fires: boolean): Command | undefined {
  const enemies = onTable(state, opponentOf(state, by));
  const wanted = prey(state, by);
  const { survives, hazards } = passage(state);
  const commander = commanderOf(state, squadronOf(state, ship));
  const valueOf = ({ end, price }: Plan): number => {
    const nearest = Math.min(...wanted.map((enemy) => distanceMils(end.at, enemy.at)), 200_000);
    let total = (fires ? firepower(ship, end, wanted) : 0) - RISK * exposure(ship, end, enemies) - price;
    total -= hazards(ship.at, end.at) * Math.sqrt(ship.cost);
    total -= Math.max(0, nearest - CLOSE_MILS) / 500 + errandCost(state, ship, end);
    if (commander !== undefined && commander.id !== ship.id) {
      const away = distanceMils(end.at, commander.at);
      if (away > 6000) total -= 8 + (away - 6000) / 1000;
    }
    return total;
  };
  return plans
    .filter(({ end, round }) => round === true || survives(ship.at, end.at))
    .map((plan) => ({ plan, value: valueOf(plan) }))
    .sort((a, b) => b.value - a.value)
    .find(({ plan }) => check(state, plan.command, by) === undefined)?.plan.command;
}

const nearestTo = (at: Point, enemies: readonly PlacedShip[]): Point | undefined =>
  [...enemies].sort((a, b) => distanceMils(at, a.at) - distanceMils(at, b.at))[0]?.at;

/** Full Thrust for a ship that has nothing to fire at where it is (QR-8.3.6b). */
function thrust(state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  const enemies = prey(state, by);
  for (const offer of offers) {
    if (offer.kind !== 'full-thrust') continue;
    const ship = shipOf(state, offer.ship) as PlacedShip;
    if (firepower(ship, ship, enemies) > 0) continue;
    const command = bestOf(state, ship, legs(offer, nearestTo(ship.at, enemies), random), by, true);
    if (command !== undefined) return command;
  }
  return undefined;
}

/** The best move for the next ship: the commander first, so that the others can keep by it. */
export function steer(state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  const further = thrust(state, offers, by, random);
  if (further !== undefined) return further;
  const moves = offers.filter((offer): offer is MoveShipOffer => offer.kind === 'move-ship');
  const offer = moves.find((each) => shipOf(state, each.ship).rank !== 'captain') ?? moves[0];
  if (offer === undefined) return undefined;
  const ship = shipOf(state, offer.ship) as PlacedShip;
  const aim = nearestTo(ship.at, prey(state, by));
  const turns = offers.flatMap((each) =>
    each.kind === 'split-s' && each.ship === ship.id ? aboutTurn(each, MARKER) : [],
  );
  const orbits = offers.flatMap((each) => (each.kind === 'follow-orbit' && each.ship === ship.id ? rounds(each) : []));
  const command = bestOf(state, ship, [...legs(offer, aim, random), ...turns, ...orbits], by, true);
  if (command !== undefined) return command;
  const hold = { courseCdeg: ship.facingCdeg, distanceMils: 0, facingCdeg: ship.facingCdeg };
  const stay: Command = { kind: 'move-ship', ship: ship.id, ...hold, carry: [] };
  return check(state, stay, by) === undefined ? stay : undefined;
}
