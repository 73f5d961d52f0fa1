/** Routes that are legal, found by trying: what an offer can be sure of, and what a bot may take by chance. */
import type { Leg } from '../../../geometry/table/index.ts';
import { normaliseCdeg } from '../../../geometry/table/index.ts';
import type { Random } from '../../../kernel/contract.ts';
import { type CircuitWindow, randomLeg, upTo } from '../../open-table/index.ts';
import type { FighterId } from '../ids.ts';
import type { Squadron } from '../records.ts';
import type { Placed } from '../ships.ts';
import type { Table } from '../table.ts';
import { type Orbit, type Planet, stopAfter } from './circles.ts';
import { checkRoute } from './legality.ts';
import {
  type Approach,
  exitEnvelope,
  mostSegments,
  orbitAfter,
  planRoute,
  type RoundRules,
  type RouteCommand,
  type RouteKind,
} from './route.ts';

const TRIES = 16;

export interface Wanted {
  readonly kind: RouteKind;
  readonly ship: Placed;
  readonly planet: Planet;
}
interface Way extends Wanted {
  readonly approach: Approach;
  readonly segments: number;
  readonly exit: Leg;
  readonly carry: FighterId[];
}

function orderOf({ kind, ship, planet, approach, segments, exit, carry }: Way): RouteCommand {
  const orbiting = { ship: ship.id, planet: planet.id, segments, carry };
  const leg = { courseCdeg: approach.courseCdeg, distanceMils: approach.distanceMils };
  switch (kind) {
    case 'enter-orbit':
      return { kind, ...orbiting, ...leg };
    case 'follow-orbit':
      return { kind, ...orbiting };
    case 'leave-orbit':
      return { kind, ...orbiting, ...exit };
    case 'slingshot':
      return { kind, ...orbiting, approach: leg, exit };
  }
}

/** The exits to try: none where the ship may stay on the circle, else the shortest, then longer ones to either side. */
function* exits(
  rules: RoundRules,
  state: Table,
  { kind, ship }: Wanted,
  orbit: Orbit,
  segments: number,
  usedMils: number,
): Generator<Leg> {
  const from = stopAfter(orbit, segments);
  const leaves = kind === 'leave-orbit' || kind === 'slingshot';
  const envelope = exitEnvelope(rules, state, ship, from, usedMils);
  const { minMils, maxMils, turningArcCdeg } = envelope;
  if (!leaves || minMils === 0) {
    yield { courseCdeg: from.facingCdeg, distanceMils: 0, facingCdeg: from.facingCdeg };
    return;
  }
  for (const distanceMils of [Math.ceil(minMils), Math.floor((minMils + maxMils) / 2)])
    for (const turn of [0, 0.25, -0.25, 0.5, -0.5]) {
      const courseCdeg = normaliseCdeg(from.facingCdeg + Math.trunc(turn * turningArcCdeg));
      yield { courseCdeg, distanceMils, facingCdeg: courseCdeg };
    }
}

/** The first legal route by one of the approaches: the fewest segments that end clear of others, riders aboard if they can. */
export function firstRoute(
  rules: RoundRules,
  state: Table,
  squadron: Squadron,
  of: Wanted,
  approaches: Iterable<Approach>,
): RouteCommand | undefined {
  const riders = rules.riding.carriable(state, of.ship).map(({ id }) => id);
  for (const approach of approaches) {
    const orbit = orbitAfter(rules, state, of.ship, of.planet, approach);
    if (orbit === undefined) continue;
    for (const carry of riders.length > 0 ? [riders, []] : [[]]) {
      for (let segments = 1; segments <= mostSegments(rules, of.ship, of.kind); segments++) {
        for (const exit of exits(rules, state, of, orbit, segments, approach.distanceMils)) {
          const order = orderOf({ ...of, approach, segments, exit, carry });
          if (checkRoute(rules, state, squadron, order) === undefined) return order;
        }
      }
    }
  }
  return undefined;
}

/** Any legal route that the ship survives, by one of the windows or from where it is; `sure` where none is found. */
export function sampleRoute(
  rules: RoundRules,
  state: Table,
  squadron: Squadron,
  of: Wanted,
  windows: readonly CircuitWindow[],
  sure: RouteCommand,
  random: Random,
): RouteCommand {
  const riders = rules.riding.carriable(state, of.ship).map(({ id }) => id);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const window = windows[upTo(windows.length - 1, random)];
    const approach: Approach =
      window === undefined
        ? { courseCdeg: of.ship.facingCdeg, distanceMils: 0 }
        : {
            courseCdeg: window.courseCdeg,
            distanceMils: window.fromMils + upTo(window.toMils - window.fromMils, random),
          };
    const orbit = orbitAfter(rules, state, of.ship, of.planet, approach);
    if (orbit === undefined) continue;
    const segments = 1 + upTo(mostSegments(rules, of.ship, of.kind) - 1, random);
    const from = stopAfter(orbit, segments);
    // A straight part away from the circle, of any length that the base move leaves.
    const exit = randomLeg(exitEnvelope(rules, state, of.ship, from, approach.distanceMils), random);
    const order = orderOf({ ...of, approach, segments, exit, carry: attempt % 2 === 0 ? riders : [] });
    if (checkRoute(rules, state, squadron, order) !== undefined) continue;
    const plan = planRoute(rules, state, of.ship, orbit, order);
    if (!plan.leavesTable && plan.planet === undefined) return order;
  }
  return sure;
}
