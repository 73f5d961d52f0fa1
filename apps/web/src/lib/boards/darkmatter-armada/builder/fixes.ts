/** Ways out of what is wrong with a fleet: the small changes that are tried. */
import { shipAt, type FleetBerth } from '#lib/blueprint-fleets/builder/design.ts';
import { fixesOf } from '#lib/blueprint-fleets/builder/fixes.ts';
import type { Candidate } from '#lib/builder/mending.ts';
import { edits, setDefense, setLifeSupport, setReactor, withShip } from './edit.ts';
import {
  classes,
  customizations,
  equipmentSpacesOf,
  fleetPoints,
  modules,
  ordnance,
  problems,
  reactors,
  waysOut,
  type FleetDesign,
  type ModuleId,
  type ReactorSpaceId,
  type ShipDesign,
} from './rules.ts';

/** Modules that others aboard cannot do without. */
const needed: readonly ModuleId[] = [
  ...new Set(
    [...Object.values(modules), ...Object.values(customizations)].flatMap(({ requirement }) =>
      requirement.kind === 'module' ? [requirement.module] : [],
    ),
  ),
];

/** Power found or saved, DEF within its limits, common systems in place of military ones, and modules that others need. */
function changes(fleet: FleetDesign, at: FleetBerth): readonly Candidate<FleetDesign>[] {
  const ship = shipAt(fleet, at);
  if (!ship) return [];
  const { def, defMost } = classes[ship.class];
  const free = equipmentSpacesOf(ship).find((space) => ship.equipment[space] === undefined);
  const odd = Object.entries(ship.reactors) as [ReactorSpaceId, keyof typeof reactors][];
  return [
    ...waysOut(ship).map(({ words, points, ship: next }, i) => ({
      label: words,
      design: withShip(fleet, at, next),
      loss: i + Math.abs(points),
    })),
    ...[def, defMost].map((die) => ({ label: `DEF to d${die}`, design: setDefense(fleet, at, die), loss: 5 })),
    { label: 'life support back to Mk.1', design: setLifeSupport(fleet, at, 'mk-1'), loss: 30 },
    ...odd.map(([space, id]) => ({
      label: `take the ${reactors[id].name.toLowerCase()} out of ${space}`,
      design: setReactor(fleet, at, space, 'fusion'),
      loss: 30,
    })),
    ...(free === undefined
      ? []
      : needed.map((id) => ({
          label: `fit ${modules[id].name.toLowerCase()} in ${free}`,
          design: edits.setModule(fleet, at, free, id),
          loss: 10 + modules[id].cost,
        }))),
  ];
}

const tables = { weapons: ordnance, equipment: modules, customizations } as const;

export const fixes = fixesOf<ShipDesign>({
  edits,
  problems,
  fleetPoints,
  priced(part, id) {
    const table: Readonly<Record<string, { readonly name: string; readonly cost: number }>> = tables[part];
    return (Object.hasOwn(table, id) ? table[id] : undefined) ?? { name: id, cost: 0 };
  },
  weaponOf: ({ ordnance: id, die }) => ({ id, weight: die }),
  changes,
});
