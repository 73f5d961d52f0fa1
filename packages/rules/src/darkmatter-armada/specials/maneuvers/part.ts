/**
 * Orbits, slingshots and pivots in the Movement Segment (R-DA-80, R-DA-170): entering orbit DA-9.3.10.1a, DA-9.3.10.1b, staying DA-9.3.10.2, leaving DA-9.3.10.3, the
 * Gravitational Slingshot DA-9.3.12, all by R-DA-97 to R-DA-99; pivots DA-12.7.21, R-DA-101.
 */
import { bearingCdeg, distanceMils, type LegFault, type Envelope } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { maneuversBy } from '../../../mechanics/blueprint-fleets/orbit/part.ts';
import type { PivotRules } from '../../../mechanics/blueprint-fleets/orbit/pivot.ts';
import type {
  Met,
  RiddenWay,
  RoundRules,
  RouteKind,
  RoutePlan,
} from '../../../mechanics/blueprint-fleets/orbit/route.ts';
import { inTheWay, type Pose, type RoundStretch } from '../../../mechanics/open-table/index.ts';
import { distances } from '../../data/sizes.ts';
import type { ShipId } from '../../ids.ts';
import { endFault, longFault, moverFault, tooShort, turnRefusals } from '../../phases/movement/legality.ts';
import { bandOf, distortedMils, envelopeOf, riding, speedOf, stopBefore } from '../../phases/movement/plan.ts';
import { ridersHeld } from '../../phases/movement/held.ts';
import { overTheEdge, tokenArrives } from '../../phases/movement/resolve.ts';
import { riderBar, strikeEach } from '../../phases/movement/terrain.ts';
import type { Procedure } from '../../procedure.ts';
import { leaveTable } from '../../scenarios/ending.ts';
import { circles, type PlacedTerrain, standing, tape } from '../../ship/clearance.ts';
import {
  actingFault,
  classOf,
  enteredFault,
  hasCustomization,
  type PlacedShip,
  specialFault,
} from '../../ship/ships.ts';
import { baseRadiusMils, driveState, working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { SegmentPart } from '../../phases/activation/part.ts';

/** Terrain on the way, as this game's own record. */
type MetHere = Omit<Met, 'feature'> & { readonly feature: PlacedTerrain };
type PlanHere = Omit<RoutePlan, 'ship' | 'met'> & { readonly ship: PlacedShip; readonly met: readonly MetHere[] };

/** Why the ship takes no such route now, wherever to. */
function routerFault(_state: OpenTable, ship: PlacedShip, kind: RouteKind): Rejection | undefined {
  const { name } = ship;
  if (driveState(ship) === 'absent')
    return refuse('no-drive', 'R-DA-151', `${name} is a station and is never in orbit. Order a ship.`);
  if (driveState(ship) === 'none')
    return refuse(
      'no-drive',
      'R-DA-151',
      `${name} has no working Main Drive and goes round no planet. Repair it first.`,
    );
  const held = kind === 'enter-orbit' ? 'DA-9.3.10.1a' : 'DA-9.3.10.2';
  if ((kind === 'enter-orbit' || kind === 'follow-orbit') && speedOf(ship) !== 'low')
    return refuse('too-fast', held, `${name} is in orbit at Low speed only. Set its speed in the Command Segment.`);
  if (kind !== 'follow-orbit') return moverFault(ship) ?? specialFault(ship);
  // To stay is the movement, and no special action (R-DA-98).
  const { moves, movementOver } = ship.activation;
  if (moves === 0 && !movementOver) return undefined;
  return enteredFault(ship) ?? refuse('moved', 'DA-9.2.4', `${name} has moved in this activation. Order another ship.`);
}

/** Approach and exit together keep to the speed, each inch in a distortion field counted twice (R-DA-75, R-DA-99). */
function lengthFault(state: OpenTable, { ship, how, stretches, baseMils, planet }: PlanHere): Rejection | undefined {
  if (how === 'follow-orbit') return undefined;
  const straight = stretches.filter(({ arc }) => !arc);
  const costMils = straight.reduce((sum, { from, to }) => sum + distortedMils(state, from, to.at), baseMils);
  const long = longFault({ ship, costMils, distanceMils: baseMils });
  const { minMils } = bandOf(ship);
  if (long !== undefined || planet !== undefined || costMils >= minMils - tape.distanceMils) return long;
  return tooShort(ship, minMils);
}

/** The last clear place before a planet, back along the way that the ship has come (R-DA-76). */
function stopAt(
  state: OpenTable,
  ship: PlacedShip,
  met: MetHere,
  stretches: readonly RoundStretch[],
): Pose | undefined {
  const { feature, stretch: last } = met;
  if (feature.kind !== 'planet') return undefined;
  const radiusMils = baseRadiusMils();
  const come = stretches.slice(0, stretches.indexOf(last) + 1).reverse();
  for (const { from, to, arc } of come) {
    const reachMils = to === last.to ? met.enterMils : distanceMils(from, to.at);
    const way = { from, courseCdeg: bearingCdeg(from, to.at), reachMils };
    const at = stopBefore(state, ship, way, feature);
    if (at !== undefined) return { at, facingCdeg: to.facingCdeg };
    // A ship that leaves the circle into the planet stays where it would have left it.
    const leaving = !arc && to === last.to;
    if (leaving && inTheWay({ at: from, radiusMils }, standing(state, [ship.id])) === undefined)
      return { at: from, facingCdeg: to.facingCdeg };
  }
  return { at: ship.at, facingCdeg: ship.facingCdeg };
}

function legRefusal(ship: PlacedShip, { maxMils, facingCdeg, minMils }: Envelope, fault: LegFault): Rejection {
  if (fault === 'outside-turning-arc' || fault === 'final-facing') return turnRefusals[fault](ship, facingCdeg);
  if (fault === 'too-short') return tooShort(ship, minMils);
  const sentence = `${ship.name} has ${inches(maxMils)} of its move for this part of its way. Choose a shorter one.`;
  return refuse('too-long', 'DA-9.2.4', sentence, { maxMils });
}

export const rounds: RoundRules = {
  circles,
  riding,
  ids: {
    'enter-orbit': { segments: 'DA-9.3.10.1a', price: 'DA-9.3.10.1b' },
    'follow-orbit': { segments: 'DA-9.3.10.2', price: 'DA-9.3.10.2' },
    'leave-orbit': { segments: 'DA-9.3.10.3', price: 'DA-9.3.10.3' },
    slingshot: { segments: 'DA-9.3.12', price: 'DA-9.3.12' },
    inOrbit: 'DA-9.3.10.1a',
    tangent: 'R-DA-97',
    stays: 'R-DA-98',
    collision: 'R-DA-170',
    // Every ship here has a crew.
    unmanned: 'R-DA-98',
  },
  actingFault,
  moverFault: routerFault,
  unmanned: () => false,
  // Expert Navigators take one off for a slingshot (DA-12.4.6).
  price: (ship: PlacedShip, kind) => (kind === 'slingshot' && hasCustomization(ship, 'expert-navigators') ? 0 : 1),
  envelopeOf: (_state, ship: PlacedShip) => envelopeOf(ship),
  leastMils: (ship: PlacedShip) => bandOf(ship).minMils,
  legRefusal,
  lengthFault,
  endFault,
  tokenBar: riderBar,
  stopAt,
  strikeEach: (p: Procedure, ship: ShipId, met: readonly MetHere[]) => strikeEach(p, ship, met),
  ridersHeld,
  riderArrives: (p: Procedure, { fighter }, ways: readonly RiddenWay[]) => tokenArrives(p, fighter, ways),
  leave: (p: Procedure, ship: ShipId) => leaveTable(p, ship, overTheEdge),
};

/** A ship without a drive turns as well (R-DA-101, R-DA-151). */
export const turning: PivotRules = {
  actingFault,
  toleranceCdeg: distances.toleranceCdeg,
  stationFault: (ship: PlacedShip) =>
    classOf(ship).station
      ? refuse('no-drive', 'R-DA-151', `${ship.name} is a station and never turns. Order a ship.`)
      : undefined,
  specialFault,
  hasThrusters: (ship: PlacedShip) => working(ship, 'maneuvering-thrusters') > 0,
  maxTurnCdeg: (ship: PlacedShip) => (speedOf(ship) === 'low' ? 9000 : 4500),
  thrusters: 'DA-12.7.21',
  beforeMove: 'R-DA-101',
};

const maneuvers = maneuversBy(rounds, turning);
export const maneuverPart: SegmentPart = maneuvers.part;
export const { driftInOrbit } = maneuvers;
