/** The dice of a boarding, and what they come to: QR-8.4.7.2 to QR-8.4.7.4, R-QR-171, R-QR-172. */
import { optionOf, type Ship } from '../../table.ts';
import { isPlaced } from '../../../mechanics/blueprint-fleets/ships.ts';
import { hasCustomization } from '../../ship/ships.ts';
import { marineDice } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { ShipId } from '../../ids.ts';

/** The dice of an assault: those of ships with Special Forces are kept apart (R-QR-171). */
export function attackDice(state: OpenTable, ships: readonly ShipId[]): { ordinary: number; specialForces: number } {
  const boarders = ships.flatMap((id) => state.ships[id] ?? []).filter(isPlaced);
  const dice = (special: boolean): number =>
    boarders
      .filter((ship) => hasCustomization(ship, 'special-forces') === special)
      .reduce((sum, ship) => sum + marineDice(ship, optionOf(state.match, 'spaceMarineDice')), 0);
  return { ordinary: dice(false), specialForces: dice(true) };
}

/** QR-8.4.7.2b. */
export const ordinaryHitsFrom = 5;
/** QR-8.4.7.2c. */
export const specialForcesHitFrom = 3;
/** QR-8.4.7.3b: only the target's own detachment counts (R-QR-171). */
export const interceptsFrom = (target: Ship): number => (hasCustomization(target, 'security-detachment') ? 3 : 5);
/** R-QR-172. */
export const divisorOf = (target: Ship): number => Math.max(1, target.crew);

export const atLeast = (faces: readonly number[], need: number): number => faces.filter((face) => face >= need).length;

/** QR-8.4.7.4a. */
export const criticalsOf = (hits: number, intercepts: number, divisor: number): number =>
  Math.floor(Math.max(0, hits - intercepts) / divisor);
