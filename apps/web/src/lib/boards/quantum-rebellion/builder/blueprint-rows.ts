/** A ship on paper as her blueprint shows her: what stands in every space, empty, fitted or wrong. */
import type { BlueprintRow, BlueprintSpace } from '#lib/components/blueprint.ts';
import { builtIn, facesOf, spaceLabel } from '../spaces.ts';
import { blueprints, classes, modules, ordnance } from './rules.ts';
import type { EquipmentSpaceId, ItemPlace, MountId, FleetProblem, ShipDesign, SpaceId } from './rules.ts';

const isAt = (item: ItemPlace | null, space: SpaceId): boolean =>
  (item?.part === 'weapons' || item?.part === 'equipment') && item.at === space;

function spaceOf(ship: ShipDesign, space: SpaceId, wrong: readonly FleetProblem[]): BlueprintSpace {
  const weapon = ship.weapons[space as MountId];
  const module = ship.equipment[space as EquipmentSpaceId];
  const bought = (classes[ship.class].mounts as readonly string[]).includes(space) || /^E\d$/.test(space);
  const fitted =
    module !== undefined && Object.hasOwn(modules, module) ? modules[module as keyof typeof modules] : undefined;
  const name = weapon
    ? `${ordnance[weapon.ordnance].name}, ${weapon.dice} ${weapon.dice === 1 ? 'die' : 'dice'}`
    : (fitted?.name ?? builtIn(space));
  const empty = bought && !weapon && module === undefined;
  const faulty = wrong.some(({ item }) => isAt(item, space));
  return {
    label: spaceLabel(space),
    name,
    faces: facesOf(ship.class, space),
    state: faulty ? 'faulty' : empty ? 'empty' : 'working',
  };
}

export function blueprintRows(ship: ShipDesign, wrong: readonly FleetProblem[]): readonly BlueprintRow[] {
  return blueprints[ship.class].layout.map((row) =>
    row.flatMap((space) => (space === null ? [] : [spaceOf(ship, space, wrong)])),
  );
}
