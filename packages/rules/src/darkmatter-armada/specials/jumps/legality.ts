/** Whether a ship may jump, and where to: DA-9.3.5a, DA-12.7.15a to DA-12.7.17a, R-DA-30, R-DA-80, R-DA-88, R-DA-89. */
import { distanceMils, overlaps } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { jammingOf } from '../../../mechanics/blueprint-fleets/beacons/active.ts';
import type { Gate } from '../../../mechanics/blueprint-fleets/jumps/landing.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import type { Portal, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { onTable } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { CommandOf } from '../../commands.ts';
import { distances, sizes } from '../../data/sizes.ts';
import type { Point, ShipId } from '../../ids.ts';
import { setDown, settingFault, standing } from '../../ship/clearance.ts';
import {
  actingFault,
  actingShip,
  enteredFault,
  fittedSpaces,
  type PlacedShip,
  specialFault,
} from '../../ship/ships.ts';
import { baseOf, baseRadiusMils, canJump, working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';

export const beaconRadiusMils = sizes.beaconDiameterMils / 2;
/** DA-5.2a, DA-5.4 */
export const { activeBeacons, isJammed } = jammingOf({
  radiusMils: beaconRadiusMils,
  contactMils: distances.contactMils,
});

/** The beacons and the uncloaked ships with an Aperture that this ship can jump to. */
export function gatesFor(state: OpenTable, ship: PlacedShip): readonly Gate[] {
  const beacons = activeBeacons(state, ship.seat).map(({ id, at }) => {
    const reachMils = distances.jumpArrivalMils + beaconRadiusMils;
    return { id, name: 'a beacon', at, reachMils, record: `beacon:${id}` };
  });
  const ships = onTable(state, ship.seat)
    .filter((friend) => friend.id !== ship.id && working(friend, 'hyperspace-aperture') > 0 && !friend.cloaked)
    .map(({ id, name, at }) => ({ id, name, at, reachMils: distances.jumpArrivalMils, record: `ship:${id}` }));
  return [...beacons, ...ships];
}

function driveFault(ship: PlacedShip): Rejection | undefined {
  if (canJump(ship)) return undefined;
  const state = ship.spaces.HY === undefined ? 'has no hyperdrive' : 'has lost its hyperdrive';
  return refuse('no-hyperdrive', 'DA-12.7.15a', `${ship.name} ${state}. Order a ship that has one.`);
}

/** Why the ship makes no jump now, wherever to: it takes the place of its movement. */
export function jumperFault(ship: PlacedShip): Rejection | undefined {
  const { name, activation } = ship;
  const early = driveFault(ship) ?? enteredFault(ship);
  if (early !== undefined) return early;
  if (activation.moves > 0 || activation.movementOver)
    return refuse(
      'moved',
      'R-DA-88',
      `${name} has moved, and a jump takes the place of its move. Jump in the next round.`,
    );
  return specialFault(ship);
}

export function matrixFault(ship: PlacedShip): Rejection | undefined {
  const { name } = ship;
  if (fittedSpaces(ship, 'hyperspace-matrix').length === 0)
    return refuse('no-matrix', 'DA-12.7.17a', `${name} has no Hyperspace Matrix. It jumps to beacons only.`);
  if (working(ship, 'hyperspace-matrix') > 0) return jumperFault(ship);
  return refuse('matrix-destroyed', 'DA-12.7.17a', `The Hyperspace Matrix of ${name} is destroyed. Jump to a beacon.`);
}

/** Why its base cannot be meant for that place. */
export const landingFault = (state: OpenTable, ship: PlacedShip, at: Point): Rejection | undefined =>
  settingFault(
    state,
    ship,
    { at, radiusMils: baseRadiusMils() },
    standing(state, [ship.id]),
    setDown('R-DA-91', 'Jump to a place wholly on the table.'),
  );

/** Why the ship may not jump so, or undefined. */
export function jumpFault(
  state: OpenTable,
  squadron: Squadron,
  command: CommandOf<'short-range-jump' | 'matrix-jump'>,
): Rejection | undefined {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  if (command.kind === 'matrix-jump') return matrixFault(ship) ?? landingFault(state, ship, command.at);
  const early = jumperFault(ship);
  if (early !== undefined) return early;
  const gate = gatesFor(state, ship).find(({ id }) => id === command.to);
  if (gate === undefined) {
    const sentence = `${ship.name} jumps to an own beacon that is online and not jammed, or to an uncloaked friend with a working Hyperspace Aperture. Name one.`;
    const named: string = command.to;
    return refuse('no-gate', state.ships[named] === undefined ? 'DA-9.3.5a' : 'DA-12.7.16', sentence);
  }
  const away = distanceMils(gate.at, command.at);
  if (away > gate.reachMils + distances.toleranceMils) {
    const sentence = `${ship.name} would end ${inches(away)} from the middle of ${gate.name}. Its post ends within ${inches(gate.reachMils)} of it.`;
    return refuse('too-far', 'DA-9.3.5a', sentence);
  }
  return landingFault(state, ship, command.at);
}

/** The side's own way out that the ship's base touches, the first by id. */
export function portalBeside(state: OpenTable, ship: PlacedShip): Portal | undefined {
  // Grown by the tolerance of contact, "overlaps" means "touches or overlaps".
  const radiusMils = sizes.portalDiameterMils / 2 + distances.contactMils + 1;
  return Object.values(state.portals)
    .filter((portal) => portal.seat === ship.seat && portal.entry === null)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .find(({ at }) => overlaps(baseOf(ship), { at, radiusMils }, 0));
}

/** Why the ship cannot engage its hyperdrive at a portal now (DA-9.3.4, R-DA-87). */
export function leavingFault(state: OpenTable, squadron: Squadron, id: ShipId): Rejection | undefined {
  const absent = actingFault(state, squadron, id);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, id);
  const early = driveFault(ship) ?? specialFault(ship);
  if (early !== undefined || portalBeside(state, ship) !== undefined) return early;
  const sentence = `${ship.name} touches no way out of its side. Open a portal in the Command Segment and move to it.`;
  return refuse('no-portal', 'DA-9.3.4', sentence);
}
