/** Whether a route along a circle is legal, and why not: QR-8.3.9, QR-8.3.10, R-QR-104 to R-QR-107. */
import { legFault } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { distances } from '../../data/sizes.ts';
import { terrain as terrainData } from '../../data/terrain.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { actingFault, actingShip, enteredFault, specialFault, classOf, type PlacedShip } from '../../ship/ships.ts';
import { driveState, maxMoveMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { barredFault, ridersFault, envelopeOf } from '../../phases/movement/plan.ts';
import { endFault, legSentence, moverFault } from '../../phases/movement/legality.ts';
import { terrainOnPath, tokenBar } from '../../phases/movement/terrain.ts';
import { type Orbit, orbitsOf, type Planet, planetsOf, stopAfter } from './orbit.ts';
import {
  approachEnd,
  approachOf,
  baseUsed,
  type Approach,
  endGapMils,
  exitEnvelope,
  exitOf,
  mostSegments,
  orbitAfter,
  planRoute,
  type RouteCommand,
  type RouteKind,
  type RoutePlan,
  segmentLimits,
} from './route.ts';

const kindRule: Readonly<Record<RouteKind, { segments: string; price: string }>> = {
  'enter-orbit': { segments: 'QR-8.3.9.1b', price: 'QR-8.3.9.1c' },
  'follow-orbit': { segments: 'QR-8.3.9.2a', price: 'QR-8.3.9.2b' },
  'leave-orbit': { segments: 'QR-8.3.9.3b', price: 'QR-8.3.9.3b' },
  slingshot: { segments: 'QR-8.3.10a', price: 'QR-8.3.10b' },
};
export const priceRule = (kind: RouteKind): string => kindRule[kind].price;

/** Why the ship takes no such route now, wherever to. */
export function routerFault(state: OpenTable, ship: PlacedShip, kind: RouteKind): Rejection | undefined {
  const { name } = ship;
  if (classOf(ship).station)
    return refuse('no-drive', 'R-QR-41', `${name} is a station and is never in orbit. Order a ship.`);
  if (kind === 'follow-orbit') {
    const { moves, movementOver } = ship.activation;
    if (moves === 0 && !movementOver) return undefined;
    return enteredFault(ship) ?? refuse('moved', 'QR-8.2a', `${name} has had its movement. Order a ship that has not.`);
  }
  const held = ship.fullStop || driveState(ship) === 'none';
  if (held && orbitsOf(state, ship).length > 0) {
    const sentence = `The drive of ${name} does not run, so that it cannot leave its orbit. Let it follow the circle.`;
    return refuse('orbit-held', 'QR-8.3.9.2d', sentence);
  }
  return moverFault(ship, 'move-ship') ?? specialFault(ship);
}

/** The straight part before the arc, by itself. */
function approachFault(state: OpenTable, ship: PlacedShip, approach: Approach): Rejection | undefined {
  if (approach.distanceMils === 0) return undefined;
  const envelope = envelopeOf(state, ship);
  const fault = legFault(envelope, { ...approach, facingCdeg: approach.courseCdeg });
  if (fault === undefined) return undefined;
  const { rule, sentence } = legSentence[fault](ship.name, envelope);
  return refuse(fault, rule, sentence);
}

/** Why the approach does not lead to an orbit of that planet. */
function orbitFault(state: OpenTable, ship: PlacedShip, planet: Planet, command: RouteCommand): Rejection {
  const { name } = ship;
  const approach = approachOf(ship, command);
  if (command.kind === 'follow-orbit' || command.kind === 'leave-orbit')
    return refuse(
      'not-in-orbit',
      'QR-8.3.9.1a',
      `${name} is not in orbit of ${planet.name}: at most 3″ from its edge and facing along it. Move normally.`,
    );
  const gap = endGapMils(state, ship, planet, approach);
  if (gap > distances.orbitMils + distances.toleranceMils)
    return refuse(
      'too-far-from-planet',
      'QR-8.3.9.1a',
      `${name} would be ${inches(gap)} from ${planet.name}. An orbit begins at most 3″ from its edge.`,
    );
  const sentence = `${name} would not face along the circle about ${planet.name}. Come by it within 45° of the tangent.`;
  return refuse('not-tangential', 'R-QR-104', sentence);
}

/** The approach leads into the planet that the ship would circle. */
function hitsPlanet(state: OpenTable, ship: PlacedShip, planet: Planet, approach: Approach): Rejection | undefined {
  const path = terrainOnPath(state, ship.at, approachEnd(state, ship, approach));
  if (!path.some(({ shape }) => shape.id === planet.id)) return undefined;
  return refuse('hits-planet', 'QR-3.4.6b', `${ship.name} would fly into ${planet.name}. Approach it beside its edge.`);
}

/** Why it does not go so far round: at least one segment (QR-8.3.10c), at most what it can pay for. */
function segmentFault(ship: PlacedShip, { kind, segments }: RouteCommand): Rejection | undefined {
  const { most } = segmentLimits[kind];
  const rule = kindRule[kind];
  if (segments < 1)
    return refuse('too-few-segments', rule.segments, `${ship.name} goes at least 1 segment. Choose 1 to ${most}.`);
  if (segments > most)
    return refuse('too-many-segments', rule.price, `${ship.name} goes at most ${most} segments here. Choose fewer.`);
  const paid = mostSegments(ship, kind);
  if (segments <= paid) return undefined;
  const sentence = `${ship.name} is unmanned and cannot take Disorder for more segments. It goes at most ${paid}.`;
  return refuse('unmanned', 'R-QR-158', sentence);
}

function exitFault(state: OpenTable, ship: PlacedShip, orbit: Orbit, command: RouteCommand): Rejection | undefined {
  const exit = exitOf(command);
  if (exit === null || exit.distanceMils === 0) return undefined;
  const from = stopAfter(orbit, command.segments);
  const envelope = exitEnvelope(state, ship, from, approachOf(ship, command).distanceMils);
  const fault = legFault(envelope, exit);
  if (fault === undefined) return undefined;
  const { rule, sentence } = legSentence[fault](ship.name, envelope);
  return refuse(fault, rule, sentence);
}

/** R-QR-90: what enters a Distortion Field moves half the maximum, or to its edge; the arc counts for nothing. */
function distortionFault({ ship, met, baseMils }: RoutePlan): Rejection | undefined {
  const field = met.find(({ feature }) => terrainData[feature.kind].hazard.kind === 'half-move');
  if (field === undefined) return undefined;
  const limitMils = Math.max(maxMoveMils(ship, true), baseUsed(field));
  if (baseMils <= limitMils + distances.toleranceMils) return undefined;
  const terrain = field.feature;
  const sentence = `${terrain.name} holds ${ship.name} to ${inches(limitMils)} of its base move on this way. Move less.`;
  return refuse('distortion', 'QR-3.4.3b', sentence, { terrain: terrain.id, limitMils });
}

/** The orbit that the command leads to, or why there is none. */
export function orbitOfCommand(
  state: OpenTable,
  ship: PlacedShip,
  command: RouteCommand,
): { orbit: Orbit } | { reason: Rejection } {
  const planet = planetsOf(state).find(({ id }) => id === command.planet);
  if (planet === undefined)
    return { reason: refuse('no-planet', 'QR-8.3.9.1a', 'Only a planet on the table is orbited. Name one.') };
  const approach = approachOf(ship, command);
  const apart = approachFault(state, ship, approach) ?? hitsPlanet(state, ship, planet, approach);
  if (apart !== undefined) return { reason: apart };
  const orbit = orbitAfter(state, ship, planet, approach);
  if (orbit === undefined) return { reason: orbitFault(state, ship, planet, command) };
  if (command.kind !== 'enter-orbit' || approach.distanceMils > 0) return { orbit };
  const sentence = `${ship.name} is in orbit of ${planet.name} already. Let it follow the circle, or leave it.`;
  return { reason: refuse('in-orbit', 'R-QR-105', sentence) };
}

/** Why the ship may not take that route, or undefined. */
export function checkRoute(state: OpenTable, squadron: Squadron, command: RouteCommand): Rejection | undefined {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  const early = routerFault(state, ship, command.kind);
  if (early !== undefined) return early;
  const led = orbitOfCommand(state, ship, command);
  if ('reason' in led) return led.reason;
  const away = segmentFault(ship, command) ?? exitFault(state, ship, led.orbit, command);
  if (away !== undefined) return away;
  const plan = planRoute(state, ship, led.orbit, command);
  return (
    distortionFault(plan) ??
    endFault(state, plan, command.carry) ??
    ridersFault(state, ship, plan.carried, command.carry) ??
    barredFault(state, plan.carried, (rider) =>
      plan.ridden(rider).some(({ from, to, past }) => tokenBar(state, from, to, past) !== undefined),
    )
  );
}
