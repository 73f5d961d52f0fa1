/** Names and units of Quantum Rebellion, as codecs: the closed lists come from the data tables. */
import * as z from 'zod';
import { type ClassCode, classes, type MountId } from './data/classes.ts';
import { type CustomizationId, customizationIds } from './data/customizations.ts';
import { type ModuleId, moduleIds } from './data/modules.ts';
import { type OrdnanceId, ordnance } from './data/ordnance.ts';
import type { SpaceId } from './data/blueprints.ts';
import { terrainKinds, type TerrainKind } from './data/terrain.ts';

export type { ClassCode, CustomizationId, ModuleId, MountId, OrdnanceId, SpaceId, TerrainKind };

/** The keys of a data table, as a codec wants them. */
const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): [K, ...K[]] =>
  Object.keys(table) as [K, ...K[]];

export * from '../mechanics/blueprint-fleets/ids.ts';

export const mountIds = ['F', 'P', 'S', 'A', 'T1', 'T2'] as const satisfies readonly MountId[];
export const mountId = z.enum(mountIds);
export const spaceId = z.enum([
  ...mountIds,
  'BR',
  'LS',
  'DF',
  'HY',
  'HG',
  'RE1',
  'RE2',
  'DR1',
  'DR2',
  'E1',
  'E2',
  'E3',
] as const satisfies readonly SpaceId[]);

export const classCode = z.enum(keysOf(classes));
export const ordnanceId = z.enum(keysOf(ordnance));
export const moduleId = z.enum(moduleIds);
export const customizationId = z.enum(customizationIds);
export const terrainKind = z.enum(terrainKinds);
