/** What can be done to a fleet on paper: the edits of the family, with this game's ships. */
import { shipAt, type FleetBerth } from '#lib/blueprint-fleets/builder/design.ts';
import { fittedWith, fleetEditsOf } from '#lib/blueprint-fleets/builder/edits.ts';
import {
  classes,
  type DieSize,
  type FleetDesign,
  type LifeSupportId,
  type MountId,
  type OrdnanceId,
  type ReactorId,
  type ReactorSpaceId,
  type ShipDesign,
} from './rules.ts';

export const edits = fleetEditsOf<ShipDesign>({
  // DA-1.8.14
  fresh: (name, code, rank) => ({
    name,
    class: code,
    rank,
    reactors: {},
    weapons: {},
    equipment: {},
    customizations: [],
  }),
  civilian: (code) => classes[code].civilian,
});

/** The ship as it is drawn in place of the one that stands there. */
export const withShip = (fleet: FleetDesign, at: FleetBerth, ship: ShipDesign): FleetDesign =>
  edits.editShip(fleet, at, () => ship);

/** What is usual is not written down: the class's own DEF, Mk.1, fusion reactors. */
export const setDefense = (fleet: FleetDesign, at: FleetBerth, die: DieSize): FleetDesign =>
  edits.editShip(fleet, at, ({ def: _, ...ship }) => (die === classes[ship.class].def ? ship : { ...ship, def: die }));
export const setLifeSupport = (fleet: FleetDesign, at: FleetBerth, id: LifeSupportId): FleetDesign =>
  edits.editShip(fleet, at, ({ lifeSupport: _, ...ship }) => (id === 'mk-1' ? ship : { ...ship, lifeSupport: id }));
export const setReactor = (fleet: FleetDesign, at: FleetBerth, space: ReactorSpaceId, id: ReactorId): FleetDesign =>
  edits.editShip(fleet, at, (ship) => ({
    ...ship,
    reactors: fittedWith(ship.reactors, space, id === 'fusion' ? null : id),
  }));

/** Another weapon keeps the die of the one before it; the first comes with the smallest. */
export function setOrdnance(fleet: FleetDesign, at: FleetBerth, mount: MountId, id: OrdnanceId): FleetDesign {
  const die = shipAt(fleet, at)?.weapons[mount]?.die ?? 4;
  return edits.setWeapon(fleet, at, mount, { ordnance: id, die });
}
