/** A move for a ship that has to move and has no order, and moves drawn by chance (DA-9.2.3a, R-DA-71, R-DA-164). */
import type { Random } from '../../../kernel/contract.ts';
import { normaliseCdeg, offset } from '../../../geometry/table/index.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { randomLeg } from '../../../mechanics/open-table/index.ts';
import { onTheTable } from '../../ship/clearance.ts';
import { actingShip, type PlacedShip } from '../../ship/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import { inConvoy, overExitEdge } from '../../scenarios/ending.ts';
import type { OpenTable } from '../../state.ts';
import type { ShipId } from '../../ids.ts';
import { carriable, bandOf, envelopeOf, leastMove, moveEnvelope, planMove, type ShipMove } from './plan.ts';
import { checkShipMove } from './legality.ts';

const STEP_MILS = 250;
type Leg = Extract<ShipMove, { kind: 'move-ship' }>;

const ahead = (ship: PlacedShip, turnCdeg: number, distanceMils: number): Leg => {
  const courseCdeg = normaliseCdeg(ship.facingCdeg + turnCdeg);
  const facingCdeg = distanceMils === 0 ? ship.facingCdeg : courseCdeg;
  return { kind: 'move-ship', ship: ship.id, courseCdeg, distanceMils, facingCdeg, carry: [] };
};

/** From straight ahead outwards to either side, from the shortest way on. */
function* legs(state: OpenTable, ship: PlacedShip): Generator<Leg> {
  const most = Math.floor(envelopeOf(ship).turningArcCdeg / 2);
  const { maxMils } = bandOf(ship);
  for (let turn = 0; turn <= most; turn += 500)
    for (const side of turn === 0 ? [0] : [turn, -turn])
      for (let mils = leastMove(state, ship); mils <= maxMils; mils += STEP_MILS) yield ahead(ship, side, mils);
}

/** Shorter ones, for a ship whose way is taken or leads through a distortion field. */
function* shortLegs(ship: PlacedShip): Generator<Leg> {
  for (let mils = bandOf(ship).minMils; mils > 0; mils -= STEP_MILS) yield ahead(ship, 0, mils);
  yield ahead(ship, 0, 0);
}

/** The way ends over the edge, unless a planet stops it before; a freighter of a convoy may mean to go there (DA-15.4a). */
const leavesBy = (state: OpenTable, ship: PlacedShip, { courseCdeg, distanceMils }: Leg): boolean =>
  !inConvoy(state, ship) &&
  !onTheTable(state, { at: offset(ship.at, courseCdeg, distanceMils), radiusMils: baseRadiusMils() });

/** The move ends in a planet or off the table, which is the end of all but a freighter of a convoy at its edge (DA-15.4a). */
function isLost(state: OpenTable, ship: PlacedShip, order: ShipMove): boolean {
  const { leavesTable, planet, to } = planMove(state, ship, order);
  if (planet !== undefined) return true;
  return leavesTable && !(inConvoy(state, ship) && overExitEdge(state, ship, to));
}

/** The shortest and straightest legal move; one that the ship survives if there is any. */
export function driftAhead(state: OpenTable, squadron: Squadron, ship: PlacedShip): ShipMove | undefined {
  let lost: ShipMove | undefined;
  for (const order of [...legs(state, ship), ...shortLegs(ship)]) {
    // One way to be lost is enough: another that leads off the table is not looked at.
    if (lost !== undefined && leavesBy(state, ship, order)) continue;
    if (checkShipMove(state, squadron, order) !== undefined) continue;
    if (!isLost(state, ship, order)) return order;
    lost ??= order;
  }
  return lost;
}

/** Any legal move that keeps the ship; the longer ones no less likely than the short. */
export function sampleMove(state: OpenTable, squadron: Squadron, id: ShipId, random: Random): ShipMove {
  const ship = actingShip(state, id);
  const all = carriable(state, ship).map((fighter) => fighter.id);
  for (let attempt = 0; attempt < 24; attempt++) {
    const leg = randomLeg(moveEnvelope(state, ship), random);
    const order: ShipMove = { kind: 'move-ship', ship: id, ...leg, carry: attempt % 2 === 0 ? all : [] };
    if (checkShipMove(state, squadron, order) !== undefined) continue;
    if (!isLost(state, ship, order)) return order;
  }
  const drift = driftAhead(state, squadron, ship);
  if (drift === undefined) throw new Error(`${ship.name} is offered a move and has none`);
  return drift;
}
