/** Laying a beacon: QR-8.3.1a, QR-4.3a, R-QR-95, R-QR-230. */
import { distanceMils, firstFreeContact, inContact } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import { modules } from '../../data/modules.ts';
import { distances } from '../../data/sizes.ts';
import type { Point, SpaceId } from '../../ids.ts';
import { optionOf } from '../../table.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
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
import { type Base, onTheTable, planetUnder } from '../../ship/clearance.ts';
import { baseOf } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { freshBeaconId } from '../../../mechanics/blueprint-fleets/beacons/active.ts';
import { beaconRadiusMils } from './control.ts';

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

/** Edge to edge with the ship, or 3" from its post to the token's edge, as the match has it (R-QR-95, R-QR-06). */
const within3 = ({ match }: OpenTable): boolean => optionOf(match, 'beaconPlacement') === 'within-3';

/** How far from the ship's post the centre of the beacon may be. */
export function beaconRing(state: OpenTable, ship: PlacedShip): { minMils: number; maxMils: number } {
  if (within3(state)) return { minMils: 0, maxMils: distances.beaconMils + beaconRadiusMils };
  const ring = baseOf(ship).radiusMils + beaconRadiusMils;
  return { minMils: ring, maxMils: ring };
}

function distanceFault(state: OpenTable, ship: PlacedShip, base: Base): Rejection | undefined {
  const gap = distanceMils(ship.at, base.at) - base.radiusMils;
  if (within3(state) && gap > distances.beaconMils + distances.toleranceMils) {
    const sentence = `The beacon would lie ${inches(gap)} from ${ship.name}. Lay it at most 3″ away.`;
    return refuse('too-far', 'R-QR-95', sentence);
  }
  if (within3(state) || inContact(base, baseOf(ship), distances.contactMils)) return undefined;
  const sentence = `The beacon would not touch ${ship.name}. Lay it edge to edge with the ship.`;
  return refuse('not-touching', 'R-QR-95', sentence);
}

/** Why a beacon cannot lie there beside the ship. */
function spotFault(state: OpenTable, ship: PlacedShip, at: Point): Rejection | undefined {
  const base = { at, radiusMils: beaconRadiusMils };
  const apart = distanceFault(state, ship, base);
  if (apart !== undefined) return apart;
  if (!onTheTable(state, base))
    return refuse('off-table', 'R-QR-230', 'The beacon would reach over the table’s edge. Lay it on the table.');
  const planet = planetUnder(state, base);
  if (planet !== undefined)
    return refuse('on-planet', 'R-QR-230', `The beacon would lie on ${planet.name}. Lay it clear of the planet.`);
  return undefined;
}

/** Why the beacon may not be laid so, or undefined. */
export function checkDeploy(
  state: OpenTable,
  squadron: Squadron,
  command: CommandOf<'deploy-beacon'>,
): Rejection | undefined {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  return layerFault(ship) ?? spotFault(state, ship, command.at);
}

/** A place at that distance of the ship, the nearest to the bearing that is free; undefined where none is. */
export function beaconSpot(
  state: OpenTable,
  ship: PlacedShip,
  preferredCdeg: number,
  atMils = baseOf(ship).radiusMils + beaconRadiusMils,
): Point | undefined {
  // A search for contact with a base that has its edge just inside that distance.
  const around = { at: ship.at, radiusMils: atMils - beaconRadiusMils };
  const fits = ({ at }: Base) => spotFault(state, ship, at) === undefined;
  return firstFreeContact(around, beaconRadiusMils, { preferredCdeg, blockers: [], fits });
}

export function resolveDeploy(p: Procedure, { ship: id, at }: CommandOf<'deploy-beacon'>): void {
  const ship = actingShip(p.state, id);
  const space = workingSpaces(ship, 'beacon-deployment').find((each) => left(ship, each) > 0);
  if (space === undefined) throw new Error(`${id} has no beacon to lay`);
  p.emit({ kind: 'beacon-deployed', ship: id, beacon: freshBeaconId(p.state), space, at });
}
