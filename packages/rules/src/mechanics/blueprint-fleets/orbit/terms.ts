/** What the offers tell about circles and the ways to them, and the circle of any approach, for which a board asks. */
import type { LegEnvelope } from '../movement/riders.ts';
import type { Placed } from '../ships.ts';
import type { Table } from '../table.ts';
import { type Orbit, type Planet, stopAfter } from './circles.ts';
import type { ApproachEnvelope, Circle, OrbitStop } from './offers.ts';
import {
  type Approach,
  approachLimits,
  exitEnvelope,
  mostSegments,
  orbitAfter,
  type RoundRules,
  type RouteKind,
  segmentLimits,
  segmentPrice,
} from './route.ts';

/** Where 1, 2, … segments of the orbit lead, as many as this kind of movement may go. */
export function circleOf(rules: RoundRules, state: Table, ship: Placed, orbit: Orbit, kind: RouteKind): Circle {
  const { ground } = rules.circles;
  const stops = Array.from({ length: mostSegments(rules, ship, kind) }, (_, index): OrbitStop => {
    const segments = index + 1;
    const place = stopAfter(orbit, segments);
    const leavesTable = !ground.onTheTable(state, { at: place.at, radiusMils: ground.radiusOf(ship) });
    return { segments, ...place, price: segmentPrice(rules, ship, kind, segments), leavesTable };
  });
  const { planet, radiusMils, clockwise, segmentCdeg } = orbit;
  return { centre: planet.at, radiusMils, clockwise, segmentCdeg, stops };
}

/** The circle that an approach leads to, for the board's preview; undefined where it leads to none. */
export function circleAfter(
  rules: RoundRules,
  state: Table,
  ship: Placed,
  planet: Planet,
  approach: Approach,
  kind: RouteKind,
): Circle | undefined {
  const orbit = orbitAfter(rules, state, ship, planet, approach);
  return orbit === undefined ? undefined : circleOf(rules, state, ship, orbit, kind);
}

/** What the exit from a stop may be, after an approach of that length. */
export const exitLeg = (
  rules: RoundRules,
  state: Table,
  ship: Placed,
  stop: OrbitStop,
  usedMils: number,
): LegEnvelope => rules.riding.legOffered(state, ship, exitEnvelope(rules, state, ship, stop, usedMils));

export const approachEnvelope = (
  rules: RoundRules,
  state: Table,
  ship: Placed,
  planet: Planet,
  kind: RouteKind,
  example: ApproachEnvelope['example'],
): ApproachEnvelope => ({
  ...rules.riding.legOffered(state, ship, approachLimits(rules, state, ship)),
  planet: planet.id,
  ring: rules.circles.ringOf(planet),
  segmentCdeg: example.circle.segmentCdeg,
  freeSegments: segmentLimits[kind].free,
  mostSegments: mostSegments(rules, ship, kind),
  price: segmentPrice(rules, ship, kind, segmentLimits[kind].most),
  example,
});
