/** What a movement order would do: where it ends and who rides along. Command, preview and offers share it. */
import { type Envelope, legEnd, normaliseCdeg, offset } from '../../../geometry/table/index.ts';
import type { CommandOf } from '../../commands.ts';
import { keptUnder } from '../../../kernel/kept.ts';
import { terrain as terrainData } from '../../data/terrain.ts';
import type { EventOf } from '../../events.ts';
import type { Point } from '../../ids.ts';
import { onTheTable, type PlacedTerrain, terrainAt, ground, orbitsOf } from '../../ship/clearance.ts';
import { classOf, type PlacedShip } from '../../ship/ships.ts';
import { baseRadiusMils, maxMoveMils, touching } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { enteredOnPath } from './terrain.ts';
import { type Carried, ridingBy } from '../../../mechanics/blueprint-fleets/movement/riders.ts';

export type ShipMove = CommandOf<'move-ship' | 'full-thrust' | 'split-s'>;

export interface MovePlan {
  readonly ship: PlacedShip;
  readonly how: EventOf<'ship-moved'>['how'];
  readonly courseCdeg: number;
  readonly distanceMils: number;
  readonly facingCdeg: number;
  /** Where the path leads … */
  readonly pathEnd: Point;
  /** … and where it ends: at the edge of the planet that it enters, if any. */
  readonly to: Point;
  readonly planet: PlacedTerrain | undefined;
  readonly leavesTable: boolean;
  /** Undefined where a token that was to ride along finds no room. */
  readonly carried: Carried | undefined;
}

const halvesMove = (terrain: PlacedTerrain): boolean => terrainData[terrain.kind].hazard.kind === 'half-move';

/** The longest move now; half of it for a ship that begins in a Distortion Field (R-QR-90). */
export const moveLimitMils = (state: OpenTable, ship: PlacedShip): number =>
  maxMoveMils(ship, terrainAt(state, ship.at).some(halvesMove));

/** A ship in orbit leaves it by moving at all; it does not hold its place there (QR-8.3.9.2a, R-QR-233). */
const LEAVES_ORBIT_MILS = 20;

const shortestMove = (state: OpenTable, ship: PlacedShip): number =>
  ship.activation.moves === 0 && orbitsOf(state, ship).length > 0 ? LEAVES_ORBIT_MILS : 0;

/** What one Standard Movement of the ship may be: QR-8.2.1a, QR-8.2.2a-b. */
export const envelopeOf = (state: OpenTable, ship: PlacedShip): Envelope => ({
  from: ship.at,
  facingCdeg: ship.facingCdeg,
  turningArcCdeg: classOf(ship).turningArcCdeg,
  minMils: shortestMove(state, ship),
  maxMils: moveLimitMils(state, ship),
  finalTurnCdeg: 4500,
});

/** R-QR-90: a move that enters a Distortion Field is held to half the maximum, or to the field's edge. */
export function distortionLimit(
  state: OpenTable,
  ship: PlacedShip,
  pathEnd: Point,
): { field: PlacedTerrain; limitMils: number } | undefined {
  const first = enteredOnPath(state, ship.at, pathEnd).find(({ shape }) => halvesMove(shape));
  if (first === undefined) return undefined;
  return { field: first.shape, limitMils: Math.max(maxMoveMils(ship, true), first.enterMils) };
}

/** R-QR-103: half the maximum straight ahead, then about. */
export function splitSLeg(ship: PlacedShip) {
  return {
    courseCdeg: ship.facingCdeg,
    distanceMils: maxMoveMils(ship, true),
    facingCdeg: normaliseCdeg(ship.facingCdeg + 18_000),
  };
}

/** Works out the move; whether it is legal is judged in `legality.ts`. */
export function planMove(state: OpenTable, ship: PlacedShip, command: ShipMove): MovePlan {
  const leg = command.kind === 'split-s' ? splitSLeg(ship) : command;
  const { courseCdeg, distanceMils } = leg;
  const pathEnd = legEnd(envelopeOf(state, ship), leg);
  const planetMet = enteredOnPath(state, ship.at, pathEnd).find(({ shape }) => shape.kind === 'planet');
  const to = planetMet === undefined ? pathEnd : offset(ship.at, courseCdeg, planetMet.enterMils);
  const facingCdeg = distanceMils === 0 && command.kind !== 'split-s' ? ship.facingCdeg : leg.facingCdeg;
  const stays = distanceMils === 0 && facingCdeg === ship.facingCdeg;
  return {
    ship,
    how: command.kind === 'move-ship' ? 'standard' : command.kind,
    courseCdeg,
    distanceMils,
    facingCdeg,
    pathEnd,
    to,
    planet: planetMet?.shape,
    leavesTable: planetMet === undefined && !onTheTable(state, { at: to, radiusMils: baseRadiusMils(ship) }),
    carried: stays ? [] : placeCarried(state, ship, { at: to, facingCdeg }, command.carry),
  };
}

const plans = keptUnder<OpenTable, ShipMove, MovePlan>();

/** The plan of an order as it was given, worked out once for its check and for its course. */
export const planOf = (state: OpenTable, ship: PlacedShip, command: ShipMove): MovePlan =>
  plans(state, command, () => planMove(state, ship, command));

export type { Carried };
/** Tokens of its side in contact with the ship, whatever their squadron, may ride along (QR-8.4.6.3a). */
export const riding = ridingBy({
  ground,
  touching,
  ride: 'R-QR-86',
  planet: 'QR-3.4.6c',
});
export const { carriable, legOffered, placeCarried, ridersFault, barredFault } = riding;
