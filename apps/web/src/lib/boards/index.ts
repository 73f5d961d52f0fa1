/** Which table is drawn for which ruleset: a folder here bears the ruleset's id, so that no other file has to name one. */
import { catalog } from '@broadside/rules/catalog';
import type { Component } from 'svelte';
import type { View } from '@broadside/rules/kernel';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import type { BuilderProps, CardsProps, Shelf } from './building.ts';
import type { EditorProps, PositionPicture } from './editing.ts';
import type { Scene } from './scene.ts';

export type TableComponent = Component<{ session: MatchSession }>;
export interface Emblem {
  /** A hull that stands for the game in lists. */
  readonly glyph: string;
  /** What it is played on, in two words. */
  readonly board: string;
  /** What is played, in a sentence or two. */
  readonly pitch: string;
}

const tables = import.meta.glob<{ default: TableComponent }>('./*/table.svelte');
/** What a list shows of a table: how it stands, and what the match waits for. */
export type Picture = (view: View) => { readonly scene: Scene; readonly words: string };
const pictures = import.meta.glob<{ picture: Picture }>('./*/picture.ts');

export async function pictureFor(ruleset: string): Promise<Picture | undefined> {
  return (await pictures[`./${ruleset}/picture.ts`]?.())?.picture;
}

const builders = import.meta.glob<{ default: Component<BuilderProps> }>('./*/builder/builder.svelte');
const shelves = import.meta.glob<{ shelf: Shelf }>('./*/builder/shelf.ts');

/** Loads the fleet builder of a ruleset; undefined where its fleets are not drawn up here. */
export const builderFor = (ruleset: string): (() => Promise<{ default: Component<BuilderProps> }>) | undefined =>
  builders[`./${ruleset}/builder/builder.svelte`];

/** The ready-made fleets of a ruleset that has a builder. */
export async function shelfFor(ruleset: string): Promise<Shelf | undefined> {
  return (await shelves[`./${ruleset}/builder/shelf.ts`]?.())?.shelf;
}

const cards = import.meta.glob<{ default: Component<CardsProps> }>('./*/cards/sheet.svelte');

/** Loads the printed cards of a ruleset's ships; undefined where it has none. */
export const cardsFor = (ruleset: string): (() => Promise<{ default: Component<CardsProps> }>) | undefined =>
  cards[`./${ruleset}/cards/sheet.svelte`];

/** The rulesets that have one of these, in the order of the catalog; the first is where pages begin that are asked for none. */
const having = (modules: Readonly<Record<string, unknown>>, file: string): readonly string[] =>
  Object.keys(catalog).filter((id) => Object.hasOwn(modules, `./${id}/${file}`));

/** The ids of the rulesets that have a builder. */
export const builtRulesets = having(builders, 'builder/builder.svelte');

const editors = import.meta.glob<{ default: Component<EditorProps> }>('./*/editor/editor.svelte');
const written = import.meta.glob<{ positionPicture: PositionPicture }>('./*/editor/picture.ts');

/** Loads the position editor of a ruleset; undefined where its positions are not set up here. */
export const editorFor = (ruleset: string): (() => Promise<{ default: Component<EditorProps> }>) | undefined =>
  editors[`./${ruleset}/editor/editor.svelte`];

/** What lists show of the positions of a ruleset that has an editor. */
export async function positionPictureFor(ruleset: string): Promise<PositionPicture | undefined> {
  return (await written[`./${ruleset}/editor/picture.ts`]?.())?.positionPicture;
}

/** The ids of the rulesets that have a position editor. */
export const editedRulesets = having(editors, 'editor/editor.svelte');

const marks = import.meta.glob<{ emblem: Emblem }>('./*/emblem.ts', { eager: true });

/** One function for good: a page that got another one at each news of a match would set the table again. */
const bareTable = (): Promise<{ default: TableComponent }> => import('./bare-table.svelte');

/** Loads the table of a ruleset; a bare one where it has no folder here yet. */
export const tableFor = (ruleset: string): (() => Promise<{ default: TableComponent }>) =>
  tables[`./${ruleset}/table.svelte`] ?? bareTable;

export const emblemOf = (ruleset: string): Emblem =>
  marks[`./${ruleset}/emblem.ts`]?.emblem ?? { glyph: 'CR', board: 'Table', pitch: '' };
