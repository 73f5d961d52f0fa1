/** Ships that end the segment in orbit without an order go along it (QR-8.3.9.2a, QR-8.3.9.2c, R-QR-233). */
import type { Procedure } from '../../procedure.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { carriable } from '../../phases/movement/carry.ts';
import { checkRoute } from './legality.ts';
import { orbitedPlanet, orbitsOf } from './orbit.ts';
import { resolveRoute } from './resolve.ts';
import { planRoute, type RouteCommand, segmentLimits } from './route.ts';

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
