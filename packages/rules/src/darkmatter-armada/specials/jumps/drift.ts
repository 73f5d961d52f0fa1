/** Where hyperspace really leads, for jumps by Matrix and for overloads: DA-12.7.17b, R-DA-90, R-DA-91. */
import { gapMils, offset, type Point } from '../../../geometry/table/index.ts';
import { inTheWay, shortened } from '../../../mechanics/open-table/index.ts';
import { type JumpDriftRow, jumpDrift } from '../../data/action-tables.ts';
import { distances, sizes } from '../../data/sizes.ts';
import type { TerrainId } from '../../ids.ts';
import { onTheTable, placedTerrain, planets, standing } from '../../ship/clearance.ts';
import { hasCustomization, type PlacedShip } from '../../ship/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { optionOf } from '../../table.ts';

const NAVIGATORS = 5;
const STEP_MILS = 10;

/** What its navigators add to the d20 (DA-12.4.6). */
export const driftBonus = (ship: PlacedShip): number => (hasCustomization(ship, 'expert-navigators') ? NAVIGATORS : 0);

export const driftRow = (total: number): JumpDriftRow => {
  const row = jumpDrift.find(({ from, to }) => from <= total && (to === null || total <= to));
  if (row === undefined) throw new Error(`the drift table has no row for ${total}`);
  return row;
};

/** Terrain whose edge is within 6 inches of the post (DA-12.7.17c). */
export const nearTerrain = (state: OpenTable, at: Point): boolean =>
  placedTerrain(state).some((field) => gapMils(field, at) <= distances.jumpClearanceMils + distances.toleranceMils);

export interface Drifted {
  readonly to: Point;
  readonly distanceMils: number;
  /** The planet at whose edge it ends. */
  readonly planet: TerrainId | undefined;
}

/**
 * From where it was meant to be, or was, and back toward that until it is clear of bases, tokens and beacons, and
 * outside of planets, and on the table where players have agreed that nobody drifts off it (R-DA-91, R-DA-79).
 */
export function driftedFrom(
  state: OpenTable,
  ship: PlacedShip,
  from: Point,
  bearingCdeg: number,
  farMils: number,
): Drifted {
  const radiusMils = baseRadiusMils();
  const beacons = Object.values(state.beacons).map(({ at }) => ({
    base: { at, radiusMils: sizes.beaconDiameterMils / 2 },
  }));
  const others = [...standing(state, [ship.id]), ...beacons];
  const after = (mils: number): Point => offset(from, bearingCdeg, mils);
  const planetAt = (at: Point) => planets(state).find((planet) => gapMils(planet, at) < radiusMils);
  const held = optionOf(state.match, 'driftOffBoard') === 'clamp';
  const free = (at: Point): boolean =>
    inTheWay({ at, radiusMils }, others) === undefined &&
    planetAt(at) === undefined &&
    (!held || onTheTable(state, { at, radiusMils }));
  const end = shortened(farMils, STEP_MILS, after, free) ?? { at: from, mils: 0 };
  return { to: end.at, distanceMils: end.mils, planet: planetAt(after(farMils))?.id };
}
