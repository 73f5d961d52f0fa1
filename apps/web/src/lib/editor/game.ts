/**
 * What the frame of the position editor asks of a game. `P` is a position as its people write it, `S` the state that its
 * rules read in one. A thing is called `kind:id`, as the records of a view are; undefined is the match itself. Nothing here
 * changes a position: every edit gives a new one.
 */
import type { Spot } from '#lib/board/chart.ts';
import type { SideColour } from '#lib/components/side.ts';
import type { TextCodec } from '#lib/workshop/read-text.ts';
import type { AddTab, AddDesk } from './add-tabs.ts';
import type { Added, Panel } from './fields.ts';

/** Where a thing stands: inches from the west and the south edge, or column and row. */
export type At = readonly [number, number];

export interface PositionFinding {
  readonly text: string;
  /** The thing that pressing the problem selects; `match` for the match itself. */
  readonly thing: string;
}

/** A draft as it can be drawn, and what keeps it from being played on. */
export interface PositionReading<S> {
  readonly state: S;
  readonly findings: readonly PositionFinding[];
}

/** The draft that stands on the bench, and what is selected in it. */
export interface PositionDraft<P, S> {
  readonly position: P;
  readonly state: S;
  readonly findings: readonly PositionFinding[];
  readonly selected: string | undefined;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** How things stand on this kind of board, whatever the game. */
export interface Surface {
  /** Where an arrow takes a thing; `far` with Shift. */
  readonly step: (at: At, arrow: Arrow, far: boolean) => At;
  /** The facing after a turn, clockwise for 1. */
  readonly turned: (facing: number, sense: 1 | -1, far: boolean) => number;
}

export interface Places<P> {
  readonly surface: Surface;
  /** Undefined for what is not on the board. */
  readonly placeOf: (position: P, thing: string) => At | undefined;
  /** Undefined for what has no bow. */
  readonly facingOf: (position: P, thing: string) => number | undefined;
  readonly move: (position: P, thing: string, to: At) => P;
  /** With all that belongs to it and stands on the board. */
  readonly moveTogether: (position: P, thing: string, to: At) => P;
  readonly turn: (position: P, thing: string, facing: number) => P;
  /** Where the camera looks for it. */
  readonly spotOf: (position: P, at: At) => Spot;
}

/** A line of the list of everything. */
export interface ListedThing {
  readonly thing: string;
  readonly name: string;
  readonly detail: string;
  /** It belongs to the line above. */
  readonly deep?: boolean;
}
export interface ListGroup {
  readonly heading: string;
  readonly side?: SideColour;
  readonly things: readonly ListedThing[];
}

export interface EditedSide {
  readonly id: string;
  readonly name: string;
  readonly mark: SideColour;
}

export interface EditorWords {
  /** What an empty board offers, and what its button says. */
  readonly empty: string;
  readonly begin: string;
  /** Why a board without units is not saved. */
  readonly bare: string;
  /** How figures of the text are meant. */
  readonly text: string;
  readonly noFleet: string;
}

export interface EditedGame<P extends object, S> {
  readonly words: EditorWords;
  readonly empty: P;
  /** A position on its way: it may lack what a match needs. */
  readonly codec: TextCodec<P>;
  /** The same position with an id for everything in it. */
  readonly withIds: (position: P) => P;
  /** Reads a draft in which everything has an id. */
  readonly survey: (position: P) => PositionReading<S>;
  /** Nothing was put into it yet. */
  readonly isEmpty: (position: P) => boolean;
  /** It has nothing that could play. */
  readonly isBare: (position: P) => boolean;
  readonly has: (draft: PositionDraft<P, S>, thing: string) => boolean;
  /** Without the thing and whatever speaks of it. */
  readonly remove: (position: P, thing: string) => P;
  /** The same thing again; undefined where there can be no second one. */
  readonly copy: (position: P, thing: string) => Added<P> | undefined;
  readonly places: Places<P>;
  /** Both sides ready-made: what the button on an empty board gives. */
  readonly ready: () => P;
  /** A fleet of a person's own, for the first side; undefined where it cannot be read. */
  readonly withFleet: (design: unknown) => P | undefined;
  /** A ready-made match as a board; undefined where it is none. */
  readonly ofPreset: (setup: unknown) => P | undefined;
  /** The running round in words, `Round 2 of 6`, and what the match waits for. */
  readonly round: (state: S) => string;
  readonly waitsFor: (state: S) => string;
  /** Who may sit down at it. */
  chairs(state: S): readonly (EditedSide & { readonly id: `seat-${number}` })[];
  /** For whom things are added, in their order. */
  readonly sides: (state: S) => readonly EditedSide[];
  readonly sideOf: (draft: PositionDraft<P, S>, thing: string) => string | undefined;
  readonly list: (draft: PositionDraft<P, S>) => readonly ListGroup[];
  readonly panel: (draft: PositionDraft<P, S>, thing: string | undefined) => Panel<P>;
  readonly adding: (draft: PositionDraft<P, S>, desk: AddDesk) => readonly AddTab<P>[];
  /** Fleets that everybody may take, for `AddDesk.fleet`. */
  readonly fleets: readonly { readonly id: string; readonly name: string; readonly design: unknown }[];
}

export const kindOf = (thing: string): string => thing.slice(0, thing.indexOf(':'));
export const idIn = (thing: string): string => thing.slice(thing.indexOf(':') + 1);

/** A part whose fields may be set; undefined takes the field out, which gives it back to its default. */
export type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** `thing` with the fields of `change`; those that are undefined are left out. */
export function changed<T extends object>(thing: T, change: Change<T>): T {
  const next = { ...thing, ...change };
  for (const [key, value] of Object.entries(change)) if (value === undefined) delete next[key as keyof T];
  return next;
}

/** Only what differs from the usual is written. */
export const unless = <T>(value: T, usual: T): T | undefined => (value === usual ? undefined : value);
