/** Ways out of what is wrong with a fleet: the small changes that are tried. */
import { fixesOf } from '#lib/blueprint-fleets/builder/fixes.ts';
import type { Candidate } from '#lib/builder/mending.ts';
import { edits, setModule, setWeapon, shipAt, type Berth } from './edit.ts';
import {
  classes,
  customizations,
  equipmentSpaceIds,
  fleetPoints,
  modules,
  ordnance,
  problems,
  type FleetDesign,
  type MountId,
  type ShipDesign,
  type WeaponDesign,
} from './rules.ts';

/** Other dice in a mount, and modules that something else aboard needs. */
function changes(fleet: FleetDesign, at: Berth): readonly Candidate<FleetDesign>[] {
  const ship = shipAt(fleet, at);
  if (!ship) return [];
  const free = equipmentSpaceIds
    .slice(0, classes[ship.class].equipmentSpaces)
    .find((space) => ship.equipment[space] === undefined);
  const needed = ['auxiliary-power-unit', 'cargo-space', 'space-marines', 'hangar-bay'] as const;
  return [
    ...(Object.entries(ship.weapons) as [MountId, WeaponDesign][]).flatMap(([mount, weapon]) => {
      const fewer = Array.from({ length: Math.max(0, weapon.dice - 1) }, (_, i) => weapon.dice - 1 - i);
      const withDice = (dice: number): FleetDesign => setWeapon(fleet, at, mount, { ...weapon, dice });
      return [
        ...fewer.map((dice) => ({
          label: `${mount} down to ${dice}`,
          design: withDice(dice),
          loss: weapon.dice - dice,
        })),
        ...(weapon.dice === 0 ? [{ label: `${mount} up to 1`, design: withDice(1), loss: 1 }] : []),
      ];
    }),
    ...(free === undefined
      ? []
      : needed.map((id) => ({
          label: `fit ${modules[id].name.toLowerCase()} in ${free}`,
          design: setModule(fleet, at, free, id),
          loss: 10 + modules[id].cost,
        }))),
  ];
}

const tables = { weapons: ordnance, equipment: modules, customizations } as const;

export const { shipFix, squadronFix, fleetFix } = fixesOf<ShipDesign>({
  edits,
  problems,
  fleetPoints,
  priced(part, id) {
    const table: Readonly<Record<string, { readonly name: string; readonly cost: number }>> = tables[part];
    return (Object.hasOwn(table, id) ? table[id] : undefined) ?? { name: id, cost: 0 };
  },
  weaponOf: ({ ordnance: id, dice }: WeaponDesign) => ({ id, weight: dice }),
  changes,
});
