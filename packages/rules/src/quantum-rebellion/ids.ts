/** Names and units of Quantum Rebellion, as codecs: the closed lists come from the data tables. */
import * as z from 'zod';
import { recordId, seat } from '../kernel/bounded.ts';
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

export { seat };
export const shipId = recordId;
export const squadronId = recordId;
export const fighterId = recordId;
export const terrainId = recordId;
export const portalId = recordId;
export const beaconId = recordId;
export const discId = recordId;
export type ShipId = string;
export type SquadronId = string;
export type FighterId = string;
export type TerrainId = string;
export type BeaconId = string;

/** Whole mils: 1/1000 inch. 200 inches either way is more than any table. */
export const mils = z.int().min(-200_000).max(200_000);
export const facingCdeg = z.int().min(0).max(35_999);
export const point = z.strictObject({ xMils: mils, yMils: mils });
export type Point = z.infer<typeof point>;

export const arc = z.enum(['fore', 'starboard', 'aft', 'port']);
export type Arc = z.infer<typeof arc>;
export const rank = z.enum(['admiral', 'commander', 'captain']);
export type Rank = z.infer<typeof rank>;
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
