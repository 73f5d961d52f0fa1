/** Laying terrain: where (QR-5.2.3d, R-QR-52), and which pieces the dice give (QR-5.1b, QR-5.2.3a; density and shape R-QR-51, R-QR-191; a planet is a circle, R-QR-11). */
import { terrainSpotsBy } from '../../../mechanics/blueprint-fleets/setup/terrain-spots.ts';
import { distances } from '../../data/sizes.ts';
import { ground } from '../../ship/clearance.ts';
import { type RandomTerrain, rollTerrain as rollBy } from '../../../mechanics/blueprint-fleets/setup/random-terrain.ts';
import { asteroidDensity, randomTerrain, terrain as terrainData, type TerrainKind } from '../../data/terrain.ts';
import type { Procedure } from '../../procedure.ts';
import type { Terrain } from '../../table.ts';

export { placeOf } from '../../../mechanics/blueprint-fleets/setup/terrain-spots.ts';

export const terrainSpots = terrainSpotsBy({
  ground,
  clearanceMils: distances.terrainClearanceMils,
  edge: 'R-QR-52',
  clear: 'QR-5.2.3d',
});
export const { pieceFault, terrainRegion, freeSpot, suggestTerrainSpot } = terrainSpots;

function kindOf(row: TerrainKind | 'asteroids', density: number | null): TerrainKind {
  if (row !== 'asteroids') return row;
  const dense = asteroidDensity.find((each) => each.from <= (density ?? 1) && (density ?? 1) <= each.to);
  return dense?.kind ?? 'asteroids-light';
}

const random: RandomTerrain<TerrainKind | 'asteroids', Terrain> = {
  rows: randomTerrain,
  densitySides: (row) => (row === 'asteroids' ? 6 : 0),
  recordOf: (id, row, density, footprint) => {
    const kind = kindOf(row, density);
    const { name, hazard } = terrainData[kind];
    const strength = kind === 'minefield' && hazard.kind === 'hits' ? hazard.plus : null;
    return { id, kind, name, footprint, at: null, discarded: false, strength, laid: false };
  },
};

export const rollTerrain = (p: Procedure): void => p.emit(rollBy(p, random));
