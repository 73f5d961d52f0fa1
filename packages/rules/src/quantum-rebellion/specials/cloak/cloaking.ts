/** Cloaks: who may switch them, when they drop, whom they hide (QR-8.3.3a, QR-11.6.10, R-QR-101). */
import type { Rejection } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import {
  actingFault,
  actingShip,
  specialFault,
  fittedSpaces,
  type PlacedShip,
  workingSpaces,
} from '../../ship/ships.ts';
import { working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import type { Ship } from '../../table.ts';
import type { ShipId } from '../../ids.ts';

export const isCloaked = (ship: Ship): boolean => ship.cloak === 'on';

/** QR-11.6.10d: the device has to work, and needs power. */
function deviceFault(ship: Ship): Rejection | undefined {
  const { name } = ship;
  if (fittedSpaces(ship, 'cloaking-device').length === 0)
    return refuse('no-cloak', 'QR-8.3.3a', `${name} has no Cloaking Device. Cloak a ship that has one.`);
  if (workingSpaces(ship, 'cloaking-device').length === 0)
    return refuse('cloak-offline', 'QR-8.3.3a', `The Cloaking Device of ${name} is offline. Repair it first.`);
  if (working(ship, 'cloaking-device') > 0) return undefined;
  return refuse(
    'no-power',
    'QR-11.6.10d',
    `${name} has no power for its Cloaking Device. It needs a working Auxiliary Power Unit or two Reactors.`,
  );
}

/** Why this ship cannot switch its cloak so now. */
export function switchFault(ship: PlacedShip, on: boolean): Rejection | undefined {
  const early = deviceFault(ship) ?? specialFault(ship);
  if (early !== undefined || on !== isCloaked(ship)) return early;
  const sentence = on
    ? `${ship.name} is cloaked already. It may switch its cloak off.`
    : `${ship.name} is not cloaked. It may switch its cloak on.`;
  return refuse('unchanged', 'QR-8.3.3a', sentence);
}

export function checkSwitch(
  state: OpenTable,
  squadron: Squadron,
  { kind, ship: id }: CommandOf<'engage-cloak' | 'disengage-cloak'>,
): Rejection | undefined {
  return actingFault(state, squadron, id) ?? switchFault(actingShip(state, id), kind === 'engage-cloak');
}

/** A ship under a cloak attacks nobody: QR-11.6.10b. */
export const cloakedAttacker = (ship: Ship): Rejection =>
  refuse('cloaked', 'QR-11.6.10b', `${ship.name} is cloaked and attacks nobody. Switch its cloak off first.`);

/** A ship under a cloak is no target of ships: QR-11.6.10a. */
export const cloakedTarget = (ship: Ship): Rejection =>
  refuse(
    'target-cloaked',
    'QR-11.6.10a',
    `${ship.name} is cloaked, so that no ship can attack it. Only fighters can; choose another target.`,
  );

/** Drops the cloak of a ship whose device or power has just gone: QR-11.6.10d. */
export function dropUnpowered(p: Procedure, shipId: ShipId): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || !isCloaked(ship) || working(ship, 'cloaking-device') > 0) return;
  const by = workingSpaces(ship, 'cloaking-device').length === 0 ? 'device' : 'power';
  p.emit({ kind: 'cloak-dropped', ship: shipId, by });
}

/** The end of the round, as the last of its markers: R-QR-178. */
export function fadeCloaks(p: Procedure): void {
  const ships = Object.values(p.state.ships).flatMap((ship) => (ship.cloak === 'fading' ? [ship.id] : []));
  if (ships.length > 0) p.emit({ kind: 'cloaks-faded', ships });
}
