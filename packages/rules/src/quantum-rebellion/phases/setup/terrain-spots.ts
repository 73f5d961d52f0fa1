/** Where terrain may be laid: QR-5.2.3d, R-QR-52. */
import { terrainSpotsBy } from '../../../mechanics/blueprint-fleets/setup/terrain-spots.ts';
import { distances } from '../../data/sizes.ts';
import { ground } from '../../ship/clearance.ts';

export { placeOf } from '../../../mechanics/blueprint-fleets/setup/terrain-spots.ts';

export const terrainSpots = terrainSpotsBy({
  ground,
  clearanceMils: distances.terrainClearanceMils,
  edge: 'R-QR-52',
  clear: 'QR-5.2.3d',
});
export const { pieceFault, terrainRegion, freeSpot, suggestTerrainSpot } = terrainSpots;
