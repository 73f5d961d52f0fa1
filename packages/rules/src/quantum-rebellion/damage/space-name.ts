import { modules } from '../data/modules.ts';
import { ordnance } from '../data/ordnance.ts';
import type { MountId, SpaceId } from '../ids.ts';
import type { Ship } from '../table.ts';

export const mountName: Readonly<Record<MountId, string>> = {
  F: 'fore',
  P: 'port',
  S: 'starboard',
  A: 'aft',
  T1: 'turret 1',
  T2: 'turret 2',
};

export const coreName: Readonly<Record<Exclude<SpaceId, MountId | 'E1' | 'E2' | 'E3'>, string>> = {
  BR: 'Bridge',
  LS: 'Life Support',
  DF: 'Defense Network',
  HY: 'Hyperdrive',
  HG: 'hangar',
  RE1: 'Reactor 1',
  RE2: 'Reactor 2',
  DR1: 'Main Drive 1',
  DR2: 'Main Drive 2',
};

const place = (space: SpaceId): string =>
  space in mountName ? `${mountName[space as MountId]} mount` : `equipment space ${space.slice(1)}`;

/** What a blueprint space holds, in words: 'Beam (fore)', 'Armor plating', 'Reactor 2', 'empty port mount'. */
export function spaceName(ship: Ship, space: SpaceId): string {
  const core = coreName[space as keyof typeof coreName] as string | undefined;
  if (core !== undefined) return core;
  const fitted = ship.spaces[space]?.fitted ?? null;
  if (fitted?.kind === 'weapon') return `${ordnance[fitted.ordnance].name} (${mountName[space as MountId]})`;
  if (fitted?.kind === 'module') return modules[fitted.module].name;
  return `empty ${place(space)}`;
}
