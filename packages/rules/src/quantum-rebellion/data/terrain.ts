/** Terrain of chapter 3 and what of the terrain tables of chapter 5 the family does not share. Distances in mils. */
import { randomTerrainWith, type RandomTerrainRow } from '../../mechanics/blueprint-fleets/data/terrain-tables.ts';

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
export type TerrainSight = 'none' | 'light' | 'heavy' | 'blocked';

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

export interface TerrainTraits {
  readonly kind: TerrainKind;
  readonly name: string;
  readonly sight: TerrainSight;
  readonly sightRule: string;
  readonly hazard: Hazard;
  readonly hazardRule: string;
  /** What a fighter token meets: R-QR-92. */
  readonly fighters: 'ignore' | 'destroyed' | 'barred';
  readonly fightersRule: string;
}

// prettier-ignore
export const terrain: Readonly<Record<TerrainKind, TerrainTraits>> = {
  'asteroids-light': { kind: 'asteroids-light', name: 'Light asteroid field', sight: 'light', sightRule: 'QR-3.4.1a', hazard: { kind: 'hits', dice: 1, plus: 2 }, hazardRule: 'QR-3.4.1b', fighters: 'ignore', fightersRule: 'QR-3.4.1c' },
  'asteroids-heavy': { kind: 'asteroids-heavy', name: 'Heavy asteroid field', sight: 'heavy', sightRule: 'QR-3.4.1a', hazard: { kind: 'hits', dice: 1, plus: 6 }, hazardRule: 'QR-3.4.1b', fighters: 'ignore', fightersRule: 'QR-3.4.1c' },
  'corrosive-gas': { kind: 'corrosive-gas', name: 'Corrosive gas', sight: 'heavy', sightRule: 'QR-3.4.2a', hazard: { kind: 'hull', hull: 2 }, hazardRule: 'QR-3.4.2b', fighters: 'destroyed', fightersRule: 'QR-3.4.2c' },
  'distortion-field': { kind: 'distortion-field', name: 'Distortion field', sight: 'light', sightRule: 'QR-3.4.3a', hazard: { kind: 'half-move' }, hazardRule: 'QR-3.4.3b', fighters: 'destroyed', fightersRule: 'QR-3.4.3c' },
  'particle-cloud': { kind: 'particle-cloud', name: 'Particle cloud', sight: 'light', sightRule: 'QR-3.4.4a', hazard: { kind: 'disorder', markers: 1 }, hazardRule: 'QR-3.4.4b', fighters: 'ignore', fightersRule: 'QR-3.4.4c' },
  minefield: { kind: 'minefield', name: 'Minefield', sight: 'none', sightRule: 'QR-3.4.5a', hazard: { kind: 'hits', dice: 1, plus: 6 }, hazardRule: 'QR-3.4.5b', fighters: 'ignore', fightersRule: 'QR-3.4.5c' },
  planet: { kind: 'planet', name: 'Planet', sight: 'blocked', sightRule: 'QR-3.4.6a', hazard: { kind: 'destroyed' }, hazardRule: 'QR-3.4.6b', fighters: 'barred', fightersRule: 'QR-3.4.6c' },
  'beacon-target': { kind: 'beacon-target', name: 'Beacon target', sight: 'none', sightRule: 'QR-3.4.7a', hazard: { kind: 'none' }, hazardRule: 'QR-3.4.7a', fighters: 'ignore', fightersRule: 'QR-3.4.7a' },
} as const satisfies Record<TerrainKind, TerrainTraits>;

// QR-5.2.3a, the sum of 2d6; `asteroids` needs one more d6 for its density. Footprints are those of QR-3.3a, tables of QR-5.1b.
export const randomTerrain: readonly RandomTerrainRow<TerrainKind | 'asteroids'>[] = randomTerrainWith('corrosive-gas');

// R-QR-51, one d6
export const asteroidDensity = [
  { from: 1, to: 3, kind: 'asteroids-light' },
  { from: 4, to: 6, kind: 'asteroids-heavy' },
] as const satisfies readonly { from: number; to: number; kind: TerrainKind }[];
