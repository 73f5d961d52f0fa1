/** Laying terrain: where (DA-6.2.3c, R-DA-45), and which pieces the dice give (DA-6.1, DA-6.2.3a, R-DA-44). */
import { rollTerrain as rollBy, type RandomTerrain } from '../../../mechanics/blueprint-fleets/setup/random-terrain.ts';
import { terrainSpotsBy } from '../../../mechanics/blueprint-fleets/setup/terrain-spots.ts';
import { distances } from '../../data/sizes.ts';
import { randomTerrain, terrain as terrainData, type TerrainKind } from '../../data/terrain.ts';
import type { TerrainId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { ground } from '../../ship/clearance.ts';
import type { Terrain } from '../../table.ts';

export const terrainSpots = terrainSpotsBy({
  ground,
  clearanceMils: distances.terrainClearanceMils,
  edge: 'R-DA-45',
  clear: 'DA-6.2.3c',
});
export const { pieceFault, suggestTerrainSpot } = terrainSpots;

/** A terrain record; `density` counts the dice that its kind may have from 1, the smallest unless given. */
export function terrainRecord(
  id: TerrainId,
  kind: TerrainKind,
  footprint: Terrain['footprint'],
  density: number | null = null,
): Terrain {
  const { name, densities } = terrainData[kind];
  const die = densities[(density ?? 1) - 1] ?? null;
  return { id, kind, name, footprint, at: null, discarded: false, laid: false, die };
}

const random: RandomTerrain<TerrainKind, Terrain> = {
  rows: randomTerrain,
  densitySides: (kind) => terrainData[kind].densities.length,
  recordOf: (id, kind, density, footprint) => terrainRecord(id, kind, footprint, density),
};

export const rollTerrain = (p: Procedure): void => p.emit(rollBy(p, random));
