/**
 * Beacons that count, online and not jammed by an enemy beacon in contact (QR-4.2a, QR-4.4a, QR-4.4b, R-QR-96), and
 * who holds an area by them: QR-4.7a, QR-3.4.7b, R-QR-98, R-QR-231.
 */
import { jammingOf } from '../../../mechanics/blueprint-fleets/beacons/active.ts';
import { distances, sizes } from '../../data/sizes.ts';
import { gapBetweenMils, type PlacedShape } from '../../../geometry/table/index.ts';
import type { Seat } from '../../../kernel/contract.ts';
import { placedTerrain, type PlacedTerrain } from '../../ship/clearance.ts';
import type { OpenTable } from '../../state.ts';
import type { TerrainId } from '../../ids.ts';

export const beaconRadiusMils = sizes.beaconDiameterMils / 2;
export const { activeBeacons, isJammed } = jammingOf({
  radiusMils: beaconRadiusMils,
  contactMils: distances.contactMils,
});

/** How many active beacons each side has in the area: those whose token touches it or reaches into it. */
export function beaconsIn(state: OpenTable, area: PlacedShape): ReadonlyMap<Seat, number> {
  const counts = new Map<Seat, number>();
  for (const { at, seat } of activeBeacons(state)) {
    const token: PlacedShape = { at, shape: { kind: 'circle', radiusMils: beaconRadiusMils } };
    if (gapBetweenMils(token, area) <= distances.contactMils) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  return counts;
}

/** The side with most active beacons in the area; null where there are none or two sides have as many. */
export function controllerOf(state: OpenTable, area: PlacedShape): Seat | null {
  const [first, second] = [...beaconsIn(state, area)].sort(([, one], [, other]) => other - one);
  if (first === undefined || first[1] === second?.[1]) return null;
  return first[0];
}

/** The beacon targets on the table. */
export const beaconTargets = (state: OpenTable): readonly PlacedTerrain[] =>
  placedTerrain(state).filter(({ kind }) => kind === 'beacon-target');

/** Who controls each beacon target that an active beacon touches. */
export const targetsHeld = (state: OpenTable): { terrain: TerrainId; by: Seat | null }[] =>
  beaconTargets(state).flatMap((target) =>
    beaconsIn(state, target).size === 0 ? [] : [{ terrain: target.id, by: controllerOf(state, target) }],
  );
