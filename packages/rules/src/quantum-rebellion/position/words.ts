/** Reading what people write: names become ids, words become entries of the data tables. */
import { type ClassCode, classes } from '../data/classes.ts';
import { type CustomizationId, customizations } from '../data/customizations.ts';
import { type ModuleId, modules } from '../data/modules.ts';
import { type OrdnanceId, ordnance } from '../data/ordnance.ts';
import { terrain, type TerrainKind } from '../data/terrain.ts';
import type { WeaponDesign } from '../fleet/design.ts';
import { keyOf, noSuch, plainWord, type Titles } from '../../kernel/words.ts';
import type { Segment } from '../../mechanics/blueprint-fleets/records.ts';
import type { MatchViewRecord } from '../table.ts';
import { coreName } from '../damage/space-name.ts';
import type { Arc, SpaceId } from '../ids.ts';

/** What each space of a blueprint is called. */
export const spaceTitles: Titles<SpaceId> = {
  F: ['Fore', 'Forward'],
  P: 'Port',
  S: 'Starboard',
  A: 'Aft',
  T1: 'Turret 1',
  T2: 'Turret 2',
  E1: 'Equipment 1',
  E2: 'Equipment 2',
  E3: 'Equipment 3',
  ...coreName,
};

export const segmentTitles: Readonly<Record<Segment, string>> = {
  command: 'Command',
  movement: 'Movement',
  special: 'Special Actions',
  combat: 'Combat',
};

export const arcWords: Titles<Arc> = { fore: ['Fore', 'Forward'], starboard: 'Starboard', aft: 'Aft', port: 'Port' };

/** Headings of segments and phases, as the book has them. */
export const segmentWords: Titles<Segment> = {
  command: ['Command', 'Command Segment', 'Command & Control', 'Command & Control Segment'],
  movement: ['Movement', 'Movement Segment'],
  special: ['Special Actions', 'Special Actions Segment', 'Special Action'],
  combat: ['Combat', 'Combat Segment'],
};

export const phaseWords: Titles<MatchViewRecord['phase']> = {
  terrain: ['Terrain', 'Terrain Placement'],
  mines: ['Minelaying', 'Minelayers'],
  deployment: ['Deployment', 'Standard Deployment'],
  initiative: ['Initiative', 'Initiative Phase'],
  reserve: ['Reserve', 'Reserve Phase', 'Reserves Phase'],
  activation: ['Squadron Activation', 'Squadron Activation Phase'],
  end: ['End Phase'],
  over: 'Over',
};

/** A name makes an id. */
export { plainWord as idOf };

/** Other spellings of the book: headings, tables and abbreviations. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  AFL: ['Lg. Freighter'],
  AFM: ['Md. Freighter'],
  AFS: ['Sm. Freighter'],
  'high-velocity': ['High Velocity Railgun'],
  emp: ['EMP (Electro-Magnetic Pulse)'],
  'torpedo-biohazard': ['Torpedo (Biohazard Warhead)', 'Torpedo (Biohazard)'],
  'torpedo-dark-matter': ['Torpedo (Dark Matter Warhead)', 'Torpedo (Dark Matter)'],
  'torpedo-emp': ['Torpedo (EMP Warhead)', 'Torpedo (EMP)'],
  'torpedo-explosive': ['Torpedo (Explosive Warhead)', 'Torpedo (Explosive)'],
  'torpedo-nuclear': ['Torpedo (Nuclear Warhead)', 'Torpedo (Nuclear)'],
  'asteroids-light': ['Asteroid Field (Light)', 'Light Asteroids'],
  'asteroids-heavy': ['Asteroid Field (Heavy)', 'Heavy Asteroids'],
  'corrosive-gas': ['Corrosive Gas Pocket'],
};

/** What the entries of a table may be called. */
export function spelledIn<K extends string>(table: Readonly<Record<K, { readonly name: string }>>): Titles<K> {
  const found = {} as Record<K, readonly string[]>;
  for (const key of Object.keys(table) as K[]) found[key] = [table[key].name, ...(spellings[key] ?? [])];
  return found;
}

const lookUp = <K extends string>(table: Readonly<Record<K, { readonly name: string }>>, written: string) =>
  keyOf(spelledIn(table), written);

export const classOfWords = (written: string): ClassCode | undefined => lookUp(classes, written);
export const moduleOfWords = (written: string): ModuleId | undefined => lookUp(modules, written);
export const customizationOfWords = (written: string): CustomizationId | undefined => lookUp(customizations, written);
export const terrainOfWords = (written: string): TerrainKind | undefined => lookUp(terrain, written);

/** 'beam 4', 'Dark matter torpedo 2': ordnance and attack dice, or a sentence that says what is wrong. */
export function weaponOfWords(written: string): WeaponDesign | string {
  const [, words = written, dice = '0'] = /^(.*\S)\s+(\d{1,2})$/.exec(written.trim()) ?? [];
  const kind: OrdnanceId | undefined = lookUp(ordnance, words);
  if (kind === undefined) return noSuch('weapon', words, titlesOf(ordnance));
  if (Number(dice) > 0) return { ordnance: kind, dice: Number(dice) };
  return `"${written}" has no dice: write ordnance and attack dice, such as "${ordnance[kind].name} 4".`;
}

/** What the entries of a table are called, for a sentence that says what there is. */
export const titlesOf = (table: Readonly<Record<string, { readonly name: string }>>): string[] =>
  Object.values(table).map(({ name }) => name);
