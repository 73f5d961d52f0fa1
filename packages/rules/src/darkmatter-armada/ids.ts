/** Names and units of Darkmatter Armada, as codecs: the closed lists come from the data tables. */
import * as z from 'zod';
import { spaceIds } from './data/blueprints.ts';
import { classCodes, mountIds } from './data/classes.ts';
import { customizationIds } from './data/customizations.ts';
import { dieSizes } from './data/dice.ts';
import { fixedModuleIds, lifeSupportIds, moduleIds, reactorIds } from './data/modules.ts';
import { ordnanceIds } from './data/ordnance.ts';
import { terrainKinds } from './data/terrain.ts';

export type { SpaceId } from './data/blueprints.ts';
export type { ClassCode, MountId, SpeedSetting } from './data/classes.ts';
export type { CustomizationId } from './data/customizations.ts';
export type { DieSize } from './data/dice.ts';
export type { ModuleId } from './data/modules.ts';
export type { OrdnanceId } from './data/ordnance.ts';
export type { TerrainKind } from './data/terrain.ts';

export * from '../mechanics/blueprint-fleets/ids.ts';

export const mountId = z.enum(mountIds);
export const spaceId = z.enum(spaceIds);
export const classCode = z.enum(classCodes);
export const ordnanceId = z.enum(ordnanceIds);
export const moduleId = z.enum(moduleIds);
export const customizationId = z.enum(customizationIds);
export const terrainKind = z.enum(terrainKinds);
export const fixedModuleId = z.enum(fixedModuleIds);
export const lifeSupportId = z.enum(lifeSupportIds);
export const reactorId = z.enum(reactorIds);
export const dieSize = z.literal(dieSizes);
/** Low, Medium or High (DA-1.7.9). */
export const speed = z.enum(['low', 'medium', 'high']);
