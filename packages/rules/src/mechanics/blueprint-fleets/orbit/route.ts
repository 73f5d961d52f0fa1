/**
 * A movement with a part on a circle: a straight approach, an arc, a straight exit. A game says how its ships move
 * straight and what stops them; command, preview and offers share what follows.
 */
import { type Envelope, gapMils, type Leg, type LegFault, legEnd } from '../../../geometry/table/index.ts';
import type { Rejection, RuleId } from '../../../kernel/contract.ts';
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
} from '../../open-table/index.ts';
import type { PlacedTerrain } from '../ground.ts';
import type { FighterId, Point, ShipId } from '../ids.ts';
import type { Carried, Riding } from '../movement/riders.ts';
import type { Procedure } from '../procedure.ts';
import type { Squadron } from '../records.ts';
import type { Placed } from '../ships.ts';
import type { Ship, Table } from '../table.ts';
import { type Circles, type Orbit, type Planet, stopAfter } from './circles.ts';
import type { RouteCommand, RouteKind } from './commands.ts';
import type { ManeuverEvent } from './events.ts';
import type { LossEvent } from '../losses/events.ts';

export type OrbitProcedure = Procedure<LossEvent | ManeuverEvent>;
export type Met = Meeting<PlacedTerrain, RoundStretch>;

/** The rules of one kind of route: going along the circle at all, and the segments that cost Disorder. */
export interface RouteIds {
  readonly segments: RuleId;
  readonly price: RuleId;
}

export interface RoundRules {
  readonly circles: Circles;
  readonly riding: Riding;
  readonly ids: Readonly<Record<RouteKind, RouteIds>> & {
    readonly inOrbit: RuleId;
    readonly tangent: RuleId;
    readonly stays: RuleId;
    readonly collision: RuleId;
    readonly unmanned: RuleId;
  };
  actingFault(state: Table, squadron: Squadron, ship: ShipId): Rejection | undefined;
  /** Why the ship takes no such route now, wherever to. */
  moverFault(state: Table, ship: Placed, kind: RouteKind): Rejection | undefined;
  /** One that can take no Disorder, and pays for nothing. */
  unmanned(ship: Ship): boolean;
  /** The Disorder for more than the free segments. */
  price(ship: Ship, kind: RouteKind): number;
  /** The straight move that the ship has; its least length is asked of approach and exit together. */
  envelopeOf(state: Table, ship: Placed): Envelope;
  leastMils(ship: Placed): number;
  legRefusal(ship: Placed, envelope: Envelope, fault: LegFault): Rejection;
  /** Terrain makes the straight parts too long or too short. */
  lengthFault(state: Table, plan: RoutePlan): Rejection | undefined;
  /** The place at the end is taken. */
  endFault(
    state: Table,
    plan: Pick<RoutePlan, 'ship' | 'to' | 'planet'>,
    carry: readonly FighterId[],
  ): Rejection | undefined;
  /** Terrain that bars a token from this path; `past` is a feature that is not in its way. */
  tokenBar(state: Table, from: Point, to: Point, past: string | undefined): unknown;
  /** Where a ship that meets a feature goes no farther; undefined where it goes on. */
  stopAt(state: Table, ship: Placed, met: Met, stretches: readonly RoundStretch[]): Pose | undefined;
  /** What the ship has met acts on it, in this order. */
  strikeEach(p: OrbitProcedure, ship: ShipId, met: readonly Met[]): void;
  /** Riders that stop on their way, each with what is left of it: where terrain lets the ship in alone. */
  ridersHeld(state: Table, ship: Placed, to: Point, riders: readonly RiderWay[]): readonly RiderWay[];
  /** What its way does to a rider. */
  riderArrives(p: OrbitProcedure, rider: Carried[number], ways: readonly RiddenWay[]): void;
  /** The ship reaches over the table's edge. */
  leave(p: OrbitProcedure, ship: ShipId): void;
}

/** A stretch of a rider's way; on the arc the orbited planet is never in its way. */
export interface RiddenWay {
  readonly from: Point;
  readonly to: Point;
  readonly past: string | undefined;
}

/** A rider with its way, stretch by stretch. */
export interface RiderWay {
  readonly rider: Carried[number];
  readonly ways: readonly RiddenWay[];
}

/** Segments that are free, and at most; beyond the free ones Disorder is due. */
export const segmentLimits: Readonly<Record<RouteKind, { free: number; most: number }>> = {
  'enter-orbit': { free: 4, most: 7 },
  'follow-orbit': { free: 6, most: 9 },
  'leave-orbit': { free: 4, most: 4 },
  slingshot: { free: 3, most: 6 },
};

export const segmentPrice = (rules: RoundRules, ship: Ship, kind: RouteKind, segments: number): number =>
  segments <= segmentLimits[kind].free ? 0 : rules.price(ship, kind);

/** The most segments that the ship can pay for. */
export function mostSegments(rules: RoundRules, ship: Ship, kind: RouteKind): number {
  const { free, most } = segmentLimits[kind];
  return rules.unmanned(ship) && segmentPrice(rules, ship, kind, most) > 0 ? free : most;
}

/** The straight part before the arc. */
export interface Approach {
  readonly courseCdeg: number;
  readonly distanceMils: number;
}

const stay = (ship: Placed): Approach => ({ courseCdeg: ship.facingCdeg, distanceMils: 0 });

export function approachOf(ship: Placed, command: RouteCommand): Approach {
  if (command.kind === 'enter-orbit') return command;
  return command.kind === 'slingshot' ? command.approach : stay(ship);
}

export function exitOf(command: RouteCommand): Leg | null {
  if (command.kind === 'leave-orbit') return command;
  return command.kind === 'slingshot' && command.exit.distanceMils > 0 ? command.exit : null;
}

/** What the approach may be: the least length may be left to the exit. */
export const approachLimits = (rules: RoundRules, state: Table, ship: Placed): Envelope => {
  const envelope = rules.envelopeOf(state, ship);
  return rules.leastMils(ship) > 0 ? { ...envelope, minMils: 0 } : envelope;
};

/** Where the approach ends. */
export const approachEnd = (
  rules: RoundRules,
  state: Table,
  ship: Placed,
  { courseCdeg, distanceMils: length }: Approach,
): Point => legEnd(rules.envelopeOf(state, ship), { courseCdeg, distanceMils: length, facingCdeg: courseCdeg });

/** The orbit that the approach leads to: a ship that does not move must face along it already. */
export function orbitAfter(
  rules: RoundRules,
  state: Table,
  ship: Placed,
  planet: Planet,
  approach: Approach,
): Orbit | undefined {
  const { circles } = rules;
  if (approach.distanceMils === 0) return circles.orbitThrough(state, planet, ship.at, ship.facingCdeg);
  const { finalTurnCdeg } = rules.envelopeOf(state, ship);
  const at = approachEnd(rules, state, ship, approach);
  const spread = finalTurnCdeg + circles.ground.tape.angleCdeg;
  return circles.orbitThrough(state, planet, at, approach.courseCdeg, spread);
}

const STEP_CDEG = 100;
/** Which straight approaches lead to an orbit, degree by degree of the turning arc, the straightest first. */
export const approachWindows = (
  rules: RoundRules,
  state: Table,
  ship: Placed,
  planet: Planet,
): Generator<CircuitWindow> =>
  circuitWindows(rules.circles.ringOf(planet), approachLimits(rules, state, ship), STEP_CDEG);

/** What the exit may be from a place on the circle: the turning arc from the tangent, what is left of the base move. */
export const exitEnvelope = (rules: RoundRules, state: Table, ship: Placed, from: Pose, usedMils: number): Envelope => {
  const envelope = rules.envelopeOf(state, ship);
  const minMils = Math.max(0, rules.leastMils(ship) - usedMils);
  const maxMils = Math.max(minMils, envelope.maxMils - usedMils);
  return { ...envelope, from: from.at, facingCdeg: from.facingCdeg, minMils, maxMils };
};

export interface RoutePlan {
  readonly ship: Placed;
  readonly how: RouteKind;
  readonly orbit: Orbit;
  readonly approach: Approach;
  readonly segments: number;
  readonly exit: Leg | null;
  readonly joined: Point;
  readonly left: Pose;
  /** Where the route ends: at the planet that stops it, if any. */
  readonly to: Point;
  readonly facingCdeg: number;
  readonly baseMils: number;
  readonly price: number;
  /** The stretches that the way is made of, and the places that it leads through, its end last. */
  readonly stretches: readonly RoundStretch[];
  readonly way: readonly Pose[];
  /** Terrain that it enters. */
  readonly met: readonly Met[];
  /** The feature that stops it. */
  readonly planet: PlacedTerrain | undefined;
  readonly leavesTable: boolean;
  readonly carried: Carried | undefined;
  /** The way of each rider, stretch by stretch. */
  readonly ridden: (rider: Carried[number]) => readonly RiddenWay[];
}

/** Each feature where the route enters it: not what the ship begins in, nor on the arc the planet. */
function terrainMet(rules: RoundRules, state: Table, ship: Placed, orbit: Orbit, parts: readonly RoundStretch[]) {
  const { planet, radiusMils } = orbit;
  const { ground } = rules.circles;
  const all = ground.placedTerrain(state);
  // Nothing on the arc needs a look where no other terrain reaches the disc of the orbit.
  const near = all.filter(
    (terrain) => terrain.id !== planet.id && gapMils(terrain, planet.at) <= radiusMils + ground.tape.distanceMils,
  );
  return meetings(parts, ({ arc }) => (arc ? near : all), ground.terrainAt(state, ship.at));
}

/** How much of the base move is used when a feature is met. */
export const baseUsed = ({ stretch, enterMils }: Met): number => stretch.straightMils + (stretch.arc ? 0 : enterMils);

/** Works out the route from the orbit that its approach leads to; whether it is legal is judged in `legality.ts`. */
export function planRoute(
  rules: RoundRules,
  state: Table,
  ship: Placed,
  orbit: Orbit,
  command: RouteCommand,
): RoutePlan {
  const { kind: how, segments } = command;
  const { ground } = rules.circles;
  const [approach, exit] = [approachOf(ship, command), exitOf(command)];
  const joined = approachEnd(rules, state, ship, approach);
  const left = stopAfter(orbit, segments);
  const stretches = wayRound(ship.at, { ...approach, to: joined }, orbit, segments * orbit.segmentCdeg, exit);
  const end = stretches.at(-1)?.to ?? left;
  const all = terrainMet(rules, state, ship, orbit, stretches);
  const radiusMils = ground.radiusOf(ship);
  const alongside = (rider: Carried[number]): RiderWay => {
    const beside = { ...rider, bearingCdeg: bearingFromBow(ship, rider.from) };
    const ridden = riddenAlong(stretches, beside, radiusMils, ground.tokenRadiusMils);
    const ways = ridden.map(({ from, to: end, stretch }) => ({
      from,
      to: end,
      past: stretch.arc ? orbit.planet.id : undefined,
    }));
    return { rider, ways };
  };
  const stops = all.map((met) => rules.stopAt(state, ship, met, stretches));
  const stopped = stops.findIndex((stop) => stop !== undefined);
  const planet = all[stopped]?.feature;
  const { at: to, facingCdeg } = stops[stopped] ?? end;
  const seated = rules.riding.placeCarried(state, ship, { at: to, facingCdeg }, command.carry);
  const riders = rules.ridersHeld(state, ship, to, (seated ?? []).map(alongside));
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
    facingCdeg,
    baseMils: approach.distanceMils + (exit?.distanceMils ?? 0),
    price: segmentPrice(rules, ship, how, segments),
    stretches,
    way: stretches.map((part) => part.to),
    met: stopped < 0 ? all : all.slice(0, stopped + 1),
    planet,
    leavesTable: planet === undefined && !ground.onTheTable(state, { at: to, radiusMils }),
    carried: seated && riders.map(({ rider }) => rider),
    ridden: ({ fighter }) => riders.find(({ rider }) => rider.fighter === fighter)?.ways ?? [],
  };
}

/** How far the approach is from the planet's edge at its end. */
export const endGapMils = (rules: RoundRules, state: Table, ship: Placed, planet: Planet, approach: Approach): number =>
  rules.circles.gapMils(planet, approachEnd(rules, state, ship, approach));

export type { RouteCommand, RouteKind };
