/** Routes that are legal, found by trying: what an offer can be sure of, and what a bot may take by chance. */
import type { Leg } from '../../../geometry/table/index.ts';
import type { Random } from '../../../kernel/contract.ts';
import { type CircuitWindow, randomLeg, upTo } from '../../../mechanics/open-table/index.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { carriable } from '../../phases/movement/plan.ts';
import { checkRoute } from './legality.ts';
import { type Orbit, type Planet, stopAfter } from './orbit.ts';
import {
  type Approach,
  exitEnvelope,
  mostSegments,
  orbitAfter,
  planRoute,
  type RouteCommand,
  type RouteKind,
} from './route.ts';

const TRIES = 16;

interface Way {
  readonly kind: RouteKind;
  readonly ship: PlacedShip;
  readonly planet: Planet;
  readonly approach: Approach;
  readonly segments: number;
  readonly exit: Leg;
  readonly carry: string[];
}

export function orderOf({ kind, ship, planet, approach, segments, exit, carry }: Way): RouteCommand {
  const common = { ship: ship.id, planet: planet.id, segments, carry };
  const leg = { courseCdeg: approach.courseCdeg, distanceMils: approach.distanceMils };
  switch (kind) {
    case 'enter-orbit':
      return { kind, ...common, ...leg };
    case 'follow-orbit':
      return { kind, ...common };
    case 'leave-orbit':
      return { kind, ...common, ...exit };
    case 'slingshot':
      return { kind, ...common, approach: leg, exit };
  }
}

/** No exit: the ship stays on the circle. */
const noExit = (orbit: Orbit, segments: number): Leg => {
  const { facingCdeg } = stopAfter(orbit, segments);
  return { courseCdeg: facingCdeg, distanceMils: 0, facingCdeg };
};

/** The first legal route by one of the approaches: the fewest segments that end clear of others, riders aboard if they can. */
export function firstRoute(
  state: OpenTable,
  squadron: Squadron,
  of: { kind: RouteKind; ship: PlacedShip; planet: Planet },
  approaches: Iterable<Approach>,
): RouteCommand | undefined {
  const riders = carriable(state, of.ship).map(({ id }) => id);
  for (const approach of approaches) {
    const orbit = orbitAfter(state, of.ship, of.planet, approach);
    if (orbit === undefined) continue;
    for (const carry of riders.length > 0 ? [riders, []] : [[]]) {
      for (let segments = 1; segments <= mostSegments(of.ship, of.kind); segments++) {
        const order = orderOf({ ...of, approach, segments, exit: noExit(orbit, segments), carry });
        if (checkRoute(state, squadron, order) === undefined) return order;
      }
    }
  }
  return undefined;
}

/** A straight part away from the circle, of any length that the base move leaves. */
function sampleExit(state: OpenTable, ship: PlacedShip, orbit: Orbit, way: Way, random: Random): Leg {
  const from = stopAfter(orbit, way.segments);
  return randomLeg(exitEnvelope(state, ship, from, way.approach.distanceMils), random);
}

/** Any legal route that the ship survives, by one of the windows or from where it is; `sure` where none is found. */
export function sampleRoute(
  state: OpenTable,
  squadron: Squadron,
  of: { kind: RouteKind; ship: PlacedShip; planet: Planet },
  windows: readonly CircuitWindow[],
  sure: RouteCommand,
  random: Random,
): RouteCommand {
  const riders = carriable(state, of.ship).map(({ id }) => id);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const window = windows[upTo(windows.length - 1, random)];
    const approach: Approach =
      window === undefined
        ? { courseCdeg: of.ship.facingCdeg, distanceMils: 0 }
        : {
            courseCdeg: window.courseCdeg,
            distanceMils: window.fromMils + upTo(window.toMils - window.fromMils, random),
          };
    const orbit = orbitAfter(state, of.ship, of.planet, approach);
    if (orbit === undefined) continue;
    const segments = 1 + upTo(mostSegments(of.ship, of.kind) - 1, random);
    const way = { ...of, approach, segments, exit: noExit(orbit, segments), carry: attempt % 2 === 0 ? riders : [] };
    const order = orderOf({ ...way, exit: sampleExit(state, of.ship, orbit, way, random) });
    if (checkRoute(state, squadron, order) !== undefined) continue;
    const plan = planRoute(state, of.ship, orbit, order);
    if (!plan.leavesTable && plan.planet === undefined) return order;
  }
  return sure;
}
