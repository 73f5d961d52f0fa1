/** What may come of a jump before it is made: where the drift may lead, and what happens there. */
import { drift, driftEnd } from '../../../mechanics/blueprint-fleets/drift.ts';
import { optionOf } from '../../table.ts';
import { gapMils } from '../../../geometry/table/index.ts';
import { distances } from '../../data/sizes.ts';
import type { Point } from '../../ids.ts';
import { onTheTable, placedTerrain, standing, terrainAt } from '../../ship/clearance.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import { baseRadiusMils, unmanned } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';

/** QR-11.6.16b */
const NEAR_TERRAIN_MILS = 6000;

/**
 * Terrain whose edge is so near the post that the Matrix shakes the ship (QR-1.4.1a); a beacon target is only a mark.
 */
export const nearTerrain = (state: OpenTable, at: Point): boolean =>
  placedTerrain(state).some(
    (terrain) =>
      terrain.kind !== 'beacon-target' && gapMils(terrain, at) <= NEAR_TERRAIN_MILS + distances.toleranceMils,
  );

/** One end of a drift. */
export interface DriftOutcome {
  readonly at: Point;
  /** How many faces of the d20 lead there. */
  readonly faces: number;
  /** The ship is lost over the table's edge or in a planet. */
  readonly lost: 'edge' | 'planet' | null;
  /** Terrain that it would enter, by id. */
  readonly terrain: readonly string[];
  /** Disorder for terrain near by, beside what terrain itself does. */
  readonly disorder: number;
}

/** Every end that a jump by Matrix to this place may have, by the rows of the drift table. */
export function matrixOutcomes(
  state: OpenTable,
  ship: PlacedShip,
  at: Point,
  facingCdeg: number,
): readonly DriftOutcome[] {
  const base = { at, radiusMils: baseRadiusMils(ship) };
  const others = standing(state, [ship.id]);
  return drift.map((row) => {
    const end = driftEnd(optionOf(state.match, 'driftDiagonalDegrees'), base, facingCdeg, row, others).at;
    const entered = terrainAt(state, end);
    const off = !onTheTable(state, { ...base, at: end });
    const planet = entered.some(({ kind }) => kind === 'planet');
    return {
      at: end,
      faces: row.to - row.from + 1,
      lost: off ? 'edge' : planet ? 'planet' : null,
      terrain: entered.map(({ id }) => id),
      disorder: !off && !planet && !unmanned(ship) && nearTerrain(state, end) ? 1 : 0,
    };
  });
}
