/** The tables of terrain: what lies on a table of which size, of which kind, and how large. Distances in mils. */

export type TerrainSize = 'small' | 'medium' | 'large';

/** Rectangles are given long side second; they may be turned. */
export type TerrainFootprint =
  | { readonly shape: 'circle'; readonly diameterMils: number }
  | { readonly shape: 'rectangle'; readonly widthMils: number; readonly lengthMils: number };

// A planet is always the circle of its size.
export const footprints: Readonly<Record<TerrainSize, readonly TerrainFootprint[]>> = {
  small: [
    { shape: 'circle', diameterMils: 4000 },
    { shape: 'rectangle', widthMils: 4000, lengthMils: 4000 },
    { shape: 'rectangle', widthMils: 2000, lengthMils: 8000 },
  ],
  medium: [
    { shape: 'circle', diameterMils: 6000 },
    { shape: 'rectangle', widthMils: 6000, lengthMils: 6000 },
    { shape: 'rectangle', widthMils: 3000, lengthMils: 12000 },
  ],
  large: [
    { shape: 'circle', diameterMils: 8000 },
    { shape: 'rectangle', widthMils: 8000, lengthMils: 8000 },
    { shape: 'rectangle', widthMils: 5000, lengthMils: 12000 },
  ],
} as const satisfies Record<TerrainSize, readonly TerrainFootprint[]>;

export interface RandomTerrainRow<Kind extends string> {
  readonly from: number;
  readonly to: number;
  readonly terrain: Kind;
}

/** Random terrain by the sum of 2d6. The clouds of gas are another kind of terrain in each game. */
export const randomTerrainWith = <Gas extends string>(gas: Gas) =>
  [
    { from: 2, to: 2, terrain: 'minefield' },
    { from: 3, to: 4, terrain: 'asteroids' },
    { from: 5, to: 6, terrain: gas },
    { from: 7, to: 7, terrain: 'asteroids' },
    { from: 8, to: 9, terrain: 'particle-cloud' },
    { from: 10, to: 11, terrain: 'planet' },
    { from: 12, to: 12, terrain: 'minefield' },
  ] as const satisfies readonly RandomTerrainRow<string>[];

export type TableId = '36x60' | '48x48' | '72x48' | '60x96';

export interface GameTable {
  readonly id: TableId;
  readonly widthMils: number;
  readonly heightMils: number;
  /** How many pieces of each size. */
  readonly terrain: Readonly<Record<TerrainSize, number>>;
}

export const tables: Readonly<Record<TableId, GameTable>> = {
  '36x60': { id: '36x60', widthMils: 60000, heightMils: 36000, terrain: { small: 1, medium: 2, large: 0 } },
  '48x48': { id: '48x48', widthMils: 48000, heightMils: 48000, terrain: { small: 1, medium: 1, large: 1 } },
  '72x48': { id: '72x48', widthMils: 72000, heightMils: 48000, terrain: { small: 2, medium: 2, large: 1 } },
  '60x96': { id: '60x96', widthMils: 96000, heightMils: 60000, terrain: { small: 2, medium: 3, large: 2 } },
} as const satisfies Record<TableId, GameTable>;

// The larger table is used above this Maximum Fleet Value.
export const tableByFleetValue = { upTo: 1000, smaller: '48x48', larger: '72x48' } as const satisfies {
  upTo: number;
  smaller: TableId;
  larger: TableId;
};
