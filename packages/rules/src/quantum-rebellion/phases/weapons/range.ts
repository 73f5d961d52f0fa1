/** Distance, Optimal Range and to-hit numbers: QR-8.4.5.3g, R-QR-114, R-QR-117, R-QR-123. */
import { atLeast, within } from '../../../geometry/table/index.ts';
import { distances } from '../../data/sizes.ts';
import { ordnance } from '../../data/ordnance.ts';
import type { MountId, OrdnanceId } from '../../ids.ts';
import { working } from '../../ship/stats.ts';
import type { Ship } from '../../table.ts';
import { mountArc } from './arcs.ts';

const SENSOR_ARRAY_MILS = 8000;

/** The Optimal Range of this ordnance aboard this ship, in mils; a Sensor Array moves the far end out (R-QR-123). */
export function optimalBand(ship: Ship, id: OrdnanceId): readonly [nearMils: number, farMils: number] {
  const [near, far] = ordnance[id].optimalMils;
  const extra = working(ship, 'enhanced-sensor-array') > 0 ? SENSOR_ARRAY_MILS : 0;
  return [near, Math.min(distances.longestShotMils, far + extra)];
}

/** Both ends are inside: R-QR-07. */
export function inOptimalBand(ship: Ship, id: OrdnanceId, rangeMils: number): boolean {
  const [near, far] = optimalBand(ship, id);
  return atLeast(rangeMils, near, distances.toleranceMils) && within(rangeMils, far, distances.toleranceMils);
}

export interface ToHit {
  /** The lowest face that hits. */
  readonly need: number;
  readonly optimal: boolean;
  readonly rules: readonly string[];
}

/** The to-hit number of one weapon at this distance: 5, 3 inside the Optimal Range, one worse at Full Stop. */
export function toHit(
  ship: Ship,
  mount: MountId,
  id: OrdnanceId,
  rangeMils: number,
  arcs: 'one' | 'several' | null,
): ToHit {
  const rules: string[] = [];
  let optimal = inOptimalBand(ship, id, rangeMils);
  if (optimal && ship.antimatter) {
    optimal = false;
    rules.push('QR-11.5.2a');
  }
  // The entry is the special action of the only activation in its round, so that it marks the round (R-QR-72).
  if (optimal && ship.activation.special === 'enter-squadron') {
    optimal = false;
    rules.push('QR-7.1.2b');
  }
  if (optimal && arcs === 'several' && mountArc[mount] !== null) {
    optimal = false;
    rules.push('QR-8.4.3a');
  }
  if (optimal) rules.push('QR-8.4.5.3g');
  if (optimal && working(ship, 'enhanced-sensor-array') > 0 && rangeMils > ordnance[id].optimalMils[1])
    rules.push('QR-11.6.13a');
  const stopped = ship.fullStop && !ordnance[id].torpedo;
  if (stopped) rules.push('QR-8.1.1d');
  return { need: (optimal ? 3 : 5) + (stopped ? 1 : 0), optimal, rules };
}
