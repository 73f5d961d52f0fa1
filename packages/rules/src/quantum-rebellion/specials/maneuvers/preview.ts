/**
 * What an order of a route or a pivot would bring, with the very numbers that the rules will use, and the circle of any
 * approach, for which the board asks.
 */
import { distanceMils } from '../../../geometry/table/index.ts';
import { routeAhead, standsAt, type RouteAhead } from '../../../mechanics/blueprint-fleets/orbit/lookahead.ts';
import type { RouteCommand, RoutePlan } from '../../../mechanics/blueprint-fleets/orbit/route.ts';
import { checkRoute } from '../../../mechanics/blueprint-fleets/orbit/legality.ts';
import { pivotsBy } from '../../../mechanics/blueprint-fleets/orbit/pivot.ts';
import { isPlaced, squadronOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { CommandOf } from '../../commands.ts';
import type { FighterId } from '../../ids.ts';
import { tokenLeavesTable } from '../../phases/movement/legality.ts';
import { disorderAhead, featureAhead, type MovePreview, standingThere } from '../../phases/movement/preview.ts';
import { tokenTrap } from '../../phases/movement/terrain.ts';
import { placedTerrain, planetsOf } from '../../ship/clearance.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import { rounds, turning } from './part.ts';

const { pivotFault } = pivotsBy(turning);

export interface RoutePreview extends MovePreview, RouteAhead {}

function ridersOf(state: OpenTable, plan: RoutePlan): MovePreview['carried'] {
  return (plan.carried ?? []).map((rider) => {
    const traps = plan.ridden(rider).map(({ from, to, past }) => tokenTrap(state, from, to, past));
    const trap = traps.find((each) => each !== undefined);
    const edge = tokenLeavesTable(state, rider.to) ? 'the table’s edge' : undefined;
    return { fighter: rider.fighter, to: rider.to, lostTo: trap?.name ?? edge };
  });
}

/** Where no orbit is reached, or the ship only turns: how it would stand there. */
function standsThere(state: OpenTable, ship: PlacedShip, ahead: RouteAhead, carry: readonly FighterId[]) {
  const end = { at: ahead.to, facingCdeg: ahead.facingCdeg };
  return {
    from: ship.at,
    courseCdeg: end.facingCdeg,
    distanceMils: distanceMils(ship.at, end.at),
    terrain: [],
    disorder: 0,
    ...standingThere(state, ship, end, carry),
    carried: [],
    ...ahead,
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
    const ahead = standsAt(rounds, state, ship, end);
    return { refused: pivotFault(state, squadron, order), ...standsThere(state, ship, ahead, []) };
  }
  const planet = planetsOf(state).find(({ id }) => id === order.planet);
  if (planet === undefined) return undefined;
  const refused = checkRoute(rounds, state, squadron, order);
  const { ahead, plan } = routeAhead(rounds, state, ship, planet, order);
  if (plan === undefined) return { refused, ...standsThere(state, ship, ahead, order.carry) };
  const lying = placedTerrain(state);
  const terrain = plan.met.flatMap(({ feature, at, alongMils }) => {
    const own = lying.find(({ id }) => id === feature.id);
    return own === undefined ? [] : [featureAhead(state, ship, { terrain: own, at, enterMils: alongMils })];
  });
  return {
    refused,
    from: ship.at,
    courseCdeg: plan.exit?.courseCdeg ?? plan.left.facingCdeg,
    distanceMils: plan.baseMils,
    terrain,
    disorder: disorderAhead(terrain) + plan.price,
    ...standingThere(state, ship, { at: plan.to, facingCdeg: plan.facingCdeg }, order.carry),
    carried: ridersOf(state, plan),
    ...ahead,
  };
}
