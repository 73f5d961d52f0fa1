import { leaders } from '../data/leaders.ts';
import { unitCards } from '../data/units.ts';
import type { Force, DesignedUnit } from './design.ts';

/** Stars of a unit with its leader (FC-UNIT-8, FC-FB-2). */
export const starsOf = ({ card, leader }: DesignedUnit): number =>
  unitCards[card].stars + (leader === undefined ? 0 : leaders[leader].stars);

/** Stars of a whole force; with `where` only of what counts as that: units aboard are reserve (FC-REI-7). */
export function cost(force: Force, where?: 'board' | 'reserve'): number {
  const isReserve = ({ aboard, reserve }: DesignedUnit): boolean => reserve === true || aboard !== undefined;
  return force.units
    .filter((unit) => where === undefined || (where === 'reserve') === isReserve(unit))
    .reduce((sum, unit) => sum + starsOf(unit), 0);
}

/** Whether a unit waits in reserve, by itself or aboard a parent that does. */
export const waits = (force: Force, unit: DesignedUnit): boolean => {
  const parent = unit.aboard === undefined ? undefined : force.units[unit.aboard];
  return unit.reserve === true || parent?.reserve === true;
};
