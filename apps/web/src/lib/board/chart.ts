/**
 * What the open table is drawn from. Distances are mils (1/1000 inch) from the south-west corner, x east and y north;
 * facings are centidegrees clockwise from north. Nothing here knows a ruleset.
 */
import type { TableSize } from '@broadside/rules/geometry/table';
import type { SideColour } from '#lib/components/side.ts';

export interface Spot {
  readonly xMils: number;
  readonly yMils: number;
}

/** How the sheet is ruled: a line every 2 inches, or crosses every 3 with foot lines in the accent of a game. */
export type GridLook = 'lines' | 'crosses';

/** A part of a line over the table. */
export interface CourseLeg {
  readonly from: Spot;
  readonly to: Spot;
  readonly kind: 'clear' | 'crossing' | 'blocked';
}

/** A small symbol of the sprite at a corner of a token. At the north-east it stands as often as it counts, up to three. */
export interface Badge {
  readonly symbol: string;
  readonly corner: 'north-east' | 'north-west' | 'south-west';
  readonly count: number;
  /** It hurts its bearer: amber; else it is white. */
  readonly tone?: 'warn' | 'ink';
  /** What it is called, where a list tells it by itself. */
  readonly words?: string;
}

/** What is drawn on a disc: a symbol with a ring of its own, one that fills the disc, or a small one over a dot. */
export interface DiscFace {
  readonly symbol: string;
  readonly fit: 'ring' | 'disc' | 'dot';
}

export interface ShipToken extends Spot {
  readonly id: string;
  readonly name: string;
  readonly side: SideColour;
  /** Symbol of the sprite: its sign in lists. */
  readonly glyph: string;
  /** Its silhouette on the table, where it has one of a family; else the sign stands there too. */
  readonly silhouette?: string | undefined;
  readonly facingCdeg: number;
  readonly baseRadiusMils: number;
  /** Drawn in dots. */
  readonly veiled?: boolean;
  /** It came here by no line: it does not sail. */
  readonly leapt?: boolean;
  /** Out of order: its ring is broken, and the hull slips off its heading until it acts or is aimed at. */
  readonly adrift?: boolean;
  readonly hull: number;
  readonly hullMax: number;
  readonly hullShaded: number;
  readonly done: boolean;
  readonly badges: readonly Badge[];
  /** The quarters of its base that are drawn strong, as bearings of their middle relative to the bow. */
  readonly strongCdeg: readonly number[];
  /** How fast it is set, in bars from 1 to 3 beside its hull; ships without a setting have none. */
  readonly speed?: number | undefined;
  /** What a reader of the screen hears. */
  readonly label: string;
}

/** What is left of a ship: it blocks nothing. */
export interface WreckToken extends Spot {
  readonly id: string;
  readonly name: string;
  readonly side: SideColour;
  readonly hull: string;
  readonly facingCdeg: number;
  /** The round in which it was lost, and how many rounds ago that was. */
  readonly round: number;
  readonly age: number;
}

export interface DiscToken extends Spot {
  readonly id: string;
  readonly name: string;
  readonly side: SideColour;
  readonly face: DiscFace;
  readonly radiusMils: number;
  readonly spent: boolean;
  /** Its name is written beside it: it is one of several that look alike. */
  readonly named?: boolean;
  readonly label: string;
}

export type TerrainSymbol = 'rocks' | 'heavy-rocks' | 'gas' | 'cloud' | 'field' | 'mines' | 'planet' | 'target';

export type TerrainShape =
  | { readonly kind: 'circle'; readonly radiusMils: number }
  | {
      readonly kind: 'rectangle';
      readonly widthMils: number;
      readonly heightMils: number;
      readonly facingCdeg: number;
    };

export interface TerrainPiece extends Spot {
  readonly id: string;
  readonly symbol: TerrainSymbol;
  readonly name: string;
  /** Its effect, in a few words. */
  readonly note: string;
  readonly shape: TerrainShape;
}

/** A rectangle of the table that one side may use now: a deployment zone. */
export interface ZoneMark {
  readonly side: SideColour;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly label: string;
}

export interface Chart {
  readonly table: TableSize;
  readonly ships: readonly ShipToken[];
  readonly discs: readonly DiscToken[];
  readonly terrain: readonly TerrainPiece[];
  readonly zones: readonly ZoneMark[];
  readonly wrecks?: readonly WreckToken[];
}

/** What a ship is drawn with on the table. */
export const hullOfToken = (ship: Pick<ShipToken, 'glyph' | 'silhouette'>): string => ship.silhouette ?? ship.glyph;

/** Rounded to tenths of an inch: `13.5″`. For labels; nothing is decided by what is rounded. */
export function inches(mils: number): string {
  return `${(mils / 1000).toFixed(1)}″`;
}

/** A bearing or facing with three figures: `062°`. */
export function degrees(cdeg: number): string {
  const whole = Math.round((((cdeg % 36_000) + 36_000) % 36_000) / 100) % 360;
  return `${String(whole).padStart(3, '0')}°`;
}

/** Bearing from one spot to another, clockwise from north; for drawing only, never for a rule. */
export function bearingCdeg(from: Spot, to: Spot): number {
  const radians = Math.atan2(to.xMils - from.xMils, to.yMils - from.yMils);
  return Math.round(((radians * 18_000) / Math.PI + 36_000) % 36_000);
}

/** The spot `distanceMils` from `from` on a bearing; for drawing and for previews, which the rules then judge. */
export function along(from: Spot, courseCdeg: number, distanceMils: number): Spot {
  const radians = (courseCdeg * Math.PI) / 18_000;
  return {
    xMils: Math.round(from.xMils + Math.sin(radians) * distanceMils),
    yMils: Math.round(from.yMils + Math.cos(radians) * distanceMils),
  };
}

export function distanceMils(from: Spot, to: Spot): number {
  return Math.hypot(to.xMils - from.xMils, to.yMils - from.yMils);
}
