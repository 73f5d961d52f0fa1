/** Finding ships and what is fitted in them. */
import {
  type FittedWeapon as FittedWeaponIn,
  fittingsOf,
  type WeaponIn,
} from '../../mechanics/blueprint-fleets/fittings.ts';
import type { Placed } from '../../mechanics/blueprint-fleets/ships.ts';
import { classes, mountIds, type ShipClass } from '../data/classes.ts';
import type { CustomizationId, ModuleId, MountId, SpaceId, ShipId } from '../ids.ts';
import type { Ship, Space } from '../table.ts';
import * as acting from '../../mechanics/blueprint-fleets/acting.ts';
import type { Squadron } from '../../mechanics/blueprint-fleets/records.ts';
import type { OpenTable } from '../state.ts';

export const classOf = (ship: Pick<Ship, 'class'>): ShipClass => classes[ship.class];

/** A ship on the table, and where. */
export type PlacedShip = Placed<Ship>;

/** No damage takes a customization away (R-DA-37). */
export const hasCustomization = (ship: Ship, id: CustomizationId): boolean => ship.customizations.includes(id);

export type Weapon = WeaponIn<Space>;
export type FittedWeapon = FittedWeaponIn<MountId, Space>;

/** In the order of R-DA-06. */
export const { fittedSpaces, workingSpaces, coreWorks, weaponsOf } = fittingsOf<ModuleId, SpaceId, MountId, Space>(
  mountIds,
);

export { actingShip } from '../../mechanics/blueprint-fleets/acting.ts';
export const actingFault = (state: OpenTable, squadron: Squadron, id: ShipId) =>
  acting.actingFault('DA-9.0a', state, squadron, id);
export const enteredFault = (ship: PlacedShip) => acting.enteredFault('DA-8.2b', ship);
export const specialFault = (ship: PlacedShip) => acting.specialFault('DA-9.3', ship);
