/** A movement with a part on a circle: a straight approach, an arc, a straight exit. Command, preview and offers share it. */
import { distanceMils, type Envelope, gapMils, type Leg, legEnd } from '../../../geometry/table/index.ts';
import {
  bearingFromBow,
  type CircuitWindow,
  circuitWindows,
  type Meeting,
  meetings,
  type Pose,
  riddenAlong,
  type RoundStretch,
  wayRound,
} from '../../../mechanics/open-table/index.ts';
import type { CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import { terrain as terrainData } from '../../data/terrain.ts';
import type { Point } from '../../ids.ts';
import { onTheTable, placedTerrain, type PlacedTerrain, terrainAt } from '../../ship/clearance.ts';
import { hasCustomization, type PlacedShip } from '../../ship/ships.ts';
import { baseRadiusMils, fighterRadiusMils, unmanned } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { type Carried, placeCarried, envelopeOf } from '../../phases/movement/plan.ts';
import { type Orbit, orbitThrough, type Planet, ringOf, stopAfter } from './orbit.ts';

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
export const approachEnd = (
  state: OpenTable,
  ship: PlacedShip,
  { courseCdeg, distanceMils: length }: Approach,
): Point => legEnd(envelopeOf(state, ship), { courseCdeg, distanceMils: length, facingCdeg: courseCdeg });

/** The orbit that the approach leads to: a ship that does not move must face along it already (R-QR-104). */
export function orbitAfter(state: OpenTable, ship: PlacedShip, planet: Planet, approach: Approach): Orbit | undefined {
  if (approach.distanceMils === 0) return orbitThrough(state, planet, ship.at, ship.facingCdeg);
  const { finalTurnCdeg } = envelopeOf(state, ship);
  const at = approachEnd(state, ship, approach);
  return orbitThrough(state, planet, at, approach.courseCdeg, finalTurnCdeg + distances.toleranceCdeg);
}

const STEP_CDEG = 100;
/** Which straight approaches lead to an orbit, degree by degree of the turning arc, the straightest first (R-QR-104). */
export const approachWindows = (state: OpenTable, ship: PlacedShip, planet: Planet): Generator<CircuitWindow> =>
  circuitWindows(ringOf(planet), envelopeOf(state, ship), STEP_CDEG);

/**
 * What the exit may be from a place on the circle: the turning arc from the tangent, what is left of the base move
 * (QR-8.3.10c).
 */
export const exitEnvelope = (state: OpenTable, ship: PlacedShip, from: Pose, usedMils: number): Envelope => {
  const envelope = envelopeOf(state, ship);
  const maxMils = Math.max(0, envelope.maxMils - usedMils);
  return { ...envelope, from: from.at, facingCdeg: from.facingCdeg, minMils: 0, maxMils };
};

export interface RoutePlan {
  readonly ship: PlacedShip;
  readonly how: RouteKind;
  readonly orbit: Orbit;
  readonly approach: Approach;
  readonly segments: number;
  readonly exit: Leg | null;
  readonly joined: Point;
  readonly left: Pose;
  /** Where the route ends: at the edge of the planet that it enters, if any. */
  readonly to: Point;
  readonly facingCdeg: number;
  readonly baseMils: number;
  readonly price: number;
  /** The places that the way leads through, its end last. */
  readonly way: readonly Pose[];
  /** Terrain that it enters. */
  readonly met: readonly Meeting<PlacedTerrain, RoundStretch>[];
  readonly planet: PlacedTerrain | undefined;
  readonly leavesTable: boolean;
  readonly carried: Carried | undefined;
  /** The way of each rider, stretch by stretch; on the arc the orbited planet is never in its way. */
  readonly ridden: (rider: Carried[number]) => readonly { from: Point; to: Point; past: string | undefined }[];
}

/** Each feature where the route enters it: not what the ship begins in (R-QR-89), nor on the arc the planet (R-QR-234). */
function terrainMet(state: OpenTable, ship: PlacedShip, { planet, radiusMils }: Orbit, parts: readonly RoundStretch[]) {
  const all = placedTerrain(state);
  // Nothing on the arc needs a look where no other terrain reaches the disc of the orbit.
  const near = all.filter(
    (terrain) => terrain.id !== planet.id && gapMils(terrain, planet.at) <= radiusMils + distances.toleranceMils,
  );
  return meetings(parts, ({ arc }) => (arc ? near : all), terrainAt(state, ship.at));
}

/** How much of the base move is used when a feature is met. */
export const baseUsed = ({ stretch, enterMils }: RoutePlan['met'][number]): number =>
  stretch.straightMils + (stretch.arc ? 0 : enterMils);

/** Works out the route from the orbit that its approach leads to; whether it is legal is judged in `legality.ts`. */
export function planRoute(state: OpenTable, ship: PlacedShip, orbit: Orbit, command: RouteCommand): RoutePlan {
  const { kind: how, segments } = command;
  const [approach, exit] = [approachOf(ship, command), exitOf(command)];
  const joined = approachEnd(state, ship, approach);
  const left = stopAfter(orbit, segments);
  const parts = wayRound(ship.at, { ...approach, to: joined }, orbit, segments * orbit.segmentCdeg, exit);
  const all = terrainMet(state, ship, orbit, parts);
  const crash = all.findIndex(({ feature }) => terrainData[feature.kind].hazard.kind === 'destroyed');
  const planet = all[crash];
  const end = parts.at(-1)?.to ?? left;
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
    way: parts.map((part) => part.to),
    met: crash < 0 ? all : all.slice(0, crash + 1),
    planet: planet?.feature,
    leavesTable: planet === undefined && !onTheTable(state, { at: to, radiusMils: baseRadiusMils(ship) }),
    carried,
    ridden: ({ fighter, from, to: end }) => {
      const rider = { from, to: end, bearingCdeg: bearings.get(fighter) ?? 0 };
      return riddenAlong(parts, rider, baseRadiusMils(ship), fighterRadiusMils).map((ridden) => ({
        ...ridden,
        past: ridden.stretch.arc ? orbit.planet.id : undefined,
      }));
    },
  };
}

/** How far the approach is from the planet's edge at its end. */
export const endGapMils = (state: OpenTable, ship: PlacedShip, planet: Planet, approach: Approach): number =>
  distanceMils(planet.at, approachEnd(state, ship, approach)) - planet.footprint.radiusMils;
