/** Carrying out routes along a circle; ships that end the segment in orbit without an order go along it. */
import { actingShip } from '../acting.ts';
import { gainDisorder } from '../losses/harm.ts';
import { settle } from '../losses/settle.ts';
import type { Squadron } from '../records.ts';
import { type Placed, squadronShips } from '../ships.ts';
import type { Table } from '../table.ts';
import { checkRoute, orbitOfCommand } from './legality.ts';
import { type OrbitProcedure, planRoute, type RoundRules, type RouteCommand, segmentLimits } from './route.ts';

/** The ship goes its way, then what it met acts in path order; last the price of the segments. */
export function resolveRoute(rules: RoundRules, p: OrbitProcedure, command: RouteCommand): void {
  const ship = actingShip(p.state, command.ship);
  const led = orbitOfCommand(rules, p.state, ship, command);
  if ('reason' in led) throw new Error(led.reason.sentence);
  const plan = planRoute(rules, p.state, ship, led.orbit, command);
  const { orbit, approach, exit, left } = plan;
  p.emit({
    kind: 'ship-orbited',
    ship: ship.id,
    planet: orbit.planet.id,
    how: plan.how,
    from: ship.at,
    approach: { courseCdeg: approach.courseCdeg, distanceMils: approach.distanceMils },
    centre: orbit.planet.at,
    radiusMils: orbit.radiusMils,
    clockwise: orbit.clockwise,
    segments: plan.segments,
    joined: plan.joined,
    left: left.at,
    exit: { courseCdeg: exit?.courseCdeg ?? left.facingCdeg, distanceMils: exit?.distanceMils ?? 0 },
    to: plan.to,
    facingCdeg: plan.facingCdeg,
    carried: plan.carried ?? [],
  });
  rules.strikeEach(p, ship.id, plan.met);
  for (const rider of plan.carried ?? []) rules.riderArrives(p, rider, plan.ridden(rider));
  if (plan.leavesTable) rules.leave(p, ship.id);
  const price = { rule: rules.ids[plan.how].price, by: 'further segments of the orbit' };
  gainDisorder(p, ship.id, plan.price, price);
  settle(p);
}

type Follow = Extract<RouteCommand, { kind: 'follow-orbit' }>;

const survives = (rules: RoundRules, state: Table, ship: Placed, order: Follow): boolean => {
  const orbit = rules.circles.orbitsOf(state, ship).find(({ planet }) => planet.id === order.planet);
  if (orbit === undefined) return false;
  const { leavesTable, planet } = planRoute(rules, state, ship, orbit, order);
  return !leavesTable && planet === undefined;
};

/** The shortest free way along the circle that is legal, one that the ship survives before others. */
export function driftOrder(rules: RoundRules, state: Table, squadron: Squadron, ship: Placed): Follow | undefined {
  const planet = rules.circles.orbitedPlanet(state, ship);
  if (planet === undefined) return undefined;
  const all = rules.riding.carriable(state, ship).map(({ id }) => id);
  const orders = [all, []].flatMap((carry) =>
    Array.from({ length: segmentLimits['follow-orbit'].free }, (_, index): Follow => ({
      kind: 'follow-orbit',
      ship: ship.id,
      planet: planet.id,
      segments: index + 1,
      carry,
    })),
  );
  const legal = orders.filter((order) => checkRoute(rules, state, squadron, order) === undefined);
  return legal.find((order) => survives(rules, state, ship, order)) ?? legal[0];
}

export function driftInOrbit(rules: RoundRules, p: OrbitProcedure, squadron: Squadron): void {
  for (const { id } of squadronShips(p.state, squadron)) {
    const ship = squadronShips(p.state, squadron).find((each) => each.id === id);
    const order = ship === undefined ? undefined : driftOrder(rules, p.state, squadron, ship);
    if (order !== undefined) resolveRoute(rules, p, order);
  }
}
