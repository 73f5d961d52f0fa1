/** Where terrain may be laid: QR-5.2.3d, R-QR-52. */
import type { PlacedShape } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { keptUnder } from '../../../kernel/kept.ts';
import { type Area, freeLay, type Ground, layArea, layFault } from '../../../mechanics/open-table/index.ts';
import { distances } from '../../data/sizes.ts';
import type { Point, TerrainId } from '../../ids.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { seats } from '../../../mechanics/blueprint-fleets/seats.ts';
import { placedTerrain, type PlacedTerrain } from '../../ship/clearance.ts';
import type { OpenTable } from '../../state.ts';
import type { Terrain } from '../../table.ts';
import { zonesOfSide } from '../../../mechanics/blueprint-fleets/seats.ts';

const CLEARANCE = distances.terrainClearanceMils;

/** What a piece keeps away from: zones and other terrain. What is not on the table is in nobody's way. */
const groundFor = (state: OpenTable, { id }: Terrain): Ground<PlacedTerrain> => ({
  table: state.match.table,
  free: seats(state).flatMap(zonesOfSide),
  lying: placedTerrain(state).filter((other) => other.id !== id),
  clearanceMils: CLEARANCE,
});

/** Why `terrain` may not lie so, or undefined. */
export function pieceFault(state: OpenTable, terrain: Terrain, piece: PlacedShape): Rejection | undefined {
  const { name } = terrain;
  const fault = layFault(piece, groundFor(state, terrain));
  switch (fault?.kind) {
    case undefined:
      return undefined;
    case 'off-table':
      return refuse('off-table', 'R-QR-52', `${name} would reach over the table's edge. Lay it wholly on the table.`);
    case 'near-area': {
      const owner = seats(state).find((side) => zonesOfSide(side).includes(fault.area));
      const sentence = `${name} would lie nearer than ${inches(CLEARANCE)} to the deployment zone of ${owner?.fleet ?? 'a side'}. Lay it farther towards the middle.`;
      return refuse('too-near-zone', 'QR-5.2.3d', sentence, { seat: owner?.seat ?? null });
    }
    case 'near-terrain': {
      const sentence = `${name} would lie ${inches(fault.gapMils)} from ${fault.terrain.name}. Keep ${inches(CLEARANCE)} from other terrain.`;
      return refuse('too-near-terrain', 'QR-5.2.3d', sentence, { terrain: fault.terrain.id });
    }
  }
}

/** The rectangle that pieces lie in. */
export const terrainRegion = (state: OpenTable): Area =>
  layArea({ table: state.match.table, free: seats(state).flatMap(zonesOfSide), clearanceMils: CLEARANCE });

/** Spots found, by the terrain that lay then: offers, answers and the sifting of what fits nowhere all ask for them. */
const spots = keptUnder<OpenTable['terrain'], string, PlacedShape | undefined>();

/** The legal spot nearest to the middle of the table; undefined where none is left. */
export const freeSpot = (state: OpenTable, terrain: Terrain): PlacedShape | undefined =>
  spots(state.terrain, terrain.id, () => freeLay(terrain.footprint, groundFor(state, terrain)));

/** How a spot is written in a command. */
export const placeOf = ({ at, shape }: PlacedShape): { at: Point; facingCdeg?: number } =>
  shape.kind === 'rectangle' ? { at, facingCdeg: shape.facingCdeg } : { at };

/** A legal spot for a piece that is still to be placed, as near to the middle as may be: for a one-press placement. */
export function suggestTerrainSpot(
  state: OpenTable,
  terrainId: TerrainId,
): { at: Point; facingCdeg?: number } | undefined {
  const terrain = state.terrain[terrainId];
  const spot = terrain === undefined ? undefined : freeSpot(state, terrain);
  return spot === undefined ? undefined : placeOf(spot);
}
