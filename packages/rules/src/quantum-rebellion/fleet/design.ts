/**
 * A fleet as a player draws it up, and what it costs (QR-1.5a, R-QR-18): what is written down, legal or not. Legality
 * is judged in `legality.ts`.
 */
import * as z from 'zod';
import { equipmentSpaceIds } from '../data/blueprints.ts';
import { classCodes, classes, mountIds } from '../data/classes.ts';
import { customizationIds, customizations } from '../data/customizations.ts';
import { coreModuleIds, type EquipmentModule, type ModuleId, moduleIds, modules } from '../data/modules.ts';
import { ordnance, ordnanceIds } from '../data/ordnance.ts';

const name = z.string().trim().min(1).max(40);

export const weaponDesign = z.strictObject({ ordnance: z.enum(ordnanceIds), dice: z.int().min(0).max(99) });
export type WeaponDesign = z.infer<typeof weaponDesign>;

export const shipDesign = z.strictObject({
  name,
  class: z.enum(classCodes),
  /** `admiral` is the fleet's flagship and commands its own squadron (QR-2.3.1a). */
  rank: z.enum(['admiral', 'commander', 'captain']),
  /** Mounts and spaces that are not named stay empty (QR-1.10.11a). */
  weapons: z.partialRecord(z.enum(mountIds), weaponDesign),
  /** Core modules can be written down, so that the refusal can say why they are not fitted (QR-1.10.12a). */
  equipment: z.partialRecord(z.enum(equipmentSpaceIds), z.enum([...moduleIds, ...coreModuleIds])),
  customizations: z.array(z.enum(customizationIds)).max(20),
});
export type ShipDesign = z.infer<typeof shipDesign>;

export const squadronDesign = z.strictObject({ name, ships: z.array(shipDesign).max(50) });
export type SquadronDesign = z.infer<typeof squadronDesign>;

export const fleetDesign = z.strictObject({ name, faction: name, squadrons: z.array(squadronDesign).max(100) });
export type FleetDesign = z.infer<typeof fleetDesign>;

/** A fleet as its players write it, without costs: those follow. */
export interface WrittenFleet {
  readonly id: string;
  /** The Maximum Fleet Value it is made for. */
  readonly maxPoints: number;
  /** One or two sentences on how it plays. */
  readonly note: string;
  readonly text: string;
}

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
