/** The words of fleets as people write them, found again whatever their case, hyphens and spaces. */
import { editDistance } from '../../kernel/words.ts';
import { type EquipmentSpaceId, equipmentSpaceIds } from '../data/blueprints.ts';
import { type ClassCode, classes, type MountId, mountIds } from '../data/classes.ts';
import { type CustomizationId, customizations } from '../data/customizations.ts';
import { type CoreModuleId, coreModules, type ModuleId, modules } from '../data/modules.ts';
import { ordnance, type OrdnanceId } from '../data/ordnance.ts';
import type { ShipDesign } from './design.ts';

/** A kind of word: what it is called in a sentence, and what each spelling means. */
export interface Vocabulary<T> {
  readonly what: string;
  readonly words: readonly { readonly value: T; readonly name: string; readonly spellings: readonly string[] }[];
}

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function vocabulary<T extends string>(
  what: string,
  names: readonly (readonly [T, string, ...string[]])[],
): Vocabulary<T> {
  return {
    what,
    words: names.map(([value, name, ...others]) => ({
      value,
      name,
      spellings: [value, name, ...others].map(folded),
    })),
  };
}

const named = <T extends string>(
  records: Readonly<Record<T, { readonly name: string }>>,
): readonly (readonly [T, string])[] =>
  (Object.entries(records) as [T, { readonly name: string }][]).map(([id, { name }]) => [id, name.toLowerCase()]);

export const classWords = vocabulary<ClassCode>('class', named(classes));
export const rankWords = vocabulary<ShipDesign['rank']>('rank', [
  ['admiral', 'admiral', 'flagship'],
  ['commander', 'commander', 'squadron commander'],
  ['captain', 'captain'],
]);
export const mountWords = vocabulary<MountId>(
  'mount',
  mountIds.map((id) => [id, id] as const),
);
export const spaceWords = vocabulary<EquipmentSpaceId>(
  'equipment space',
  equipmentSpaceIds.map((id) => [id, id] as const),
);
export const ordnanceWords = vocabulary<OrdnanceId>('weapon', named(ordnance));
export const moduleWords = vocabulary<ModuleId | CoreModuleId>('module', [...named(modules), ...named(coreModules)]);
export const customizationWords = vocabulary<CustomizationId>('customization', named(customizations));

/** The name that a fleet in plain text uses. */
export function nameIn<T>(vocabulary: Vocabulary<T>, value: T): string {
  return vocabulary.words.find((word) => word.value === value)?.name ?? String(value);
}

/** The value that `text` means, or a sentence that says which word would be right. */
export function lookUp<T>(vocabulary: Vocabulary<T>, text: string): { readonly value: T } | { readonly fault: string } {
  const wanted = folded(text).slice(0, 60);
  const exact = vocabulary.words.find((word) => word.spellings.includes(wanted));
  if (exact !== undefined) return { value: exact.value };
  const near = vocabulary.words
    .map((word) => ({ word, off: Math.min(...word.spellings.map((each) => editDistance(wanted, each))) }))
    .reduce((best, each) => (each.off < best.off ? each : best));
  const unknown = `There is no ${vocabulary.what} "${text.slice(0, 60)}".`;
  if (near.off <= Math.floor(wanted.length / 3)) return { fault: `${unknown} Write "${near.word.name}"?` };
  return { fault: `${unknown} Write one of: ${vocabulary.words.map((word) => word.name).join(', ')}.` };
}
