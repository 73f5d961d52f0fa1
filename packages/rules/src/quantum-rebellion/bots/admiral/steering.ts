/** How the admiral sails: many ends of a move tried, each for the points it may win on one target and may lose. */
import { bearingCdeg, clampAngle, distanceMils, normaliseCdeg, type Point } from '../../../geometry/table/index.ts';
import type { Random, Seat } from '../../../kernel/contract.ts';
import { legsTowards, type Pose } from '../../../mechanics/open-table/index.ts';
import type { Command } from '../../commands.ts';
import { check } from '../../decide.ts';
import type { Offer } from '../../offers.ts';
import type { MoveShipOffer } from '../../phases/movement/schema.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { commanderOf, onTable, shipOf, squadronOf, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../../ship/ships.ts';
import type { Sight } from '../../state.ts';
import { errandCost } from '../errands.ts';
import { passage } from '../appraisal.ts';
import { aboutTurn, legPlan, type Plan } from '../steering.ts';
import { peril, priceOfHull, salvo, saved } from './prospect.ts';
import { judgement } from './judgement.ts';

const CLOSE_MILS = 14_000;

function legs(offer: MoveShipOffer, aims: readonly Point[], random: Random): readonly Plan[] {
  const tried = (courseCdeg: number, end: Point) => facings(offer, courseCdeg, end, aims);
  const how = { tries: judgement.legs, straight: 6, shorterBy: 0.2, facings: tried };
  return legsTowards(offer, aims, how, random).map((each) => legPlan(offer, each));
}

/** Facings worth a thought: along the leg, hard over, and each broadside to each aim. */
function facings(offer: MoveShipOffer, courseCdeg: number, end: Point, aims: readonly Point[]): readonly number[] {
  const turn = offer.finalTurnCdeg;
  const wanted = aims.flatMap((aim) => {
    const bearing = bearingCdeg(end, aim);
    return [bearing, normaliseCdeg(bearing + 9000), normaliseCdeg(bearing - 9000)];
  });
  const all = [courseCdeg, ...wanted.map((facing) => clampAngle(facing, courseCdeg, turn))];
  return [...new Set([...all, normaliseCdeg(courseCdeg - turn), normaliseCdeg(courseCdeg + turn)])];
}

interface Focus {
  readonly target: PlacedShip;
  /** Points by expected hull that one more hit on it brings. */
  readonly price: number;
}

/** The enemies by what the squadron may take from them this activation, best first; `plans` are those of the next ship. */
function focuses(state: Sight, ship: PlacedShip, plans: readonly Plan[], enemies: readonly PlacedShip[]): Focus[] {
  const mates = squadronShips(state, squadronOf(state, ship)).filter(({ id }) => id !== ship.id);
  return enemies
    .map((target) => {
      const own = plans.reduce((most, { end }) => Math.max(most, salvo(ship, end, target)), 0);
      const others = mates.reduce((sum, mate) => {
        const now = salvo(mate, mate, target);
        // Who has not moved yet may come to bear.
        return sum + (mate.activation.moves > 0 ? now : Math.max(now, own * 0.7));
      }, 0);
      const through = Math.max(0.1 * (own + others), own + others - saved(state, target));
      const kill = through >= target.hull ? 1.5 : 1;
      const price = priceOfHull(state, target) * kill;
      return { target, price, value: Math.min(through, target.hull) * price };
    })
    .sort((a, b) => b.value - a.value);
}

/** Behind, the admiral dares more; ahead, less, the more so the nearer the end is. */
function caution(state: Sight, by: Seat): number {
  const [own, other] = [state.sides[by]?.halfPoints ?? 0, state.sides[opponentOf(state, by)]?.halfPoints ?? 0];
  const late = state.match.round / state.match.rounds;
  if (own === other || late < 0.6) return 1;
  return own > other ? 1.8 : 0.5;
}

/** A plan that is legal, and what speaks for it, in points. */
interface Course {
  readonly command: Command;
  readonly end: Pose;
  readonly prior: number;
  /** Whether the ship would have a shot. */
  readonly fires: boolean;
}

function bestOf(state: Sight, ship: PlacedShip, plans: readonly Plan[], by: Seat, most: number): readonly Course[] {
  const enemies = onTable(state, opponentOf(state, by));
  const { survives, hazards } = passage(state);
  const commander = commanderOf(state, squadronOf(state, ship));
  const ranked = focuses(state, ship, plans, enemies);
  const risk = judgement.risk * caution(state, by);
  const valueOf = ({ end, price }: Plan): { prior: number; fires: boolean } => {
    let [first, rest, nearest] = [0, 0, 200_000];
    ranked.forEach((focus, index) => {
      const won = salvo(ship, end, focus.target) * focus.price;
      if (index === 0) first = won;
      else rest = Math.max(rest, won);
      nearest = Math.min(nearest, distanceMils(end.at, focus.target.at));
    });
    let total = Math.max(first, judgement.others * rest) + 0.1 * rest - price;
    total -= risk * peril(state, ship, end, enemies);
    total -= hazards(ship.at, end.at) * priceOfHull(state, ship) * 1.2;
    total -= Math.max(0, nearest - CLOSE_MILS) / 500 + errandCost(state, ship, end);
    if (commander !== undefined && commander.id !== ship.id) {
      const away = distanceMils(end.at, commander.at);
      if (away > 6000) total -= judgement.command + (away - 6000) / 1000;
    }
    return { prior: total, fires: first + rest > 0 };
  };
  const weighed = plans
    .filter(({ end }) => survives(ship.at, end.at))
    .map((plan) => ({ plan, ...valueOf(plan) }))
    .sort((a, b) => b.prior - a.prior);
  const found: Course[] = [];
  for (const { plan, prior, fires } of weighed) {
    if (found.length >= most) break;
    const { command, end } = plan;
    // Two ends next to each other with nearly the same facing are one thought.
    if (found.some((other) => alike(other.end, end))) continue;
    if (check(state, command, by) === undefined) found.push({ command, end, prior, fires });
  }
  return found;
}

const alike = (one: Pose, other: Pose): boolean => {
  const turned = Math.abs(one.facingCdeg - other.facingCdeg);
  return distanceMils(one.at, other.at) < 2500 && Math.min(turned, 36_000 - turned) < 3000;
};

/** The best courses for the next ship, `most` of them: the commander first, so that the others can keep by it. */
export function courses(
  state: Sight,
  offers: readonly Offer[],
  by: Seat,
  random: Random,
  most: number,
): readonly Course[] {
  const moves = offers.filter((offer): offer is MoveShipOffer => offer.kind === 'move-ship');
  const offer = moves.find((each) => shipOf(state, each.ship).rank !== 'captain') ?? moves[0];
  // What a planet holds is the captain's to steer.
  if (offer === undefined || offers.some((each) => each.kind === 'follow-orbit' && each.ship === offer.ship)) return [];
  const ship = shipOf(state, offer.ship) as PlacedShip;
  const enemies = [...onTable(state, opponentOf(state, by))];
  const aims = enemies
    .sort((a, b) => distanceMils(ship.at, a.at) - distanceMils(ship.at, b.at))
    .slice(0, 2)
    .map(({ at }) => at);
  const turns = offers.flatMap((each) => (each.kind === 'split-s' && each.ship === ship.id ? aboutTurn(each, 8) : []));
  return bestOf(state, ship, [...legs(offer, aims, random), ...turns], by, most);
}
