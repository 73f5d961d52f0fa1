/** A movement with a part on a circle: a straight approach, an arc, a straight exit. Command, preview and offers share it. */
import {
  bearingCdeg,
  contactPoint,
  distanceMils,
  type Envelope,
  gapMils,
  type Leg,
  legEnd,
  offset,
  relativeBearing,
} from '../../../geometry/table/index.ts';
import type { CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import { terrain as terrainData } from '../../data/terrain.ts';
import type { Point } from '../../ids.ts';
import { onTheTable, placedTerrain, type PlacedTerrain, shapeOf, terrainAt } from '../../ship/clearance.ts';
import { hasCustomization, type PlacedShip } from '../../ship/ships.ts';
import { baseRadiusMils, fighterRadiusMils, unmanned } from '../../ship/stats.ts';
import type { State } from '../../state.ts';
import { type Carried, placeCarried } from '../movement/carry.ts';
import { envelopeOf } from '../movement/plan.ts';
import { terrainOnPath } from '../movement/terrain.ts';
import { type Orbit, type OrbitPlace, orbitThrough, placeAfter, placesAlong, stopAfter, type Planet } from './orbit.ts';

export type RouteCommand = CommandOf<'enter-orbit' | 'follow-orbit' | 'leave-orbit' | 'slingshot'>;
export type RouteKind = RouteCommand['kind'];

/** Segments that are free, and at most; beyond the free ones one Disorder is due (QR-8.3.9, QR-8.3.10, R-QR-105). */
export const segmentLimits: Readonly<Record<RouteKind, { free: number; most: number }>> = {
  'enter-orbit': { free: 4, most: 7 },
  'follow-orbit': { free: 6, most: 9 },
  'leave-orbit': { free: 4, most: 4 },
  slingshot: { free: 3, most: 6 },
};

/** The Disorder for so many segments: QR-8.3.9.1c, QR-8.3.9.2b, QR-8.3.10b, QR-11.4.8a. */
export function segmentPrice(ship: PlacedShip, kind: RouteKind, segments: number): number {
  if (segments <= segmentLimits[kind].free) return 0;
  return kind === 'slingshot' && hasCustomization(ship, 'expert-navigators') ? 0 : 1;
}

/** The most segments that the ship can pay for: an unmanned one takes no Disorder (R-QR-158). */
export function mostSegments(ship: PlacedShip, kind: RouteKind): number {
  const { free, most } = segmentLimits[kind];
  return unmanned(ship) && segmentPrice(ship, kind, most) > 0 ? free : most;
}

/** The straight part before the arc. */
export interface Approach {
  readonly courseCdeg: number;
  readonly distanceMils: number;
}

const stay = (ship: PlacedShip): Approach => ({ courseCdeg: ship.facingCdeg, distanceMils: 0 });

export function approachOf(ship: PlacedShip, command: RouteCommand): Approach {
  if (command.kind === 'enter-orbit') return command;
  return command.kind === 'slingshot' ? command.approach : stay(ship);
}

export function exitOf(command: RouteCommand): Leg | null {
  if (command.kind === 'leave-orbit') return command;
  return command.kind === 'slingshot' && command.exit.distanceMils > 0 ? command.exit : null;
}

/** Where the approach ends. */
export const approachEnd = (state: State, ship: PlacedShip, { courseCdeg, distanceMils: length }: Approach): Point =>
  legEnd(envelopeOf(state, ship), { courseCdeg, distanceMils: length, facingCdeg: courseCdeg });

/** The orbit that the approach leads to: a ship that does not move must face along it already (R-QR-104). */
export function orbitAfter(state: State, ship: PlacedShip, planet: Planet, approach: Approach): Orbit | undefined {
  if (approach.distanceMils === 0) return orbitThrough(state, planet, ship.at, ship.facingCdeg);
  const { finalTurnCdeg } = envelopeOf(state, ship);
  const at = approachEnd(state, ship, approach);
  return orbitThrough(state, planet, at, approach.courseCdeg, finalTurnCdeg + distances.toleranceCdeg);
}

/** What the exit may be from a place on the circle: the turning arc from the tangent, what is left of the base move. */
export const exitEnvelope = (state: State, ship: PlacedShip, from: OrbitPlace, usedMils: number): Envelope => {
  const envelope = envelopeOf(state, ship);
  const maxMils = Math.max(0, envelope.maxMils - usedMils);
  return { ...envelope, from: from.at, facingCdeg: from.facingCdeg, minMils: 0, maxMils };
};

/** A terrain feature that the route enters. */
export interface Meeting {
  readonly terrain: PlacedTerrain;
  readonly at: Point;
  /** The base move used when it is met, and the whole way. */
  readonly baseMils: number;
  readonly alongMils: number;
}

interface Stretch {
  readonly from: Point;
  readonly to: OrbitPlace;
  readonly arc: boolean;
  readonly baseMils: number;
}

export interface RoutePlan {
  readonly ship: PlacedShip;
  readonly how: RouteKind;
  readonly orbit: Orbit;
  readonly approach: Approach;
  readonly segments: number;
  readonly exit: Leg | null;
  readonly joined: Point;
  readonly left: OrbitPlace;
  /** Where the route ends: at the edge of the planet that it enters, if any. */
  readonly to: Point;
  readonly facingCdeg: number;
  readonly baseMils: number;
  readonly price: number;
  /** The places that the way leads through, its end last. */
  readonly way: readonly OrbitPlace[];
  readonly met: readonly Meeting[];
  readonly planet: PlacedTerrain | undefined;
  readonly leavesTable: boolean;
  readonly carried: Carried | undefined;
  /** The way of each rider, stretch by stretch; on the arc the orbited planet is never in its way. */
  readonly ridden: (rider: Carried[number]) => readonly { from: Point; to: Point; past: string | undefined }[];
}

function stretchesOf(plan: Pick<RoutePlan, 'ship' | 'orbit' | 'approach' | 'segments' | 'exit' | 'joined'>): Stretch[] {
  const { ship, orbit, approach, segments, exit, joined } = plan;
  const found: Stretch[] = [];
  let from = ship.at;
  const go = (to: OrbitPlace, arc: boolean, baseMils: number) => {
    found.push({ from, to, arc, baseMils });
    from = to.at;
  };
  if (approach.distanceMils > 0) go({ at: joined, facingCdeg: placeAfter(orbit, 0).facingCdeg }, false, 0);
  for (const place of placesAlong(orbit, segments)) go(place, true, approach.distanceMils);
  if (exit !== null && exit.distanceMils > 0) {
    const at = offset(from, exit.courseCdeg, exit.distanceMils);
    go({ at, facingCdeg: exit.facingCdeg }, false, approach.distanceMils);
  }
  return found;
}

/** True where no other terrain reaches the disc of the orbit, so that nothing on the arc needs a look. */
const nothingNear = (state: State, { planet, radiusMils }: Orbit): boolean =>
  placedTerrain(state).every(
    (terrain) =>
      terrain.id === planet.id || gapMils(shapeOf(terrain), planet.at) > radiusMils + distances.toleranceMils,
  );

/** Each feature once, where it is met first; what the ship begins in does not count (R-QR-89, R-QR-234). */
function meetings(state: State, ship: PlacedShip, orbit: Orbit, stretches: readonly Stretch[]): Meeting[] {
  const { planet } = orbit;
  const seen = new Set(terrainAt(state, ship.at).map(({ id }) => id));
  const found: Meeting[] = [];
  const lonely = nothingNear(state, orbit);
  let gone = 0;
  for (const { from, to, arc, baseMils } of stretches) {
    const before = gone;
    gone += distanceMils(from, to.at);
    if (arc && lonely) continue;
    const course = bearingCdeg(from, to.at);
    for (const { shape, enterMils } of terrainOnPath(state, from, to.at)) {
      const { terrain } = shape;
      if (seen.has(terrain.id) || (arc && terrain.id === planet.id)) continue;
      seen.add(terrain.id);
      found.push({
        terrain,
        at: offset(from, course, enterMils),
        baseMils: baseMils + (arc ? 0 : enterMils),
        alongMils: before + enterMils,
      });
    }
  }
  return found;
}

/** Works out the route from the orbit that its approach leads to; whether it is legal is judged in `legality.ts`. */
export function planRoute(state: State, ship: PlacedShip, orbit: Orbit, command: RouteCommand): RoutePlan {
  const { kind: how, segments } = command;
  const [approach, exit] = [approachOf(ship, command), exitOf(command)];
  const joined = approachEnd(state, ship, approach);
  const left = stopAfter(orbit, segments);
  const stretches = stretchesOf({ ship, orbit, approach, segments, exit, joined });
  const all = meetings(state, ship, orbit, stretches);
  const crash = all.findIndex(({ terrain }) => terrainData[terrain.kind].hazard.kind === 'destroyed');
  const planet = all[crash];
  const end = stretches.at(-1)?.to ?? left;
  const to = planet?.at ?? end.at;
  const carried = placeCarried(state, ship, { at: to, facingCdeg: end.facingCdeg }, command.carry);
  const bearings = new Map((carried ?? []).map(({ fighter, from }) => [fighter, bearingFromBow(ship, from)]));
  return {
    ship,
    how,
    orbit,
    approach,
    segments,
    exit,
    joined,
    left,
    to,
    facingCdeg: end.facingCdeg,
    baseMils: approach.distanceMils + (exit?.distanceMils ?? 0),
    price: segmentPrice(ship, how, segments),
    way: stretches.map((stretch) => stretch.to),
    met: crash < 0 ? all : all.slice(0, crash + 1),
    planet: planet?.terrain,
    leavesTable: planet === undefined && !onTheTable(state, { at: to, radiusMils: baseRadiusMils(ship) }),
    carried,
    ridden: (rider) => riderStretches(ship, rider, bearings.get(rider.fighter) ?? 0, stretches, orbit.planet.id),
  };
}

const bearingFromBow = (ship: PlacedShip, at: Point): number =>
  relativeBearing(ship.facingCdeg, bearingCdeg(ship.at, at));

function riderStretches(
  ship: PlacedShip,
  rider: Carried[number],
  bearing: number,
  stretches: readonly Stretch[],
  orbited: string,
): { from: Point; to: Point; past: string | undefined }[] {
  let from = rider.from;
  return stretches.map(({ to: place, arc }, index) => {
    const base = { at: place.at, radiusMils: baseRadiusMils(ship) };
    const beside = contactPoint(base, fighterRadiusMils, place.facingCdeg + bearing);
    const to = index === stretches.length - 1 ? rider.to : beside;
    const stretch = { from, to, past: arc ? orbited : undefined };
    from = to;
    return stretch;
  });
}

/** How far the approach is from the planet's edge at its end. */
export const endGapMils = (state: State, ship: PlacedShip, planet: Planet, approach: Approach): number =>
  distanceMils(planet.at, approachEnd(state, ship, approach)) - planet.footprint.radiusMils;
