/** What lists and cards show of a ruleset: a folder here bears the ruleset's id, so that no other file has to name one. */
import { catalog } from '@broadside/rules/catalog';
import type { View } from '@broadside/rules/kernel';
import type { Scene } from './scene.ts';

export interface Emblem {
  /** A hull that stands for the game in lists. */
  readonly glyph: string;
  /** What it is played on, in two words. */
  readonly board: string;
  /** What is played, in a sentence or two. */
  readonly pitch: string;
  /** Its fleets are drawn up here. */
  readonly builder?: true;
  /** Its positions are set up here. */
  readonly editor?: true;
}

/** What a list shows of a table: how it stands, and what the match waits for. */
export type Picture = (view: View) => { readonly scene: Scene; readonly words: string };
const pictures = import.meta.glob<{ picture: Picture }>('./*/picture.ts');

export async function pictureFor(ruleset: string): Promise<Picture | undefined> {
  return (await pictures[`./${ruleset}/picture.ts`]?.())?.picture;
}

const marks = import.meta.glob<{ emblem: Emblem }>('./*/emblem.ts', { eager: true });

export const emblemOf = (ruleset: string): Emblem =>
  marks[`./${ruleset}/emblem.ts`]?.emblem ?? { glyph: 'CR', board: 'Table', pitch: '' };

/** The rulesets that have one of these, in the order of the catalog; the first is where pages begin that are asked for none. */
const having = (part: 'builder' | 'editor'): readonly string[] =>
  Object.keys(catalog).filter((id) => emblemOf(id)[part] === true);

/** The ids of the rulesets that have a builder. */
export const builtRulesets = having('builder');

/** The ids of the rulesets that have a position editor. */
export const editedRulesets = having('editor');
