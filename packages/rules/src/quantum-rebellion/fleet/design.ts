/**
 * A fleet as a player draws it up, and what it costs (QR-1.5a, R-QR-18): what is written down, legal or not. Legality
 * is judged in `legality.ts`.
 */
import * as z from 'zod';
import { rank } from '../../mechanics/blueprint-fleets/ids.ts';
import { designName, fleetOf, pointsBy, squadronOf, sum } from '../../mechanics/blueprint-fleets/lists/design.ts';
import type * as shared from '../../mechanics/blueprint-fleets/lists/problem.ts';
import { type EquipmentSpaceId, equipmentSpaceIds } from '../data/blueprints.ts';
import { classCodes, classes, type MountId, mountIds } from '../data/classes.ts';
import { customizationIds, customizations } from '../data/customizations.ts';
import { coreModuleIds, type EquipmentModule, type ModuleId, moduleIds, modules } from '../data/modules.ts';
import { ordnance, ordnanceIds } from '../data/ordnance.ts';

export const weaponDesign = z.strictObject({ ordnance: z.enum(ordnanceIds), dice: z.int().min(0).max(99) });
export type WeaponDesign = z.infer<typeof weaponDesign>;

export const shipDesign = z.strictObject({
  name: designName,
  class: z.enum(classCodes),
  /** `admiral` is the fleet's flagship and commands its own squadron (QR-2.3.1a). */
  rank,
  /** Mounts and spaces that are not named stay empty (QR-1.10.11a). */
  weapons: z.partialRecord(z.enum(mountIds), weaponDesign),
  /** Core modules can be written down, so that the refusal can say why they are not fitted (QR-1.10.12a). */
  equipment: z.partialRecord(z.enum(equipmentSpaceIds), z.enum([...moduleIds, ...coreModuleIds])),
  customizations: z.array(z.enum(customizationIds)).max(20),
});
export type ShipDesign = z.infer<typeof shipDesign>;

export const squadronDesign = squadronOf(shipDesign);
export type SquadronDesign = z.infer<typeof squadronDesign>;

export const fleetDesign = fleetOf(squadronDesign);
export type FleetDesign = z.infer<typeof fleetDesign>;

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

/** The cost of all ships of a squadron (QR-2.2b), and of all squadrons of a fleet (QR-5.2.2a). */
export const { squadronPoints, fleetPoints } = pointsBy(shipPoints);

/** The line of a ship that something is wrong with. */
export type ItemPlace = shared.ItemPlace<MountId, EquipmentSpaceId>;
type Counted = shared.FleetCount | 'dice';

/** How far a limit is passed. */
export type Excess = shared.Excess<Counted>;
export type FleetProblem = shared.FleetProblem<ItemPlace, Counted>;
export type Finding = shared.Finding<ItemPlace, Counted>;
