/** Terrain of chapter 4 and what of the tables of chapter 6 the family does not share. Distances in mils. */
import { randomTerrainWith, type RandomTerrainRow } from '../../mechanics/blueprint-fleets/data/terrain-tables.ts';
import type { DieSize } from './dice.ts';

export const terrainKinds = [
  'asteroids',
  'emission-nebula',
  'distortion-field',
  'particle-cloud',
  'minefield',
  'planet',
] as const;
export type TerrainKind = (typeof terrainKinds)[number];

/** What a line through the area does to an attack: nothing, gives the defence the terrain's die, or stops it. */
export type TerrainSight = 'clear' | 'impedes' | 'blocks';

/** What happens to a ship that enters the area or activates inside it. */
export type Hazard =
  /** The field's die in hits, without any defence (R-DA-74). */
  | { readonly kind: 'hits' }
  /** The field's die against DEF, rolled twice, the lower kept (R-DA-77). */
  | { readonly kind: 'mines' }
  | { readonly kind: 'lose-crew'; readonly die: DieSize }
  /** Each inch inside counts twice (R-DA-75), and DEF is rolled twice, the lower kept (DA-4.5.3b). */
  | { readonly kind: 'distortion' }
  | { readonly kind: 'disorder'; readonly markers: number }
  /** The ship stops at the edge (R-DA-76). */
  | { readonly kind: 'collision'; readonly hullDie: DieSize; readonly disorder: number };

export interface TerrainTraits {
  readonly kind: TerrainKind;
  readonly name: string;
  /** The dice that a piece of it may have, rolled for when it is placed (R-DA-44); empty where it has none. */
  readonly densities: readonly DieSize[];
  readonly direct: TerrainSight;
  readonly torpedoes: TerrainSight;
  readonly sightRule: string;
  readonly hazard: Hazard;
  readonly hazardRule: string;
  /** What a fighter token meets (DA-4.5, R-DA-78). */
  readonly fighters: 'ignore' | 'destroyed' | 'barred';
}

// prettier-ignore
export const terrain: Readonly<Record<TerrainKind, TerrainTraits>> = {
  asteroids: { kind: 'asteroids', name: 'Asteroid field', densities: [4, 6, 8, 10], direct: 'impedes', torpedoes: 'clear', sightRule: 'DA-4.5.1a', hazard: { kind: 'hits' }, hazardRule: 'DA-4.5.1b', fighters: 'ignore' },
  'emission-nebula': { kind: 'emission-nebula', name: 'Emission nebula', densities: [8, 10, 12, 14], direct: 'impedes', torpedoes: 'clear', sightRule: 'DA-4.5.2a', hazard: { kind: 'lose-crew', die: 4 }, hazardRule: 'DA-4.5.2b', fighters: 'destroyed' },
  'distortion-field': { kind: 'distortion-field', name: 'Distortion field', densities: [], direct: 'clear', torpedoes: 'clear', sightRule: 'DA-4.5.3a', hazard: { kind: 'distortion' }, hazardRule: 'DA-4.5.3c', fighters: 'barred' },
  'particle-cloud': { kind: 'particle-cloud', name: 'Particle cloud', densities: [8, 10, 12], direct: 'blocks', torpedoes: 'impedes', sightRule: 'DA-4.5.4a', hazard: { kind: 'disorder', markers: 1 }, hazardRule: 'DA-4.5.4b', fighters: 'ignore' },
  minefield: { kind: 'minefield', name: 'Minefield', densities: [8, 10, 12, 14, 16], direct: 'clear', torpedoes: 'clear', sightRule: 'DA-4.5.5a', hazard: { kind: 'mines' }, hazardRule: 'DA-4.5.5b', fighters: 'ignore' },
  planet: { kind: 'planet', name: 'Planet', densities: [], direct: 'blocks', torpedoes: 'blocks', sightRule: 'DA-4.5.6a', hazard: { kind: 'collision', hullDie: 10, disorder: 2 }, hazardRule: 'DA-4.5.6b', fighters: 'barred' },
} as const satisfies Record<TerrainKind, TerrainTraits>;

// DA-6.2.3a, the sum of 2d6. Footprints are those of DA-4.4, tables of DA-6.1: both of the family.
export const randomTerrain: readonly RandomTerrainRow<TerrainKind>[] = randomTerrainWith('emission-nebula');
