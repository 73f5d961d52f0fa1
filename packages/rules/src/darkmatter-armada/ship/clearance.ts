/** What stands and lies on the table, and why nothing more can be set down at a place: a whole base, clear of others. */
import {
  groundOf,
  type PlacedTerrain as PlacedTerrainOf,
  type SettingDown,
} from '../../mechanics/blueprint-fleets/ground.ts';
import type { Tolerance } from '../../geometry/table/index.ts';
import { circlesBy } from '../../mechanics/blueprint-fleets/orbit/circles.ts';
import { distances } from '../data/sizes.ts';
import type { OpenTable } from '../state.ts';
import { optionOf, type Terrain } from '../table.ts';
import { classOf, type PlacedShip } from './ships.ts';
import { baseRadiusMils, fighterRadiusMils } from './stats.ts';

export type { Base, SettingDown, StandingPiece } from '../../mechanics/blueprint-fleets/ground.ts';
export type PlacedTerrain = PlacedTerrainOf<Terrain>;

/** R-DA-02, R-DA-03, R-DA-04. */
export const tape: Tolerance = {
  // DA-1.4: 'within' is inclusive, by so much (R-DA-04).
  distanceMils: distances.toleranceMils,
  angleCdeg: distances.toleranceCdeg,
  contactMils: distances.contactMils,
};

/** No ship stands on a planet (R-DA-76), no token lies on one (R-DA-78). */
export const ground = groundOf({
  tokenRadiusMils: fighterRadiusMils,
  radiusOf: baseRadiusMils,
  planet: { ship: 'R-DA-76', token: 'R-DA-78' },
  tape,
});
export const { standing, onTheTable, tableFor, placedTerrain, planets, terrainAt, planetUnder, settingFault } = ground;

/** A ship that comes to the table, in whatever way. */
export const setDown = (rule: string, advice: string): SettingDown => ({
  edge: [rule, advice],
  overlap: ['DA-9.2.5', 'Place its base clear of it.'],
  planet: 'ship',
});

/** Who is in orbit of a planet: DA-9.3.10.1a, R-DA-97; a segment is 30° about the planet's centre unless another number of them is agreed on. */
export const circles = circlesBy({
  ground,
  orbitMils: distances.orbitMils,
  segments: ({ match }: OpenTable) => optionOf(match, 'orbitSegments'),
  station: (ship: PlacedShip) => classOf(ship).station,
});
export const { orbitsOf, orbitedPlanet } = circles;
