/** Raising and lowering shields: QR-8.1.4a, QR-11.6.29a, R-QR-80. */
import { shieldsBy } from '../../../mechanics/blueprint-fleets/command/shields.ts';
import type { SpaceId } from '../../ids.ts';
import { fittedSpaces, type PlacedShip, workingSpaces } from '../../ship/ships.ts';

export const generatorsOf = (ship: PlacedShip): readonly SpaceId[] => workingSpaces(ship, 'shield-generator');

export const { shieldsFault, sampleShields } = shieldsBy<SpaceId, PlacedShip>({
  fitted: (ship) => fittedSpaces(ship, 'shield-generator'),
  working: generatorsOf,
  set: 'QR-8.1.4a',
  sameArc: 'QR-11.6.29a',
  unchanged: 'R-QR-80',
});
