/** A ship on paper as her blueprint shows her: what stands in every space, empty, fitted or wrong. */
import type { BlueprintRow, BlueprintSpace } from '#lib/components/blueprint.ts';
import { blueprints, classes, coreModules, modules, ordnance } from './rules.ts';
import type { EquipmentSpaceId, ItemPlace, MountId, Problem, ShipDesign, SpaceId } from './rules.ts';

const words: Readonly<Partial<Record<SpaceId, string>>> = {
  BR: 'Bridge',
  LS: 'Life sup.',
  DF: 'Def. net',
  HY: 'Hyper',
  HG: 'Hangar',
  RE1: 'Reactor',
  RE2: 'Reactor',
  DR1: 'Drive',
  DR2: 'Drive',
};

const cores: Readonly<Partial<Record<SpaceId, string>>> = Object.fromEntries(
  Object.values(coreModules).flatMap((core) => core.spaces.map((space) => [space, core.name] as const)),
);

/** The d20 faces that strike a space, as they are written: `11–12`. */
function faces(ship: ShipDesign, space: SpaceId): string {
  return blueprints[ship.class].criticals
    .filter((row) => row.space === space)
    .map((row) => (row.from === row.to ? String(row.from) : `${row.from}–${row.to}`))
    .join(', ');
}

const isAt = (item: ItemPlace | null, space: SpaceId): boolean =>
  (item?.part === 'weapons' || item?.part === 'equipment') && item.at === space;

function spaceOf(ship: ShipDesign, space: SpaceId, wrong: readonly Problem[]): BlueprintSpace {
  const weapon = ship.weapons[space as MountId];
  const module = ship.equipment[space as EquipmentSpaceId];
  const bought = (classes[ship.class].mounts as readonly string[]).includes(space) || /^E\d$/.test(space);
  const fitted =
    module !== undefined && Object.hasOwn(modules, module) ? modules[module as keyof typeof modules] : undefined;
  const name = weapon
    ? `${ordnance[weapon.ordnance].name}, ${weapon.dice} ${weapon.dice === 1 ? 'die' : 'dice'}`
    : (fitted?.name ?? cores[space] ?? (space === 'HG' ? 'Hangar' : 'Empty'));
  const empty = bought && !weapon && module === undefined;
  const faulty = wrong.some(({ item }) => isAt(item, space));
  return {
    label: words[space] ?? space,
    name,
    faces: faces(ship, space),
    state: faulty ? 'faulty' : empty ? 'empty' : 'working',
  };
}

export function blueprintRows(ship: ShipDesign, wrong: readonly Problem[]): readonly BlueprintRow[] {
  return blueprints[ship.class].layout.map((row) =>
    row.flatMap((space) => (space === null ? [] : [spaceOf(ship, space, wrong)])),
  );
}
