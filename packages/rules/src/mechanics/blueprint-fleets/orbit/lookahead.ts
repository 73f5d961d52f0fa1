/** Where an order of a route would lead, for previews and for boards: the way, the circle, and what is met on it. */
import { samePoint } from '../../../geometry/table/index.ts';
import type { Pose } from '../../open-table/index.ts';
import type { Point } from '../ids.ts';
import type { Placed } from '../ships.ts';
import type { Table } from '../table.ts';
import type { Planet } from './circles.ts';
import type { Circle } from './offers.ts';
import {
  approachEnd,
  approachOf,
  orbitAfter,
  planRoute,
  type RoundRules,
  type RouteCommand,
  type RoutePlan,
} from './route.ts';
import { circleOf } from './terms.ts';

export interface RouteAhead {
  readonly to: Point;
  readonly facingCdeg: number;
  readonly leavesTable: boolean;
  /** Where the ship passes, for the board to draw; its end last. */
  readonly way: readonly Pose[];
  /** The circle that the approach leads to; undefined where it leads to none. */
  readonly circle: Circle | undefined;
  /** Where the ship joins the circle, and where its segments lead; null without a circle. */
  readonly joined: Point | null;
  readonly left: Pose | null;
}

/** Where the ship stands without a circle to go by. */
export function standsAt(rules: RoundRules, state: Table, ship: Placed, end: Pose): RouteAhead {
  const { ground } = rules.circles;
  return {
    to: end.at,
    facingCdeg: end.facingCdeg,
    leavesTable: !ground.onTheTable(state, { at: end.at, radiusMils: ground.radiusOf(ship) }),
    way: samePoint(ship.at, end.at) ? [] : [end],
    circle: undefined,
    joined: null,
    left: null,
  };
}

/** The way of an order, legal or not; its plan where an orbit is reached. */
export function routeAhead(
  rules: RoundRules,
  state: Table,
  ship: Placed,
  planet: Planet,
  order: RouteCommand,
): { readonly ahead: RouteAhead; readonly plan: RoutePlan | undefined } {
  const approach = approachOf(ship, order);
  const orbit = orbitAfter(rules, state, ship, planet, approach);
  if (orbit === undefined) {
    const end = { at: approachEnd(rules, state, ship, approach), facingCdeg: approach.courseCdeg };
    return { ahead: standsAt(rules, state, ship, end), plan: undefined };
  }
  const plan = planRoute(rules, state, ship, orbit, order);
  const { to, facingCdeg, leavesTable, way, joined, left } = plan;
  const circle = circleOf(rules, state, ship, orbit, order.kind);
  return { ahead: { to, facingCdeg, leavesTable, way, joined, left, circle }, plan };
}
