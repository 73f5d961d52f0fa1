/** What stands and lies on the table, and why nothing more can be set down at a place: a whole base (QR-8.2.5a), R-QR-10. */
import {
  groundOf,
  type PlacedTerrain as PlacedTerrainOf,
  type SettingDown,
} from '../../mechanics/blueprint-fleets/ground.ts';
import { circlesBy } from '../../mechanics/blueprint-fleets/orbit/circles.ts';
import { distances } from '../data/sizes.ts';
import type { OpenTable } from '../state.ts';
import { optionOf, type Terrain } from '../table.ts';
import { classOf, type PlacedShip } from './ships.ts';
import { baseRadiusMils, fighterRadiusMils } from './stats.ts';

export type { Base, SettingDown, StandingPiece } from '../../mechanics/blueprint-fleets/ground.ts';
export type PlacedTerrain = PlacedTerrainOf<Terrain>;

/** No ship stands on a planet (R-QR-91), no token lies on one (R-QR-92). */
export const ground = groundOf({
  tokenRadiusMils: fighterRadiusMils,
  radiusOf: baseRadiusMils,
  planet: { ship: 'R-QR-91', token: 'QR-3.4.6c' },
});
export const { standing, onTheTable, tableFor, placedTerrain, planets, terrainAt, planetUnder, settingFault } = ground;

/** A ship that comes to the table, in whatever way. */
export const setDown = (rule: string, advice: string): SettingDown => ({
  edge: [rule, advice],
  overlap: ['QR-8.2.3a', 'Place its base clear of it.'],
  planet: 'ship',
});

/** Who is in orbit of a planet: QR-8.3.9.1a, R-QR-104, R-QR-234; a planet is a circle (R-QR-11). */
export const circles = circlesBy({
  ground,
  orbitMils: distances.orbitMils,
  segments: ({ match }: OpenTable) => optionOf(match, 'orbitSegments'),
  station: (ship: PlacedShip) => classOf(ship).station,
});
export const { planetsOf, orbitsOf, orbitedPlanet } = circles;
