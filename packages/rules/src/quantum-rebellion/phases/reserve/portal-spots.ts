/** Where an entry portal may lie: QR-7.1.1b-c, R-QR-70, QR-8.1.2d. */
import { distanceMils, gapBetweenMils } from '../../../geometry/table/index.ts';
import type { Random, Rejection, Seat } from '../../../kernel/contract.ts';
import { keptUnder } from '../../../kernel/kept.ts';
import { attempted, nearestFree, randomIn } from '../../../mechanics/open-table/index.ts';
import { distances, sizes } from '../../data/sizes.ts';
import type { Point } from '../../ids.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { onTheTable, placedTerrain, tableFor } from '../../ship/clearance.ts';
import { onTable } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import { activeBeacons, beaconRadiusMils } from '../../specials/beacons/active.ts';
import { areaFault } from '../command/portal.ts';

export const discRadiusMils = sizes.portalDiameterMils / 2;
const CLEARANCE = distances.portalClearanceMils;
const STEP_MILS = 1000;

/** Why the disc cannot lie there, or undefined. Terrain other than planets is no obstacle (QR-7.1.1c). */
export function entryDiscFault(state: OpenTable, at: Point): Rejection | undefined {
  if (!onTheTable(state, { at, radiusMils: discRadiusMils }))
    return refuse(
      'off-table',
      'R-QR-70',
      'The portal would reach over the table’s edge. Place it wholly on the table.',
    );
  const disc = { at, shape: { kind: 'circle', radiusMils: discRadiusMils } } as const;
  const near = (gap: number) => gap < CLEARANCE - distances.toleranceMils;
  const planet = placedTerrain(state).find(
    (terrain) => terrain.kind === 'planet' && near(gapBetweenMils(disc, terrain)),
  );
  if (planet !== undefined) {
    const gap = inches(gapBetweenMils(disc, planet));
    const sentence = `The portal would open ${gap} from ${planet.name}. Keep ${inches(CLEARANCE)} from planets.`;
    return refuse('too-near-planet', 'QR-7.1.1b', sentence, { terrain: planet.id });
  }
  const gapTo = (beacon: { at: Point }) => Math.max(0, distanceMils(at, beacon.at) - discRadiusMils - beaconRadiusMils);
  const beacon = activeBeacons(state).find((each) => near(gapTo(each)));
  if (beacon === undefined) return areaFault(state, at);
  const owner = state.sides[beacon.seat]?.fleet ?? beacon.seat;
  const sentence = `The portal would open ${inches(gapTo(beacon))} from an active beacon of ${owner}. Keep ${inches(CLEARANCE)} from active beacons.`;
  return refuse('too-near-beacon', 'QR-7.1.1b', sentence, { beacon: beacon.id });
}

/** Where the side's own ships are on average; the middle of its zone where none is on the table. */
function homeOf(state: OpenTable, seat: Seat): Point {
  const ships = onTable(state, seat);
  const zone = state.sides[seat]?.zone;
  if (ships.length > 0) {
    const mean = (of: (at: Point) => number) =>
      Math.round(ships.reduce((sum, { at }) => sum + of(at), 0) / ships.length);
    return { xMils: mean((at) => at.xMils), yMils: mean((at) => at.yMils) };
  }
  if (zone === undefined) return { xMils: 0, yMils: 0 };
  return { xMils: Math.round((zone.west + zone.east) / 2), yMils: Math.round((zone.south + zone.north) / 2) };
}

const spots = keptUnder<OpenTable, Seat, Point | undefined>();

/** The legal place nearest to the side's own ships, searched inch by inch; undefined where there is none. */
export const entrySpot = (state: OpenTable, seat: Seat): Point | undefined =>
  spots(state, seat, () => searchSpot(state, homeOf(state, seat)));

const searchSpot = (state: OpenTable, home: Point): Point | undefined =>
  nearestFree(tableFor(state, discRadiusMils), STEP_MILS, home, (at) => entryDiscFault(state, at) === undefined);

/** Any legal place. */
export function sampleEntrySpot(state: OpenTable, seat: Seat, random: Random): Point {
  const area = tableFor(state, discRadiusMils);
  const free = (at: Point) => entryDiscFault(state, at) === undefined;
  const spot = attempted(12, () => randomIn(area, random), free) ?? entrySpot(state, seat);
  if (spot === undefined) throw new Error('an entry portal is offered but fits nowhere');
  return spot;
}
