/**
 * A force as a player writes it down, and what it costs: units, each with its leader and where it begins (FC-FB-1 to
 * FC-FB-8).
 */
import * as z from 'zod';
import { leaderId, unitCardId } from '../ids.ts';
import { leaders } from '../data/leaders.ts';
import { unitCards } from '../data/units.ts';

export const forceUnit = z.strictObject({
  card: unitCardId,
  /** One at most (FC-UNIT-9). */
  leader: leaderId.optional(),
  /** Aboard the parent at this place of the list, counted from 0. */
  aboard: z.int().min(0).max(99).optional(),
  /** Waits in reserve; what is aboard it waits with it. */
  reserve: z.boolean().optional(),
  /** Which player of the side it belongs to; the first unless given (FC-SET-8). */
  player: z.int().min(1).max(3).optional(),
});
export type DesignedUnit = z.infer<typeof forceUnit>;

export const force = z.strictObject({
  name: z.string().trim().min(1).max(40).optional(),
  units: z.array(forceUnit).min(1).max(60),
});
export type Force = z.infer<typeof force>;

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
