/** What ships, squadrons and fleets cost, in points (QR-1.5a, R-QR-18). */
import { classes } from '../data/classes.ts';
import { customizations } from '../data/customizations.ts';
import { type EquipmentModule, type ModuleId, modules } from '../data/modules.ts';
import { ordnance } from '../data/ordnance.ts';
import type { FleetDesign, ShipDesign, SquadronDesign } from './design.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The optional module of that id; undefined for a core module, which costs nothing and is never fitted. */
export function optionalModule(id: string): EquipmentModule | undefined {
  return Object.hasOwn(modules, id) ? modules[id as ModuleId] : undefined;
}

/** Base cost with every weapon, module and customization, drawbacks included (QR-1.5a). */
export function shipPoints(ship: ShipDesign): number {
  return (
    classes[ship.class].basePoints +
    sum(Object.values(ship.weapons).map((weapon) => ordnance[weapon.ordnance].cost)) +
    sum(Object.values(ship.equipment).map((id) => optionalModule(id)?.cost ?? 0)) +
    sum(ship.customizations.map((id) => customizations[id].cost))
  );
}

/** The cost of all ships of a squadron (QR-2.2b). */
export function squadronPoints(squadron: SquadronDesign): number {
  return sum(squadron.ships.map(shipPoints));
}

/** The cost of all squadrons of a fleet (QR-5.2.2a). */
export function fleetPoints(fleet: FleetDesign): number {
  return sum(fleet.squadrons.map(squadronPoints));
}
