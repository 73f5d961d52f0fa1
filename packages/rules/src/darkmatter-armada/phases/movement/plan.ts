/** What a move would do: how long it may be, where it ends, who rides along. Command, preview and offers share it. */
import {
  distanceMils as between,
  type Envelope,
  gapMils,
  type Leg,
  legEnd,
  normaliseCdeg,
  offset,
  type Point,
  passages,
} from '../../../geometry/table/index.ts';
import { keptUnder } from '../../../kernel/kept.ts';
import { type Carried, ridingBy } from '../../../mechanics/blueprint-fleets/movement/riders.ts';
import { entered, inTheWay, type Pose } from '../../../mechanics/open-table/index.ts';
import type { CommandOf } from '../../commands.ts';
import { turningCdeg } from '../../data/classes.ts';
import { distances } from '../../data/sizes.ts';
import type { FighterId, SpeedSetting } from '../../ids.ts';
import { orbitsOf, onTheTable, type PlacedTerrain, placedTerrain, standing, ground } from '../../ship/clearance.ts';
import { classOf, type PlacedShip } from '../../ship/ships.ts';
import { baseRadiusMils, driveState, touching } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { ridersHeld } from './held.ts';

export type ShipMove = CommandOf<'move-ship' | 'split-s'>;

/** Straight ahead by a fixed length, then about (DA-9.3.9a, R-DA-96). */
const splitSLeg = (ship: PlacedShip): Leg => ({
  courseCdeg: ship.facingCdeg,
  distanceMils: distances.splitSMils,
  facingCdeg: normaliseCdeg(ship.facingCdeg + 18_000),
});

/** Each ship has its own setting (DA-9.2.2d). DA-12.7.20a: one drive of two is not enough for more than Low. */
export const speedOf = (ship: PlacedShip): SpeedSetting => (driveState(ship) === 'half' ? 'low' : ship.speed);

/** DA-9.2.2a, DA-9.2.2b, DA-9.2.2c, in halves of MV. */
const halves: Readonly<Record<SpeedSetting, readonly [least: number, most: number]>> = {
  low: [0, 1],
  medium: [1, 2],
  high: [2, 3],
};

export interface Band {
  readonly minMils: number;
  readonly maxMils: number;
}

export function bandOf(ship: PlacedShip): Band {
  const [least, most] = halves[speedOf(ship)];
  const half = classOf(ship).moveMils / 2;
  return { minMils: least * half, maxMils: most * half };
}

/** A ship in orbit leaves it by moving at all: it does not hold its place there (DA-9.3.10.2, R-DA-170). */
const LEAVES_ORBIT_MILS = 20;

/** The least of a plain move. */
export const leastMove = (state: OpenTable, ship: PlacedShip): number =>
  Math.max(bandOf(ship).minMils, orbitsOf(state, ship).length > 0 ? LEAVES_ORBIT_MILS : 0);

/** DA-9.2.1, DA-9.2.6; without a drive a rotation and no more (DA-12.7.20b). */
export function envelopeOf(ship: PlacedShip): Envelope {
  const { at: from, facingCdeg } = ship;
  const { template } = classOf(ship);
  // Written out: each move asks for it several times, and copies by `...` are dear.
  if (template === null || driveState(ship) === 'none') {
    const restingTurnCdeg = template === null ? 0 : 4500;
    return { from, facingCdeg, finalTurnCdeg: 4500, turningArcCdeg: 0, minMils: 0, maxMils: 0, restingTurnCdeg };
  }
  const { minMils, maxMils } = bandOf(ship);
  const turningArcCdeg = 2 * turningCdeg[template][speedOf(ship)];
  return { from, facingCdeg, finalTurnCdeg: 4500, turningArcCdeg, minMils, maxMils };
}

/** What a plain move may be, the least of a ship in orbit included. */
export function moveEnvelope(state: OpenTable, ship: PlacedShip): Envelope {
  const envelope = envelopeOf(ship);
  return envelope.maxMils === 0 ? envelope : { ...envelope, minMils: leastMove(state, ship) };
}

/** How much of a way lies in distortion fields, where each inch counts twice (R-DA-75). */
export const distortedMils = (state: OpenTable, from: Point, to: Point): number =>
  passages(
    from,
    to,
    placedTerrain(state).filter(({ kind }) => kind === 'distortion-field'),
  ).reduce((sum, { insideMils }) => sum + insideMils, 0);

export interface MovePlan {
  readonly ship: PlacedShip;
  readonly courseCdeg: number;
  /** What was ordered, and what it counts for. */
  readonly distanceMils: number;
  readonly costMils: number;
  readonly facingCdeg: number;
  /** Where it ends: touching the planet that it runs into, if any. */
  readonly to: Point;
  readonly planet: PlacedTerrain | undefined;
  readonly leavesTable: boolean;
  /** Undefined where a token that was to ride along finds no room. */
  readonly carried: Carried | undefined;
}

const STEP_MILS = 10;

/** The last place before the planet where the base is clear of it and of every other base (R-DA-76). */
export function stopBefore(
  state: OpenTable,
  ship: PlacedShip,
  { from, courseCdeg, reachMils }: { readonly from: Point; readonly courseCdeg: number; readonly reachMils: number },
  planet: PlacedTerrain,
): Point | undefined {
  const others = standing(state, [ship.id]);
  const radiusMils = baseRadiusMils();
  const clear = (at: Point) => gapMils(planet, at) >= radiusMils && inTheWay({ at, radiusMils }, others) === undefined;
  for (let mils = reachMils; mils > 0; mils -= STEP_MILS) {
    const at = offset(from, courseCdeg, mils);
    if (clear(at)) return at;
  }
  return undefined;
}

/** Works out the move; whether it is legal is judged in `legality.ts`. */
export function planMove(state: OpenTable, ship: PlacedShip, command: ShipMove): MovePlan {
  const leg = command.kind === 'split-s' ? splitSLeg(ship) : command;
  const { courseCdeg, distanceMils, facingCdeg } = leg;
  const pathEnd = legEnd(envelopeOf(ship), leg);
  const met = entered(ship.at, pathEnd, placedTerrain(state)).find(({ shape }) => shape.kind === 'planet');
  const stopped = ({ shape, enterMils: reachMils }: NonNullable<typeof met>) =>
    stopBefore(state, ship, { from: ship.at, courseCdeg, reachMils }, shape) ?? ship.at;
  const to = met === undefined ? pathEnd : stopped(met);
  const stays = distanceMils === 0 && facingCdeg === ship.facingCdeg;
  return {
    ship,
    courseCdeg,
    distanceMils,
    costMils: distanceMils + distortedMils(state, ship.at, pathEnd),
    facingCdeg,
    to,
    planet: met?.shape,
    leavesTable: met === undefined && !onTheTable(state, { at: to, radiusMils: baseRadiusMils() }),
    carried: stays ? [] : carriedTo(state, ship, { at: to, facingCdeg }, command.carry),
  };
}

/** Where riders end: beside the ship, or at the edge of a distortion field that it enters (R-DA-75). */
function carriedTo(state: OpenTable, ship: PlacedShip, to: Pose, carry: readonly FighterId[]): Carried | undefined {
  const seated = placeCarried(state, ship, to, carry);
  const riders = (seated ?? []).map((rider) => ({ rider, ways: [{ ...rider, past: undefined }] }));
  return seated && ridersHeld(state, ship, to.at, riders).map(({ rider }) => rider);
}

const plans = keptUnder<OpenTable, ShipMove, MovePlan>();

/** The plan of an order as it was given, worked out once for its check and for its course. */
export const planOf = (state: OpenTable, ship: PlacedShip, command: ShipMove): MovePlan =>
  plans(state, command, () => planMove(state, ship, command));

/** How far the ship has really gone by this plan. */
export const goneMils = ({ ship, to, planet, distanceMils }: MovePlan): number =>
  planet === undefined ? distanceMils : between(ship.at, to);

export const riding = ridingBy({
  ground,
  touching,
  ride: 'DA-9.2.7',
  planet: 'DA-4.5',
});
export const { carriable, legOffered, placeCarried, ridersFault, barredFault } = riding;
