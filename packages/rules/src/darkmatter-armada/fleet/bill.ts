/** What a fleet costs and draws, line by line, as its builder shows it (DA-1.5a, DA-12.2.3). */
import * as shared from '../../mechanics/blueprint-fleets/lists/bill.ts';
import { equipmentSpaceIds, reactorSpaceIds } from '../data/blueprints.ts';
import { classes, mountIds } from '../data/classes.ts';
import { customizations } from '../data/customizations.ts';
import { lifeSupports, reactors } from '../data/modules.ts';
import { ordnance } from '../data/ordnance.ts';
import {
  customizationsOf,
  type FleetDesign,
  lifeSupportOf,
  optionalModule,
  reactorIn,
  type ShipDesign,
  type ItemPlace,
} from './design.ts';
import { defensePower, type DefPower, powerBudget, reactorSpacesOf, weaponPower } from './power.ts';
import { equipmentName } from './words.ts';

export interface BillLine extends shared.BillLine<ItemPlace> {
  /** What it draws; below 0 where it gives. The class gives its rating. */
  readonly power: number;
}

export interface ShipBill {
  readonly name: string;
  readonly points: number;
  readonly lines: readonly BillLine[];
  /** Names of customizations that come with the class. */
  readonly included: readonly string[];
  readonly powerUsed: number;
  readonly powerMost: number;
}
export type SquadronBill = shared.SquadronBill<ShipBill>;
export type FleetBill = shared.FleetBill<ShipBill>;

/** Class, officer, DEF, life support and reactors: what every ship has. */
function systems(ship: ShipDesign, defPower: DefPower): BillLine[] {
  const { name, basePoints, power } = classes[ship.class];
  const support = lifeSupports[lifeSupportOf(ship)];
  return [
    { item: { part: 'class' }, name, points: basePoints, power: -power },
    { item: { part: 'rank' }, name: shared.rankTitles[ship.rank], points: 0, power: 0 },
    { item: { part: 'def' }, name: 'DEF', points: 0, power: defensePower(ship, defPower) },
    { item: { part: 'life-support' }, name: support.name, points: support.cost, power: 0 },
    ...reactorSpaceIds
      .filter((at) => ship.reactors[at] !== undefined || reactorSpacesOf(ship).includes(at))
      .map((at): BillLine => {
        const reactor = reactors[reactorIn(ship, at)];
        return { item: { part: 'reactors', at }, name: reactor.name, points: reactor.cost, power: 0 - reactor.power };
      }),
  ];
}

/** The lines of one ship: what every ship has, then weapons, equipment and customizations. */
export function shipBill(ship: ShipDesign, defPower: DefPower = 'charged'): ShipBill {
  const lines = systems(ship, defPower);
  for (const at of mountIds) {
    const weapon = ship.weapons[at];
    if (weapon === undefined) continue;
    const { name, cost } = ordnance[weapon.ordnance];
    lines.push({ item: { part: 'weapons', at }, name, points: cost, power: weaponPower(weapon) });
  }
  for (const at of equipmentSpaceIds) {
    const id = ship.equipment[at];
    if (id === undefined) continue;
    const module = optionalModule(id);
    const gives = id === 'auxiliary-power-unit' ? classes[ship.class].auxiliaryPower : 0;
    const power = (module?.power ?? 0) - gives;
    lines.push({ item: { part: 'equipment', at }, name: equipmentName(id), points: module?.cost ?? 0, power });
  }
  ship.customizations.forEach((id, at) => {
    const { name, cost } = customizations[id];
    lines.push({ item: { part: 'customizations', at }, name, points: cost, power: 0 });
  });
  const { used, available } = powerBudget(ship, defPower);
  const included = customizationsOf(ship).filter((id) => customizations[id].freeOn.includes(ship.class));
  return {
    name: ship.name,
    points: shared.totalOf(lines),
    lines,
    included: included.map((id) => customizations[id].name),
    powerUsed: used,
    powerMost: available,
  };
}

/** The whole bill of a fleet, legal or not. */
export const fleetBill = (fleet: FleetDesign, defPower: DefPower = 'charged'): FleetBill =>
  shared.billOf(fleet, (ship: ShipDesign) => shipBill(ship, defPower));
