/** Terrain of chapter 3 and the terrain tables of chapter 5. Distances in mils. */

export const terrainKinds = [
  'asteroids-light',
  'asteroids-heavy',
  'corrosive-gas',
  'distortion-field',
  'particle-cloud',
  'minefield',
  'planet',
  'beacon-target',
] as const;
export type TerrainKind = (typeof terrainKinds)[number];

/** What a line through the area does to direct fire. */
export type Sight = 'none' | 'light' | 'heavy' | 'blocked';

/** What happens to a ship that enters the area or activates inside it. */
export type Hazard =
  | { readonly kind: 'none' }
  /** `dice` d6 plus `plus`, less the ship's MR; an attack for armour and the critical rating (R-QR-87, R-QR-88). */
  | { readonly kind: 'hits'; readonly dice: number; readonly plus: number }
  /** A plain loss of hull: not reducible, no critical (R-QR-88). */
  | { readonly kind: 'hull'; readonly hull: number }
  /** The ship moves at most half: R-QR-90. */
  | { readonly kind: 'half-move' }
  | { readonly kind: 'disorder'; readonly markers: number }
  | { readonly kind: 'destroyed' };

export interface Terrain {
  readonly kind: TerrainKind;
  readonly name: string;
  readonly sight: Sight;
  readonly sightRule: string;
  readonly hazard: Hazard;
  readonly hazardRule: string;
  /** What a fighter token meets: R-QR-92. */
  readonly fighters: 'ignore' | 'destroyed' | 'barred';
  readonly fightersRule: string;
}

// prettier-ignore
export const terrain: Readonly<Record<TerrainKind, Terrain>> = {
  'asteroids-light': { kind: 'asteroids-light', name: 'Light asteroid field', sight: 'light', sightRule: 'QR-3.4.1a', hazard: { kind: 'hits', dice: 1, plus: 2 }, hazardRule: 'QR-3.4.1b', fighters: 'ignore', fightersRule: 'QR-3.4.1c' },
  'asteroids-heavy': { kind: 'asteroids-heavy', name: 'Heavy asteroid field', sight: 'heavy', sightRule: 'QR-3.4.1a', hazard: { kind: 'hits', dice: 1, plus: 6 }, hazardRule: 'QR-3.4.1b', fighters: 'ignore', fightersRule: 'QR-3.4.1c' },
  'corrosive-gas': { kind: 'corrosive-gas', name: 'Corrosive gas', sight: 'heavy', sightRule: 'QR-3.4.2a', hazard: { kind: 'hull', hull: 2 }, hazardRule: 'QR-3.4.2b', fighters: 'destroyed', fightersRule: 'QR-3.4.2c' },
  'distortion-field': { kind: 'distortion-field', name: 'Distortion field', sight: 'light', sightRule: 'QR-3.4.3a', hazard: { kind: 'half-move' }, hazardRule: 'QR-3.4.3b', fighters: 'destroyed', fightersRule: 'QR-3.4.3c' },
  'particle-cloud': { kind: 'particle-cloud', name: 'Particle cloud', sight: 'light', sightRule: 'QR-3.4.4a', hazard: { kind: 'disorder', markers: 1 }, hazardRule: 'QR-3.4.4b', fighters: 'ignore', fightersRule: 'QR-3.4.4c' },
  minefield: { kind: 'minefield', name: 'Minefield', sight: 'none', sightRule: 'QR-3.4.5a', hazard: { kind: 'hits', dice: 1, plus: 6 }, hazardRule: 'QR-3.4.5b', fighters: 'ignore', fightersRule: 'QR-3.4.5c' },
  planet: { kind: 'planet', name: 'Planet', sight: 'blocked', sightRule: 'QR-3.4.6a', hazard: { kind: 'destroyed' }, hazardRule: 'QR-3.4.6b', fighters: 'barred', fightersRule: 'QR-3.4.6c' },
  'beacon-target': { kind: 'beacon-target', name: 'Beacon target', sight: 'none', sightRule: 'QR-3.4.7a', hazard: { kind: 'none' }, hazardRule: 'QR-3.4.7a', fighters: 'ignore', fightersRule: 'QR-3.4.7a' },
} as const satisfies Record<TerrainKind, Terrain>;

export type TerrainSize = 'small' | 'medium' | 'large';

/** Rectangles are given long side second; they may be turned (R-QR-11). */
export type Footprint =
  | { readonly shape: 'circle'; readonly diameterMils: number }
  | { readonly shape: 'rectangle'; readonly widthMils: number; readonly lengthMils: number };

// QR-3.3a; a planet is always the circle of its size (R-QR-11).
export const footprints: Readonly<Record<TerrainSize, readonly Footprint[]>> = {
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
} as const satisfies Record<TerrainSize, readonly Footprint[]>;

export interface RandomTerrainRow {
  readonly from: number;
  readonly to: number;
  /** `asteroids` needs one more d6 for its density. */
  readonly terrain: Exclude<TerrainKind, 'asteroids-light' | 'asteroids-heavy'> | 'asteroids';
}

// QR-5.2.3a, the sum of 2d6
export const randomTerrain: readonly RandomTerrainRow[] = [
  { from: 2, to: 2, terrain: 'minefield' },
  { from: 3, to: 4, terrain: 'asteroids' },
  { from: 5, to: 6, terrain: 'corrosive-gas' },
  { from: 7, to: 7, terrain: 'asteroids' },
  { from: 8, to: 9, terrain: 'particle-cloud' },
  { from: 10, to: 11, terrain: 'planet' },
  { from: 12, to: 12, terrain: 'minefield' },
] as const satisfies readonly RandomTerrainRow[];

// R-QR-51, one d6
export const asteroidDensity = [
  { from: 1, to: 3, kind: 'asteroids-light' },
  { from: 4, to: 6, kind: 'asteroids-heavy' },
] as const satisfies readonly { from: number; to: number; kind: TerrainKind }[];

export type TableId = '36x60' | '48x48' | '72x48' | '60x96';

export interface GameTable {
  readonly id: TableId;
  readonly widthMils: number;
  readonly heightMils: number;
  /** How many pieces of each size: QR-5.1b. */
  readonly terrain: Readonly<Record<TerrainSize, number>>;
}

// QR-5.1b, R-QR-50
export const tables: Readonly<Record<TableId, GameTable>> = {
  '36x60': { id: '36x60', widthMils: 60000, heightMils: 36000, terrain: { small: 1, medium: 2, large: 0 } },
  '48x48': { id: '48x48', widthMils: 48000, heightMils: 48000, terrain: { small: 1, medium: 1, large: 1 } },
  '72x48': { id: '72x48', widthMils: 72000, heightMils: 48000, terrain: { small: 2, medium: 2, large: 1 } },
  '60x96': { id: '60x96', widthMils: 96000, heightMils: 60000, terrain: { small: 2, medium: 3, large: 2 } },
} as const satisfies Record<TableId, GameTable>;

// QR-5.1a: the larger table is used above this Maximum Fleet Value.
export const tableByFleetValue = { upTo: 1000, smaller: '48x48', larger: '72x48' } as const satisfies {
  upTo: number;
  smaller: TableId;
  larger: TableId;
};
