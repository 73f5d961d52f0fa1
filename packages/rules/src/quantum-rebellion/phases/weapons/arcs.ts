/** Firing arcs and shielded arcs: QR-8.4.5.3c, QR-1.10.3a, R-QR-08, R-QR-127. */
import { arcsOf, bearingCdeg, relativeBearing } from '../../../geometry/table/index.ts';
import { distances } from '../../data/sizes.ts';
import type { Arc, MountId, Point } from '../../ids.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import type { Ship } from '../../table.ts';

/** The arc of a mount; a turret fires all round and has none. */
export const mountArc: Readonly<Record<MountId, Arc | null>> = {
  F: 'fore',
  S: 'starboard',
  A: 'aft',
  P: 'port',
  T1: null,
  T2: null,
};

export const arcSpan: Readonly<Record<Arc, string>> = {
  fore: '315° to 045°',
  starboard: '045° to 135°',
  aft: '135° to 225°',
  port: '225° to 315°',
};

/**
 * The arcs of `ship` that hold a point: one, or the two neighbours where it lies on their line. All four turn with the
 * ship (QR-1.3a).
 */
export const arcsHolding = (ship: PlacedShip, at: Point): readonly Arc[] =>
  arcsOf(ship.at, ship.facingCdeg, at, distances.toleranceCdeg);

/** Where `at` lies as seen from the ship: 0 fore, 9000 starboard. */
export const bearingFrom = (ship: PlacedShip, at: Point): number =>
  relativeBearing(ship.facingCdeg, bearingCdeg(ship.at, at));

/** The arcs that a working Shield Generator protects now. */
export const shieldedArcs = (ship: Ship): readonly Arc[] =>
  Object.values(ship.shields).flatMap((arc) => (arc === null ? [] : [arc]));
