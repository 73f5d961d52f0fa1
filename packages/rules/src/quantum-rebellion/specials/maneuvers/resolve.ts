/**
 * Carrying out routes along a circle and pivots; ships that end the segment in orbit without an order go along it
 * (QR-8.3.9.2a, QR-8.3.9.2c, R-QR-233).
 */
import { gainDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import type { Procedure } from '../../procedure.ts';
import { actingShip, type PlacedShip } from '../../ship/ships.ts';
import { tokenLeavesTable } from '../../phases/movement/legality.ts';
import { overTheEdge } from '../../phases/movement/resolve.ts';
import { strikeEach, tokenTrap, wreckIn } from '../../phases/movement/terrain.ts';
import { leaveTable } from '../../scenarios/exit.ts';
import { checkRoute, orbitOfCommand, priceRule } from './legality.ts';
import { planRoute, type RouteCommand, type RoutePlan, segmentLimits } from './route.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { carriable } from '../../phases/movement/plan.ts';
import { orbitedPlanet, orbitsOf } from './orbit.ts';

/** A rider is lost in the first trap on its way, or beyond the table's edge (R-QR-92). */
function ridersArrive(p: Procedure, plan: RoutePlan): void {
  for (const rider of plan.carried ?? []) {
    const traps = plan.ridden(rider).map(({ from, to, past }) => tokenTrap(p.state, from, to, past));
    const trap = traps.find((each) => each !== undefined);
    if (p.state.fighters[rider.fighter]?.place !== 'table') continue;
    if (trap !== undefined) wreckIn(p, rider.fighter, trap);
    else if (tokenLeavesTable(p.state, rider.to))
      p.emit({ kind: 'fighters-destroyed', fighters: [rider.fighter], cause: overTheEdge });
  }
}

/** The ship goes its way, then what it met strikes in path order (R-QR-12); last the price of the segments. */
export function resolveRoute(p: Procedure, command: RouteCommand): void {
  const ship = actingShip(p.state, command.ship);
  const led = orbitOfCommand(p.state, ship, command);
  if ('reason' in led) throw new Error(led.reason.sentence);
  const plan = planRoute(p.state, ship, led.orbit, command);
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
  strikeEach(p, ship.id, plan.met);
  ridersArrive(p, plan);
  if (plan.leavesTable) leaveTable(p, ship.id, overTheEdge);
  gainDisorder(p, ship.id, plan.price, { rule: priceRule(plan.how), by: 'further segments of the orbit' });
  settle(p);
}

type Follow = Extract<RouteCommand, { kind: 'follow-orbit' }>;

const survives = (state: OpenTable, ship: PlacedShip, order: Follow): boolean => {
  const orbit = orbitsOf(state, ship).find(({ planet }) => planet.id === order.planet);
  if (orbit === undefined) return false;
  const { leavesTable, planet } = planRoute(state, ship, orbit, order);
  return !leavesTable && planet === undefined;
};

/** The shortest free way along the circle that is legal, one that the ship survives before others. */
export function driftOrder(state: OpenTable, squadron: Squadron, ship: PlacedShip): Follow | undefined {
  const planet = orbitedPlanet(state, ship);
  if (planet === undefined) return undefined;
  const all = carriable(state, ship).map(({ id }) => id);
  const orders = [all, []].flatMap((carry) =>
    Array.from({ length: segmentLimits['follow-orbit'].free }, (_, index): Follow => ({
      kind: 'follow-orbit',
      ship: ship.id,
      planet: planet.id,
      segments: index + 1,
      carry,
    })),
  );
  const legal = orders.filter((order) => checkRoute(state, squadron, order) === undefined);
  return legal.find((order) => survives(state, ship, order)) ?? legal[0];
}

export function driftInOrbit(p: Procedure, squadron: Squadron): void {
  for (const { id } of squadronShips(p.state, squadron)) {
    const ship = squadronShips(p.state, squadron).find((each) => each.id === id);
    const order = ship === undefined ? undefined : driftOrder(p.state, squadron, ship);
    if (order !== undefined) resolveRoute(p, order);
  }
}
