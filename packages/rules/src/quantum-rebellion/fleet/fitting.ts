/** What a ship's class and fittings give it before anything is damaged. */
import { classes, type MountId, type ShipClass } from '../data/classes.ts';
import type { ModuleId } from '../data/modules.ts';
import { blueprints } from '../data/blueprints.ts';
import type { MountKind } from '../data/ordnance.ts';
import { optionalModule, type ShipDesign } from './design.ts';

/** The kind of a mount: its arc, or `T` for either turret. */
export function mountKind(mount: MountId): MountKind {
  return mount === 'T1' || mount === 'T2' ? 'T' : mount;
}

/**
 * The most dice that one mount of the class may hold, whatever it carries: half of the class's attack dice in fore,
 * port and starboard (QR-11.1t), a quarter aft (QR-11.1u) and in a turret, there at least 1 (QR-11.1s). Stations keep
 * only the turret limit (QR-11.1v). Rounded down (R-QR-19).
 */
export function diceLimit(shipClass: ShipClass, mount: MountId): number {
  const quarter = Math.floor(shipClass.attackDice / 4);
  if (mountKind(mount) === 'T') return Math.max(1, quarter);
  if (shipClass.station) return shipClass.attackDice;
  return mount === 'A' ? quarter : Math.floor(shipClass.attackDice / 2);
}

/** How many of that module are fitted. */
export function moduleCount(ship: Pick<ShipDesign, 'equipment'>, module: ModuleId): number {
  return Object.values(ship.equipment).filter((id) => id === module).length;
}

/** Hangar Capacity of the class with its Hangar Bays (QR-11.1p, QR-11.6.14a); `light`: what one adds on a light carrier or small station (R-QR-31). */
export function hangarCapacity(ship: Pick<ShipDesign, 'class' | 'equipment'>, light = 2): number {
  const small = ship.class === 'CVL' || ship.class === 'SS';
  const bays = Object.values(ship.equipment).map((id) => {
    const effect = optionalModule(id)?.effect;
    if (effect?.kind !== 'hangar') return 0;
    return small ? light : (effect.classes[ship.class] ?? effect.others);
  });
  return bays.reduce((total, each) => total + each, classes[ship.class].hangar);
}

/** Whether the ship is built with an Auxiliary Power Unit or two Reactors (QR-11.6.1b). */
export function hasPower(ship: Pick<ShipDesign, 'class' | 'equipment'>): boolean {
  const reactors = blueprints[ship.class].criticals.filter(({ space }) => space === 'RE1' || space === 'RE2').length;
  return reactors >= 2 || moduleCount(ship, 'auxiliary-power-unit') > 0;
}

const halved = (boxes: number): number => Math.max(1, Math.floor(boxes / 2));

/** The part of a row of boxes that is shaded; a third unless the players agree on another (R-QR-36). */
export type ShadedPart = 'third' | 'quarter' | 'half';
const shaded = (boxes: number, third: number, part: ShadedPart): number =>
  part === 'third' ? third : Math.max(1, Math.floor(boxes / (part === 'half' ? 2 : 4)));

/** Shaded HP boxes; Redundant Systems halves them, never below one (QR-11.4.13a, R-QR-37). */
export function shadedHull(ship: Pick<ShipDesign, 'class' | 'customizations'>, part: ShadedPart = 'third'): number {
  const { hp, shadedHull: third } = classes[ship.class];
  const boxes = shaded(hp, third, part);
  return ship.customizations.includes('redundant-systems') ? halved(boxes) : boxes;
}

/** Shaded CP boxes; Veteran Crew halves them, never below one (QR-11.4.20a, R-QR-37). */
export function shadedCrew(ship: Pick<ShipDesign, 'class' | 'customizations'>, part: ShadedPart = 'third'): number {
  const { cp, shadedCrew: third } = classes[ship.class];
  const boxes = shaded(cp, third, part);
  return ship.customizations.includes('veteran-crew') ? halved(boxes) : boxes;
}

/** Units that the ship's Cargo Spaces hold (QR-11.6.8a). */
export function cargoCapacity(ship: Pick<ShipDesign, 'class' | 'equipment'>): number {
  const holds = Object.values(ship.equipment).map((id) => {
    const effect = optionalModule(id)?.effect;
    return effect?.kind === 'cargo' ? effect.units[classes[ship.class].hull] : 0;
  });
  return holds.reduce((total, each) => total + each, 0);
}
