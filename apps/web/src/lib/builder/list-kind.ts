/** What a ruleset says of the lists that its players draw up; the builder knows no more of them. */
import type { Rejection, Result } from '@broadside/rules/kernel';

/** One thing that is wrong with a list; `over` where something is counted and passes its limit. */
export interface ListFault extends Rejection {
  readonly over?: { readonly by: number; readonly of: string } | null;
  /** The line of an entry that is meant, where faults of one entry have to be told apart. */
  readonly item?: unknown;
}

/** Keys of a group and an entry of it; without an entry the group as a whole, without both the list as a whole. */
export interface Where {
  readonly group?: string;
  readonly entry?: string;
}

/** All that an edit may change, and undo brings back: the list, and the terms that it is drawn up for. */
export interface Sheet<D, T> {
  readonly design: D;
  readonly terms: T;
}

/** One press that mends something, in words for a button. */
export interface Fix<D> {
  readonly label: string;
  /** What it costs: `25 of 26, +15 points`. */
  readonly detail?: string;
  readonly design: D;
}

/** One thing that may stand in a place, and the list that comes of it. */
export interface Choice<D> {
  /** Null: nothing. */
  readonly id: string | null;
  readonly name: string;
  readonly cost: string;
  readonly facts: string;
  readonly chosen: boolean;
  /** Why it cannot be taken. */
  readonly reason: Rejection | undefined;
  readonly next: D;
}

export interface ListEntry {
  readonly key: string;
  readonly name: string;
  readonly remarks: string;
  /** What it goes without although it could carry it, which the rules allow: `weapons`. */
  readonly lacks?: string | undefined;
  /** What it is, for those who cannot see its glyph. */
  readonly kind: string;
  readonly glyph: string;
  readonly cost: number;
  /** What it uses of a limit of its own: `24 of 26 power`. */
  readonly gauge?: { readonly used: number; readonly most: number; readonly of: string };
}

export interface GroupOfList<D> {
  readonly key: string;
  readonly name: string;
  /** The name in a sentence: `crate 2`. */
  readonly called: string;
  /** `3 of 5 things` */
  readonly count: string;
  readonly cost: number;
  readonly most?: number;
  readonly entries: readonly ListEntry[];
  readonly renamed?: { readonly label: string; readonly to: (name: string) => D };
  readonly menu: readonly { readonly label: string; readonly next: D }[];
  /** What stands here while there is no entry. */
  readonly none: string;
}

export interface YardRow {
  readonly id: string;
  readonly name: string;
  readonly facts: string;
  readonly cost: number;
  readonly glyph: string;
}

/** A part of what can be had. */
export interface YardSection<T> {
  readonly title: string;
  readonly rows: readonly YardRow[];
  /** A yes or no that this part depends on, and the terms that the other answer makes. */
  readonly tick?: { readonly label: string; readonly on: boolean; readonly other: T };
  readonly note?: string;
}

export interface ReadyMade<D, T> {
  readonly id: string;
  readonly note: string;
  readonly design: D;
  readonly terms?: T;
}

/** The nouns of the pages, each in lower case. */
export interface ListWords {
  /** `fleet` */
  readonly list: string;
  /** One thing that is bought. */
  readonly entry: string;
  /** What entries stand in together. */
  readonly group: string;
  /** What everything costs: `points`. */
  readonly unit: string;
  /** Where entries are chosen from, as a heading: `Classes`. */
  readonly yard: string;
  /** What a price in the yard is, as a heading. */
  readonly price: string;
  readonly article: 'it' | 'her';
  /** What stands in an empty list. */
  readonly empty: string;
  /** What of it can be printed; undefined: nothing. */
  readonly printed?: string;
}

/** A design as its codec reads it. */
export interface DesignCodec<D> {
  safeParse(value: unknown): { readonly success: true; readonly data: D } | { readonly success: false };
}

export interface ListKind<D extends { readonly name: string }, T, F extends ListFault = ListFault> {
  readonly words: ListWords;
  readonly codec: DesignCodec<D>;
  /** What a new drawing begins with. */
  readonly first: Sheet<D, T>;
  readonly ready: readonly ReadyMade<D, T>[];
  /** Whether the list may fight a ready-made one; any of them unless it is said. */
  meets?(sheet: Sheet<D, T>, other: ReadyMade<D, T>): boolean;
  /** A yes or no of the terms that is an option of the match as well. */
  readonly agreed?: {
    readonly option: string;
    of(terms: T): boolean;
    with(terms: T, value: boolean): T;
  };
  /** The terms that a list is put on the board for where nobody says others; those before it, where there were any. */
  termsFor(design: D, before?: T): T;
  /** Terms as a browser kept them, whatever an earlier edition wrote. */
  keptTerms(kept: Readonly<Record<string, unknown>>, design: D): T;
  /** The most that the list may cost, and the terms with another. */
  limit(sheet: Sheet<D, T>): number;
  withLimit(terms: T, limit: number): T;
  /** False where the terms leave no choice. */
  freeLimit(terms: T): boolean;
  cost(design: D): number;
  /** `2 crates, 5 things` */
  tally(design: D): string;
  /** What each stretch of the bar of costs stands for. */
  shares(design: D): readonly { readonly name: string; readonly cost: number }[];
  faults(sheet: Sheet<D, T>): readonly F[];
  where(fault: F): Where;
  /** One change that mends most of what is wrong there. */
  fix(sheet: Sheet<D, T>, where: Where): Fix<D> | undefined;
  groups(sheet: Sheet<D, T>): readonly GroupOfList<D>[];
  yard(sheet: Sheet<D, T>, joins: string): readonly YardSection<T>[];
  /** A button that adds a group, where players make them. */
  readonly grow?: { readonly label: string; readonly to: (design: D) => D };
  /** One more of that id; in a group of its own where there is none of that key. */
  add(design: D, group: string, id: string): { readonly design: D; readonly group: string; readonly entry: string };
  /** A list in a line, to tell two versions of it apart. */
  inShort(design: D): string;
  byChance(limit: number, random: () => number): Sheet<D, T>;
  write(design: D, form: 'text' | 'json'): string;
  /** A pasted text in either form. */
  read(text: string): Result<D>;
}
