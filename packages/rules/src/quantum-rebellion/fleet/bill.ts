/** What a fleet costs, line by line, as its builder shows it (QR-1.5a, R-QR-18). */
import { equipmentSpaceIds } from '../data/blueprints.ts';
import { classes, mountIds } from '../data/classes.ts';
import { coreModules, type CoreModuleId } from '../data/modules.ts';
import { customizations } from '../data/customizations.ts';
import { ordnance } from '../data/ordnance.ts';
import { type FleetDesign, optionalModule, type ShipDesign, type SquadronDesign } from './design.ts';
import { MAX_SHIPS, MAX_SQUADRON_POINTS } from './legality.ts';
import type { ItemPlace } from './problem.ts';

export interface BillLine {
  readonly item: ItemPlace;
  /** `Heavy cruiser`, `Beam`, `Armor plating`, `Scout`, `Admiral`. */
  readonly name: string;
  /** Below 0 where it is a drawback; 0 for officers and for what comes with the ship. */
  readonly points: number;
}

export interface ShipBill {
  readonly name: string;
  readonly points: number;
  readonly lines: readonly BillLine[];
  /** Attack dice mounted, and how many the class has. */
  readonly dice: number;
  readonly diceMost: number;
}

export interface SquadronBill {
  readonly name: string;
  readonly points: number;
  readonly pointsMost: number;
  readonly shipsMost: number;
  readonly ships: readonly ShipBill[];
}

export interface FleetBill {
  readonly name: string;
  readonly points: number;
  readonly squadrons: readonly SquadronBill[];
}

const ranks = { admiral: 'Admiral', commander: 'Squadron commander', captain: 'Captain' } as const;
const total = (bills: readonly { readonly points: number }[]): number =>
  bills.reduce((sum, { points }) => sum + points, 0);

/** The lines of one ship: its class, its officer, then weapons, equipment and customizations. */
export function shipBill(ship: ShipDesign): ShipBill {
  const lines: BillLine[] = [
    { item: { part: 'class' }, name: classes[ship.class].name, points: classes[ship.class].basePoints },
    { item: { part: 'rank' }, name: ranks[ship.rank], points: 0 },
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
  return { name: ship.name, points: total(lines), lines, dice, diceMost: classes[ship.class].attackDice };
}

function squadronBill(squadron: SquadronDesign): SquadronBill {
  const ships = squadron.ships.map(shipBill);
  return {
    name: squadron.name,
    points: total(ships),
    pointsMost: MAX_SQUADRON_POINTS,
    shipsMost: MAX_SHIPS,
    ships,
  };
}

/** The whole bill of a fleet, legal or not. */
export function fleetBill(fleet: FleetDesign): FleetBill {
  const squadrons = fleet.squadrons.map(squadronBill);
  return { name: fleet.name, points: total(squadrons), squadrons };
}
