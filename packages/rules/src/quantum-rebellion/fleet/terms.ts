/** The words of fleets as people write them. */
import { asTheyAre, namesIn, vocabulary } from '../../kernel/lists/vocabulary.ts';
import { type EquipmentSpaceId, equipmentSpaceIds } from '../data/blueprints.ts';
import { type ClassCode, classes, type MountId, mountIds } from '../data/classes.ts';
import { type CustomizationId, customizations } from '../data/customizations.ts';
import { type CoreModuleId, coreModules, type ModuleId, modules } from '../data/modules.ts';
import { ordnance, type OrdnanceId } from '../data/ordnance.ts';
import type { ShipDesign } from './design.ts';

export const classWords = vocabulary<ClassCode>('class', namesIn(classes));
export const rankWords = vocabulary<ShipDesign['rank']>('rank', [
  ['admiral', 'admiral', 'flagship'],
  ['commander', 'commander', 'squadron commander'],
  ['captain', 'captain'],
]);
export const mountWords = vocabulary<MountId>('mount', asTheyAre(mountIds));
export const spaceWords = vocabulary<EquipmentSpaceId>('equipment space', asTheyAre(equipmentSpaceIds));
export const ordnanceWords = vocabulary<OrdnanceId>('weapon', namesIn(ordnance));
export const moduleWords = vocabulary<ModuleId | CoreModuleId>('module', [
  ...namesIn(modules),
  ...namesIn(coreModules),
]);
export const customizationWords = vocabulary<CustomizationId>('customization', namesIn(customizations));
