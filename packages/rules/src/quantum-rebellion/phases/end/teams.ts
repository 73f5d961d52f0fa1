/** Damage control teams: dice, what they need, what they can mend (9.2, R-QR-175 to R-QR-177). */
import type { SpaceId } from '../../ids.ts';
import { byFleetOrder } from '../../../mechanics/blueprint-fleets/end/order.ts';
import { placedShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { hasCustomization, type PlacedShip } from '../../ship/ships.ts';
import { driveOffline, unmanned } from '../../ship/stats.ts';
import type { Seat } from '../../../kernel/contract.ts';
import { optionOf, type Ship, type Space } from '../../table.ts';
import type { OpenTable } from '../../state.ts';

/** Locations that a critical hit has put offline; what is destroyed stays so (R-QR-148). */
export const damagedSpaces = (ship: Ship): readonly SpaceId[] =>
  (Object.entries(ship.spaces) as [SpaceId, Space][]).flatMap(([id, { condition }]) =>
    condition === 'offline' ? [id] : [],
  );

/** One die for each crew point that Disorder leaves: QR-9.2a; none aboard an unmanned ship (QR-11.4.19e). */
export const repairDice = (ship: Ship): number => (unmanned(ship) ? 0 : Math.max(0, ship.crew - ship.disorder));

/** Expert Engineers repair one location by themselves where the players have agreed so (R-QR-176). */
export const automaticRepairs = (state: OpenTable, ship: Ship): number =>
  optionOf(state.match, 'expertEngineers') === 'automatic' && hasCustomization(ship, 'expert-engineers') ? 1 : 0;

/** The lowest face that repairs, and by which rule. */
export function repairNeed(state: OpenTable, ship: Ship): { need: number; rule: string } {
  if (hasCustomization(ship, 'expert-engineers') && automaticRepairs(state, ship) === 0)
    return { need: 4, rule: 'QR-11.4.7a' };
  if (ship.fullStop) return { need: 4, rule: 'QR-8.1.1c' };
  return driveOffline(ship) ? { need: 4, rule: 'QR-9.2c' } : { need: 6, rule: 'QR-9.2b' };
}

/** How many locations so many results mend: two each with Vulnerable Design, an odd one is lost (R-QR-177). */
export const locationsMended = (ship: Ship, results: number): number =>
  hasCustomization(ship, 'vulnerable-design') ? Math.floor(results / 2) : results;

/** Ships of the side that have something to roll for, by squadron and id (R-QR-12). */
export const repairable = (state: OpenTable, seat: Seat): readonly PlacedShip[] =>
  placedShips(state)
    .filter((ship) => ship.seat === seat && damagedSpaces(ship).length > 0 && repairDice(ship) > 0)
    .sort(byFleetOrder);

/** R-QR-211. */
export { inEndOrder } from '../../../mechanics/blueprint-fleets/end/order.ts';
