/** What an order of a route would bring, with the very numbers that the rules will use. */
import type { StandingAhead } from '../../../mechanics/blueprint-fleets/movement/lookout.ts';
import { routeAhead, type RouteAhead } from '../../../mechanics/blueprint-fleets/orbit/lookahead.ts';
import type { RouteCommand } from '../../../mechanics/blueprint-fleets/orbit/route.ts';
import { isPlaced } from '../../../mechanics/blueprint-fleets/ships.ts';
import { featureAhead, standingThere, type TerrainAhead } from '../../phases/movement/preview.ts';
import { circles, placedTerrain } from '../../ship/clearance.ts';
import type { OpenTable } from '../../state.ts';
import { rounds } from './part.ts';

export interface RoutePreview extends RouteAhead, StandingAhead {
  /** Terrain on the way, in its order. */
  readonly terrain: readonly TerrainAhead[];
}

/** The consequences of an order, legal or not; undefined where its ship or planet is not on the table. */
export function routePreview(state: OpenTable, order: RouteCommand): RoutePreview | undefined {
  const ship = state.ships[order.ship];
  if (ship === undefined || !isPlaced(ship)) return undefined;
  const planet = circles.planetsOf(state).find(({ id }) => id === order.planet);
  if (planet === undefined) return undefined;
  const { ahead, plan } = routeAhead(rounds, state, ship, planet, order);
  const lying = placedTerrain(state);
  const terrain = (plan?.met ?? []).flatMap(({ feature, at, alongMils }) => {
    const own = lying.find(({ id }) => id === feature.id);
    return own === undefined ? [] : [featureAhead(state, ship, own, alongMils, at)];
  });
  const end = { at: ahead.to, facingCdeg: ahead.facingCdeg };
  return { ...ahead, terrain, ...standingThere(state, ship, end, order.carry) };
}
