/** What a page fetches of a ruleset when it is opened: its table, builder, cards and editor. A list waits for none of it. */
import type { Component } from 'svelte';
import type { View } from '@broadside/rules/kernel';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import type { BuilderProps, CardsProps, Shelf } from './building.ts';
import type { EditorProps, PositionPicture } from './editing.ts';

export type TableComponent = Component<{ session: MatchSession }>;

const tables = import.meta.glob<{ default: TableComponent }>('./*/table.svelte');
const builders = import.meta.glob<{ default: Component<BuilderProps> }>('./*/builder/builder.svelte');
const shelves = import.meta.glob<{ shelf: Shelf }>('./*/builder/shelf.ts');

/** Loads the fleet builder of a ruleset; undefined where its fleets are not drawn up here. */
export const builderFor = (ruleset: string): (() => Promise<{ default: Component<BuilderProps> }>) | undefined =>
  builders[`./${ruleset}/builder/builder.svelte`];

/** The ready-made fleets of a ruleset that has a builder. */
export async function shelfFor(ruleset: string): Promise<Shelf | undefined> {
  return (await shelves[`./${ruleset}/builder/shelf.ts`]?.())?.shelf;
}

/** What a seat holds that others do not see, drawn from its own view; of games that hide something. */
export interface OpenHandProps {
  /** As the seat sees the table. */
  view: View;
}
const openHands = import.meta.glob<{ default: Component<OpenHandProps> }>('./*/hand/open-hand.svelte');

/** Whether a game has hands that can be laid open. */
export const hasHands = (ruleset: string): boolean => openHandFor(ruleset) !== undefined;

/** Loads how the hands of a ruleset are laid open; undefined where it has none. */
export const openHandFor = (ruleset: string): (() => Promise<{ default: Component<OpenHandProps> }>) | undefined =>
  openHands[`./${ruleset}/hand/open-hand.svelte`];

const cards = import.meta.glob<{ default: Component<CardsProps> }>('./*/cards/sheet.svelte');

/** Loads the printed cards of a ruleset's ships; undefined where it has none. */
export const cardsFor = (ruleset: string): (() => Promise<{ default: Component<CardsProps> }>) | undefined =>
  cards[`./${ruleset}/cards/sheet.svelte`];

const editors = import.meta.glob<{ default: Component<EditorProps> }>('./*/editor/editor.svelte');
const written = import.meta.glob<{ positionPicture: PositionPicture }>('./*/editor/picture.ts');

/** Loads the position editor of a ruleset; undefined where its positions are not set up here. */
export const editorFor = (ruleset: string): (() => Promise<{ default: Component<EditorProps> }>) | undefined =>
  editors[`./${ruleset}/editor/editor.svelte`];

/** What lists show of the positions of a ruleset that has an editor. */
export async function positionPictureFor(ruleset: string): Promise<PositionPicture | undefined> {
  return (await written[`./${ruleset}/editor/picture.ts`]?.())?.positionPicture;
}

/** One function for good: a page that got another one at each news of a match would set the table again. */
const bareTable = (): Promise<{ default: TableComponent }> => import('./bare-table.svelte');

/** Loads the table of a ruleset; a bare one where it has no folder here yet. */
export const tableFor = (ruleset: string): (() => Promise<{ default: TableComponent }>) =>
  tables[`./${ruleset}/table.svelte`] ?? bareTable;
