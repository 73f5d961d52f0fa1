/** A base for which its zone has no room stands at its side's own edge instead: QR-5.2.5.3b, R-QR-59, R-QR-226. */
import type { Point } from '../../ids.ts';
import { distances } from '../../data/sizes.ts';
import { type Base, onTheTable } from '../../ship/clearance.ts';
import type { State } from '../../state.ts';
import type { Side, Zone } from '../../table.ts';
import { zonesOfSide } from './zones.ts';

const STEP_MILS = 250;

/** From the post to the edge of the table that the zone lies along: the longest of those it reaches. */
function awayFromEdge({ match }: State, { west, south, east, north }: Zone, { xMils, yMils }: Point): number {
  const { widthMils, heightMils } = match.table;
  const edges = [
    { reached: south <= 0, length: east - west, away: yMils },
    { reached: north >= heightMils, length: east - west, away: heightMils - yMils },
    { reached: west <= 0, length: north - south, away: xMils },
    { reached: east >= widthMils, length: north - south, away: widthMils - xMils },
  ].filter(({ reached }) => reached);
  const longest = Math.max(0, ...edges.map(({ length }) => length));
  return edges.find(({ length }) => length === longest)?.away ?? Infinity;
}

/** Whether the base touches its own edge from inside the table. */
export const atOwnEdge = (state: State, side: Side, base: Base): boolean =>
  onTheTable(state, base) &&
  zonesOfSide(side).some((zone) => awayFromEdge(state, zone, base.at) <= base.radiusMils + distances.contactMils);

/** Whether a base of this size still finds a place in a zone, searched every quarter inch. */
export const zoneHasRoom = (side: Side, radiusMils: number, free: (at: Point) => boolean): boolean =>
  zonesOfSide(side).some(({ west, south, east, north }) => {
    for (let yMils = south + radiusMils; yMils <= north - radiusMils; yMils += STEP_MILS)
      for (let xMils = west + radiusMils; xMils <= east - radiusMils; xMils += STEP_MILS)
        if (free({ xMils, yMils })) return true;
    return false;
  });
