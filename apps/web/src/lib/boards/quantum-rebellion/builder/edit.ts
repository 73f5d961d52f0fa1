/** What can be done to a fleet on paper: the edits of the family, with this game's ships. */
import { fleetEditsOf } from '#lib/blueprint-fleets/builder/edits.ts';
import { emptyFleet as empty } from '#lib/blueprint-fleets/builder/kind.ts';
import { classes, hangarCapacity, type FleetDesign, type ShipDesign } from './rules.ts';

export { shipAt, type FleetBerth as Berth } from '#lib/blueprint-fleets/builder/design.ts';

export const emptyFleet: FleetDesign = empty;

export const edits = fleetEditsOf<ShipDesign>({
  // QR-1.10.11a
  fresh: (name, code, rank) => ({ name, class: code, rank, weapons: {}, equipment: {}, customizations: [] }),
  civilian: (code) => classes[code].civilian,
});
export const { addShip, addSquadron, copyShip, moveShip, removeShip, setCustomization, setModule, setRank, setWeapon } =
  edits;

/** She carries a weapon, or nobody expects one of her: freighters and carriers live without. */
export const isArmed = (ship: ShipDesign): boolean =>
  Object.keys(ship.weapons).length > 0 || classes[ship.class].civilian || hangarCapacity(ship) > 0;
