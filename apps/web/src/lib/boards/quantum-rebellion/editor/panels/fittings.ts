/** What a ship carries: weapons by mount with their dice, equipment by space, customizations, shields. */
import { choice, heading, namesOf, number, row, wordRows, type Field, type Item } from '#lib/editor/fields.ts';
import type { Change } from '#lib/editor/game.ts';
import { put, shieldArcs, without } from '#lib/blueprint-fleets/editor/fitting-fields.ts';
import { editShip } from '../edit.ts';
import {
  blueprints,
  classes,
  customizationIds,
  customizations,
  diceLimit,
  equipmentSpaceIds,
  moduleIds,
  modules,
  mountKind,
  mountName,
  ordnance,
  ordnanceIds,
  type Arc,
  type MountId,
  type Position,
  type PositionShip,
  type Ship,
  type SpaceId,
} from '../rules.ts';

type Items = readonly Item<Position>[];

const nothing = { value: '', name: 'Nothing' };
export function fittings(position: Position, ship: Ship, written: PositionShip): Items {
  const change = (next: Change<PositionShip>): Position => editShip(position, ship.id, next);
  const spaces = equipmentSpaceIds.filter((id) => blueprints[ship.class].criticals.some(({ space }) => space === id));
  return [
    heading('Weapons'),
    ...classes[ship.class].mounts.map((mount) => weaponRow(ship, written, mount, change)),
    ...(spaces.length > 0 ? [heading('Equipment')] : []),
    ...spaces.map((space) => equipmentRow(ship, written, space, change)),
    heading('Customizations'),
    ...wordRows(
      'Customization',
      (written.customizations ?? []).map((word, i) => ship.customizations[i] ?? word),
      namesOf(customizationIds, customizations),
      (next) => change({ customizations: next.length === 0 ? undefined : [...next] }),
    ),
  ];
}

type Edit = (next: Change<PositionShip>) => Position;

function weaponRow(ship: Ship, written: PositionShip, mount: MountId, change: Edit): Item<Position> {
  const fitted = ship.spaces[mount]?.fitted;
  const held = fitted?.kind === 'weapon' ? fitted : undefined;
  const usable = ordnanceIds.filter((id) => mountKind(mount) === 'T' || !ordnance[id].torpedo || held?.ordnance === id);
  const arm = (id: string, dice: number): Position =>
    change({
      weapons: put(written.weapons, mount, id === '' ? undefined : `${id} ${dice}`),
      ...(id === '' ? { offline: without(written.offline, mount), destroyed: without(written.destroyed, mount) } : {}),
    });
  const usual = Math.max(1, Math.min(4, diceLimit(classes[ship.class], mount)));
  const fields: Field<Position>[] = [
    choice(`${mountName[mount]} mount`, held?.ordnance ?? '', [nothing, ...namesOf(usable, ordnance)], (id) =>
      arm(id, held?.dice ?? usual),
    ),
  ];
  if (held) fields.push(number(`Dice of ${mountName[mount]}`, held.dice, [1, 40], (dice) => arm(held.ordnance, dice)));
  return { ...row(mount, ...fields), size: 'mark', title: mountName[mount] };
}

function equipmentRow(ship: Ship, written: PositionShip, space: SpaceId, change: Edit): Item<Position> {
  const fitted = ship.spaces[space]?.fitted;
  const held = fitted?.kind === 'module' ? fitted.module : undefined;
  const shields = written.shields as Record<string, Arc | null> | undefined;
  const spent = written.spent as Record<string, number> | undefined;
  /** What a space loses with its module: damage, the arc of its shield, what was used of its store. */
  const equip = (id: string): Position =>
    change({
      equipment: put(written.equipment, space, id === '' ? undefined : id),
      shields: put(shields, space, undefined),
      spent: put(spent, space, undefined),
      offline: without(written.offline, space),
      destroyed: without(written.destroyed, space),
    });
  const fields: Field<Position>[] = [
    choice(`Equipment space ${space}`, held ?? '', [nothing, ...namesOf(moduleIds, modules)], equip),
  ];
  if (held === 'shield-generator')
    fields.push(
      choice(`Arc of the shield in ${space}`, ship.shields[space] ?? 'down', shieldArcs, (arc) =>
        change({ shields: put(shields, space, arc === 'down' ? undefined : (arc as Arc)) }),
      ),
    );
  if (held === 'beacon-deployment' || held === 'cargo-space' || held === 'mass-driver')
    fields.push(
      number(
        `Used of the store in ${space}`,
        ship.spent[space] ?? 0,
        [0, 20],
        (used) => change({ spent: put(spent, space, used === 0 ? undefined : used) }),
        { unit: ' used' },
      ),
    );
  return { ...row(space, ...fields), size: 'mark' };
}
