/** What a fleet costs, line by line, as its builder shows it. */
import { type DrawnFleet, type DrawnShip, sum } from './design.ts';
import { MAX_SHIPS, MAX_SQUADRON_POINTS } from './legality.ts';

export interface BillLine<Item> {
  readonly item: Item;
  /** `Heavy cruiser`, `Beam`, `Armor plating`, `Scout`, `Admiral`. */
  readonly name: string;
  /** Below 0 where it is a drawback; 0 for officers and for what comes with the ship. */
  readonly points: number;
}

export interface SquadronBill<ShipBill> {
  readonly name: string;
  readonly points: number;
  readonly pointsMost: number;
  readonly shipsMost: number;
  readonly ships: readonly ShipBill[];
}

export interface FleetBill<ShipBill> {
  readonly name: string;
  readonly points: number;
  readonly squadrons: readonly SquadronBill<ShipBill>[];
}

export const rankTitles = { admiral: 'Admiral', commander: 'Squadron commander', captain: 'Captain' } as const;

export const totalOf = (bills: readonly { readonly points: number }[]): number =>
  sum(bills.map(({ points }) => points));

/** The whole bill of a fleet, legal or not, by the bills of its ships. */
export function billOf<Ship extends DrawnShip, ShipBill extends { readonly points: number }>(
  fleet: DrawnFleet<Ship>,
  shipBill: (ship: Ship) => ShipBill,
): FleetBill<ShipBill> {
  const squadrons = fleet.squadrons.map(({ name, ships: drawn }) => {
    const ships = drawn.map(shipBill);
    return { name, points: totalOf(ships), pointsMost: MAX_SQUADRON_POINTS, shipsMost: MAX_SHIPS, ships };
  });
  return { name: fleet.name, points: totalOf(squadrons), squadrons };
}
