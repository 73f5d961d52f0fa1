/** Raising and lowering shields: DA-9.1.5, DA-12.7.34. */
import { shieldsBy } from '../../../mechanics/blueprint-fleets/command/shields.ts';
import type { SpaceId } from '../../ids.ts';
import { fittedSpaces, type PlacedShip, workingSpaces } from '../../ship/ships.ts';

export const generatorsOf = (ship: PlacedShip): readonly SpaceId[] => workingSpaces(ship, 'shield-generator');

export const { shieldsFault, sampleShields } = shieldsBy<SpaceId, PlacedShip>({
  fitted: (ship) => fittedSpaces(ship, 'shield-generator'),
  working: generatorsOf,
  set: 'DA-9.1.5',
  sameArc: 'DA-12.7.34',
  unchanged: 'DA-9.1.5',
});
