/** Whether a ship may jump, and where to: QR-4.6a, QR-8.3.5a, QR-11.6.3a, QR-11.6.16, R-QR-94, R-QR-99, R-QR-100. */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import type { Gate } from '../../../mechanics/blueprint-fleets/jumps/landing.ts';
import type { Point } from '../../ids.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import {
  actingFault,
  actingShip,
  enteredFault,
  specialFault,
  fittedSpaces,
  type PlacedShip,
  workingSpaces,
} from '../../ship/ships.ts';
import { settingFault, type SettingDown, standing } from '../../ship/clearance.ts';
import { isPlaced, onTable } from '../../../mechanics/blueprint-fleets/ships.ts';
import { baseRadiusMils, canJump, working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { activeBeacons, beaconRadiusMils } from '../beacons/control.ts';
import { isCloaked } from '../cloak/cloaking.ts';

const ARRIVAL = distances.jumpArrivalMils;

const isOpen = (ship: PlacedShip): boolean => working(ship, 'aperture-beacon') > 0 && !isCloaked(ship);

/** The beacons and the ships of its side that this ship can jump to (R-QR-99). */
export function gatesFor(state: OpenTable, ship: PlacedShip): readonly Gate[] {
  const beacons = activeBeacons(state, ship.seat).map(({ id, at }) => ({
    id,
    name: 'a beacon',
    at,
    reachMils: ARRIVAL + beaconRadiusMils,
    record: `beacon:${id}`,
  }));
  const ships = onTable(state, ship.seat)
    .filter((friend) => friend.id !== ship.id && isOpen(friend))
    .map((friend) => ({
      id: friend.id,
      name: friend.name,
      at: friend.at,
      reachMils: ARRIVAL + baseRadiusMils(friend) + baseRadiusMils(ship),
      record: `ship:${friend.id}`,
    }));
  return [...beacons, ...ships];
}

/** Why the ship makes no jump now, wherever to: the moment and the drive. A jump comes right before or right after the Standard Movement, with a working Hyperdrive. */
export function jumperFault(ship: PlacedShip): Rejection | undefined {
  const { name, activation } = ship;
  if (!canJump(ship)) {
    const sentence =
      ship.spaces.HY === undefined
        ? `${name} has no Hyperdrive. Let a ship with one jump.`
        : `The Hyperdrive of ${name} is offline. Repair it first.`;
    return refuse('no-hyperdrive', 'QR-4.6a', sentence);
  }
  if (activation.movementOver) {
    const sentence = `A jump comes right before or right after the move. ${name} has missed that moment.`;
    return enteredFault(ship) ?? refuse('too-late', 'R-QR-94', sentence);
  }
  return specialFault(ship);
}

/** QR-11.6.16e: the Matrix has to work, and needs power. */
function matrixFault(ship: PlacedShip): Rejection | undefined {
  const { name } = ship;
  if (fittedSpaces(ship, 'hyperspace-matrix').length === 0)
    return refuse('no-matrix', 'QR-11.6.16a', `${name} has no Hyperspace Matrix. It jumps to beacons only.`);
  if (workingSpaces(ship, 'hyperspace-matrix').length === 0)
    return refuse('matrix-offline', 'QR-11.6.16a', `The Hyperspace Matrix of ${name} is offline. Repair it first.`);
  if (working(ship, 'hyperspace-matrix') > 0) return undefined;
  return refuse(
    'no-power',
    'QR-11.6.16e',
    `${name} has no power for its Hyperspace Matrix. It needs a working Auxiliary Power Unit or two Reactors.`,
  );
}

/** Why the ship makes no jump by Matrix now, wherever to. */
export const matrixJumpFault = (ship: PlacedShip): Rejection | undefined => matrixFault(ship) ?? jumperFault(ship);

const LANDING: SettingDown = {
  edge: ['R-QR-223', 'Jump to a place wholly on the table.'],
  overlap: ['R-QR-99', 'Jump to a place clear of it.'],
  planet: 'allowed',
};

/** Why its base cannot be meant for that place (R-QR-223). */
export const landingFault = (state: OpenTable, ship: PlacedShip, at: Point): Rejection | undefined =>
  settingFault(state, ship, { at, radiusMils: baseRadiusMils(ship) }, standing(state, [ship.id]), LANDING);

const tooFar = (ship: PlacedShip, gate: Gate, at: Point): boolean =>
  distanceMils(gate.at, at) > gate.reachMils + distances.toleranceMils;

/** Why there is nothing to jump to under this id. */
function gateFault(state: OpenTable, ship: PlacedShip, id: string): Rejection {
  const friend = state.ships[id];
  if (friend !== undefined && friend.seat === ship.seat && friend.id !== ship.id && isPlaced(friend)) {
    const why = fittedSpaces(friend, 'aperture-beacon').length === 0 ? 'has no Aperture Beacon' : 'keeps it offline';
    return isCloaked(friend) && working(friend, 'aperture-beacon') > 0
      ? refuse(
          'gate-cloaked',
          'QR-11.6.3a',
          `${friend.name} is cloaked and opens no aperture. Jump to another beacon, or uncloak it first.`,
        )
      : refuse(
          'no-aperture',
          'QR-11.6.3a',
          `${friend.name} ${why}. Jump to an active beacon or to a ship that has one.`,
        );
  }
  return refuse(
    'no-beacon',
    'QR-8.3.5a',
    `That is no active beacon of your side. ${ship.name} jumps to one of your online beacons that is not jammed.`,
  );
}

/** Why the ship may not jump so, or undefined. */
export function checkJump(
  state: OpenTable,
  squadron: Squadron,
  command: CommandOf<'short-range-jump' | 'matrix-jump'>,
): Rejection | undefined {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  if (command.kind === 'matrix-jump') return matrixJumpFault(ship) ?? landingFault(state, ship, command.at);
  const early = jumperFault(ship);
  if (early !== undefined) return early;
  const gate = gatesFor(state, ship).find(({ id }) => id === command.to);
  if (gate === undefined) return gateFault(state, ship, command.to);
  if (tooFar(ship, gate, command.at)) {
    const sentence = `${ship.name} would end ${inches(distanceMils(gate.at, command.at))} from the middle of ${gate.name}. Its post ends within ${inches(gate.reachMils)} of it.`;
    return refuse('too-far', 'QR-8.3.5a', sentence, { to: gate.id });
  }
  return landingFault(state, ship, command.at);
}
