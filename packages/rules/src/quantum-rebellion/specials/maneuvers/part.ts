/** Orbits, slingshots and pivots in the Movement segment: QR-8.3.9, QR-8.3.10, QR-11.6.20b, R-QR-94, R-QR-104 to R-QR-107, R-QR-109, R-QR-233 to R-QR-235. */
import type { Envelope, LegFault } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { maneuversBy } from '../../../mechanics/blueprint-fleets/orbit/part.ts';
import type { PivotRules } from '../../../mechanics/blueprint-fleets/orbit/pivot.ts';
import {
  baseUsed,
  type Met,
  type RiddenWay,
  type RoundRules,
  type RouteKind,
  type RoutePlan,
} from '../../../mechanics/blueprint-fleets/orbit/route.ts';
import { distances } from '../../data/sizes.ts';
import { terrain as terrainData } from '../../data/terrain.ts';
import type { ShipId } from '../../ids.ts';
import { endFault, legSentence, moverFault, tokenLeavesTable } from '../../phases/movement/legality.ts';
import { type Carried, envelopeOf, riding } from '../../phases/movement/plan.ts';
import { overTheEdge } from '../../phases/movement/resolve.ts';
import { strikeEach, tokenBar, tokenTrap, wreckIn } from '../../phases/movement/terrain.ts';
import type { Procedure } from '../../procedure.ts';
import { leaveTable } from '../../scenarios/ending.ts';
import { circles, type PlacedTerrain } from '../../ship/clearance.ts';
import {
  actingFault,
  classOf,
  enteredFault,
  hasCustomization,
  type PlacedShip,
  specialFault,
} from '../../ship/ships.ts';
import { driveState, maxMoveMils, unmanned, working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { SegmentPart } from '../../phases/activation/part.ts';

/** Terrain on the way, as this game's own record. */
type MetHere = Omit<Met, 'feature'> & { readonly feature: PlacedTerrain };
type PlanHere = Omit<RoutePlan, 'ship' | 'met'> & { readonly ship: PlacedShip; readonly met: readonly MetHere[] };

/** Why the ship takes no such route now, wherever to. */
function routerFault(state: OpenTable, ship: PlacedShip, kind: RouteKind): Rejection | undefined {
  const { name } = ship;
  if (classOf(ship).station)
    return refuse('no-drive', 'R-QR-41', `${name} is a station and is never in orbit. Order a ship.`);
  // At Full Stop, too, it goes along its circle (QR-8.3.9.2c, R-QR-106).
  if (kind === 'follow-orbit') {
    const { moves, movementOver } = ship.activation;
    if (moves === 0 && !movementOver) return undefined;
    return enteredFault(ship) ?? refuse('moved', 'QR-8.2a', `${name} has had its movement. Order a ship that has not.`);
  }
  const held = ship.fullStop || driveState(ship) === 'none';
  if (held && circles.orbitsOf(state, ship).length > 0) {
    const sentence = `The drive of ${name} does not run, so that it cannot leave its orbit. Let it follow the circle.`;
    return refuse('orbit-held', 'QR-8.3.9.2d', sentence);
  }
  return moverFault(ship, 'move-ship') ?? specialFault(ship);
}

/** R-QR-90: what enters a Distortion Field moves half the maximum, or to its edge; the arc counts for nothing. */
function distortionFault(_state: OpenTable, { ship, met, baseMils }: PlanHere): Rejection | undefined {
  const field = met.find(({ feature }) => terrainData[feature.kind].hazard.kind === 'half-move');
  if (field === undefined) return undefined;
  const limitMils = Math.max(maxMoveMils(ship, true), baseUsed(field));
  if (baseMils <= limitMils + distances.toleranceMils) return undefined;
  const terrain = field.feature;
  const sentence = `${terrain.name} holds ${ship.name} to ${inches(limitMils)} of its base move on this way. Move less.`;
  return refuse('distortion', 'QR-3.4.3b', sentence, { terrain: terrain.id, limitMils });
}

/** A rider is lost in the first trap on its way, or beyond the table's edge (R-QR-92). */
function riderArrives(p: Procedure, rider: Carried[number], ways: readonly RiddenWay[]): void {
  const traps = ways.map(({ from, to, past }) => tokenTrap(p.state, from, to, past));
  const trap = traps.find((each) => each !== undefined);
  if (p.state.fighters[rider.fighter]?.place !== 'table') return;
  if (trap !== undefined) wreckIn(p, rider.fighter, trap);
  else if (tokenLeavesTable(p.state, rider.to))
    p.emit({ kind: 'fighters-destroyed', fighters: [rider.fighter], cause: overTheEdge });
}

export const rounds: RoundRules = {
  circles,
  riding,
  ids: {
    'enter-orbit': { segments: 'QR-8.3.9.1b', price: 'QR-8.3.9.1c' },
    'follow-orbit': { segments: 'QR-8.3.9.2a', price: 'QR-8.3.9.2b' },
    'leave-orbit': { segments: 'QR-8.3.9.3b', price: 'QR-8.3.9.3b' },
    slingshot: { segments: 'QR-8.3.10a', price: 'QR-8.3.10b' },
    inOrbit: 'QR-8.3.9.1a',
    tangent: 'R-QR-104',
    stays: 'R-QR-105',
    collision: 'QR-3.4.6b',
    unmanned: 'R-QR-158',
  },
  actingFault,
  moverFault: routerFault,
  unmanned,
  // QR-11.4.8a
  price: (ship: PlacedShip, kind) => (kind === 'slingshot' && hasCustomization(ship, 'expert-navigators') ? 0 : 1),
  envelopeOf,
  // What the exit comes to is what is left of the base move (QR-8.3.10c), and may be nothing.
  leastMils: () => 0,
  legRefusal: ({ name }, envelope: Envelope, fault: LegFault) => {
    const { rule, sentence } = legSentence[fault](name, envelope);
    return refuse(fault, rule, sentence);
  },
  lengthFault: distortionFault,
  endFault,
  tokenBar,
  stopAt: (_state, ship, { feature, at }: MetHere, stretches) =>
    terrainData[feature.kind].hazard.kind === 'destroyed'
      ? { at, facingCdeg: (stretches.at(-1)?.to ?? ship).facingCdeg }
      : undefined,
  strikeEach: (p: Procedure, ship: ShipId, met: readonly MetHere[]) => strikeEach(p, ship, met),
  ridersHeld: (_state, _ship, _to, riders) => riders,
  riderArrives,
  leave: (p: Procedure, ship: ShipId) => leaveTable(p, ship, overTheEdge),
};

export const turning: PivotRules = {
  actingFault,
  toleranceCdeg: distances.toleranceCdeg,
  stationFault: (ship: PlacedShip) =>
    classOf(ship).station
      ? refuse('no-drive', 'R-QR-41', `${ship.name} is a station and never turns. Order a ship.`)
      : undefined,
  specialFault,
  hasThrusters: (ship: PlacedShip) => working(ship, 'maneuvering-thrusters') > 0,
  maxTurnCdeg: (ship: PlacedShip) => (ship.fullStop ? 9000 : 4500),
  thrusters: 'QR-11.6.20b',
  beforeMove: 'R-QR-109',
};

const maneuvers = maneuversBy(rounds, turning);
export const maneuverPart: SegmentPart = maneuvers.part;
export const { driftInOrbit } = maneuvers;
