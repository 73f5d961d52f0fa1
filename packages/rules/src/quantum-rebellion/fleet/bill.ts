/** What a fleet costs, line by line, as its builder shows it (QR-1.5a, R-QR-18). */
import * as shared from '../../mechanics/blueprint-fleets/lists/bill.ts';
import { equipmentSpaceIds } from '../data/blueprints.ts';
import { classes, mountIds } from '../data/classes.ts';
import { coreModules, type CoreModuleId } from '../data/modules.ts';
import { customizations } from '../data/customizations.ts';
import { ordnance } from '../data/ordnance.ts';
import { type FleetDesign, optionalModule, type ShipDesign, type ItemPlace } from './design.ts';

export type BillLine = shared.BillLine<ItemPlace>;
export type SquadronBill = shared.SquadronBill<ShipBill>;
export type FleetBill = shared.FleetBill<ShipBill>;

export interface ShipBill {
  readonly name: string;
  readonly points: number;
  readonly lines: readonly BillLine[];
  /** Attack dice mounted, and how many the class has. */
  readonly dice: number;
  readonly diceMost: number;
}

/** The lines of one ship: its class, its officer, then weapons, equipment and customizations. */
export function shipBill(ship: ShipDesign): ShipBill {
  const lines: BillLine[] = [
    { item: { part: 'class' }, name: classes[ship.class].name, points: classes[ship.class].basePoints },
    { item: { part: 'rank' }, name: shared.rankTitles[ship.rank], points: 0 },
  ];
  let dice = 0;
  for (const at of mountIds) {
    const weapon = ship.weapons[at];
    if (weapon === undefined) continue;
    const { name, cost } = ordnance[weapon.ordnance];
    lines.push({ item: { part: 'weapons', at }, name, points: cost });
    dice += weapon.dice;
  }
  for (const at of equipmentSpaceIds) {
    const id = ship.equipment[at];
    if (id === undefined) continue;
    const module = optionalModule(id) ?? coreModules[id as CoreModuleId];
    lines.push({ item: { part: 'equipment', at }, name: module.name, points: module.cost });
  }
  ship.customizations.forEach((id, at) => {
    const { name, cost } = customizations[id];
    lines.push({ item: { part: 'customizations', at }, name, points: cost });
  });
  return { name: ship.name, points: shared.totalOf(lines), lines, dice, diceMost: classes[ship.class].attackDice };
}

/** The whole bill of a fleet, legal or not. */
export const fleetBill = (fleet: FleetDesign): FleetBill => shared.billOf(fleet, shipBill);
