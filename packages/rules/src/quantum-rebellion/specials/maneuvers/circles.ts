/** What the offers tell about circles and the ways to them; the board asks for the circle of any approach. */
import { onTheTable } from '../../ship/clearance.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { legOffered } from '../../phases/movement/carry.ts';
import type { LegEnvelope } from '../../phases/movement/schema.ts';
import { envelopeOf } from '../../phases/movement/plan.ts';
import type { ApproachEnvelope, Circle, OrbitStop } from './offers.ts';
import { type Orbit, type Planet, ringOf, stopAfter } from './orbit.ts';
import {
  type Approach,
  exitEnvelope,
  mostSegments,
  orbitAfter,
  type RouteKind,
  segmentLimits,
  segmentPrice,
} from './route.ts';

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
