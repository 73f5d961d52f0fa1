/** The blueprint of a ship on which damage is set by hand. */
import { editShip } from '#lib/blueprint-fleets/editor/edit.ts';
import type { BlueprintRow } from '#lib/components/blueprint.ts';
import { facesOf, spaceLabel } from '../spaces.ts';
import { blueprints, spaceName, type Position, type Ship, type SpaceId } from './rules.ts';

export const drawnIds = (ship: Ship): readonly SpaceId[] =>
  blueprints[ship.class].layout.flatMap((row) => row.filter((space) => space !== null));

export const drawnRows = (ship: Ship): readonly BlueprintRow[] =>
  blueprints[ship.class].layout.map((row) =>
    row.flatMap((space) => {
      if (space === null) return [];
      const held = ship.spaces[space];
      const state = held?.fitted ? held.condition : ('empty' as const);
      return [{ label: spaceLabel(space), name: spaceName(ship, space), faces: facesOf(ship.class, space), state }];
    }),
  );

export function hitSpace(position: Position, ship: Ship, id: string): Position {
  const space = id as SpaceId;
  const held = ship.spaces[space];
  if (!held?.fitted) return position;
  const next = { working: 'offline', offline: 'destroyed', destroyed: 'working' } as const;
  const condition = next[held.condition];
  const among = (which: 'offline' | 'destroyed'): SpaceId[] | undefined => {
    const all = (Object.keys(ship.spaces) as SpaceId[]).filter((each) =>
      each === space ? condition === which : ship.spaces[each]?.condition === which,
    );
    return all.length === 0 ? undefined : all;
  };
  return editShip(position, ship.id, { offline: among('offline'), destroyed: among('destroyed') });
}
