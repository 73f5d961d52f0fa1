/** How the pages around fleets know a ruleset's builder, without knowing the ruleset. */
import type { SavedFleet } from '@broadside/protocol';

/** What a new drawing begins with; nothing: where the last one was left. */
export type Beginning =
  | { readonly kind: 'ready'; readonly id: string }
  | { readonly kind: 'random'; readonly points: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'empty' }
  /** The saved one, to be played at once. */
  | { readonly kind: 'play' };

export interface BuilderProps {
  readonly ruleset: string;
  /** The fleet that the address names; undefined for a new one. */
  readonly saved: SavedFleet | undefined;
  readonly begin: Beginning | undefined;
}

/** A fleet that everybody may take. */
export interface ReadyList {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly note: string;
  /** A hull that stands for it in lists. */
  readonly glyph: string;
}

/** What the list of fleets shows of a game. */
export interface Shelf {
  /** What a list is called, and what it costs: `fleet`, `points`. */
  readonly words: { readonly list: string; readonly unit: string; readonly printed?: string };
  readonly ready: readonly ReadyList[];
  /** Points for which people draw up fleets. */
  readonly values: readonly number[];
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  /** Why a pasted text is no fleet; undefined where it is one. */
  fault(text: string): string | undefined;
}

/** What the printed cards of a fleet are drawn from: a design as its ruleset writes it, or the id of a ready-made fleet. */
export interface CardsProps {
  readonly design?: unknown;
  readonly ready?: string | undefined;
}
