/** Laying a beacon: QR-8.3.1a, QR-4.3a, R-QR-95, R-QR-230. */
import { firstFreeContact, inContact } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import { modules } from '../../data/modules.ts';
import { distances } from '../../data/sizes.ts';
import type { Point, SpaceId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../rejections.ts';
import { actingFault, actingShip, specialFault } from '../../ship/acting.ts';
import { onTheTable, planetUnder } from '../../ship/clearance.ts';
import { fittedSpaces, type PlacedShip, workingSpaces } from '../../ship/ships.ts';
import { baseOf } from '../../ship/stats.ts';
import type { State } from '../../state.ts';
import type { Squadron } from '../../table.ts';
import { beaconRadiusMils } from './active.ts';

const { effect } = modules['beacon-deployment'];
const STOCK = effect.kind === 'beacons' ? effect.stock : 0;

const left = (ship: PlacedShip, space: SpaceId): number => STOCK - (ship.spent[space] ?? 0);

/** Beacons that the ship's working modules still hold (QR-11.6.7a). */
export const stockOf = (ship: PlacedShip): number =>
  workingSpaces(ship, 'beacon-deployment').reduce((sum, space) => sum + left(ship, space), 0);

/** Why the ship lays no beacon now, wherever. */
export function layerFault(ship: PlacedShip): Rejection | undefined {
  const { name } = ship;
  if (ship.activation.special === 'deploy-beacon') {
    const sentence = `${name} has laid a beacon in this activation. It lays another in the next round.`;
    return refuse('beacon-laid', 'QR-4.3a', sentence);
  }
  const taken = specialFault(ship);
  if (taken !== undefined) return taken;
  if (fittedSpaces(ship, 'beacon-deployment').length === 0)
    return refuse(
      'no-layer',
      'QR-8.3.1a',
      `${name} has no Beacon Deployment module. Lay beacons with a ship that has.`,
    );
  if (workingSpaces(ship, 'beacon-deployment').length === 0)
    return refuse('layer-offline', 'QR-8.3.1a', `The Beacon Deployment module of ${name} is offline. Repair it first.`);
  if (stockOf(ship) > 0) return undefined;
  const sentence = `${name} has laid all ${STOCK} beacons of each working module. Lay them with another ship.`;
  return refuse('no-stock', 'QR-11.6.7a', sentence);
}

/** Why a beacon cannot lie there beside the ship. */
function spotFault(state: State, ship: PlacedShip, at: Point): Rejection | undefined {
  const base = { at, radiusMils: beaconRadiusMils };
  if (!inContact(base, baseOf(ship), distances.contactMils)) {
    const sentence = `The beacon would not touch ${ship.name}. Lay it edge to edge with the ship.`;
    return refuse('not-touching', 'R-QR-95', sentence);
  }
  if (!onTheTable(state, base))
    return refuse('off-table', 'R-QR-230', 'The beacon would reach over the table’s edge. Lay it on the table.');
  const planet = planetUnder(state, base);
  if (planet !== undefined)
    return refuse('on-planet', 'R-QR-230', `The beacon would lie on ${planet.name}. Lay it clear of the planet.`);
  return undefined;
}

/** Why the beacon may not be laid so, or undefined. */
export function checkDeploy(
  state: State,
  squadron: Squadron,
  command: CommandOf<'deploy-beacon'>,
): Rejection | undefined {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  return layerFault(ship) ?? spotFault(state, ship, command.at);
}

/** A place in contact with the ship, the nearest to the bearing where one is free; undefined where there is none. */
export const beaconSpot = (state: State, ship: PlacedShip, preferredCdeg: number): Point | undefined =>
  firstFreeContact(baseOf(ship), beaconRadiusMils, {
    preferredCdeg,
    blockers: [],
    fits: ({ at }) => spotFault(state, ship, at) === undefined,
  });

/** 'beacon-1', 'beacon-2', …: the first that is free. */
function freshId({ beacons }: State): string {
  let number = Object.keys(beacons).length + 1;
  while (beacons[`beacon-${number}`] !== undefined) number += 1;
  return `beacon-${number}`;
}

export function resolveDeploy(p: Procedure, { ship: id, at }: CommandOf<'deploy-beacon'>): void {
  const ship = actingShip(p.state, id);
  const space = workingSpaces(ship, 'beacon-deployment').find((each) => left(ship, each) > 0);
  if (space === undefined) throw new Error(`${id} has no beacon to lay`);
  p.emit({ kind: 'beacon-deployed', ship: id, beacon: freshId(p.state), space, at });
}
