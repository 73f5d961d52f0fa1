/** How the places of a ship are called in sentences. */
import type { EquipmentSpaceId } from '../data/blueprints.ts';
import type { MountId } from '../data/classes.ts';
import { lifeSupports, reactors } from '../data/modules.ts';
import { fixedModules } from '../data/modules.ts';
import type { MountKind } from '../data/ordnance.ts';
import { type BuiltInId, optionalModule } from './design.ts';

export const kindNames: Readonly<Record<MountKind, string>> = {
  F: 'fore mount',
  P: 'port mount',
  S: 'starboard mount',
  A: 'aft mount',
  T: 'turret',
};

export const mountNames: Readonly<Record<MountId, string>> = {
  F: 'fore mount',
  P: 'port mount',
  S: 'starboard mount',
  A: 'aft mount',
  W1: 'station mount 1',
  W2: 'station mount 2',
  T1: 'turret 1',
  T2: 'turret 2',
  T3: 'turret 3',
  T4: 'turret 4',
};

const builtIn: Readonly<Record<BuiltInId, { readonly name: string }>> = {
  ...fixedModules,
  ...lifeSupports,
  ...reactors,
};

/** The name of whatever is written into an equipment space. */
export const equipmentName = (id: string): string =>
  optionalModule(id)?.name ?? (Object.hasOwn(builtIn, id) ? builtIn[id as BuiltInId].name : id);

/** The name of the module in the space, in lower case. */
export const moduleIn = (equipment: Readonly<Partial<Record<EquipmentSpaceId, string>>>, space: EquipmentSpaceId) =>
  equipmentName(equipment[space] ?? '').toLowerCase();
