/**
 * A fleet as a player draws it up, and what it costs (DA-1.5a): what is written down, legal or not. Legality is judged in
 * `legality.ts`.
 */
import * as z from 'zod';
import { rank } from '../../mechanics/blueprint-fleets/ids.ts';
import { designName, fleetOf, pointsBy, squadronOf, sum } from '../../mechanics/blueprint-fleets/lists/design.ts';
import type * as shared from '../../mechanics/blueprint-fleets/lists/problem.ts';
import { type EquipmentSpaceId, equipmentSpaceIds, type ReactorSpaceId, reactorSpaceIds } from '../data/blueprints.ts';
import { classCodes, classes, type MountId, mountIds } from '../data/classes.ts';
import { type CustomizationId, customizationIds, customizations } from '../data/customizations.ts';
import { type DieSize, dieSizes } from '../data/dice.ts';
import {
  type EquipmentModule,
  fixedModuleIds,
  type LifeSupportId,
  lifeSupportIds,
  lifeSupports,
  type ModuleId,
  moduleIds,
  modules,
  type ReactorId,
  reactorIds,
  reactors,
} from '../data/modules.ts';
import { ordnance, ordnanceIds } from '../data/ordnance.ts';

const die = z.literal([...dieSizes]);

export const weaponDesign = z.strictObject({ ordnance: z.enum(ordnanceIds), die });
export type WeaponDesign = z.infer<typeof weaponDesign>;

/** What has a place of its own on the blueprint; it can be written down, so that the refusal can say why it is not fitted (R-DA-33). */
export const builtInIds = [...fixedModuleIds, ...lifeSupportIds, ...reactorIds] as const;
export type BuiltInId = (typeof builtInIds)[number];

export const shipDesign = z.strictObject({
  name: designName,
  class: z.enum(classCodes),
  rank,
  /** The baseline of the class where none is bought (DA-12.1s). */
  def: die.optional(),
  /** Mk.1 where none is bought. */
  lifeSupport: z.enum(lifeSupportIds).optional(),
  /** Reactors that are not named are fusion reactors. */
  reactors: z.partialRecord(z.enum(reactorSpaceIds), z.enum(reactorIds)),
  /** Mounts and spaces that are not named stay empty (DA-1.8.14). */
  weapons: z.partialRecord(z.enum(mountIds), weaponDesign),
  equipment: z.partialRecord(z.enum(equipmentSpaceIds), z.enum([...moduleIds, ...builtInIds])),
  /** Those that are bought; what comes with the class is not written down (R-DA-36). */
  customizations: z.array(z.enum(customizationIds)).max(20),
});
export type ShipDesign = z.infer<typeof shipDesign>;

export const squadronDesign = squadronOf(shipDesign);
export type SquadronDesign = z.infer<typeof squadronDesign>;

export const fleetDesign = fleetOf(squadronDesign);
export type FleetDesign = z.infer<typeof fleetDesign>;

/** The optional module of that id; undefined for what has a place of its own and is never fitted. */
export function optionalModule(id: string): EquipmentModule | undefined {
  return Object.hasOwn(modules, id) ? modules[id as ModuleId] : undefined;
}

export const defenseOf = (ship: Pick<ShipDesign, 'class' | 'def'>): DieSize => ship.def ?? classes[ship.class].def;

export const lifeSupportOf = (ship: Pick<ShipDesign, 'lifeSupport'>): LifeSupportId => ship.lifeSupport ?? 'mk-1';

export const reactorIn = (ship: Pick<ShipDesign, 'reactors'>, space: ReactorSpaceId): ReactorId =>
  ship.reactors[space] ?? 'fusion';

/** Comes with the class of the ship, at no cost. */
export const comesWithClass = (ship: Pick<ShipDesign, 'class'>, id: CustomizationId): boolean =>
  customizations[id].freeOn.includes(ship.class);

/** What the ship has: first what comes with its class, then what is bought (DA-12.4). */
export function customizationsOf(ship: Pick<ShipDesign, 'class' | 'customizations'>): readonly CustomizationId[] {
  return [
    ...customizationIds.filter((id) => comesWithClass(ship, id)),
    ...ship.customizations.filter((id) => !comesWithClass(ship, id)),
  ];
}

/** Base cost with every weapon, reactor, module and customization, drawbacks included (DA-1.5a); dice cost power only (DA-12.2.3e). */
export function shipPoints(ship: ShipDesign): number {
  return (
    classes[ship.class].basePoints +
    lifeSupports[lifeSupportOf(ship)].cost +
    sum(Object.values(ship.reactors).map((id) => reactors[id].cost)) +
    sum(Object.values(ship.weapons).map((weapon) => ordnance[weapon.ordnance].cost)) +
    sum(Object.values(ship.equipment).map((id) => optionalModule(id)?.cost ?? 0)) +
    sum(ship.customizations.map((id) => customizations[id].cost))
  );
}

/** The cost of all ships of a squadron (DA-3.2b), and of all squadrons of a fleet (DA-3.1). */
export const { squadronPoints, fleetPoints } = pointsBy(shipPoints);

/** The line of a ship that something is wrong with. */
export type ItemPlace =
  | shared.ItemPlace<MountId, EquipmentSpaceId>
  | { readonly part: 'def' }
  | { readonly part: 'life-support' }
  | { readonly part: 'reactors'; readonly at: ReactorSpaceId };
type Counted = shared.FleetCount | 'power' | 'sides';

/** How far a limit is passed: points, ships, … , power, sides of a die. */
export type Excess = shared.Excess<Counted>;
export type FleetProblem = shared.FleetProblem<ItemPlace, Counted>;
export type Finding = shared.Finding<ItemPlace, Counted>;
