/** The spaces of a ship's blueprint in words. */
import { facesOf } from '#lib/blueprint-fleets/spaces.ts';
import type { BlueprintRow } from '#lib/components/blueprint.ts';
import { blueprints, ordnance, spaceName, type Ship, type SpaceId } from './rules.ts';

/** What is fitted in a space: `Beam, d8`, `Point Defense Screen`. */
function contents(ship: Pick<Ship, 'spaces'>, space: SpaceId): string {
  const fitted = ship.spaces[space]?.fitted;
  if (fitted === null || fitted === undefined) return 'Empty';
  return fitted.kind === 'weapon' ? `${ordnance[fitted.ordnance].name}, d${fitted.die}` : spaceName(ship, space);
}

/** The blueprint of a ship as it stands, row by row from the bow. */
export const blueprintRows = (ship: Ship): readonly BlueprintRow[] =>
  blueprints[ship.class].layout.map((row) =>
    row.flatMap((space) => {
      if (space === null) return [];
      const held = ship.spaces[space];
      const state = held?.fitted ? held.condition : ('empty' as const);
      return [
        { label: space, name: contents(ship, space), faces: facesOf(blueprints[ship.class].criticals, space), state },
      ];
    }),
  );
