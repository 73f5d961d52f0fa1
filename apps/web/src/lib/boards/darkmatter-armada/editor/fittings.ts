/** What a ship carries: DEF, weapons by mount with their die, systems, equipment by space, customizations. */
import { put, shieldArcs, without } from '#lib/blueprint-fleets/editor/fitting-fields.ts';
import { choice, heading, namesOf, number, row, wordRows, type Field, type Item } from '#lib/editor/fields.ts';
import { unless, type Change } from '#lib/editor/game.ts';
import {
  classes,
  customizationIds,
  customizations,
  dieSizes,
  equipmentSpacesOf,
  lifeSupportIds,
  lifeSupports,
  moduleIds,
  modules,
  mountKind,
  mountNames,
  mountsOf,
  ordnance,
  ordnanceIds,
  reactorIds,
  reactors,
  reactorSpacesOf,
  type Arc,
  type DieSize,
  type MountId,
  type Position,
  type PositionShip,
  type Ship,
  type SpaceId,
} from './rules.ts';

type Row = Item<Position>;
type Edit = (next: Change<PositionShip>) => Position;
interface Fitted {
  readonly ship: Ship;
  readonly written: PositionShip;
  readonly change: Edit;
}

const nothing = { value: '', name: 'Nothing' };
const dice = dieSizes.map((die) => ({ value: String(die), name: `d${die}` }));
const marked = (label: string, title: string, ...fields: readonly Field<Position>[]): Row => ({
  ...row(label, ...fields),
  size: 'mark',
  title,
});

/** What a space loses with what it held. */
const emptied = ({ written }: Fitted, space: SpaceId): Change<PositionShip> => ({
  destroyed: without(written.destroyed, space),
  struck: without(written.struck, space),
});

function weaponRow(fitted: Fitted, mount: MountId): Row {
  const { ship, written, change } = fitted;
  const held = ship.spaces[mount]?.fitted;
  const weapon = held?.kind === 'weapon' ? held : undefined;
  const usable = ordnanceIds.filter(
    (id) => mountKind(mount) === 'T' || !ordnance[id].torpedo || weapon?.ordnance === id,
  );
  const arm = (id: string, die: string): Position =>
    change({
      weapons: put(written.weapons, mount, id === '' ? undefined : `${id} d${die}`),
      ...(id === '' ? emptied(fitted, mount) : {}),
    });
  const name = mountNames[mount];
  const fields = [
    choice<Position>(`Weapon of the ${name}`, weapon?.ordnance ?? '', [nothing, ...namesOf(usable, ordnance)], (id) =>
      arm(id, String(weapon?.die ?? 6)),
    ),
    ...(weapon
      ? [choice<Position>(`Die of the ${name}`, String(weapon.die), dice, (die) => arm(weapon.ordnance, die))]
      : []),
  ];
  return marked(mount, name, ...fields);
}

const stores: readonly string[] = ['beacon-deployment', 'cargo-space', 'mass-driver', 'chaff-launcher', 'minelayer'];

function equipmentRow(fitted: Fitted, space: SpaceId): Row {
  const { ship, written, change } = fitted;
  const held = ship.spaces[space]?.fitted;
  const module = held?.kind === 'module' ? held.module : undefined;
  const shields = written.shields as Record<string, Arc | null> | undefined;
  const spent = written.spent as Record<string, number> | undefined;
  const equip = (id: string): Position =>
    change({
      equipment: put(written.equipment, space, id === '' ? undefined : id),
      shields: put(shields, space, undefined),
      spent: put(spent, space, undefined),
      ...emptied(fitted, space),
    });
  const fields: Field<Position>[] = [
    choice(`Equipment space ${space}`, module ?? '', [nothing, ...namesOf(moduleIds, modules)], equip),
  ];
  if (module === 'shield-generator')
    fields.push(
      choice(`Arc of the shield in ${space}`, ship.shields[space] ?? 'down', shieldArcs, (arc) =>
        change({ shields: put(shields, space, arc === 'down' ? undefined : (arc as Arc)) }),
      ),
    );
  if (module !== undefined && stores.includes(module))
    fields.push(
      number(
        `Used of the store in ${space}`,
        ship.spent[space] ?? 0,
        [0, 20],
        (used) => change({ spent: put(spent, space, used === 0 ? undefined : used) }),
        { unit: ' used' },
      ),
    );
  return marked(space, `Equipment space ${space}`, ...fields);
}

function systemRows({ ship, written, change }: Fitted): readonly Row[] {
  const { def } = classes[ship.class];
  const grade = ship.spaces['LS']?.fitted;
  const support = grade?.kind === 'life-support' ? grade.grade : 'mk-1';
  return [
    marked(
      'DEF',
      'Defence die',
      choice('Die of DEF', String(ship.def), dice, (die) => change({ def: unless(Number(die) as DieSize, def) })),
    ),
    marked(
      'LS',
      'Life support',
      choice('Life support', support, namesOf(lifeSupportIds, lifeSupports), (id) =>
        change({ lifeSupport: id === 'mk-1' ? undefined : id, crew: undefined }),
      ),
    ),
    ...reactorSpacesOf(ship).map((space) => {
      const held = ship.spaces[space]?.fitted;
      const reactor = held?.kind === 'reactor' ? held.reactor : 'fusion';
      const fit = (id: string): Position =>
        change({ reactors: put(written.reactors, space, id === 'fusion' ? undefined : id) });
      return marked(space, 'Reactor', choice(`Reactor ${space}`, reactor, namesOf(reactorIds, reactors), fit));
    }),
  ];
}

export function fittings(fitted: Fitted): readonly Row[] {
  const { ship, written, change } = fitted;
  const spaces = equipmentSpacesOf(ship);
  return [
    heading('Systems'),
    ...systemRows(fitted),
    heading('Weapons'),
    ...mountsOf(ship).map((mount) => weaponRow(fitted, mount)),
    ...(spaces.length > 0 ? [heading('Equipment')] : []),
    ...spaces.map((space) => equipmentRow(fitted, space)),
    heading('Customizations'),
    ...wordRows('Customization', written.customizations ?? [], namesOf(customizationIds, customizations), (next) =>
      change({ customizations: next.length === 0 ? undefined : [...next] }),
    ),
  ];
}
