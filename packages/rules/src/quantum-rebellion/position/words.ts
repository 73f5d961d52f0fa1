/** Reading what people write: names become ids, words become entries of the data tables. */
import { cdegOfDegrees, milsOfInches } from '../../geometry/table/index.ts';
import { type ClassCode, classes } from '../data/classes.ts';
import { type CustomizationId, customizations } from '../data/customizations.ts';
import { type ModuleId, modules } from '../data/modules.ts';
import { type OrdnanceId, ordnance } from '../data/ordnance.ts';
import { terrain, type TerrainKind } from '../data/terrain.ts';
import type { WeaponDesign } from '../fleet/index.ts';
import { plainWord } from '../../kernel/words.ts';
import type { Point } from '../ids.ts';

/** A name makes an id. */
export { plainWord as idOf };

export const pointOf = ([x, y]: readonly [number, number]): Point => ({
  xMils: milsOfInches(x),
  yMils: milsOfInches(y),
});
export const facingOf = (degrees: number | undefined): number => cdegOfDegrees(degrees ?? 0);

/** The key of the entry that is written by its key or by its name, in any case and spelling of hyphens. */
function lookUp<K extends string>(
  table: Readonly<Record<K, { readonly name: string }>>,
  written: string,
): K | undefined {
  const wanted = plainWord(written);
  return (Object.keys(table) as K[]).find((key) => plainWord(key) === wanted || plainWord(table[key].name) === wanted);
}

export const classOfWords = (written: string): ClassCode | undefined => lookUp(classes, written);
export const moduleOfWords = (written: string): ModuleId | undefined => lookUp(modules, written);
export const customizationOfWords = (written: string): CustomizationId | undefined => lookUp(customizations, written);
export const terrainOfWords = (written: string): TerrainKind | undefined => lookUp(terrain, written);

/** 'beam 4', 'Dark matter torpedo 2': ordnance and attack dice. */
export function weaponOfWords(written: string): WeaponDesign | undefined {
  const [, words, dice] = /^(.*\S)\s+(\d{1,2})$/.exec(written.trim()) ?? [];
  if (words === undefined || dice === undefined) return undefined;
  const kind: OrdnanceId | undefined = lookUp(ordnance, words);
  return kind === undefined || Number(dice) === 0 ? undefined : { ordnance: kind, dice: Number(dice) };
}

/** `a, b and c` of a table's names, for a sentence that says what there is. */
export function allNames(table: Readonly<Record<string, { readonly name: string }>>): string {
  const names = Object.values(table).map((entry) => entry.name.toLowerCase());
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
