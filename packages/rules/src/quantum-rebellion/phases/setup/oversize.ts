/** A base for which its zone has no room stands at its side's own edge instead: QR-5.2.5.3b, R-QR-59, R-QR-226. */
import { awayFromOwnEdge, firstFree, gridOf, insetArea } from '../../../mechanics/open-table/index.ts';
import type { Point } from '../../ids.ts';
import { distances } from '../../data/sizes.ts';
import { type Base, onTheTable } from '../../ship/clearance.ts';
import type { OpenTable } from '../../state.ts';
import type { Side } from '../../../mechanics/blueprint-fleets/records.ts';
import { zonesOfSide } from '../../../mechanics/blueprint-fleets/seats.ts';

const STEP_MILS = 250;

/** Whether the base touches its own edge from inside the table. */
export const atOwnEdge = (state: OpenTable, side: Side, base: Base): boolean =>
  onTheTable(state, base) &&
  zonesOfSide(side).some(
    (zone) => awayFromOwnEdge(zone, state.match.table, base.at) <= base.radiusMils + distances.contactMils,
  );

/** Whether a base of this size still finds a place in a zone, searched every quarter inch. */
export const zoneHasRoom = (side: Side, radiusMils: number, free: (at: Point) => boolean): boolean =>
  zonesOfSide(side).some((zone) => firstFree(gridOf(insetArea(zone, radiusMils), STEP_MILS), free) !== undefined);
