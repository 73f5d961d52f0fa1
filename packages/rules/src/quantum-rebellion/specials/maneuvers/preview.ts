/**
 * What an order of a route or a pivot would bring, with the very numbers that the rules will use; what the offers tell
 * about circles and the ways to them, and the circle of any approach, for which the board asks.
 */
import { onTheTable } from '../../ship/clearance.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { legOffered, envelopeOf } from '../../phases/movement/plan.ts';
import type { LegEnvelope } from '../../../mechanics/blueprint-fleets/movement/riders.ts';
import type { ApproachEnvelope, Circle, OrbitStop } from './offers.ts';
import { type Orbit, type Planet, planetsOf, ringOf, stopAfter } from './orbit.ts';
import {
  type Approach,
  approachEnd,
  approachOf,
  exitEnvelope,
  mostSegments,
  orbitAfter,
  planRoute,
  type RouteCommand,
  type RouteKind,
  type RoutePlan,
  segmentLimits,
  segmentPrice,
} from './route.ts';
import { distanceMils, samePoint } from '../../../geometry/table/index.ts';
import type { Pose } from '../../../mechanics/open-table/index.ts';
import type { CommandOf } from '../../commands.ts';
import type { FighterId, Point } from '../../ids.ts';
import { isPlaced, squadronOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { tokenLeavesTable } from '../../phases/movement/legality.ts';
import { disorderAhead, featureAhead, type MovePreview, standingThere } from '../../phases/movement/preview.ts';
import { tokenTrap } from '../../phases/movement/terrain.ts';
import { checkRoute } from './legality.ts';
import { checkPivot } from './pivot.ts';

/** Where 1, 2, … segments of the orbit lead, as many as this kind of movement may go. */
export function circleOf(state: OpenTable, ship: PlacedShip, orbit: Orbit, kind: RouteKind): Circle {
  const stops = Array.from({ length: mostSegments(ship, kind) }, (_, index): OrbitStop => {
    const segments = index + 1;
    const place = stopAfter(orbit, segments);
    const leavesTable = !onTheTable(state, { at: place.at, radiusMils: baseRadiusMils(ship) });
    return { segments, ...place, price: segmentPrice(ship, kind, segments), leavesTable };
  });
  const { planet, radiusMils, clockwise, segmentCdeg } = orbit;
  return { centre: planet.at, radiusMils, clockwise, segmentCdeg, stops };
}

/** The circle that an approach leads to, for the board's preview; undefined where it leads to none. */
export function circleAfter(
  state: OpenTable,
  ship: PlacedShip,
  planet: Planet,
  approach: Approach,
  kind: RouteKind,
): Circle | undefined {
  const orbit = orbitAfter(state, ship, planet, approach);
  return orbit === undefined ? undefined : circleOf(state, ship, orbit, kind);
}

/** What the exit from a stop may be, after an approach of that length. */
export const exitLeg = (state: OpenTable, ship: PlacedShip, stop: OrbitStop, usedMils: number): LegEnvelope =>
  legOffered(state, ship, exitEnvelope(state, ship, stop, usedMils));

export const approachEnvelope = (
  state: OpenTable,
  ship: PlacedShip,
  planet: Planet,
  kind: RouteKind,
  example: ApproachEnvelope['example'],
): ApproachEnvelope => ({
  ...legOffered(state, ship, envelopeOf(state, ship)),
  planet: planet.id,
  ring: ringOf(planet),
  segmentCdeg: example.circle.segmentCdeg,
  freeSegments: segmentLimits[kind].free,
  mostSegments: mostSegments(ship, kind),
  price: segmentPrice(ship, kind, segmentLimits[kind].most),
  example,
});

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
    return { refused: checkPivot(state, squadron, order), ...standsThere(state, ship, end, []) };
  }
  const planet = planetsOf(state).find(({ id }) => id === order.planet);
  if (planet === undefined) return undefined;
  const refused = checkRoute(state, squadron, order);
  const approach = approachOf(ship, order);
  const orbit = orbitAfter(state, ship, planet, approach);
  if (orbit === undefined) {
    const end = { at: approachEnd(state, ship, approach), facingCdeg: approach.courseCdeg };
    return { refused, ...standsThere(state, ship, end, order.carry) };
  }
  const plan = planRoute(state, ship, orbit, order);
  const terrain = plan.met.map(({ feature, at, alongMils }) =>
    featureAhead(state, ship, { terrain: feature, at, enterMils: alongMils }),
  );
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
    circle: circleOf(state, ship, orbit, order.kind),
    joined: plan.joined,
    left: plan.left,
  };
}
