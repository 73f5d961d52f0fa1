/** Finding ships and what is fitted in them. */
import { classes, type ShipClass } from '../data/classes.ts';
import { type CustomizationId, type ModuleId, type MountId, type SpaceId, mountIds, type ShipId } from '../ids.ts';
import {
  type FittedWeapon as FittedWeaponIn,
  fittingsOf,
  type WeaponIn,
} from '../../mechanics/blueprint-fleets/fittings.ts';
import type { Placed } from '../../mechanics/blueprint-fleets/ships.ts';
import type { Ship, Space } from '../table.ts';
import * as acting from '../../mechanics/blueprint-fleets/acting.ts';
import type { Squadron } from '../../mechanics/blueprint-fleets/records.ts';
import type { OpenTable } from '../state.ts';

export const classOf = (ship: Ship): ShipClass => classes[ship.class];

/** A ship on the table, and where. */
export type PlacedShip = Placed<Ship>;

/** Built so for the whole game: a Compromised ship keeps it (QR-11.4a, R-QR-47). */
export const hasCustomization = (ship: Ship, id: CustomizationId): boolean => ship.customizations.includes(id);

export type Weapon = WeaponIn<Space>;
export type FittedWeapon = FittedWeaponIn<MountId, Space>;

export const { fittedSpaces, workingSpaces, coreWorks, weaponsOf } = fittingsOf<ModuleId, SpaceId, MountId, Space>(
  mountIds,
);

export { actingShip } from '../../mechanics/blueprint-fleets/acting.ts';
export const actingFault = (state: OpenTable, squadron: Squadron, id: ShipId) =>
  acting.actingFault('QR-8.0c', state, squadron, id);
export const enteredFault = (ship: PlacedShip) => acting.enteredFault('R-QR-72', ship);
export const specialFault = (ship: PlacedShip) => acting.specialFault('QR-8.3a', ship);
