/** Automated Repair: DA-12.7.3, DA-12.7.7a, R-DA-150; each working module repairs once in an activation (R-DA-24). */
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { SpaceId } from '../../ids.ts';
import { type PlacedShip, workingSpaces } from '../../ship/ships.ts';
import type { Space } from '../../table.ts';

const isCargo = ({ fitted }: Space): boolean =>
  (fitted?.kind === 'module' && fitted.module === 'cargo-space') ||
  (fitted?.kind === 'fixed' && fitted.module === 'hold');

/** Locations that a critical hit has destroyed or struck, cargo aside. */
export const repairable = (ship: PlacedShip): readonly SpaceId[] =>
  (Object.entries(ship.spaces) as [SpaceId, Space][]).flatMap(([id, space]) =>
    space.fitted !== null && !isCargo(space) && (space.condition === 'destroyed' || space.struck === true) ? [id] : [],
  );

/** A module that has not repaired anything in this activation. */
export const repairerOf = (ship: PlacedShip): SpaceId | undefined =>
  workingSpaces(ship, 'automated-repair').find((space) => !ship.activation.repairers.includes(space));

export function repairFault(ship: PlacedShip, space: SpaceId): Rejection | undefined {
  const { name } = ship;
  if (workingSpaces(ship, 'automated-repair').length === 0)
    return refuse(
      'no-repair',
      'DA-12.7.3',
      `${name} has no working Automated Repair. Repair with a ship that has one.`,
    );
  if (repairerOf(ship) === undefined)
    return refuse('repaired', 'R-DA-150', `The Automated Repair of ${name} has done its work in this activation.`);
  const held = ship.spaces[space];
  if (held !== undefined && isCargo(held))
    return refuse(
      'cargo',
      'DA-12.7.7a',
      `${space} of ${name} holds cargo, which is not repaired. Choose another location.`,
    );
  if (repairable(ship).includes(space)) return undefined;
  return refuse('not-damaged', 'DA-12.7.3', `${space} of ${name} is not damaged. Choose a location that is.`);
}
