/**
 * What an order of a route or a pivot would bring, with the very numbers that the rules will use, and the circle of any
 * approach, for which the board asks.
 */
import { distanceMils, samePoint } from '../../../geometry/table/index.ts';
import type { Circle } from '../../../mechanics/blueprint-fleets/orbit/offers.ts';
import {
  approachEnd,
  approachOf,
  orbitAfter,
  planRoute,
  type RouteCommand,
  type RoutePlan,
} from '../../../mechanics/blueprint-fleets/orbit/route.ts';
import { checkRoute } from '../../../mechanics/blueprint-fleets/orbit/legality.ts';
import { pivotsBy } from '../../../mechanics/blueprint-fleets/orbit/pivot.ts';
import { circleOf } from '../../../mechanics/blueprint-fleets/orbit/terms.ts';
import { isPlaced, squadronOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { Pose } from '../../../mechanics/open-table/index.ts';
import type { CommandOf } from '../../commands.ts';
import type { FighterId, Point } from '../../ids.ts';
import { tokenLeavesTable } from '../../phases/movement/legality.ts';
import { disorderAhead, featureAhead, type MovePreview, standingThere } from '../../phases/movement/preview.ts';
import { tokenTrap } from '../../phases/movement/terrain.ts';
import { onTheTable, placedTerrain, planetsOf } from '../../ship/clearance.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { rounds, turning } from './part.ts';

const { pivotFault } = pivotsBy(turning);

export interface RoutePreview extends MovePreview {
  /** Where the ship passes, for the board to draw; its end last. */
  readonly way: readonly Pose[];
  /** The circle that the approach leads to; undefined where it leads to none. */
  readonly circle: Circle | undefined;
  /** Where the ship joins the circle, and where its segments lead; null without a circle. */
  readonly joined: Point | null;
  readonly left: Pose | null;
}

function ridersOf(state: OpenTable, plan: RoutePlan): MovePreview['carried'] {
  return (plan.carried ?? []).map((rider) => {
    const traps = plan.ridden(rider).map(({ from, to, past }) => tokenTrap(state, from, to, past));
    const trap = traps.find((each) => each !== undefined);
    const edge = tokenLeavesTable(state, rider.to) ? 'the table’s edge' : undefined;
    return { fighter: rider.fighter, to: rider.to, lostTo: trap?.name ?? edge };
  });
}

/** Where no orbit is reached, or the ship only turns: how it would stand there. */
function standsThere(state: OpenTable, ship: PlacedShip, end: Pose, carry: readonly FighterId[]) {
  return {
    from: ship.at,
    to: end.at,
    facingCdeg: end.facingCdeg,
    courseCdeg: end.facingCdeg,
    distanceMils: distanceMils(ship.at, end.at),
    terrain: [],
    leavesTable: !onTheTable(state, { at: end.at, radiusMils: baseRadiusMils(ship) }),
    disorder: 0,
    ...standingThere(state, ship, end, carry),
    carried: [],
    way: samePoint(ship.at, end.at) ? [] : [end],
    circle: undefined,
    joined: null,
    left: null,
  };
}

/** The consequences of an order, legal or not; undefined where its ship or planet is not on the table. */
export function routePreview(
  state: OpenTable,
  order: RouteCommand | CommandOf<'pivot-ship'>,
): RoutePreview | undefined {
  const ship = state.ships[order.ship];
  if (ship === undefined || !isPlaced(ship)) return undefined;
  const squadron = squadronOf(state, ship);
  if (order.kind === 'pivot-ship') {
    const end = { at: ship.at, facingCdeg: order.facingCdeg };
    return { refused: pivotFault(state, squadron, order), ...standsThere(state, ship, end, []) };
  }
  const planet = planetsOf(state).find(({ id }) => id === order.planet);
  if (planet === undefined) return undefined;
  const refused = checkRoute(rounds, state, squadron, order);
  const approach = approachOf(ship, order);
  const orbit = orbitAfter(rounds, state, ship, planet, approach);
  if (orbit === undefined) {
    const end = { at: approachEnd(rounds, state, ship, approach), facingCdeg: approach.courseCdeg };
    return { refused, ...standsThere(state, ship, end, order.carry) };
  }
  const plan = planRoute(rounds, state, ship, orbit, order);
  const lying = placedTerrain(state);
  const terrain = plan.met.flatMap(({ feature, at, alongMils }) => {
    const own = lying.find(({ id }) => id === feature.id);
    return own === undefined ? [] : [featureAhead(state, ship, { terrain: own, at, enterMils: alongMils })];
  });
  return {
    refused,
    from: ship.at,
    to: plan.to,
    facingCdeg: plan.facingCdeg,
    courseCdeg: plan.exit?.courseCdeg ?? plan.left.facingCdeg,
    distanceMils: plan.baseMils,
    terrain,
    leavesTable: plan.leavesTable,
    disorder: disorderAhead(terrain) + plan.price,
    ...standingThere(state, ship, { at: plan.to, facingCdeg: plan.facingCdeg }, order.carry),
    carried: ridersOf(state, plan),
    way: plan.way,
    circle: circleOf(rounds, state, ship, orbit, order.kind),
    joined: plan.joined,
    left: plan.left,
  };
}
