/** A fleet as a player draws it up: what is written down, legal or not. Legality is judged in `legality.ts`. */
import * as z from 'zod';
import { equipmentSpaceIds } from '../data/blueprints.ts';
import { classCodes, mountIds } from '../data/classes.ts';
import { customizationIds } from '../data/customizations.ts';
import { coreModuleIds, moduleIds } from '../data/modules.ts';
import { ordnanceIds } from '../data/ordnance.ts';

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
