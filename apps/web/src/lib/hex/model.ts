/** A hex table as it is drawn: no ruleset's words, only what lies where. */
import type { Board, Hex } from '@broadside/rules/geometry/hex';
import type { SideColour } from '#lib/components/side.ts';

export type { Board, Hex };

/** Some models that act as one: a stack with its count, its letter and its facing. */
export interface Stack {
  readonly id: string;
  readonly name: string;
  /** A short name for narrow places. */
  readonly letter: string;
  /** Symbol of the sprite: its sign in lists. */
  readonly glyph: string;
  /** Its hull on the board, where it has one of a family; else the sign stands there too. */
  readonly silhouette?: string | undefined;
  readonly side: SideColour;
  readonly at: Hex;
  /** 0-5 from north, clockwise; nothing where it has none. */
  readonly facing: number | undefined;
  /** Models still there; the count is the strength. */
  readonly count: number;
  readonly done: boolean;
  /** Out of action but still in its hex. */
  readonly dead: boolean;
  /** Small marks: damage, buffs, cargo. */
  readonly marks: readonly StackMark[];
  /** Another stack that flies with it, in the same hex. */
  readonly escort: { readonly id: string; readonly count: number; readonly ready: boolean } | undefined;
  /** What a screen reader says. */
  readonly label: string;
}

export interface StackMark {
  readonly kind: 'harm' | 'guard' | 'cargo' | 'star' | 'fire';
  readonly text: string;
}

export interface HexGround {
  readonly id: string;
  readonly kind: 'rocks' | 'mines' | 'planet' | 'wreck' | 'prize';
  readonly name: string;
  readonly at: Hex;
  readonly side: SideColour;
  /** A number that is known: what it holds, or how strong it is. */
  readonly value: number | undefined;
  /** Nothing is left in it. */
  readonly spent: boolean;
  readonly label: string;
}

export interface HexZone {
  readonly side: SideColour;
  readonly kind: 'setup' | 'escape';
  readonly hexes: readonly Hex[];
}

export interface HexTable {
  readonly board: Board;
  readonly stacks: readonly Stack[];
  readonly ground: readonly HexGround[];
  readonly zones: readonly HexZone[];
}

/** `lit`: may be pressed now; `chosen`: the draft is about it; `aim`: it is the target. */
export type HexLook = 'lit' | 'chosen' | 'aim' | 'faded';

/** `{key}` of a hex in sets and maps. */
export const keyOf = ({ col, row }: Hex): string => `${col},${row}`;
